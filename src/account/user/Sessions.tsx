import { useRef, useState } from 'react';
import { countryName } from '../../../contract/text/country-name.ts';
import type { DataOf } from '../../../contract/wire/call.ts';
import { deleteSession, getSessions } from '../../../contract/session/calls.ts';
import { saySuccess } from '../shared/say-success.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { useCall } from '../shared/data/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/data/use-write.ts';
import { useFocusAfterRemoval } from '../shared/use-focus-after-removal.ts';
import { deviceName } from './device-name.ts';
import { Setting } from './Setting.tsx';

type Row = DataOf<typeof getSessions>['sessions'][number];

/** All sessions of the account; each can be ended, or all others at once. */
export function Sessions() {
  const { t } = useTexts();
  const query = useCall(getSessions);
  const section = useRef<HTMLElement>(null);
  const onRemoved = useFocusAfterRemoval(
    section,
    query.data?.sessions.map(({ id }) => id),
  );
  return (
    <Setting ref={section} id="sessions" title={t('user.settings.sessions.title')} about={t('user.settings.sessions.about')}>
      <Answered query={query} rows={2}>
        {({ sessions }) => <SessionList sessions={sessions} onRemoved={onRemoved} />}
      </Answered>
    </Setting>
  );
}

/** This device first, then the most recently used. */
const inOrder = (one: Row, other: Row): number =>
  Number(other.isCurrent) - Number(one.isCurrent) || Date.parse(other.dtLastUsed) - Date.parse(one.dtLastUsed);

function SessionList({ sessions, onRemoved }: { sessions: readonly Row[]; onRemoved: (id: string) => void }) {
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const end = useWrite(deleteSession, { isShownByReading: true });
  const endOthers = async () => {
    const answer = await end.run({ query: { id: 'all' } });
    setAsking(false);
    if (!answer.ok) return;
    // Makes the next press a new write, because sessions that begin later can be ended too.
    end.renew();
    onRemoved('all');
    saySuccess(t, deleteSession, 'user.settings.sessions.othersEnded');
  };
  return (
    <>
      <ul className="sessions">
        {sessions.toSorted(inOrder).map((row) => (
          <Session key={row.id} row={row} onRemoved={onRemoved} />
        ))}
      </ul>
      {sessions.some(({ isCurrent }) => !isCurrent) ? (
        <div>
          <Button variant="danger" icon="logout" onClick={() => setAsking(true)}>
            {t('user.settings.sessions.endOthers')}
          </Button>
        </div>
      ) : (
        <p className="text-sm soft">{t('user.settings.sessions.onlyThis')}</p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void endOthers()}
        title={t('user.settings.sessions.othersAsk')}
        confirmLabel={t('user.settings.sessions.endOthers')}
        cancelLabel={t('common.actions.cancel')}
        variant="danger"
        busy={end.busy}
      >
        {t('user.settings.sessions.othersText')}
      </ConfirmDialog>
    </>
  );
}

function Session({ row, onRemoved }: { row: Row; onRemoved: (id: string) => void }) {
  const { t, date, age, language } = useTexts();
  const end = useWrite(deleteSession, { isShownByReading: true });
  const device = deviceName(row.device, (names) => t('user.settings.sessions.device', names)) ?? t('user.settings.sessions.unknown');
  const press = async () => {
    const answer = await end.run({ query: { id: row.id } });
    if (!answer.ok) return;
    onRemoved(row.id);
    saySuccess(t, deleteSession, 'user.settings.sessions.ended');
  };
  return (
    <li className="session">
      <Icon name={row.client === 'app' ? 'phone' : 'globe'} />
      <div className="stack gap-1 grow">
        <p className="row">
          <strong className="medium">{device}</strong>
          {row.client === 'app' && <Badge>{t('user.settings.sessions.app')}</Badge>}
          {row.isCurrent && (
            <Badge tone="green" icon="check-circle">
              {t('user.settings.sessions.current')}
            </Badge>
          )}
        </p>
        <p className="text-xs soft">
          {row.country !== '' && `${countryName(row.country, language)} · `}
          {t('user.settings.sessions.used', { age: age(row.dtLastUsed) })} ·{' '}
          {t('user.settings.sessions.created', { date: date(row.dtCreatedAt) })}
        </p>
      </div>
      {!row.isCurrent && (
        <Button variant="secondary" onClick={() => void press()} busy={end.busy} title={t('user.settings.sessions.endOne', { device })}>
          {t('user.settings.sessions.end')}
          <span className="visually-hidden">: {device}</span>
        </Button>
      )}
    </li>
  );
}
