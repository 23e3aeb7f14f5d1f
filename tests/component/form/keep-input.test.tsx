/** The draft of a guest's form, in the tab only (ADR 019). */
import { useEffect, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hourMs, minuteMs } from '../../../contract/limits.ts';
import { TextInput } from '../../../src/form/fields/TextInput.tsx';
import { keepInput } from '../../../src/form/keep-input.ts';
import { PlainForm } from '../../../src/form/PlainForm.tsx';
import { usePlainForm } from '../../../src/form/use-plain-form.ts';

import { place, renderAt } from '../../support/component/mount.ts';

interface Values {
  fullname: string;
  password: string;
  referral: string;
}

afterEach(() => sessionStorage.clear());

/** @param typed a name that is typed before the stored input is read */
function GuestForm({ referral, typed }: { referral: string; typed: string }) {
  const [start] = useState<Values>({ fullname: '', password: '', referral });
  const { form } = usePlainForm<Values, never>({ rules: [], names: {} }, start, { says: () => '' });
  useEffect(() => keepInput(form, { name: 'guest', start, fields: ['fullname', 'referral'] }), [form, start]);
  useEffect(() => {
    if (typed !== '') form.setValue('fullname', typed);
  }, [form, typed]);
  return (
    <PlainForm form={form} isBusy={false} onSubmit={() => undefined}>
      <TextInput<Values> name="fullname" label="name" />
      <TextInput<Values> name="password" label="password" />
      <TextInput<Values> name="referral" label="referral" />
    </PlainForm>
  );
}
const field = (name: string) => page.getByRole('textbox', { name });

/** @returns removes the form, as a reload does */
async function open(referral = '', typed = ''): Promise<() => void> {
  const element = await place();
  const unmount = renderAt(element, <GuestForm referral={referral} typed={typed} />);
  await expect.element(field('name')).toBeVisible();
  return unmount;
}

test('input of a guest survives a reload, except a password', async () => {
  let close = await open();
  await field('name').fill('Nour Haddad');
  await field('password').fill('Calm-caravan-9');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Calm-caravan-9');
  close();
  close = await open('6543');
  await expect.element(field('name')).toHaveValue('Nour Haddad');
  await expect.element(field('password')).toHaveValue('');
  // Untouched fields are not part of the draft.
  await expect.element(field('referral')).toHaveValue('6543');
  // The browser asks before the page is left, until there is nothing to lose.
  const leaves = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leaves()).toBe(false);
  await field('name').fill('');
  expect(sessionStorage.getItem('guest')).toBeNull();
  expect(leaves()).toBe(true);
  close();
});

const store = (values: object, until = Date.now() + minuteMs): void => sessionStorage.setItem('guest', JSON.stringify({ until, values }));

test('a draft does not replace what was typed before it was read', async () => {
  store({ fullname: 'Nour', referral: '77' });
  await open('', 'Amal');
  await expect.element(field('referral')).toHaveValue('77');
  await expect.element(field('name')).toHaveValue('Amal');
});

test('a value of another kind is dropped from a draft', async () => {
  store({ fullname: 'Nour', referral: 77, other: 'x' });
  await open('6543');
  await expect.element(field('name')).toHaveValue('Nour');
  await expect.element(field('referral')).toHaveValue('6543');
});

test('a draft is restored for an hour after the last change, then deleted', async () => {
  const close = await open();
  await field('name').fill('Nour');
  const { until } = JSON.parse(sessionStorage.getItem('guest') ?? '{}') as { until: number };
  expect(Math.abs(until - Date.now() - hourMs)).toBeLessThan(minuteMs);
  close();
  store({ fullname: 'Nour' }, Date.now() - 1);
  await open();
  await expect.poll(() => sessionStorage.getItem('guest')).toBeNull();
  await expect.element(field('name')).toHaveValue('');
});
