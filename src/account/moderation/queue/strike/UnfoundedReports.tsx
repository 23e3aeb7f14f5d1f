import { useId } from 'react';
import type { NoticeCase } from '../../../../../contract/notice/schemas.ts';
import { Checkbox } from '../../../../ui/field/Checkbox.tsx';
import { FieldMessage } from '../../../../ui/field/Field.tsx';
import { useTexts } from '../../../shared/texts.tsx';

interface UnfoundedReportsProps {
  reports: NoticeCase['notices'];
  /** Numbers of the reports that are marked. */
  value: readonly string[];
  /** The content is to be taken down although reports are marked as unfounded, which is a fault. */
  isContradicted: boolean;
  onChange: (numbers: readonly string[]) => void;
}

/** Checkboxes that mark reports as manifestly unfounded. Possible only if the content stays. */
export function UnfoundedReports({ reports, value, isContradicted, onChange }: UnfoundedReportsProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <fieldset className="field unfounded" aria-describedby={`${id}-message`}>
      <legend className="label">{t('moderation.notice.unfounded')}</legend>
      {reports.map(({ number, name }) => (
        <Checkbox
          key={number}
          value={value.includes(number)}
          onChange={(isOn) => onChange(isOn ? [...value, number] : value.filter((each) => each !== number))}
        >
          {t('moderation.notice.number', { number })} · <bdi>{name}</bdi>
        </Checkbox>
      ))}
      <FieldMessage
        id={`${id}-message`}
        hint={t('moderation.notice.unfoundedHint')}
        errorMessage={isContradicted ? t('moderation.notice.unfoundedKept') : undefined}
      />
    </fieldset>
  );
}
