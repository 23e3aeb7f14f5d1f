import type { DataOf } from '../../../../contract/wire/call.ts';
import { getConsoleCompany } from '../../../../contract/moderation/people-calls.ts';
import { requestsCounted } from '../../../../contract/moderation/suspension.ts';
import { leftToRight } from '../../../../contract/text/isolate.ts';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Note } from '../../../ui/Note.tsx';
import { useCall } from '../../shared/data/query.ts';
import { link } from '../../shared/route.ts';
import { useTexts } from '../../shared/texts.tsx';
import { AnsweredUnlessOwn } from '../queue/AnsweredUnlessOwn.tsx';
import { Facts } from '../queue/Facts.tsx';
import { AccountMoney } from './AccountMoney.tsx';
import { AdjustButton } from './AdjustButton.tsx';
import { LastSteps } from './LastSteps.tsx';
import { CompanyState, PeopleLinks } from './rows.tsx';
import { Sheet } from './Sheet.tsx';
import { SuspensionButton } from './SuspensionButton.tsx';

type Data = DataOf<typeof getConsoleCompany>;

/** Details of a company: state, owner, staff, and the actions of administrators. */
export function CompanySheet({ id }: { id: string }) {
  const query = useCall(getConsoleCompany, { query: { id } });
  return (
    <AnsweredUnlessOwn query={query} rows={5}>
      {(data) => <Company data={data} />}
    </AnsweredUnlessOwn>
  );
}

function Company({ data }: { data: Data }) {
  const { t } = useTexts();
  const { company, suspension, owner, staff, details } = data;
  const { id, name, path, standing, isPublic } = company;
  return (
    <Sheet
      name={name}
      state={<CompanyState company={company} />}
      suspension={suspension}
      facts={
        <>
          {owner.standing === 'suspended' && <Note tone="amber">{t('people.withAccount')}</Note>}
          <CompanyFacts data={data} />
        </>
      }
      actions={
        <div className="row">
          {details !== null && standing !== 'ended' && (
            <>
              <SuspensionButton whom="Company" id={id} name={name} isSuspended={standing === 'suspended'} />
              {owner.standing !== 'ended' && <AdjustButton id={owner.id} name={owner.fullName} balance={details.balance} />}
            </>
          )}
          {isPublic && (
            <LinkButton variant="quiet" icon="eye" href={link(`/companies/${path}`)}>
              {t('people.page')}
            </LinkButton>
          )}
        </div>
      }
    >
      <Card title={t('people.facts.owner')} look="flush">
        <PeopleLinks people={[owner]} />
      </Card>
      {staff.length > 0 && (
        <Card title={t('people.staff')} look="flush">
          <PeopleLinks people={staff} />
        </Card>
      )}
      {details !== null && (
        <>
          <AccountMoney userId={owner.id} />
          <LastSteps id={id} entries={details.audit} />
        </>
      )}
    </Sheet>
  );
}

function CompanyFacts({ data: { company, productCount, requestCount, details } }: { data: Data }) {
  const { t, date, number } = useTexts();
  return (
    <Facts
      rows={[
        [t('people.facts.approval'), t(`people.state.${company.approveStatus as 1 | 2 | 3 | 4}`)],
        [t('people.facts.since'), date(company.dtCreatedAt)],
        [t('people.facts.products'), number(productCount)],
        [
          t('people.facts.requests'),
          requestCount < requestsCounted ? number(requestCount) : t('people.facts.many', { number: number(requestCount) }),
        ],
        ...(details === null
          ? []
          : [
              [t('people.facts.tax'), details.taxpayerNumber === '' ? '' : leftToRight(details.taxpayerNumber)] as const,
              [t('people.facts.credits'), number(details.balance)] as const,
            ]),
        [t('people.facts.id'), leftToRight(company.id)],
      ]}
    />
  );
}
