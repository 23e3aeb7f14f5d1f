import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { UploadList } from '../../form/upload-list.ts';
import { sayBad } from './say-bad.ts';
import { useTexts } from './texts.tsx';

/** What a form that is pressed does about files that are still on their way. */
export function useArrivals<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  lists: Partial<Record<FieldPath<Values>, UploadList>>,
): { isWaiting: boolean; haveArrived: () => Promise<boolean> } {
  const { t } = useTexts();
  const [isWaiting, setWaiting] = useState(false);
  /** Waits for them; says at its field which ones have not come. */
  const haveArrived = async (): Promise<boolean> => {
    const fields = Object.entries(lists) as [FieldPath<Values>, UploadList][];
    setWaiting(true);
    const arrived = await Promise.all(fields.map(([, list]) => list.whenDone()));
    setWaiting(false);
    const missing = fields.filter((_, index) => arrived[index] === false);
    for (const [name] of missing) form.setError(name, { message: t('account.file.missing') });
    const [first] = missing;
    if (first === undefined) return true;
    form.setFocus(first[0]);
    sayBad(t('account.file.missing'));
    return false;
  };
  return { isWaiting, haveArrived };
}
