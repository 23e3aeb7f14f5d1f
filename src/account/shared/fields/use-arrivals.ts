import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { UploadList } from '../../../form/upload-list.ts';
import { sayBad } from '../say-bad.ts';
import { useTexts } from '../texts.tsx';

/** What a form that is pressed does about files that are still on their way. */
export function useArrivals<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  lists: Partial<Record<FieldPath<Values>, UploadList>>,
): { isWaiting: boolean; haveArrived: () => Promise<boolean> } {
  const { t } = useTexts();
  const [isWaiting, setWaiting] = useState(false);
  /** Waits for them; says at its field which ones have not come. */
  const haveArrived = async (): Promise<boolean> => {
    let missing: FieldPath<Values> | undefined;
    setWaiting(true);
    for (const [name, list] of Object.entries(lists) as [FieldPath<Values>, UploadList][])
      if (!(await list.whenDone())) {
        form.setError(name, { message: t('account.file.missing') });
        missing ??= name;
      }
    setWaiting(false);
    if (missing === undefined) return true;
    form.setFocus(missing);
    sayBad(t('account.file.missing'));
    return false;
  };
  return { isWaiting, haveArrived };
}
