import { formatOfName, uploadFault, type UploadRule } from '../../../contract/upload.ts';
import type { TextsOf } from '../../i18n/keys.ts';
import { sayBad } from './say-bad.ts';

/** Says what is wrong with the files that may not be sent. @returns the others; what they really hold is judged by the API */
export const allowedFiles = (files: readonly File[], rule: UploadRule, t: TextsOf): File[] =>
  files.filter((file) => {
    const fault = uploadFault(rule, { format: formatOfName(file.name), bytes: file.size, width: null, height: null });
    if (fault !== null) sayBad(`${file.name}: ${t(`errors.${fault.code}`)}`);
    return fault === null;
  });
