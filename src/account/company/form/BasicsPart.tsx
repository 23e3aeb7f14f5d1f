import { useWatch } from 'react-hook-form';
import { companyLengths } from '../../../../contract/company/fields.ts';
import { employeeRanges } from '../../../../contract/company/fields.ts';
import { videoIdOf } from '../../../../contract/company/video.ts';
import { emailLengthMax } from '../../../../contract/limits.ts';
import { LongTextInput } from '../../../form/fields/LongTextInput.tsx';
import { SelectInput } from '../../../form/fields/SelectInput.tsx';
import { TextInput } from '../../../form/fields/TextInput.tsx';
import { KeywordsField } from '../../shared/fields/KeywordsField.tsx';
import { useCompanyTypes } from '../../shared/data/lookups.ts';
import { OtherLanguages } from '../../shared/fields/OtherLanguages.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { FactFields } from './FactFields.tsx';
import type { CompanyValues } from './values.ts';
import { leftToRight } from '../../../../contract/text/isolate.ts';

interface BasicsPartProps {
  keywordLimit: number;
  keywordsToCheck?: readonly string[] | undefined;
  isNew?: boolean;
}

/** Name, type, e-mail, description, keywords, web site and the optional fields. */
export function BasicsPart({ keywordLimit, keywordsToCheck, isNew = false }: BasicsPartProps) {
  const { t, language } = useTexts();
  const types = useCompanyTypes().map(({ id, typeDescription }) => ({ id, label: typeDescription[language] }));
  const ranges = employeeRanges.map((range) => ({ id: range, label: leftToRight(range) }));
  const optional = t('common.optional');
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
      <TextInput<CompanyValues>
        name="webSite"
        type="url"
        label={t('company.field.webSite')}
        hint={t('company.hint.webSite')}
        maxLength={companyLengths.webSite}
        placeholder="https://"
      />
      {!isNew && (
        <>
          <div className="whole">
            <OtherLanguages description={{ label: t('company.field.description') }} />
          </div>
          <VideoField />
          <SelectInput<CompanyValues>
            name="employees"
            label={t('company.field.employees')}
            optionalLabel={optional}
            options={ranges}
            placeholder={t('common.actions.choose')}
          />
          <TextInput<CompanyValues>
            name="hsCode"
            label={t('company.field.hsCode')}
            optionalLabel={optional}
            dir="ltr"
            maxLength={companyLengths.hsCode}
          />
          <div className="whole">
            <TextInput<CompanyValues>
              name="bankNames"
              label={t('company.field.bankNames')}
              optionalLabel={optional}
              maxLength={companyLengths.bankNames}
            />
          </div>
          <FactFields />
        </>
      )}
    </div>
  );
}

/** A video that cannot be shown is not sent, and the field says so (docs/behaviour.md#promotion-video). */
function VideoField() {
  const { t } = useTexts();
  const video = useWatch<CompanyValues, 'video'>({ name: 'video' });
  const isIgnored = video.trim() !== '' && videoIdOf(video.trim()) === null;
  return (
    <TextInput<CompanyValues>
      name="video"
      type="url"
      label={t('company.field.video')}
      optionalLabel={t('common.optional')}
      hint={isIgnored ? <span role="status">{t('errors.fields.INVALID_VIDEO')}</span> : t('company.hint.video')}
      maxLength={companyLengths.video}
      placeholder="https://www.youtube.com/watch?v="
    />
  );
}
