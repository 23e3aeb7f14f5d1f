import { lazy, Suspense } from 'react';
import { getUserCompanies } from '../../../contract/company/calls.ts';
import { getProductDetailById } from '../../../contract/product/calls.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Note } from '../../ui/Note.tsx';
import { SkeletonList } from '../../ui/Skeleton.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { Message } from '../shared/Message.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { link } from '../shared/route.ts';
import { isMissing, missingText, useCall } from '../shared/data/query.ts';
import { useLatest } from '../shared/data/use-latest.ts';
import { useTexts } from '../shared/texts.tsx';
import { companyOf, parentOf } from './own-company.ts';
import { ProductForm } from './ProductForm.tsx';
import { DecisionNote } from '../shared/gate/decision/DecisionNote.tsx';

/** Loaded on demand: restrictions and suspensions are rare. */
const RestrictionNote = lazy(async () => ({ default: (await import('./RestrictionNote.tsx')).RestrictionNote }));
const SuspendedOffer = lazy(async () => ({ default: (await import('../shared/gate/SuspendedOffer.tsx')).SuspendedOffer }));

/** Edits a product of a company. */
export default function EditProductPage({ params }: { params: Readonly<Record<string, string>> }) {
  const { t } = useTexts();
  const companies = useCall(getUserCompanies);
  const query = useCall(getProductDetailById, { body: { id: params['productId'] } });
  const isLatest = useLatest(query);
  const notFound = <Message title={t('product.editTitle')} text={t('errors.NOT_FOUND')} />;
  if (isMissing(query)) return <Message title={t('product.editTitle')} text={t(missingText(query))} />;
  return (
    <Answered query={companies} rows={5} isPage>
      {(mine) => (
        <Answered query={query} rows={5} isPage>
          {({ product }) => {
            const company = companyOf(mine.companies, params['companyId']);
            // Saving under the address of another company would move the product there.
            if (company === undefined || product.company.id !== company.id) return notFound;
            return (
              <div className="wrap page page--text stack gap-6">
                <PageHead
                  title={t('product.editTitle')}
                  parent={parentOf(company)}
                  end={
                    company.isPublic &&
                    product.restriction === undefined && (
                      <LinkButton variant="quiet" icon="eye" href={link(`/companies/${company.path}/products/${product.id}`)}>
                        {t('product.view')}
                      </LinkButton>
                    )
                  }
                />
                <Suspense fallback={<SkeletonList label={t('common.loading')} rows={5} />}>
                  {product.restriction !== undefined && <RestrictionNote restriction={product.restriction} />}
                  <DecisionNote id={product.id} />
                  {company.isSuspended === true ? (
                    <SuspendedOffer
                      texts={[
                        { label: t('product.field.name'), text: product.name },
                        { label: t('product.field.description'), text: product.description },
                      ]}
                    />
                  ) : (
                    <>
                      {!company.isPublic && <Note>{t('product.notPublic')}</Note>}
                      {isLatest ? (
                        <ProductForm companyId={company.id} present={product} />
                      ) : (
                        <SkeletonList label={t('common.loading')} rows={5} />
                      )}
                    </>
                  )}
                </Suspense>
              </div>
            );
          }}
        </Answered>
      )}
    </Answered>
  );
}
