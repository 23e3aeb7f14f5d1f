import type { DataOf } from '../../../../contract/wire/call.ts';
import { languageOf, languageNames } from '../../../../contract/text/languages.ts';
import { getPerson } from '../../../../contract/moderation/people-calls.ts';
import { phoneText } from '../../../i18n/phone-text.ts';
import { isolated, leftToRight } from '../../../../contract/text/isolate.ts';
import { Card } from '../../../ui/Card.tsx';
import { useCall } from '../../shared/data/query.ts';
import { useTexts } from '../../shared/texts.tsx';
import { AnsweredUnlessOwn } from '../queue/AnsweredUnlessOwn.tsx';
import { Facts } from '../queue/Facts.tsx';
import { AccountMoney } from './AccountMoney.tsx';
import { AdjustButton } from './AdjustButton.tsx';
import { LastSteps } from './LastSteps.tsx';
import { CompanyLinks, PeopleLinks, PersonState } from './rows.tsx';
import { Sheet } from './Sheet.tsx';
import { SignOutButton } from './SignOutButton.tsx';
import { SuspensionButton } from './SuspensionButton.tsx';
import { useRoleName } from './use-role-name.ts';

type Data = DataOf<typeof getPerson>;

/** Details of a person: state, companies, and the actions of administrators. */
export function PersonSheet({ id }: { id: string }) {
  const query = useCall(getPerson, { query: { id } });
  return (
    <AnsweredUnlessOwn query={query} rows={5}>
      {(data) => <Person data={data} />}
    </AnsweredUnlessOwn>
  );
}

function Person({ data }: { data: Data }) {
  const { t } = useTexts();
  const { person, suspension, companies, staff, details } = data;
  const { id, fullName, standing, mainUser } = person;
  return (
    <Sheet
      name={fullName}
      state={<PersonState person={person} />}
      suspension={suspension}
      facts={<PersonFacts data={data} />}
      actions={
        details !== null &&
        standing !== 'ended' && (
          <div className="row">
            <SuspensionButton
              whom={mainUser === null ? 'Person' : 'Staff'}
              id={id}
              name={fullName}
              isSuspended={standing === 'suspended'}
            />
            <SignOutButton id={id} name={fullName} />
            {details.balance !== null && <AdjustButton id={id} name={fullName} balance={details.balance} />}
          </div>
        )
      }
    >
      {companies.length > 0 && (
        <Card title={t('people.companies')} look="flush">
          <CompanyLinks companies={companies} />
        </Card>
      )}
      {(mainUser !== null || staff.length > 0) && (
        <Card title={t('people.staff')} look="flush">
          <PeopleLinks people={mainUser === null ? staff : [{ ...person, ...mainUser, email: '', mainUser: null, consoleRole: null }]} />
        </Card>
      )}
      {details !== null && (
        <>
          <Sessions sessions={details.sessions} />
          {details.balance !== null && <AccountMoney userId={id} />}
          <LastSteps id={id} entries={details.audit} />
        </>
      )}
    </Sheet>
  );
}

function PersonFacts({ data: { person, isEmailVerified, language, flags, details } }: { data: Data }) {
  const { t, date, number } = useTexts();
  const roleName = useRoleName();
  const { id, email, mainUser, consoleRole, dtCreatedAt } = person;
  const confirmed = t(isEmailVerified ? 'people.facts.confirmed' : 'people.facts.notConfirmed');
  const native = languageOf(language);
  return (
    <Facts
      rows={[
        [t('people.facts.email'), email === '' ? '' : `${isolated(email)} (${confirmed})`],
        [
          t('people.facts.kind'),
          mainUser === null
            ? t('people.mainUser')
            : `${t('people.staffOf', { name: isolated(mainUser.fullName) })}${flags === null ? '' : ` · ${roleName(flags)}`}`,
        ],
        ...(consoleRole === null ? [] : [[t('people.facts.role'), t(`console.role.${consoleRole}`)] as const]),
        [t('people.facts.language'), native === null ? '' : languageNames[native].name],
        [t('people.facts.since'), date(dtCreatedAt)],
        ...(details === null
          ? []
          : [
              [t('people.facts.phone'), details.stPhone === '' ? '' : leftToRight(phoneText(details.stPhone))] as const,
              ...(details.balance === null
                ? []
                : [
                    [
                      t('people.facts.plan'),
                      details.dtPlanExpire === null
                        ? ''
                        : t('people.facts.planUntil', { name: isolated(details.planName), date: date(details.dtPlanExpire) }),
                    ] as const,
                    [t('people.facts.credits'), number(details.balance)] as const,
                  ]),
            ]),
        [t('people.facts.id'), leftToRight(id)],
      ]}
    />
  );
}

function Sessions({ sessions }: { sessions: NonNullable<Data['details']>['sessions'] }) {
  const { t, age } = useTexts();
  return (
    <Card title={t('people.sessions')} look="flush">
      {sessions.length === 0 ? (
        <p className="people-none soft text-sm">{t('people.noSessions')}</p>
      ) : (
        <ul className="audit-log">
          {sessions.map(({ id, device, dtLastUsed }) => (
            <li key={id} className="row row--apart">
              <bdi>{device === '' ? t('people.unknownDevice') : device}</bdi>
              <span className="faint text-sm">{t('people.lastUsed', { date: age(dtLastUsed) })}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
