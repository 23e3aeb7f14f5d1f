import { companyLengths } from '../../../../contract/company/fields.ts';
import { TextInput } from '../../../form/fields/TextInput.tsx';
import type { CompanyDocument } from '../../../../contract/company/shapes.ts';
import type { UploadList } from '../../../form/upload-list.ts';
import { useTexts } from '../../shared/texts.tsx';
import { DocumentsField } from './DocumentsField.tsx';
import { NoneOrText } from './NoneOrText.tsx';
import type { CompanyValues } from './values.ts';

export function TaxPart({ documents, list }: { documents: readonly CompanyDocument[]; list: UploadList }) {
  const { t } = useTexts();
  return (
    <div className="stack gap-6">
      <div className="form-grid">
        <TextInput<CompanyValues>
          name="taxNumber"
          label={t('company.field.taxNumber')}
          dir="ltr"
          maxLength={companyLengths.taxNumber}
          isRequired
        />
        <NoneOrText name="taxOffice" label={t('company.noTaxOffice')}>
          <TextInput<CompanyValues> name="taxOffice" label={t('company.field.taxOffice')} maxLength={companyLengths.taxOffice} isRequired />
        </NoneOrText>
      </div>
      <DocumentsField stored={documents} list={list} />
    </div>
  );
}
