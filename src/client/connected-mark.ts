/** Connecting a provider ends on another page. This stores the success message, which the settings then show. */
import { type IdentityProvider, identityProviders } from '../../contract/identity/fields.ts';
import { inTab, readText, writeText } from './store/stored.ts';

const key = 'identity-connected';

export const markConnected = (provider: IdentityProvider): void => writeText(key, provider, inTab);

/** @returns the provider, once after {@link markConnected} */
export function takeConnected(): IdentityProvider | undefined {
  const marked = readText(key, inTab);
  writeText(key, null, inTab);
  return identityProviders.find((provider) => provider === marked);
}
