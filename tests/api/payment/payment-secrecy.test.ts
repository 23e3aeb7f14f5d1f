/**
 * Card number and CVV are in memory only (docs/behaviour.md#card-data): marked values of each take every path of a payment, and are
 * searched for everywhere.
 */
import { env } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { payFromSandbox, refundOrder } from '../../../contract/payment/calls.ts';
import { minuteMs, secondMs } from '../../../contract/limits.ts';
import type { TestCardOutcome } from '../../../contract/payment/test-cards.ts';
import { downloadMyData } from '../../../contract/user/calls.ts';
import { call, callLoosely, data } from '../../support/api/api-client.ts';
import { consolePerson, signIn } from '../../support/api/api-fixtures.ts';
import { bringBack, buyer, cardOf, paid, planId, start, wait } from '../../support/api/payment/paying.ts';
import { confirmAtBank, testBank } from '../../support/api/payment/sandbox-bank.ts';
import { allRows } from '../../support/api/database.ts';

let logged: string[] = [];
beforeEach(() => {
  logged = [];
  const note = (...parts: unknown[]): void =>
    void logged.push(parts.map((part) => (part instanceof Error ? `${part.stack}` : JSON.stringify(part))).join(' '));
  for (const kind of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) vi.spyOn(console, kind).mockImplementation(note);
});
afterEach(() => void vi.restoreAllMocks());

/** Everything in the database, as text. */
async function everything(): Promise<string> {
  const results = await allRows<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type='table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'",
  );
  const skipped = /^(?:city|area|country|category|lookup_type|cms_page|d1_migrations)$|_fts(?:_|$)/;
  const texts: string[] = [];
  for (const { name } of results) if (!skipped.test(name)) texts.push(JSON.stringify(await allRows(`SELECT * FROM ${name}`)));
  return texts.join('\n');
}

test('neither number nor CVV is stored, logged, mailed or answered', async () => {
  const account = await buyer();
  // A token lasts for less time than the inquiries of one payment.
  const signedIn = async () => ({ ...account, token: await signIn(account) });
  const outcomes: TestCardOutcome[] = ['success', 'md0', 'refused', 'wrongCvv', 'noFunds', 'expired', 'hang', 'lostCallback'];
  const cvv = cardOf('success').cvc;
  for (const [index, outcome] of outcomes.entries()) {
    const [bank, who] = [testBank(), await signedIn()];
    const answer = await start(bank, who, { outcome, idempotencyKey: `secret-${index}-${who.id}` });
    expect(['OK', 'CARD_REFUSED', '15']).toContain(answer.envelope.code);
    logged.push(JSON.stringify(answer.envelope));
    const html = answer.envelope.data?.htmlContent ?? '';
    logged.push(html);
    const back = html === '' ? null : await confirmAtBank(bank, html);
    if (back !== null) logged.push(await (await bringBack(bank, back)).text());
    await wait(bank, 30 * secondMs);
    await wait(bank, 10 * minuteMs);
    await wait(bank, 10 * minuteMs);
    logged.push(JSON.stringify([...bank.payments.values()]));
  }
  const [bank, who, administrator] = [testBank(), await signedIn(), await consolePerson('administrator')];
  bank.line = () => {
    throw new Error('the line broke');
  };
  await start(bank, who);
  bank.line = () => undefined;
  await call(refundOrder, { token: administrator.token, body: { id: await paid(bank, who), note: 'x' }, env: bank.env });
  for (const wrong of [{ cardNumber: '5528790000000009' }, { cvc: '7317' }, { expireDateMonth: '99' }]) {
    const body = { data: { planId: await planId('basic'), creditCardDTO: { ...cardOf('success'), ...wrong } } };
    logged.push(JSON.stringify((await callLoosely(payFromSandbox, { token: who.token, body, env: bank.env })).envelope));
  }
  logged.push(JSON.stringify(await data(downloadMyData, { token: who.token })));

  const stored = await everything();
  const objects = (await env.MEDIA.list()).objects.map(({ key }) => key).join();
  expect(stored, 'the search sees what is stored').toContain(who.email);
  const places = { stored, logged: logged.join('\n'), objects };
  for (const [place, text] of Object.entries(places)) {
    for (const outcome of outcomes) {
      const { cardNumber } = cardOf(outcome);
      expect(text.includes(cardNumber), `${outcome} in ${place}`).toBe(false);
      expect(text.replaceAll(/[ -]/g, '').includes(cardNumber), `${outcome}, grouped, in ${place}`).toBe(false);
    }
    expect(new RegExp(`(?<![\\w.])${cvv}(?![\\w.])`).exec(text)?.[0], `CVV in ${place}`).toBeUndefined();
    expect(text.includes('MIRA OSMAN'), `holder in ${place}`).toBe(false);
  }
});
