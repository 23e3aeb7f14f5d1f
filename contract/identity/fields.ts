/** Providers with which people sign in (docs/behaviour.md#sign-in-with-a-provider), and limits. */
import { minuteMs } from '../limits.ts';

/** `demo` exists on a developer's machine only. */
export const identityProviders = ['google', 'microsoft', 'apple', 'demo'] as const;
export type IdentityProvider = (typeof identityProviders)[number];

/** How long a person may take at the provider. */
export const identityAttemptMs = 10 * minuteMs;
/** How long the proof of a provider can be used, which is once. A new person fills in a form in this time. */
export const identityTicketMs = 30 * minuteMs;

/** The page to which a provider returns; its address is registered there. */
export const identityPath = (provider: IdentityProvider): string => `/sign-in/with/${provider}`;
/** The address that redirects to a provider, without script. */
export const identityBeginPath = (provider: IdentityProvider): string => `${identityPath(provider)}/begin`;

/** A state begins with the language prefix of the page on which it was made, or `-`: the provider returns to an address without prefix. */
export const prefixOfState = (state: string): string | null => /^([a-z]{2})\./.exec(state)?.[1] ?? null;

/** Names of companies, the same in every language. */
export const providerNames: Readonly<Record<IdentityProvider, string>> = {
  google: 'Google',
  microsoft: 'Microsoft',
  apple: 'Apple',
  demo: 'Demo ID',
};
