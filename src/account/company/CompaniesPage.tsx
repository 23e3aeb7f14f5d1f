import { pictureIn } from '../../../contract/media-size.ts';
import { approval } from '../../../contract/company/approval.ts';
import { completenessPercent } from '../../../contract/company/completeness.ts';
import type { OwnCompanyCard } from '../../../contract/company/shapes.ts';
import { companiesMax } from '../../../contract/plan/features.ts';
import { getUsageLimits } from '../../../contract/user/calls.ts';
import { remedies } from '../../client/session/remedies.ts';
import { may } from '../../client/session/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Note } from '../../ui/Note.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { BackNote } from '../shared/BackNote.tsx';
import { DeletedNote } from '../shared/DeletedNote.tsx';
import { usePlanLimits } from '../shared/gate/limits.ts';
import { useCall } from '../shared/data/query.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { link } from '../shared/route.ts';
import { RejectReason } from '../shared/gate/RejectReason.tsx';
import { SuspendedNote } from '../shared/gate/SuspendedNote.tsx';
import { useTexts } from '../shared/texts.tsx';
import { useOwnCompanies } from '../shared/data/use-own-companies.ts';
import { RemedyLink } from '../shared/RemedyLink.tsx';
import { firstFault } from '../shared/fix.ts';
import { useSession } from '../shared/data/use-session.ts';
import { BoostLeft } from './boost/BoostLeft.tsx';
import { stateOf } from './state.ts';
import { StateBadge } from './StateBadge.tsx';

/** The companies of the account with their state. */
export default function CompaniesPage() {
  const { t, number } = useTexts();
  const session = useSession();
  const query = useOwnCompanies();
  const mine = query.data?.companies.filter(({ isUserCompany }) => !isUserCompany);
  const mayAdd = may(session, 'addCompany');
  const limit = usePlanLimits('CreateCompany')?.CreateCompany;
  // The list waits for the limits, so that it appears together with the part above it.
  const isWaiting = useCall(getUsageLimits, { query: { names: 'CreateCompany' } }).isPending;
  const canAdd = mayAdd && mine !== undefined && limit !== undefined && mine.length < limit;
  const add = (
    <LinkButton href={link('/add-new-company')} icon="plus">
      {t('company.add')}
    </LinkButton>
  );
  return (
    <div className="wrap page stack gap-6">
      <PageHead
        title={t('nav.business.companies')}
        below={
          mine !== undefined &&
          limit !== undefined &&
          limit > 0 && <p className="soft text-sm">{t('company.countOf', { used: number(mine.length), limit: number(limit) })}</p>
        }
        end={canAdd && mine.length > 0 && add}
      />
      <BackNote />
      <DeletedNote kind="company" />
      {mayAdd && mine !== undefined && limit !== undefined && mine.length >= limit && <NoRoom limit={limit} />}
      <Answered query={query} frame="own-row" isWaiting={isWaiting}>
        {() =>
          mine === undefined || mine.length === 0 ? (
            <EmptyState title={t('company.none.title')} level={2} action={canAdd && add}>
              {t('company.none.text')}
            </EmptyState>
          ) : (
            <ul className="own-rows">
              {mine.map((company) => (
                <CompanyRow
                  key={company.id}
                  company={company}
                  mayEdit={may(session, 'editAndDeleteCompany')}
                  mayWorkOnProducts={may(session, 'productsAccess')}
                />
              ))}
            </ul>
          )
        }
      </Answered>
    </div>
  );
}

/** Why no company can be added now, with a link to a remedy. */
function NoRoom({ limit }: { limit: number }) {
  const { t, number } = useTexts();
  if (limit >= companiesMax) return <Note tone="amber">{t('company.limitReached', { limit: number(limit) })}</Note>;
  return (
    <Note tone="amber" icon="info">
      {limit === 0 ? t('errors.COMPANY_NEEDS_PLAN') : t('company.planReached', { limit: number(limit) })}{' '}
      <RemedyLink to={remedies.COMPANY_LIMIT_REACHED}>{t('nav.plans')}</RemedyLink>
    </Note>
  );
}

interface CompanyRowProps {
  company: OwnCompanyCard;
  mayEdit: boolean;
  mayWorkOnProducts: boolean;
}

function CompanyRow({ company, mayEdit, mayWorkOnProducts }: CompanyRowProps) {
  const { t, number } = useTexts();
  const state = stateOf(company);
  const address = link(`/my-companies/${company.id}`);
  return (
    <li className={`own-row${state === 'rejected' ? ' is-rejected' : ''}`}>
      <div className="row row--fixed row--top gap-3">
        <Avatar name={company.name} src={pictureIn('s', company.logoURL)} />
        <div className="stack gap-2 grow">
          <h2 className="own-row__title keep-edge" dir="auto">
            {mayEdit || mayWorkOnProducts ? <a href={address}>{company.name}</a> : company.name}
          </h2>
          <p className="row">
            <StateBadge state={state} />
            <BoostLeft expire={company.dtBoostExpire} />
            {state !== 'approved' && state !== 'suspended' && (
              <span className="faint text-xs">
                {t('company.filled', { percent: number(completenessPercent(company.completeness.items)) })}
              </span>
            )}
          </p>
          {state === 'suspended' && <SuspendedNote />}
          {company.rejectReason !== null && state !== 'suspended' && (
            <p className="text-sm">
              <span className="soft">{t('company.rejectedBecause')}</span> <RejectReason text={company.rejectReason} />
            </p>
          )}
          {state === 'rejected' && (
            <p className="hint">{t(company.approveStatus === approval.ready ? 'company.rejectedComplete' : 'company.rejectedHint')}</p>
          )}
        </div>
      </div>
      <div className="own-row__actions">
        {company.isPublic && (
          <LinkButton variant="quiet" icon="eye" href={link(`/companies/${company.path}`)}>
            {t('company.viewPublic')}
          </LinkButton>
        )}
        {mayWorkOnProducts && (
          <LinkButton variant={mayEdit ? 'quiet' : 'secondary'} icon="product" href={`${address}?part=products`}>
            {t('company.products.title')}
          </LinkButton>
        )}
        {mayEdit && state === 'suspended' && (
          <LinkButton variant="secondary" icon="eye" href={address}>
            {t('company.read')}
          </LinkButton>
        )}
        {mayEdit && state !== 'suspended' && (
          <LinkButton variant="secondary" icon="edit" href={state === 'rejected' ? `${address}?fix=${firstFault}` : address}>
            {t(state === 'rejected' ? 'company.sendAgain' : 'common.actions.edit')}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
