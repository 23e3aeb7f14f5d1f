import { useSignals } from '@preact/signals-react/runtime';
import { errorText, formatPercent } from '../../../i18n/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { OwnPicture } from '../../../ui/OwnPicture.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { isolated } from '../../../../contract/text/isolate.ts';
import { useTexts } from '../../shared/texts.tsx';
import { FileFacts } from './Attachment.tsx';
import { isPictureName } from '../composer/files.ts';
import type { UnsentMessages, Upload, Waiting } from '../unsent-messages.ts';

export interface WaitingBubbleProps {
  message: Waiting;
  unsent: Pick<UnsentMessages, 'repeat' | 'remove'>;
}

/** A message of the reader that has not arrived: it waits, or the API has refused it with a reason. */
export function WaitingBubble({
  message: { key, text, at, state, refusal, price, upload, pausedUntil, isStored },
  unsent,
}: WaitingBubbleProps) {
  const { t, clock, creditsOf } = useTexts();
  const iso = new Date(at).toISOString();
  const isRefused = state === 'failed';
  return (
    <div className={isRefused ? 'bubble bubble--own bubble--refused' : 'bubble bubble--own bubble--waiting'}>
      <span className="visually-hidden">{t('chat.you')}</span>
      {upload !== null && <WaitingFile upload={upload} />}
      {text !== '' && <p dir="auto">{text}</p>}
      {pausedUntil !== null && (
        <p className="text-xs" role="status">
          {t('chat.paused', { time: clock(new Date(pausedUntil).toISOString()) })}
        </p>
      )}
      {!isStored && <p className="text-xs soft">{t('chat.windowOnly')}</p>}
      <div className="bubble__foot">
        {upload !== null && !isRefused && (
          <Button variant="quiet" icon="close" onClick={() => unsent.remove(key)}>
            {t('common.actions.cancel')}
          </Button>
        )}
        <time dateTime={iso}>{clock(iso)}</time>
        {!isRefused && <Icon name="clock" size="small" label={t(state === 'sending' ? 'chat.sending' : 'chat.waiting')} />}
      </div>
      {isRefused && (
        <div className="bubble__refusal" role="alert">
          <p>
            {t('chat.notSent')} {errorText(t, { code: refusal, message: '' })}
          </p>
          <div className="row">
            {refusal === 'PRICE_CHANGED' && price !== undefined ? (
              <Button variant="spend" icon="credit" onClick={() => unsent.repeat(key)}>
                {t('account.spend.do', { credits: creditsOf(price) })}
              </Button>
            ) : (
              <Button variant="quiet" icon="refresh" onClick={() => unsent.repeat(key)}>
                {t('common.actions.retry')}
              </Button>
            )}
            <Button variant="quiet" icon="trash" onClick={() => unsent.remove(key)}>
              {t('chat.removeWaiting')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

/** The file and its upload progress. */
function WaitingFile({ upload: { file, percent } }: { upload: Upload }) {
  useSignals();
  const { t, language } = useTexts();
  return (
    <div className="stack gap-2">
      {isPictureName(file.name) ? (
        <OwnPicture file={file} className="bubble__picture" alt={t('chat.pictureOf', { name: file.name })} width={240} height={180} />
      ) : (
        <FileFacts name={file.name} bytes={file.size} />
      )}
      {percent.value !== null && (
        <div className="row row--fixed">
          <Progress value={percent.value} label={t('chat.uploading', { name: isolated(file.name) })} />
          <span className="text-sm">{formatPercent(percent.value / 100, language)}</span>
        </div>
      )}
    </div>
  );
}
