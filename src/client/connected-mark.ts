/** Connecting a provider ends on another page. This stores the success message, which the settings then show. */
import { type IdentityProvider, identityProviders } from '../../contract/identity/fields.ts';

const key = 'identity-connected';

export function markConnected(provider: IdentityProvider): void {
  try {
    sessionStorage.setItem(key, provider);
  } catch {
    // Without storage the message is not shown.
  }
}

/** @returns the provider, once after {@link markConnected} */
export function takeConnected(): IdentityProvider | undefined {
  try {
    const marked = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return identityProviders.find((provider) => provider === marked);
  } catch {
    return undefined;
  }
}
