/** The providers that sign-in and sign-up offer. */
import { getIdentityProviders } from '../../../contract/identity/calls.ts';
import type { IdentityProvider } from '../../../contract/identity/fields.ts';
import { callApi } from '../call-api.ts';
import type { Visitor } from '../visitor.ts';

export const configuredProviders = async (): Promise<readonly IdentityProvider[]> => (await callApi(getIdentityProviders)).providers;

/** None inside the app, because providers refuse its web view. If the API fails, the form is shown without providers. */
export const offeredProviders = async ({ isApp }: Pick<Visitor, 'isApp'>): Promise<readonly IdentityProvider[]> =>
  isApp ? [] : configuredProviders().catch(() => []);
