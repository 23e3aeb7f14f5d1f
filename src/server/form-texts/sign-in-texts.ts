import type { Visitor } from '../visitor.ts';

/** Texts of the sign-in form, for its own page and for pages that end with a sign-in. */
export const signInTexts = ({ t }: Pick<Visitor, 't'>) => ({
  email: t('auth.email'),
  password: t('auth.password'),
  showPassword: t('auth.showPassword'),
  hidePassword: t('auth.hidePassword'),
  emailRequired: t('auth.emailRequired'),
  emailInvalid: t('auth.emailInvalid'),
  passwordRequired: t('auth.passwordRequired'),
  passwordInvalid: t('auth.passwordInvalid'),
  submit: t('signIn.submit'),
  forgot: t('signIn.forgot'),
  invalidCredentials: t('signIn.invalidCredentials'),
  errorOccurred: t('signIn.errorOccurred'),
});
