/** What was typed into a request is restored after a detour for a plan or credits, also in another language. */
import type * as react from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '../../../contract/text/languages.ts';
import type { RequestFormState } from '../../../src/account/request/use-request-form.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

const effects = vi.hoisted(() => ({ works: [] as (() => unknown)[] }));
vi.mock('react', async (original) => ({
  ...(await original<typeof react>()),
  useEffect: (work: () => unknown) => void effects.works.push(work),
}));

stubPage();
Object.assign(location, { pathname: '/add-request' });
vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
const { draw, serveWrites } = await import('../../support/browser/screen.tsx');
const { settleRefresh, updateCredentials } = await import('../../../src/client/session/session.ts');
const { keepWayBack } = await import('../../../src/client/session/way-back.ts');
const { useRequestForm } = await import('../../../src/account/request/use-request-form.ts');

function openIn(language: Language): RequestFormState {
  const shown: RequestFormState[] = [];
  function Probe() {
    shown.push(useRequestForm(null, undefined));
    return null;
  }
  draw(<Probe />, language);
  const [state] = shown as [RequestFormState];
  // As if it were in a browser: only then a form takes values.
  state.form.reset(state.form.getValues());
  for (const work of effects.works.splice(0)) work();
  return state;
}

beforeEach(() => {
  updateCredentials(credentialsOf());
  settleRefresh();
  serveWrites();
});

test.each([
  ['en', '1,250'],
  ['tr', '1250'],
] as const)('a price of 1,250 that was typed in English is the same in %s', (language, price) => {
  const { form, spend } = openIn('en');
  form.reset({ ...form.getValues(), name: '1,250 towels', price: '1,250' });
  keepWayBack(spend.typed?.());
  expect(openIn(language).form.getValues(['name', 'price'])).toEqual(['1,250 towels', price]);
});

test('what was stored without a language stays as it is', () => {
  keepWayBack({ name: 'Towels', price: '1.250' });
  expect(openIn('tr').form.getValues(['name', 'price'])).toEqual(['Towels', '1.250']);
});
