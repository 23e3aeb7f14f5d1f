/** The type of all text keys: `en` defines them, so a missing text is a type error. A new file of texts gets its line here. */
import type auth from '../../locales/en/auth.json';
import type common from '../../locales/en/common.json';
import type errors from '../../locales/en/errors.json';
import type nav from '../../locales/en/nav.json';
import type root from '../../locales/en/root.json';
import type signIn from '../../locales/en/signIn.json';

export type Texts = typeof root & {
  auth: typeof auth;
  common: typeof common;
  errors: typeof errors;
  nav: typeof nav;
  signIn: typeof signIn;
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Texts };
    returnNull: false;
  }
}
