/** What the contact page says of a form that came without script. */
import type { ContactField, ContactState } from '../../contract/content/contact-form.ts';
import { errorText, formatWait } from '../i18n/format.ts';
import type { TextsOf } from '../i18n/keys.ts';
import type { Language } from '../i18n/languages.ts';

export interface ContactRefusal {
  values: Record<ContactField, string>;
  errors: Partial<Record<ContactField | 'all', string>>;
}

/** @returns the form's words, in the page's language */
export function contactRefusal(state: ContactState, language: Language, t: TextsOf<'auth' | 'errors'>): ContactRefusal {
  const fields = Object.entries(state.fields).map(([name, code]) => {
    const key = code === 'INVALID_EMAIL' ? 'auth.emailInvalid' : `errors.fields.${code}`;
    return [name, t(key as 'auth.emailInvalid', { defaultValue: t('errors.fields.INVALID') })];
  });
  const all =
    state.code === 'THROTTLED' && state.retryAfterSeconds !== null
      ? t('errors.THROTTLED_UNTIL', { when: formatWait(state.retryAfterSeconds, language) })
      : errorText(t, state);
  return { values: state.values, errors: { ...Object.fromEntries(fields), ...(fields.length === 0 && { all }) } };
}
