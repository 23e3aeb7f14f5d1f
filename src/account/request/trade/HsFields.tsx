import { factLimits } from '../../../../contract/trade/fact-limits.ts';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { hsChapterOf, hsChapters, hsDigits } from '../../../../contract/trade/hs-code.ts';
import { TextInput } from '../../../form/fields/TextInput.tsx';
import { hsChapterName } from '../../../i18n/hs-chapters.ts';
import { ComboBox } from '../../../ui/field/ComboBox.tsx';
import { useTexts } from '../../shared/texts.tsx';
import type { TradeValues } from './values.ts';

/** A typed HS code, or a chapter found by its name, which becomes the beginning of the code. */
export function HsFields() {
  const { t } = useTexts();
  const { setValue } = useFormContext<TradeValues>();
  const digits = hsDigits(useWatch<TradeValues, 'hsCode'>({ name: 'hsCode' }));
  const chapter = hsChapters.find((each) => each === hsChapterOf(digits)) ?? null;
  const [options] = useState(() => hsChapters.map((id) => ({ id, label: `${id} ${hsChapterName(id, t)}` })));
  return (
    <>
      <ComboBox
        label={t('tradeForm.field.hsChapter')}
        value={chapter}
        onChange={(id) => id !== null && id !== chapter && setValue('hsCode', id, { shouldDirty: true })}
        options={options}
        openLabel={t('common.actions.choose')}
        noneLabel={t('common.nothingFound')}
      />
      <TextInput<TradeValues>
        name="hsCode"
        label={t('trade.label.hsCode')}
        hint={t('tradeForm.hint.hsCode')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={factLimits.typedLength}
      />
    </>
  );
}
