import { countryName } from '../../../contract/lookup/place-name.ts';
import type { DataOf } from '../../../contract/wire/call.ts';
import { deleteSession, getSessions } from '../../../contract/session/calls.ts';
import { saySuccess } from '../shared/say-success.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { useCall } from '../shared/data/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { Device, EndAll } from './Devices.tsx';
import { Setting } from './Setting.tsx';

type Row = DataOf<typeof getSessions>['sessions'][number];

/** All sessions of the account; each can be ended, or all others at once. */
export function Sessions() {
  const { t } = useTexts();
  const query = useCall(getSessions);
  return (
    <Setting id="sessions" title={t('user.settings.sessions.title')} about={t('user.settings.sessions.about')}>
      <Answered query={query} rows={2}>
        {({ sessions }) => <SessionList sessions={sessions} />}
      </Answered>
    </Setting>
  );
}

/** This device first, then the most recently used. */
const inOrder = (one: Row, other: Row): number =>
  Number(other.isCurrent) - Number(one.isCurrent) || Date.parse(other.dtLastUsed) - Date.parse(one.dtLastUsed);

function SessionList({ sessions }: { sessions: readonly Row[] }) {
  const { t, date, age, language } = useTexts();
  const ending = {
    call: deleteSession,
    texts: 'user.settings.sessions',
    onEnded: (id: string) =>
      saySuccess(t, deleteSession, id === 'all' ? 'user.settings.sessions.endedAll' : 'user.settings.sessions.ended'),
  } as const;
  return (
    <>
      <ul className="sessions">
        {sessions.toSorted(inOrder).map((row) => (
          <Device
            key={row.id}
            {...ending}
            device={row}
            icon={row.client === 'app' ? 'phone' : 'globe'}
            badge={row.client === 'app' && <Badge>{t('user.settings.sessions.app')}</Badge>}
            mayEnd={!row.isCurrent}
          >
            {row.country !== '' && `${countryName(row.country, language)} · `}
            {t('user.settings.sessions.used', { age: age(row.dtLastUsed) })} ·{' '}
            {t('user.settings.sessions.created', { date: date(row.dtCreatedAt) })}
          </Device>
        ))}
      </ul>
      {sessions.some(({ isCurrent }) => !isCurrent) ? (
        <EndAll {...ending} icon="logout" />
      ) : (
        <p className="text-sm soft">{t('user.settings.sessions.onlyThis')}</p>
      )}
    </>
  );
}
