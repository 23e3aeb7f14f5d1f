import { useWatch } from 'react-hook-form';
import { companyLengths, employeeRanges } from '../../../../contract/company/fields.ts';
import { videoIdOf } from '../../../../contract/company/video.ts';
import { SelectInput } from '../../../form/fields/SelectInput.tsx';
import { TextInput } from '../../../form/fields/TextInput.tsx';
import { formatRange } from '../../../i18n/format.ts';
import { useTexts } from '../../shared/texts.tsx';
import { FactFields } from './FactFields.tsx';
import type { CompanyValues } from './values.ts';

/** Facts by which companies are compared. All are optional. */
export function TradePart() {
  const { t, language } = useTexts();
  const ranges = employeeRanges.map((range) => ({ id: range, label: formatRange(range, language) }));
  return (
    <div className="form-grid">
      <TextInput<CompanyValues> name="hsCode" label={t('company.field.hsCode')} dir="ltr" maxLength={companyLengths.hsCode} />
      <SelectInput<CompanyValues>
        name="employees"
        label={t('company.field.employees')}
        options={ranges}
        placeholder={t('common.actions.choose')}
      />
      <FactFields />
      <div className="whole">
        <TextInput<CompanyValues> name="bankNames" label={t('company.field.bankNames')} maxLength={companyLengths.bankNames} />
      </div>
      <VideoField />
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
      hint={isIgnored ? <span role="status">{t('errors.fields.INVALID_VIDEO')}</span> : t('company.hint.video')}
      maxLength={companyLengths.video}
      placeholder="https://www.youtube.com/watch?v="
    />
  );
}
