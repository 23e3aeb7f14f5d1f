import { lazy, Suspense, useEffect, useState } from 'react';
import { getCompanyById } from '../../../contract/company/calls.ts';
import { may } from '../../client/session/session.ts';
import { Answered } from '../shared/data/Answered.tsx';
import { Message } from '../shared/Message.tsx';
import { NoPermission } from '../shared/gate/NoPermission.tsx';
import { useDialCodes } from '../shared/data/place-choices.ts';
import { isMissing, missingText, useCall } from '../shared/data/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { useLatest } from '../shared/data/use-latest.ts';
import { useSession } from '../shared/data/use-session.ts';
import { getCategories } from '../../../contract/lookup/calls.ts';
import { CompanyEditor } from './form/CompanyEditor.tsx';
import { laterParts } from './form/use-company-form.ts';
import { CompanyProducts } from './products/CompanyProducts.tsx';
import { parts, type Part } from './form/parts.ts';
import { classNames } from '../../ui/class-names.ts';
import { SkeletonList } from '../../ui/Skeleton.tsx';

/** Loaded on demand: suspensions are rare. */
const SuspendedCompany = lazy(async () => ({ default: (await import('./SuspendedCompany.tsx')).SuspendedCompany }));

const partOf = (text: string | undefined): Part => parts.find((part) => part === text) ?? 'basics';

/**
 * Whether the part of the address can be rendered at once. Before that its heading would be scrolled to, and everything below it would move
 * when its fields arrive. An editor that was shown stays.
 */
function useIsOpened(part: Part): boolean {
  const others = laterParts.usePart();
  const isOfCategories = part === 'categories';
  const { isPending } = useCall(getCategories, undefined, { isLookup: true, enabled: isOfCategories });
  const [isOpened, setOpened] = useState(false);
  if (!isOpened && (part === 'basics' || (others !== null && !(isOfCategories && isPending)))) setOpened(true);
  useEffect(() => {
    // The editor says that a part cannot be loaded.
    if (part !== 'basics') laterParts.load().catch(() => setOpened(true));
  }, [part]);
  return isOpened;
}

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
  const part = partOf(search['part']);
  const isForProducts = search['part'] === 'products';
  const isOpened = useIsOpened(part);
  if (mayNothing) return <NoPermission />;
  if (isMissing(query)) return <Message title={t('nav.business.companies')} text={t(missingText(query))} />;
  return (
    <div className={classNames('wrap page stack gap-6', (part !== 'basics' || isForProducts) && 'page--part')}>
      <Answered query={query} rows={5} isWaiting={!isLatest}>
        {({ company }) => {
          if (company.isSuspended === true)
            return (
              <Suspense fallback={<SkeletonList label={t('common.loading')} rows={5} />}>
                <SuspendedCompany company={company} mayEdit={mayEdit} isForProducts={isForProducts} />
              </Suspense>
            );
          if (!mayEdit) return <CompanyProducts company={company} />;
          return dialCodes.length === 0 || !isOpened ? (
            <SkeletonList label={t('common.loading')} rows={5} />
          ) : (
            <CompanyEditor company={company} dialCodes={dialCodes} part={part} fix={search['fix']} isForProducts={isForProducts} />
          );
        }}
      </Answered>
    </div>
  );
}
