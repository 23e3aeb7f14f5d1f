import { useDeferredValue, useEffect } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { later } from '../../../ui/later.ts';
import { Note } from '../../../ui/Note.tsx';
import type { DescriptionValues } from './author-texts.ts';
import { useTexts } from '../texts.tsx';

/** Detects bank details; loaded with the first change. */
const check = later(async () => (await import('./typed-bank-details.ts')).hasTypedBankDetails);

/** Warns the author of a public text that contains bank details, while they type. @param names fields that are public */
export function TypedBankNote({ names }: { names: readonly string[] }) {
  const { t } = useTexts();
  const { isDirty } = useFormState();
  const values = useDeferredValue(useWatch<DescriptionValues>() as DescriptionValues);
  const hasDetails = check.usePart();
  useEffect(() => {
    if (isDirty) check.load().catch(() => undefined);
  }, [isDirty]);
  return (
    <div role="status">
      {hasDetails?.(values, names) && (
        <Note tone="amber" icon="shield">
          {t('form.bankDetails')}
        </Note>
      )}
    </div>
  );
}
