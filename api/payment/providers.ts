/** The payment institution of this deployment (docs/behaviour.md#payment-providers). */
import type { Env } from '../platform/env.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { createIyzico } from './iyzico/adapter.ts';
import type { CardProvider } from './provider.ts';

type Name = CardProvider['name'];

/** @returns null if it is not configured, and for the sandbox in production */
function find(env: Env, name: Name): CardProvider | null {
  if (name === 'Iyzico') {
    const { IYZICO_URI: uri, IYZICO_API_KEY: apiKey, IYZICO_SECRET_KEY: secretKey } = env;
    if (!uri || !apiKey || !secretKey) return null;
    return createIyzico(name, { uri, apiKey, secretKey, fetch: (request) => fetch(request) });
  }
  const { BANK: bank, BANK_ORIGIN: uri, BANK_API_KEY: apiKey, BANK_SECRET_KEY: secretKey } = env;
  if (env.MODE === 'production' || !bank || !uri || !apiKey || !secretKey) return null;
  return createIyzico(name, { uri, apiKey, secretKey, fetch: (request) => bank.fetch(request) });
}

/** @throws Refusal NOT_FOUND if it does not exist here */
export function providerNamed(env: Env, name: Name): CardProvider {
  const provider = find(env, name);
  if (provider === null) throw new Refusal('NOT_FOUND');
  return provider;
}

/** The institution of new payments: iyzico in production and with its keys, otherwise the sandbox. */
export const cardProviderOf = (env: Env): Name => (env.MODE === 'production' || find(env, 'Iyzico') !== null ? 'Iyzico' : 'Sandbox');

/** All configured ones: a webhook does not contain the name of its sender. */
export const providersOf = (env: Env): CardProvider[] =>
  (['Iyzico', 'Sandbox'] as const).map((name) => find(env, name)).filter((provider) => provider !== null);
