import { useState } from 'react';
import { isEmail } from '../../../../contract/email.ts';
import { getConsolePeople, setConsoleRole, startPersonRecovery } from '../../../../contract/moderation/console-calls.ts';
import type { ConsolePerson } from '../../../../contract/moderation/console-schemas.ts';
import { type ConsoleRole, consoleRoles } from '../../../../contract/moderation/roles.ts';
import { $session } from '../../../client/session/session.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { isolated } from '../../../../contract/text/isolate.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Question } from '../../../form/Question.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Answered } from '../../shared/data/Answered.tsx';
import { useCall } from '../../shared/data/query.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useWrite } from '../../shared/data/use-write.ts';

/** The people of the console, for administrators: grants, changes and revokes roles. */
export function Team() {
  const { t } = useTexts();
  const query = useCall(getConsolePeople);
  return (
    <div className="stack gap-6">
      <GiveRole />
      <Card title={t('console.team.people')}>
        <Answered query={query}>
          {({ people }) => (
            <ul className="stack gap-4">
              {people.map((person) => (
                <Person key={person.userId} person={person} isOwn={person.userId === $session.get().user?.userID} />
              ))}
            </ul>
          )}
        </Answered>
      </Card>
    </div>
  );
}

/** Writes a role. */
function useRole() {
  const { t } = useTexts();
  const write = useWrite(setConsoleRole, { isShownByReading: true });
  const set = async (email: string, role: ConsoleRole | 'none'): Promise<boolean> => {
    const { ok } = await write.run({ body: { email, role } });
    if (ok) saySuccess(t, setConsoleRole, 'console.team.changed');
    write.renew();
    return ok;
  };
  return { set, busy: write.busy };
}

const useRoleOptions = () => {
  const { t } = useTexts();
  return consoleRoles.map((id) => ({ id, label: t(`console.role.${id}`) }));
};
const roleOf = (id: string): ConsoleRole => consoleRoles.find((each) => each === id) ?? 'moderator';

function GiveRole() {
  const { t } = useTexts();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<ConsoleRole>('moderator');
  const [isWrong, setWrong] = useState(false);
  const write = useRole();
  const send = async () => {
    if (!isEmail(email)) return setWrong(true);
    if (await write.set(email.trim(), role)) setEmail('');
  };
  return (
    <Card title={t('console.team.give')}>
      <div className="stack gap-4">
        <div className="form-grid">
          <TextField
            label={t('console.team.email')}
            hint={t('console.team.emailHint')}
            type="email"
            autoComplete="off"
            dir="ltr"
            value={email}
            onChange={(typed) => {
              setWrong(false);
              setEmail(typed);
            }}
            errorMessage={isWrong ? t('errors.fields.INVALID_EMAIL') : undefined}
            onKeyDown={({ key }) => {
              if (key === 'Enter') void send();
            }}
            isRequired
          />
          <Select
            label={t('console.team.role')}
            hint={t(`console.roleAbout.${role}`)}
            value={role}
            onChange={(id) => setRole(roleOf(id))}
            options={useRoleOptions()}
          />
        </div>
        <div className="row">
          <Button icon="plus" busy={write.busy} onClick={() => void send()}>
            {t('console.team.give')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function Person({ person, isOwn }: { person: ConsolePerson; isOwn: boolean }) {
  const { t, date } = useTexts();
  const { fullName, email, role, hasSecondFactor, dtCreatedAt } = person;
  return (
    <li className="card card--close stack gap-3">
      <div className="row row--apart">
        <span>
          <bdi className="medium">{fullName}</bdi>{' '}
          <span className="soft text-sm staff-email">
            <bdi>{email}</bdi>
          </span>
        </span>
        <Badge tone={hasSecondFactor ? 'green' : 'amber'}>
          {t(hasSecondFactor ? 'console.team.protected' : 'console.team.notProtected')}
        </Badge>
      </div>
      <p className="faint text-sm">
        {t(`console.role.${role}`)} · {t('console.team.since', { date: date(dtCreatedAt) })}
      </p>
      {isOwn ? <p className="soft text-sm">{t('errors.OWN_ACCOUNT')}</p> : <Changes person={person} />}
    </li>
  );
}

function Changes({ person: { userId, email, fullName, role, hasSecondFactor } }: { person: ConsolePerson }) {
  const { t } = useTexts();
  const [asked, setAsked] = useState<'take' | 'reset' | null>(null);
  const write = useRole();
  const reset = useWrite(startPersonRecovery);
  const options = useRoleOptions();
  const confirm = async () => {
    if (asked === 'take') await write.set(email, 'none');
    else if ((await reset.run({ body: { userId } })).ok) {
      reset.renew();
      saySuccess(t, startPersonRecovery, 'console.team.started');
    }
    setAsked(null);
  };
  return (
    <div className="row">
      <Select
        label={t('console.team.roleOf', { name: isolated(fullName) })}
        value={role}
        disabled={write.busy}
        onChange={(id) => void write.set(email, roleOf(id))}
        options={options}
      />
      {hasSecondFactor && (
        <Button variant="quiet" icon="refresh" onClick={() => setAsked('reset')}>
          {t('console.team.reset')}
        </Button>
      )}
      <Button variant="danger" icon="trash" onClick={() => setAsked('take')}>
        {t('console.team.take')}
      </Button>
      <Question
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => void confirm()}
        title={t(asked === 'reset' ? 'console.team.resetAsk' : 'console.team.takeAsk', { name: isolated(fullName) })}
        confirmLabel={t(asked === 'reset' ? 'console.team.reset' : 'console.team.take')}
        variant="danger"
        busy={write.busy || reset.busy}
      >
        <p>{t(asked === 'reset' ? 'console.team.resetText' : 'console.team.takeText')}</p>
      </Question>
    </div>
  );
}
