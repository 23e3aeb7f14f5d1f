/** Texts of a contact form that was refused without script. */
import type { ContactUsField, ContactUsState } from '../../contract/content/contact-us.ts';
import { errorText } from '../i18n/format.ts';
import type { TextsOf } from '../i18n/keys.ts';

export interface ContactUsRefusal {
  values: Record<ContactUsField, string>;
  errors: Partial<Record<ContactUsField | 'all', string>>;
}

/** @returns the texts in the page's language */
export function contactUsRefusal(state: ContactUsState, t: TextsOf<'auth' | 'errors'>): ContactUsRefusal {
  const fields = Object.entries(state.fields).map(([name, code]) => {
    const key = code === 'INVALID_EMAIL' ? 'auth.emailInvalid' : `errors.fields.${code}`;
    return [name, t(key as 'auth.emailInvalid', { defaultValue: t('errors.fields.INVALID') })];
  });
  return { values: state.values, errors: { ...Object.fromEntries(fields), ...(fields.length === 0 && { all: errorText(t, state) }) } };
}
