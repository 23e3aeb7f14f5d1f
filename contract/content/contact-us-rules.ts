/** The checks of the contact form: in the browser, and on the server for forms sent without script. */
import { isBlank, type Rule } from '../wire/check.ts';
import type { FieldError } from '../wire/errors.ts';
import { isEmail } from '../email.ts';
import { type ContactUsField, contactUsFields, contactUsLengths } from './contact-us.ts';

type Values = Record<ContactUsField, string>;

export type ContactUsCheck = Extract<FieldError, 'REQUIRED' | 'TOO_LONG' | 'INVALID_EMAIL'>;

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
