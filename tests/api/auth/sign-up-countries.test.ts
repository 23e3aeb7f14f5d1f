/** Sign-up from some countries only (docs/behaviour.md#sign-up-countries), and where chats and accounts are kept. */
import { describe, expect, test, vi } from 'vitest';
import { register } from '../../../contract/auth/calls.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { signUpCountriesOf } from '../../../contract/site/sign-up-countries.ts';
import { unsetId } from '../../../contract/wire/ids.ts';
import { placed } from '../../../api/platform/placed.ts';
import { send, testEnv } from '../../support/api/api-client.ts';
import { firstRow, firstValue } from '../../support/api/database.ts';

const idOf = async (code: string): Promise<string> => (await firstValue<string>('SELECT id FROM country WHERE code=?1', code)) ?? '';

let count = 0;
async function signUp(from: string | null, phone: string | null, countries: string) {
  count += 1;
  const email = `served-${count}@company.example`;
  const body = {
    fullname: 'Nour Aziz',
    email,
    password: 'Calm-caravan-9',
    phone,
    countryId: from === null ? unsetId : await idOf(from),
    language: 'EN' as const,
    mailMessageApproval: false,
  };
  const headers = { 'content-type': 'application/json' };
  const request = new Request(`http://localhost:8787${pathOf(register)}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const response = await send(request, { ...testEnv, SIGN_UP_COUNTRIES: countries });
  const answer = (await response.json()) as { code: string; errors?: Record<string, string> };
  const isThere = (await firstRow('SELECT 1 FROM users WHERE email=?1', email)) !== null;
  return [answer.code, answer.errors ?? {}, isThere];
}

describe('countries that may sign up', () => {
  test('everybody may without a list, also without a country', async () => {
    expect(await signUp(null, null, '')).toEqual(['REGISTERED', {}, true]);
    expect(await signUp('DE', '+4915112345678', '')).toEqual(['REGISTERED', {}, true]);
  });

  test('with a list, those of its countries may, with or without a phone', async () => {
    expect(await signUp('TR', null, 'TR,KZ')).toEqual(['REGISTERED', {}, true]);
    expect(await signUp('TR', '+905321234567', ' tr , KZ ')).toEqual(['REGISTERED', {}, true]);
    // Kazakhstan shares +7 with Russia.
    expect(await signUp('KZ', '+77011234567', 'TR,KZ')).toEqual(['REGISTERED', {}, true]);
  });

  test('another country, another phone and no country are refused, and nothing is stored', async () => {
    expect(await signUp('DE', null, 'TR,KZ')).toEqual(['COUNTRY_NOT_SERVED', { countryId: 'INVALID' }, false]);
    expect(await signUp('TR', '+4915112345678', 'TR,KZ')).toEqual(['COUNTRY_NOT_SERVED', { phone: 'INVALID' }, false]);
    expect(await signUp(null, '+905321234567', 'TR,KZ')).toEqual(['BAD_INPUT', { countryId: 'REQUIRED' }, false]);
  });

  test('a setting that is no list of codes opens nothing', () => {
    expect(signUpCountriesOf({})).toEqual([]);
    expect(signUpCountriesOf({ SIGN_UP_COUNTRIES: 'TR, de,TR' })).toEqual(['tr', 'de']);
    for (const wrong of ['Türkiye', 'TR;DE', ',', 'T'])
      expect(() => signUpCountriesOf({ SIGN_UP_COUNTRIES: wrong }), wrong).toThrow('two-letter codes');
  });
});

test('chats and accounts are kept in the configured jurisdiction; anywhere without it; an unknown one is an error', () => {
  const jurisdiction = vi.fn((name: string) => `in ${name}`);
  const objects = { jurisdiction } as unknown as DurableObjectNamespace<Rpc.DurableObjectBranded & undefined>;
  expect([placed({}, objects), placed({ DATA_JURISDICTION: '' }, objects)]).toEqual([objects, objects]);
  expect(jurisdiction).not.toHaveBeenCalled();
  expect(placed({ DATA_JURISDICTION: 'eu' }, objects)).toBe('in eu');
  expect(() => placed({ DATA_JURISDICTION: 'mars' }, objects)).toThrow('"eu" or empty');
});
