import type { IdentityProvider } from './fields.ts';

/** Names of companies, the same in every language. */
export const providerNames: Readonly<Record<IdentityProvider, string>> = {
  google: 'Google',
  microsoft: 'Microsoft',
  apple: 'Apple',
  demo: 'Demo ID',
};
