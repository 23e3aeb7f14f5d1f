/** The contact form: its fields and checks, and its state after a submission without script. */
import { isBlank, type Rule } from '../wire/check.ts';
import type { FieldError } from '../wire/errors.ts';
import { isEmail } from '../email.ts';

export const contactUsFields = ['name', 'email', 'message'] as const;
export type ContactUsField = (typeof contactUsFields)[number];
/** Maximum length of each field (docs/requirements.md#other-public-forms-p-52). */
export const contactUsLengths = { name: 100, email: 100, message: 2000 } as const satisfies Record<ContactUsField, number>;

/** A refused form, as the edge passes it to the page, which returns with the typed values and their faults. */
export interface ContactUsState {
  values: Record<ContactUsField, string>;
  /** Codes of `fieldErrors` by field. */
  fields: Partial<Record<ContactUsField, string>>;
  code: string;
  message: string;
  retryAfterSeconds: number | null;
}

type Values = Record<ContactUsField, string>;

export type ContactUsCheck = Extract<FieldError, 'REQUIRED' | 'TOO_LONG' | 'INVALID_EMAIL'>;

/** The checks of the contact form: in the browser, and on the server for forms sent without script. */
export const contactUsRules: readonly Rule<Values, ContactUsCheck>[] = [
  ...contactUsFields.flatMap(
    (name) =>
      [
        [name, 'REQUIRED', (values: Values) => isBlank(values[name])],
        [name, 'TOO_LONG', (values: Values) => values[name].trim().length > contactUsLengths[name]],
      ] as const,
  ),
  ['email', 'INVALID_EMAIL', ({ email }) => !isEmail(email)],
];
