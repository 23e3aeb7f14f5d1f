import type { ReactNode } from 'react';
import { getCompanyById, getUserCompanies } from '../../../contract/company/calls.ts';
import { getProductDetailById } from '../../../contract/product/calls.ts';
import type { OwnCompanyCard } from '../../../contract/company/shapes.ts';
import { Note } from '../../ui/Note.tsx';
import { SkeletonList } from '../../ui/Skeleton.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { Gate } from '../shared/gate/Gate.tsx';
import { Message } from '../shared/Message.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { SuspendedNote } from '../shared/gate/SuspendedNote.tsx';
import { useIsProductUseAsked, useProductUse } from '../shared/gate/product-use.ts';
import { isMissing, useCall } from '../shared/data/query.ts';
import { useGate } from '../shared/gate/use-gate.ts';
import { useLacks } from '../shared/gate/use-lacks.ts';
import { useTexts } from '../shared/texts.tsx';
import { onlyCategoryOf } from './only-category.ts';
import { companyOf, parentOf } from './own-company.ts';
import { ProductForm } from './ProductForm.tsx';

interface AddProductPageProps {
  params: Readonly<Record<string, string>>;
  search: Readonly<Record<string, string>>;
}

/** A new product of a company, empty or as a copy of another product. */
export default function AddProductPage({ params, search }: AddProductPageProps) {
  const { t } = useTexts();
  const query = useCall(getUserCompanies);
  return (
    <Answered query={query} rows={5} isPage>
      {({ companies }) => {
        const company = companyOf(companies, params['companyId']);
        if (company === undefined) return <Message title={t('product.addTitle')} text={t('errors.NOT_FOUND')} />;
        return (
          <div className="wrap page page--text stack gap-6">
            <PageHead title={t(search['copy'] === undefined ? 'product.addTitle' : 'product.copyTitle')} parent={parentOf(company)} />
            {company.isSuspended === true ? (
              <SuspendedNote />
            ) : (
              <>
                {!company.isPublic && <Note>{t('product.notPublic')}</Note>}
                <Gated>
                  {search['copy'] === undefined ? (
                    <NewProduct companyId={company.id} />
                  ) : (
                    <Copy company={company} sourceId={search['copy']} />
                  )}
                </Gated>
              </>
            )}
          </div>
        );
      }}
    </Answered>
  );
}

/** Adding needs a plan with a free place, but no verified e-mail address. */
function Gated({ children }: { children: ReactNode }) {
  const { t, number } = useTexts();
  const plan = useLacks()?.filter((code) => code !== 'EMAIL_NOT_VERIFIED');
  const use = useProductUse();
  const isAsked = useIsProductUseAsked();
  const isFull = plan?.length === 0 && use?.isFull === true;
  const full = { code: 'LIMIT_REACHED' as const, text: t('product.full', { limit: number(use?.limit ?? 0) }) };
  const missing = plan === undefined || isAsked ? undefined : [...plan.map((code) => ({ code })), ...(isFull ? [full] : [])];
  const gate = useGate(missing);
  if (gate === 'asked') return <SkeletonList label={t('common.loading')} rows={5} />;
  return gate === 'closed' ? <Gate title={t('form.gate.product')} missing={missing ?? []} /> : children;
}

/** The form; the only category of a company is chosen, and so is its only sub-category. */
function NewProduct({ companyId }: { companyId: string }) {
  const { t } = useTexts();
  const query = useCall(getCompanyById, { body: { id: companyId } });
  if (query.isPending) return <SkeletonList label={t('common.loading')} rows={5} />;
  return <ProductForm companyId={companyId} present={null} known={onlyCategoryOf(query.data?.company.categories ?? [])} />;
}

/** The form with the values of another product of the company. */
function Copy({ company, sourceId }: { company: OwnCompanyCard; sourceId: string }) {
  const { t } = useTexts();
  const query = useCall(getProductDetailById, { body: { id: sourceId } });
  const isForeign = query.data !== undefined && query.data.product.company.id !== company.id;
  if (isMissing(query) || isForeign) return <Note tone="red">{t('errors.NOT_FOUND')}</Note>;
  if (query.data?.product.restriction !== undefined) return <Note tone="red">{t('errors.NOT_PUBLIC')}</Note>;
  return (
    <Answered query={query} rows={5}>
      {({ product }) => (
        <>
          <Note icon="copy">{t('product.copyText')}</Note>
          <ProductForm companyId={company.id} present={null} source={product} />
        </>
      )}
    </Answered>
  );
}
