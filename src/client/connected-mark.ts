/** Connecting a provider ends on another page. This stores the success message, which the settings then show. */
import { type IdentityProvider, identityProviders } from '../../contract/identity/fields.ts';
import { takeTabText, writeTabText } from './store/tab.ts';

const key = 'identity-connected';

export const markConnected = (provider: IdentityProvider): void => writeTabText(key, provider);

/** @returns the provider, once after {@link markConnected} */
export function takeConnected(): IdentityProvider | undefined {
  const marked = takeTabText(key);
  return identityProviders.find((provider) => provider === marked);
}
