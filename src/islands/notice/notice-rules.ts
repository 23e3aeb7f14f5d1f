/** The checks of the report form, in the browser; the API makes the same ones by its schema. */
import { emailPattern } from '../../../contract/email.ts';
import { isBlank, type Rule } from '../../../contract/wire/check.ts';
import type { FieldError } from '../../../contract/wire/errors.ts';
import { needsRights, type NoticeField, noticeLengths, type NoticeReason } from '../../../contract/notice/fields.ts';

export interface NoticeValues {
  reason: NoticeReason | '';
  text: string;
  rights: string;
  name: string;
  email: string;
  isTrue: boolean;
}

export type NoticeCheck = Extract<FieldError, 'REQUIRED' | 'TOO_LONG' | 'INVALID_EMAIL'>;

const texts = ['text', 'rights', 'name', 'email'] as const satisfies readonly NoticeField[];

export const noticeRules: readonly Rule<NoticeValues, NoticeCheck>[] = [
  ['reason', 'REQUIRED', ({ reason }) => reason === ''],
  ['text', 'REQUIRED', ({ text }) => isBlank(text)],
  ['rights', 'REQUIRED', ({ reason, rights }) => needsRights(reason) && isBlank(rights)],
  ['name', 'REQUIRED', ({ name }) => isBlank(name)],
  ['email', 'REQUIRED', ({ email }) => isBlank(email)],
  ['email', 'INVALID_EMAIL', ({ email }) => !emailPattern.test(email.trim())],
  ...texts.map((name) => [name, 'TOO_LONG', (values: NoticeValues) => values[name].trim().length > noticeLengths[name]] as const),
  ['isTrue', 'REQUIRED', ({ isTrue }) => !isTrue],
];
