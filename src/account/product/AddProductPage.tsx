import { approval } from '../../../contract/company/approval.ts';
import { getUserCompanies } from '../../../contract/company/calls.ts';
import { Note } from '../../ui/Note.tsx';
import { Answered } from '../shared/Answered.tsx';
import { Message } from '../shared/Message.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { ProductPlanNote } from '../shared/ProductPlanNote.tsx';
import { useCall } from '../shared/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { companyOf, parentOf } from './own-company.ts';
import { ProductForm } from './ProductForm.tsx';

/** A new product of one company. */
export function AddProductPage({ params }: { params: Readonly<Record<string, string>> }) {
  const { t } = useTexts();
  const query = useCall(getUserCompanies);
  return (
    <Answered query={query} rows={5} isPage>
      {({ companies }) => {
        const company = companyOf(companies, params['companyId']);
        if (company === undefined) return <Message title={t('product.addTitle')} text={t('errors.NOT_FOUND')} />;
        return (
          <div className="wrap page page--text stack gap-6">
            <PageHead title={t('product.addTitle')} parent={parentOf(company)} />
            <ProductPlanNote />
            {company.approveStatus !== approval.approved && <Note>{t('product.notPublic')}</Note>}
            <ProductForm companyId={company.id} present={null} />
          </div>
        );
      }}
    </Answered>
  );
}
