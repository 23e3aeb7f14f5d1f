/** A payment whose receipt has no complete address (docs/behaviour.md#after-a-refusal). */
import { expect, test } from 'vitest';
import { getPaymentQuote } from '../../../contract/payment/calls.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';
import { credentialsOf, staffCredentialsOf } from '../../support/people/credentials.ts';

stubPage();
const { draw } = await import('../../support/browser/screen.tsx');
const { updateCredentials } = await import('../../../src/client/session/session.ts');
const { keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { default: PaymentPage } = await import('../../../src/account/payment/PaymentPage.tsx');

const id = 'a'.repeat(24);

test('leads to the settings, or names who can complete it to staff who may not edit the profile', () => {
  queryClient.setQueryData(keyOf(getPaymentQuote, { query: { type: 'credit', id, language: 'EN' } }), { isAddressComplete: false });
  const page = () => draw(<PaymentPage params={{ type: 'credit', id }} />);
  updateCredentials(credentialsOf());
  expect(page()).toContain('href="/profile-settings"');
  updateCredentials(staffCredentialsOf('addCredits'));
  expect(page()).not.toContain('href=');
  expect(page()).toContain('payment.addressByOthers');
});
