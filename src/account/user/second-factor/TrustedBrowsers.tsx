import { useRef, useState } from 'react';
import { deleteTrustedBrowser, getTrustedBrowsers } from '../../../../contract/second-factor/calls.ts';
import type { TrustedBrowser } from '../../../../contract/second-factor/schemas.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Answered } from '../../shared/data/Answered.tsx';
import { useCall } from '../../shared/data/query.ts';
import { useWrite } from '../../shared/data/use-write.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useFocusAfterRemoval } from '../../shared/use-focus-after-removal.ts';
import { deviceName } from '../device-name.ts';
import { Setting } from '../Setting.tsx';

/** The browsers that need no code; each can be ended, or all at once. */
export function TrustedBrowsers() {
  const { t } = useTexts();
  const query = useCall(getTrustedBrowsers);
  const section = useRef<HTMLElement>(null);
  const onRemoved = useFocusAfterRemoval(
    section,
    query.data?.browsers.map(({ id }) => id),
  );
  return (
    <Setting ref={section} id="trusted-browsers" title={t('secondFactor.trusted.title')} about={t('secondFactor.trusted.about')}>
      <Answered query={query} rows={1}>
        {({ browsers }) =>
          browsers.length === 0 ? (
            <p className="text-sm soft">{t('secondFactor.trusted.none')}</p>
          ) : (
            <List browsers={browsers} onRemoved={onRemoved} />
          )
        }
      </Answered>
    </Setting>
  );
}

function List({ browsers, onRemoved }: { browsers: readonly TrustedBrowser[]; onRemoved: (id: string) => void }) {
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const end = useWrite(deleteTrustedBrowser, { isShownByReading: true });
  const endAll = async () => {
    const answer = await end.run({ query: { id: 'all' } });
    setAsking(false);
    if (!answer.ok) return;
    end.renew();
    onRemoved('all');
    saySuccess(t, deleteTrustedBrowser, 'secondFactor.trusted.removedAll');
  };
  return (
    <>
      <ul className="sessions">
        {browsers.map((browser) => (
          <Row key={browser.id} browser={browser} onRemoved={onRemoved} />
        ))}
      </ul>
      {browsers.length > 1 && (
        <div>
          <Button variant="danger" icon="trash" onClick={() => setAsking(true)}>
            {t('secondFactor.trusted.removeAll')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void endAll()}
        title={t('secondFactor.trusted.removeAllAsk')}
        confirmLabel={t('secondFactor.trusted.removeAll')}
        cancelLabel={t('common.actions.cancel')}
        variant="danger"
        busy={end.busy}
      >
        {t('secondFactor.trusted.removeAllText')}
      </ConfirmDialog>
    </>
  );
}

function Row({ browser, onRemoved }: { browser: TrustedBrowser; onRemoved: (id: string) => void }) {
  const { id, device: names, isCurrent, dtAdded, dtLastUsed, dtEnds } = browser;
  const { t, date, age } = useTexts();
  const end = useWrite(deleteTrustedBrowser, { isShownByReading: true });
  const device = deviceName(names, (parts) => t('user.settings.sessions.device', parts)) ?? t('user.settings.sessions.unknown');
  const press = async () => {
    const answer = await end.run({ query: { id } });
    if (!answer.ok) return;
    onRemoved(id);
    saySuccess(t, deleteTrustedBrowser, 'secondFactor.trusted.removed');
  };
  return (
    <li className="session">
      <Icon name="shield" />
      <div className="stack gap-1 grow">
        <p className="row">
          <strong className="medium">{device}</strong>
          {isCurrent && (
            <Badge tone="green" icon="check-circle">
              {t('secondFactor.trusted.current')}
            </Badge>
          )}
        </p>
        <p className="text-xs soft">
          {t('secondFactor.trusted.used', { age: age(dtLastUsed) })} · {t('secondFactor.trusted.added', { date: date(dtAdded) })},{' '}
          {t('secondFactor.trusted.ends', { date: date(dtEnds) })}
        </p>
      </div>
      <Button variant="secondary" onClick={() => void press()} busy={end.busy} title={t('secondFactor.trusted.removeOne', { device })}>
        {t('secondFactor.trusted.remove')}
        <span className="visually-hidden">: {device}</span>
      </Button>
    </li>
  );
}
