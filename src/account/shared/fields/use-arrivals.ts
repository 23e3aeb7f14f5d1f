import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { UploadList } from '../../../form/upload-list.ts';
import { $route } from '../route.ts';
import { sayFailure } from '../say-failure.ts';
import { useTexts } from '../texts.tsx';

/** Makes the submission of a form wait for uploads in progress. */
export function useArrivals<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  lists: Partial<Record<FieldPath<Values>, UploadList>>,
): { isWaiting: boolean; haveArrived: () => Promise<boolean> } {
  const { t } = useTexts();
  const [isWaiting, setWaiting] = useState(false);
  /** Waits for all uploads; names the failed ones at their field. */
  const haveArrived = async (): Promise<boolean> => {
    const path = $route.get()?.path;
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
    // Leaving the page ends its uploads. The parts of a company's form share a path.
    if ($route.get()?.path === path) sayFailure(t('account.file.missing'));
    return false;
  };
  return { isWaiting, haveArrived };
}
