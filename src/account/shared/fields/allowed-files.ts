import type { UploadRule } from '../../../../contract/upload/rules.ts';
import { isolated } from '../../../../contract/text/isolate.ts';
import type { TextsOf } from '../../../i18n/keys.ts';
import { faultOf } from './picture.ts';
import { sayFailure } from '../say-failure.ts';
import type { useTexts } from '../texts.tsx';

/** Reports the files that may not be sent. @returns the others in order; the API checks documents */
export async function allowedFiles(files: readonly File[], rule: UploadRule, t: TextsOf): Promise<File[]> {
  const allowed: File[] = [];
  // One after the other: several photographs at once exceed the memory of a phone.
  for (const file of files) {
    const fault = await faultOf(file, rule);
    if (fault === null) allowed.push(file);
    else sayFailure(`${isolated(file.name)}: ${t(`errors.${fault}`)}`);
  }
  return allowed;
}

/** Leaves out the files that exceed a limit, and reports it. @param count the files that there are already */
export function filesWithin(
  { countMax, count }: { countMax: number; count: number },
  files: File[],
  { t, number }: Pick<ReturnType<typeof useTexts>, 't' | 'number'>,
): File[] {
  const fitting = files.slice(0, Math.max(0, countMax - count));
  if (fitting.length < files.length) sayFailure(t('form.filesMany', { limit: number(countMax) }));
  return fitting;
}
