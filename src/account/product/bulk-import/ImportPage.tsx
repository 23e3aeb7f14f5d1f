import { getUserCompanies } from '../../../../contract/company/calls.ts';
import { getCategories } from '../../../../contract/lookup/calls.ts';
import { Answered } from '../../shared/data/Answered.tsx';
import { Message } from '../../shared/Message.tsx';
import { PageHead } from '../../shared/PageHead.tsx';
import { useCountries } from '../../shared/data/lookups.ts';
import { ProductPlanNote } from '../../shared/gate/ProductPlanNote.tsx';
import { useCall } from '../../shared/data/query.ts';
import { SuspendedNote } from '../../shared/gate/SuspendedNote.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { companyOf, parentOf } from '../own-company.ts';
import { useAllProducts } from './all-products.ts';
import { ExportBox } from './ExportBox.tsx';
import { ImportBox } from './ImportBox.tsx';

/** Export and import of all products of a company. */
export default function ImportPage({ params }: { params: Readonly<Record<string, string>> }) {
  const { t } = useTexts();
  const query = useCall(getUserCompanies);
  return (
    <Answered query={query} rows={5} isPage>
      {({ companies }) => {
        const company = companyOf(companies, params['companyId']);
        if (company === undefined) return <Message title={t('bulkImport.title')} text={t('errors.NOT_FOUND')} />;
        return (
          <div className="wrap page page--text stack gap-6">
            <PageHead title={t('bulkImport.title')} parent={parentOf(company)} />
            {company.isSuspended === true ? <SuspendedNote /> : <ProductPlanNote />}
            <Boxes companyId={company.id} mayWrite={company.isSuspended !== true} />
          </div>
        );
      }}
    </Answered>
  );
}

function Boxes({ companyId, mayWrite }: { companyId: string; mayWrite: boolean }) {
  const query = useAllProducts(companyId);
  const lists = useCall(getCategories, undefined, { isLookup: true });
  const countries = useCountries();
  return (
    <Answered query={query} rows={5}>
      {(products) => (
        <Answered query={lists} rows={5}>
          {({ categories }) => (
            <>
              <ExportBox products={products} lists={{ categories, countries }} />
              {mayWrite && <ImportBox companyId={companyId} products={products} categories={categories} />}
            </>
          )}
        </Answered>
      )}
    </Answered>
  );
}
