/** The checks of the report form: in the browser, and at the edge for forms sent without script. The API's schema makes the same checks. */
import { isEmail } from '../email.ts';
import { formatOfName, type UploadFault, uploadFault, uploadRules } from '../upload/rules.ts';
import { isBlank, type Rule } from '../wire/check.ts';
import type { FieldError } from '../wire/errors.ts';
import { evidenceFilesMax, needsRights, type NoticeField, noticeLengths } from './fields.ts';

export interface NoticeValues {
  /** One of `noticeReasons`; empty for none. */
  reason: string;
  text: string;
  rights: string;
  name: string;
  email: string;
  isTrue: boolean;
}
export const nothingTyped: NoticeValues = { reason: '', text: '', rights: '', name: '', email: '', isTrue: false };

/** A form that was sent without script and refused, as the edge passes it to the page. */
export interface NoticeState {
  values: NoticeValues;
  /** Codes of `fieldErrors` by field. */
  fields: Partial<Record<NoticeField, string>>;
  /** Whether files were chosen. The browser does not keep them, so they have to be chosen again. */
  hadFiles: boolean;
  code: string;
  message: string;
  retryAfterSeconds: number | null;
}

export type NoticeCheck = Extract<FieldError, 'REQUIRED' | 'TOO_LONG' | 'INVALID_EMAIL'>;

const texts = ['text', 'rights', 'name', 'email'] as const satisfies readonly NoticeField[];

export const noticeRules: readonly Rule<NoticeValues, NoticeCheck>[] = [
  ['reason', 'REQUIRED', ({ reason }) => reason === ''],
  ['text', 'REQUIRED', ({ text }) => isBlank(text)],
  ['rights', 'REQUIRED', ({ reason, rights }) => needsRights(reason) && isBlank(rights)],
  ['name', 'REQUIRED', ({ name }) => isBlank(name)],
  ['email', 'REQUIRED', ({ email }) => isBlank(email)],
  ['email', 'INVALID_EMAIL', ({ email }) => !isEmail(email)],
  ...texts.map((name) => [name, 'TOO_LONG', (values: NoticeValues) => values[name].trim().length > noticeLengths[name]] as const),
  ['isTrue', 'REQUIRED', ({ isTrue }) => !isTrue],
];

/** The text fields of the call. */
export const noticeBody = ({ reason, text, rights, name, email }: NoticeValues) => ({
  reason,
  text: text.trim(),
  ...(needsRights(reason) && { rights: rights.trim() }),
  name: name.trim(),
  email: email.trim(),
});

/** Why further files are refused, by their names and sizes; null if they are not. The API looks at their content. */
export function evidenceFault(present: number, added: readonly { name: string; size: number }[]): 'TOO_MANY' | UploadFault['code'] | null {
  if (present + added.length > evidenceFilesMax) return 'TOO_MANY';
  for (const { name, size } of added) {
    const fault = uploadFault(uploadRules.evidence, { format: formatOfName(name), bytes: size, width: null, height: null });
    if (fault !== null) return fault.code;
  }
  return null;
}
