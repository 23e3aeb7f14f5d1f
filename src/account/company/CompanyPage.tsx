import { lazy, Suspense } from 'react';
import { getCompanyById } from '../../../contract/company/calls.ts';
import { may } from '../../client/session/session.ts';
import { Answered } from '../shared/data/Answered.tsx';
import { Message } from '../shared/Message.tsx';
import { NoPermission } from '../shared/gate/NoPermission.tsx';
import { useDialCodes } from '../shared/data/lookups.ts';
import { isMissing, missingText, useCall } from '../shared/data/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { useLatest } from '../shared/data/use-latest.ts';
import { useSession } from '../shared/data/use-session.ts';
import { CompanyEditor } from './form/CompanyEditor.tsx';
import { CompanyProducts } from './products/CompanyProducts.tsx';
import { parts, type Part } from './form/parts.ts';
import { SkeletonList } from '../../ui/Skeleton.tsx';

/** Loaded on demand: suspensions are rare. */
const SuspendedCompany = lazy(async () => ({ default: (await import('./SuspendedCompany.tsx')).SuspendedCompany }));

const partOf = (text: string | undefined): Part => parts.find((part) => part === text) ?? 'basics';

interface CompanyPageProps {
  params: Readonly<Record<string, string>>;
  search: Readonly<Record<string, string>>;
}

/** One company of the account: its form in parts, approval, boost and products; or its products alone, for staff who may not edit it. */
export default function CompanyPage({ params, search }: CompanyPageProps) {
  const { t, language } = useTexts();
  const session = useSession();
  const mayEdit = may(session, 'editAndDeleteCompany');
  const mayNothing = !mayEdit && !may(session, 'productsAccess');
  const query = useCall(getCompanyById, { body: { id: params['id'] } }, { enabled: !mayNothing });
  const isLatest = useLatest(query);
  const dialCodes = useDialCodes(language);
  if (mayNothing) return <NoPermission />;
  if (isMissing(query)) return <Message title={t('nav.business.companies')} text={t(missingText(query))} />;
  return (
    <div className="wrap page stack gap-6">
      <Answered query={query} rows={5} isWaiting={!isLatest}>
        {({ company }) => {
          const isForProducts = search['part'] === 'products';
          if (company.isSuspended === true)
            return (
              <Suspense fallback={<SkeletonList label={t('common.loading')} rows={5} />}>
                <SuspendedCompany company={company} mayEdit={mayEdit} isForProducts={isForProducts} />
              </Suspense>
            );
          if (!mayEdit) return <CompanyProducts company={company} />;
          return dialCodes.length === 0 ? (
            <SkeletonList label={t('common.loading')} rows={5} />
          ) : (
            <CompanyEditor
              company={company}
              dialCodes={dialCodes}
              part={partOf(search['part'])}
              fix={search['fix']}
              isForProducts={isForProducts}
            />
          );
        }}
      </Answered>
    </div>
  );
}
