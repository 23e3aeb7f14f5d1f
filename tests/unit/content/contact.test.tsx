/** Contacting a company from its page: a refusal is shown before anybody writes, without a negative balance. */
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TextsOf } from '../../../src/i18n/keys.ts';
import type { ContactReady } from '../../../src/islands/contact/use-contact.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';

const { local, session } = stubBrowser();
const { ContactClosed, isClosed } = await import('../../../src/islands/contact/ContactClosed.tsx');
const { keepOwnCompanies } = await import('../../../src/client/own-companies.ts');
const { keepOwnCompany } = await import('../../../src/islands/contact/own-company.ts');
const { sayNext, takeNext } = await import('../../../src/client/session/next-page.ts');
const { forgetPersonalThings } = await import('../../../src/client/store/forget-personal-things.ts');

const t: TextsOf = (key) => key;
const ready = (more: Partial<ContactReady> = {}): ContactReady => ({
  t,
  errorText: ({ code }) => `errors.${code}`,
  senders: [{ id: 'a', name: 'Nil', chatId: null }],
  fault: null,
  credits: 420,
  balance: 40,
  pack: undefined,
  budgetLeft: null,
  failure: null,
  countries: [],
  ...more,
});
const shown = (contact: ContactReady): string => renderToString(<ContactClosed contact={contact} prefix="/ar" onRetry={() => undefined} />);

beforeEach(() => {
  local.clear();
  session.clear();
});

describe('before writing', () => {
  test.each([
    'FORBIDDEN',
    'OWN_COMPANY',
    'NO_PLAN',
    'PLAN_EXPIRED',
    'EMAIL_NOT_VERIFIED',
    'LIMIT_REACHED',
    'BLOCKED',
    'NOT_FOUND',
  ] as const)('there is no form for a contact that is refused as %s', (fault) => {
    expect(isClosed(ready({ fault }))).toBe(true);
  });
  test('the form is shown when nothing prevents contact, or credits alone', () => {
    expect(isClosed(ready())).toBe(false);
    expect(isClosed(ready({ fault: 'NOT_ENOUGH_CREDIT' }))).toBe(false);
  });
  test('the form is missing without a company that may write', () => {
    const contact = ready({ senders: [] });
    expect(isClosed(contact)).toBe(true);
    expect(shown(contact)).toContain('contact.noCompany');
    expect(shown(contact)).toContain('href="/ar/my-companies"');
  });
  test('the form is missing while the state is unknown, but a retry is offered', () => {
    const failure = { ok: false as const, status: 0, code: 'NETWORK', message: '', fields: {}, retryAfterSeconds: null };
    expect(isClosed(ready({ failure }))).toBe(true);
    expect(shown(ready({ failure }))).toMatch(/errors\.NETWORK.*common\.actions\.retry/s);
  });
  test.each([
    ['FORBIDDEN', 'contact.mayNot', null],
    ['OWN_COMPANY', 'contact.own', null],
    ['NO_PLAN', 'errors.NO_PLAN', '/ar/plans'],
    ['PLAN_EXPIRED', 'errors.PLAN_EXPIRED', '/ar/plans'],
    ['LIMIT_REACHED', 'errors.LIMIT_REACHED', '/ar/plans'],
    ['EMAIL_NOT_VERIFIED', 'errors.EMAIL_NOT_VERIFIED', '/ar/profile'],
    ['COMPANY_NOT_APPROVED', 'contact.noCompany', '/ar/my-companies'],
    ['BLOCKED', 'errors.BLOCKED', null],
  ] as const)('%s shows %s', (fault, text, way) => {
    const html = shown(ready({ fault }));
    expect(html).toContain(text);
    expect(/<a[^>]* href="([^"]*)"/.exec(html)?.[1] ?? null).toBe(way);
  });
});

test('this browser remembers own companies until the sign-out', () => {
  keepOwnCompanies(['a', 'b']);
  keepOwnCompany('c');
  keepOwnCompany('a');
  expect(local.getItem('own-companies')).toBe('a b c');
  forgetPersonalThings();
  expect(local.getItem('own-companies')).toBeNull();
});

test('a message for the next page is shown once', () => {
  expect(takeNext('requestSent')).toBe(false);
  sayNext('requestSent');
  expect([takeNext('requestSent'), takeNext('requestSent')]).toEqual([true, false]);
});
