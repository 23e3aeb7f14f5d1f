import { errorText } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useTexts } from '../shared/texts.tsx';
import type { Outbox, Waiting } from './outbox.ts';

export interface WaitingBubbleProps {
  message: Waiting;
  outbox: Pick<Outbox, 'repeat' | 'remove'>;
}

/** An own message that has not arrived: it waits, or the API has refused it and says why. */
export function WaitingBubble({ message: { key, text, at, state, refusal }, outbox }: WaitingBubbleProps) {
  const { t, clock } = useTexts();
  const iso = new Date(at).toISOString();
  const isRefused = state === 'failed';
  return (
    <div className={isRefused ? 'bubble bubble--own bubble--refused' : 'bubble bubble--own bubble--waiting'}>
      <span className="visually-hidden">{t('chat.you')}</span>
      <p dir="auto">{text}</p>
      <div className="bubble__foot">
        <time dateTime={iso}>{clock(iso)}</time>
        {!isRefused && <Icon name="clock" size="small" label={t(state === 'sending' ? 'chat.sending' : 'chat.waiting')} />}
      </div>
      {isRefused && (
        <div className="bubble__refusal" role="alert">
          <p>
            {t('chat.notSent')} {errorText(t, { code: refusal, message: '' })}
          </p>
          <div className="row">
            <Button variant="quiet" icon="refresh" onClick={() => outbox.repeat(key)}>
              {t('common.actions.retry')}
            </Button>
            <Button variant="quiet" icon="trash" onClick={() => outbox.remove(key)}>
              {t('chat.removeWaiting')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
