import { useStore } from '@nanostores/react';
import { completenessPercent } from '../../../contract/company/completeness.ts';
import type { OwnCompanyCard } from '../../../contract/company/shapes.ts';
import { companiesMax } from '../../../contract/limits.ts';
import { $session, may } from '../../client/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Answered } from '../shared/Answered.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { link } from '../shared/route.ts';
import { RejectReason } from '../shared/RejectReason.tsx';
import { useTexts } from '../shared/texts.tsx';
import { useOwnCompanies } from '../shared/use-own-companies.ts';
import { BoostLeft } from './BoostLeft.tsx';
import { stateOf } from './state.ts';
import { StateBadge } from './StateBadge.tsx';

/** The companies of the account with their state. */
export function CompaniesPage() {
  const { t, number } = useTexts();
  const session = useStore($session);
  const query = useOwnCompanies();
  const mine = query.data?.companies.filter(({ isUserCompany }) => !isUserCompany);
  const mayAdd = may(session, 'addCompany');
  const canAdd = mayAdd && mine !== undefined && mine.length < companiesMax;
  const add = (
    <LinkButton href={link('/add-new-company')} icon="plus">
      {t('company.add')}
    </LinkButton>
  );
  return (
    <div className="wrap page stack gap-6">
      <PageHead
        title={t('nav.business.companies')}
        below={mine && <p className="soft text-sm">{t('company.countOf', { used: number(mine.length), limit: number(companiesMax) })}</p>}
        end={canAdd && mine.length > 0 && add}
      />
      <Answered query={query}>
        {() =>
          mine === undefined || mine.length === 0 ? (
            <EmptyState title={t('company.none.title')} level={2} action={mayAdd && add}>
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
        <Avatar name={company.name} src={company.logoURL} />
        <div className="stack gap-2 grow">
          <h2 className="own-row__title keep-edge" dir="auto">
            {mayEdit || mayWorkOnProducts ? <a href={address}>{company.name}</a> : company.name}
          </h2>
          <p className="row">
            <StateBadge state={state} />
            <BoostLeft expire={company.dtBoostExpire} />
            {state !== 'approved' && (
              <span className="faint text-xs">
                {t('company.filled', { percent: number(completenessPercent(company.completeness.items)) })}
              </span>
            )}
          </p>
          {company.rejectReason !== null && (
            <p className="text-sm">
              <span className="soft">{t('company.rejectedBecause')}</span> <RejectReason text={company.rejectReason} />
            </p>
          )}
          {state === 'rejected' && <p className="hint">{t('company.rejectedHint')}</p>}
        </div>
      </div>
      <div className="own-row__actions">
        {state === 'approved' && (
          <LinkButton variant="quiet" icon="eye" href={link(`/companies/${company.path}`)}>
            {t('company.viewPublic')}
          </LinkButton>
        )}
        {mayWorkOnProducts && (
          <LinkButton variant={mayEdit ? 'quiet' : 'secondary'} icon="product" href={`${address}?part=products`}>
            {t('company.products.title')}
          </LinkButton>
        )}
        {mayEdit && (
          <LinkButton variant="secondary" icon="edit" href={address}>
            {t('common.actions.edit')}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
