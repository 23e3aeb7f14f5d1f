/** Where a refusal leads (docs/behaviour.md#after-a-refusal): one table for the business area and the public pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errors } from '../../../contract/wire/errors.ts';
import { remedyOf } from '../../../src/client/session/remedies.ts';
import { isLedAway } from '../../../src/islands/contact/led-to-plans.ts';
import { filesOf, root } from '../../support/structure/packages.ts';

const pathOf = (code: string, message = ''): string | undefined => remedyOf({ code, message })?.path;

test('each refusal leads to the page that resolves its cause', () => {
  const led = Object.keys(errors).flatMap((code) => (pathOf(code) === undefined ? [] : [[code, pathOf(code)]]));
  expect(Object.fromEntries(led)).toEqual({
    NO_PLAN: '/plans',
    PLAN_EXPIRED: '/plans',
    COMPANY_NEEDS_PLAN: '/plans',
    COMPANY_LIMIT_REACHED: '/plans',
    LIMIT_REACHED: '/plans',
    CONTACT_LIMIT_REACHED: '/plans',
    NOT_ENOUGH_CREDIT: '/membership#packs',
    ADDRESS_INCOMPLETE: '/profile-settings',
    EMAIL_NOT_VERIFIED: '/profile',
    COMPANY_NOT_APPROVED: '/my-companies',
    COMPANY_SUSPENDED: '/decisions',
    CHAT_EXISTS: '/messages',
  });
});

test('only a missing plan redirects without a press', () => {
  const led = Object.keys(errors).filter((code) => isLedAway(remedyOf({ code, message: '' })));
  expect(led.toSorted()).toEqual(['COMPANY_NEEDS_PLAN', 'NO_PLAN', 'PLAN_EXPIRED']);
});

test('a missing permission leads nowhere, since others grant it', () => {
  expect([pathOf('FORBIDDEN'), pathOf('NO_ACCESS'), pathOf('UNEXPECTED', 'An unexpected error has occurred')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a refusal of a provider without codes is recognized by its message', () => {
  expect([pathOf('', 'Credit not enough'), pathOf('', 'You must have a plan'), pathOf('', 'Harbour closed')]).toEqual([
    '/membership#packs',
    '/plans',
    undefined,
  ]);
  // A code takes precedence over the message.
  expect(pathOf('FORBIDDEN', 'not enough')).toBeUndefined();
});

test('other code does not decide it: only menus and the pages of plans link to pages about plans and credits', () => {
  const own = /src\/account\/(plan|payment|shell|shared\/paths|user)|src\/islands\/Styleguide/;
  const named = ['src/account', 'src/form', 'src/islands']
    .flatMap(filesOf)
    .filter((file) => !own.test(file) && /'\/(plans|membership)\b/.test(readFileSync(join(root, file), 'utf8')));
  expect(named).toEqual([]);
});
