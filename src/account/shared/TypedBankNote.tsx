import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { Note } from '../../ui/Note.tsx';
import type { DescriptionValues } from './author-texts.ts';
import { hasTypedBankDetails } from './typed-bank-details.ts';
import { useTexts } from './texts.tsx';

/** Tells the author of a public text that it says where to pay, while they write. @param names of the fields that readers see */
export function TypedBankNote({ names }: { names: readonly string[] }) {
  const { t } = useTexts();
  const values = useDeferredValue(useWatch<DescriptionValues>() as DescriptionValues);
  return (
    <div role="status">
      {hasTypedBankDetails(values, names) && (
        <Note tone="amber" icon="shield">
          {t('form.bankDetails')}
        </Note>
      )}
    </div>
  );
}
