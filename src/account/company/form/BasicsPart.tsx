import { companyLengths } from '../../../../contract/company/fields.ts';
import { emailLengthMax } from '../../../../contract/limits.ts';
import { LongTextInput } from '../../../form/fields/LongTextInput.tsx';
import { SelectInput } from '../../../form/fields/SelectInput.tsx';
import { TextInput } from '../../../form/fields/TextInput.tsx';
import { KeywordsField } from '../../shared/fields/KeywordsField.tsx';
import { useCompanyTypes } from '../../shared/data/lookups.ts';
import { useTexts } from '../../shared/texts.tsx';
import { NoneOrText } from './NoneOrText.tsx';
import type { CompanyValues } from './values.ts';

interface BasicsPartProps {
  keywordLimit: number;
  keywordsToCheck?: readonly string[] | undefined;
}

/** Name, type, e-mail, description, keywords and web site. */
export function BasicsPart({ keywordLimit, keywordsToCheck }: BasicsPartProps) {
  const { t, language } = useTexts();
  const types = useCompanyTypes().map(({ id, typeDescription }) => ({ id, label: typeDescription[language] }));
  return (
    <div className="form-grid">
      <div className="whole">
        <TextInput<CompanyValues>
          name="name"
          label={t('company.field.name')}
          maxLength={companyLengths.name}
          autoComplete="organization"
          isRequired
        />
      </div>
      <SelectInput<CompanyValues>
        name="typeId"
        label={t('company.field.type')}
        options={types}
        placeholder={t('common.actions.choose')}
        isRequired
      />
      <TextInput<CompanyValues> name="email" type="email" label={t('company.field.email')} maxLength={emailLengthMax} isRequired />
      <div className="whole">
        <LongTextInput<CompanyValues>
          name="description"
          label={t('company.field.description')}
          hint={t('company.hint.description')}
          rows={6}
          isRequired
        />
      </div>
      <div className="whole">
        <KeywordsField label={t('company.field.tags')} limit={keywordLimit} isNameWritten={false} toCheck={keywordsToCheck} />
      </div>
      <NoneOrText name="webSite" label={t('company.noWebSite')}>
        <TextInput<CompanyValues>
          name="webSite"
          type="url"
          label={t('company.field.webSite')}
          hint={t('company.hint.webSite')}
          maxLength={companyLengths.webSite}
          placeholder="https://"
          isRequired
        />
      </NoneOrText>
    </div>
  );
}
