import { beforeEach, expect, test, vi } from 'vitest';

const stored: Record<string, string> = {};
const storage = {
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, value: string) => void (stored[key] = value),
  removeItem: (key: string) => void delete stored[key],
};
// Object.keys(localStorage) names what is stored.
vi.stubGlobal(
  'localStorage',
  new Proxy(storage, { ownKeys: () => Object.keys(stored), getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) }),
);

const { emailHash, startWait, waitEnd } = await import('../../../src/client/store/waits.ts');
const { forgetSignUpDraft, keepSignUpDraft, readSignUpDraft, storedWayBackOf } =
  await import('../../../src/client/session/sign-up-draft.ts');

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21), toFake: ['Date'] });
  for (const key of Object.keys(stored)) delete stored[key];
});

test('a waiting time is known until its end, for its owner and its kind only', () => {
  const end = startWait('verification-email', 'anna');
  expect(end - Date.now()).toBe(120_000);
  expect(waitEnd('verification-email', 'anna')).toBe(end);
  expect(waitEnd('verification-email', 'boris')).toBe(0);
  expect(waitEnd('verification-phone', 'anna')).toBe(0);
  vi.setSystemTime(end);
  expect(waitEnd('verification-email', 'anna')).toBe(0);
});

test('a reset link waits at most 180 s, whatever was stored', () => {
  expect(startWait('reset', 'x') - Date.now()).toBe(180_000);
  expect(startWait('reset', 'x', 40) - Date.now()).toBe(40_000);
  expect(startWait('reset', 'x', 9_999) - Date.now()).toBe(180_000);
  stored['wait:reset:y'] = String(Date.now() + 86_400_000);
  expect(waitEnd('reset', 'y')).toBe(0);
});

test('expired entries are deleted, other entries are kept', () => {
  stored['mode'] = 'dark';
  stored['wait:reset:old'] = String(Date.now() - 1);
  startWait('reset', 'new');
  expect(Object.keys(stored).sort()).toEqual(['mode', 'wait:reset:new']);
});

test('an e-mail is stored as a hash, the same in any letter case and spacing', async () => {
  const hash = await emailHash(' Anna@Example.com ');
  expect(hash).toBe(await emailHash('anna@example.com'));
  expect(hash).toMatch(/^[0-9a-f]{24}$/);
  expect(hash).not.toBe(await emailHash('anna@example.org'));
});

test('the page that led to the sign-up is stored for its owner, and only a page of this site leads back', async () => {
  const nothing = { countryId: null, cityId: null, areaId: null, gender: 0 } as const;
  await keepSignUpDraft('anna@example.com', { ...nothing, wayBack: '/en/exports/pistachios' });
  expect(JSON.stringify(Object.entries(stored))).not.toContain('pistachios');
  expect(await storedWayBackOf('Anna@example.com')).toBe('/en/exports/pistachios');
  expect(await storedWayBackOf('boris@example.com')).toBeNull();
  await keepSignUpDraft('anna@example.com', { ...nothing, wayBack: '//elsewhere.example' });
  expect(await storedWayBackOf('anna@example.com')).toBeNull();
  forgetSignUpDraft();
});

test('what sign-up does not send is stored for the owner of the e-mail only', async () => {
  const draft = { countryId: 'country-x', cityId: 'city-y', areaId: null, gender: 2 } as const;
  await keepSignUpDraft('anna@example.com', draft);
  // Nobody who uses this computer later can read it.
  for (const secret of ['anna', await emailHash('anna@example.com'), 'country', 'city', 'gender'])
    expect(JSON.stringify(Object.entries(stored))).not.toContain(secret);
  expect(await readSignUpDraft('Anna@example.com')).toEqual(draft);
  expect(await readSignUpDraft('boris@example.com')).toBeNull();
  vi.setSystemTime(Date.now() + 31 * 86_400_000);
  expect(await readSignUpDraft('anna@example.com')).toBeNull();
  forgetSignUpDraft();
  expect(Object.keys(stored)).toEqual([]);
});

test('nothing is stored when nothing was chosen', async () => {
  await keepSignUpDraft('anna@example.com', { countryId: 'a', cityId: null, areaId: null, gender: 0 });
  expect(Object.keys(stored)).toEqual([]);
});
