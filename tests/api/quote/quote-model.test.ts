/**
 * Any sequence of sending, revising, withdrawing, accepting, ordering again and days that go by, in two chats of one request, against a small model.
 * @module-tag sweep
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs } from '../../../contract/limits.ts';
import { clock } from '../../support/api/api-client.ts';
import { signIn } from '../../support/api/api-fixtures.ts';
import { offer, offerAgain, proFormaOf, quotesFor, quoting, statesIn, take, takeBack } from '../../support/api/quoting.ts';

type State = 'sent' | 'accepted' | 'withdrawn' | 'superseded';
interface Revision {
  id: string;
  /** First millisecond after its last day. */
  end: number;
  state: State;
}
type Step =
  | { do: 'send'; chat: 0 | 1; days: number; isAgain: boolean }
  | { do: 'withdraw' | 'accept'; chat: 0 | 1; back: number }
  | { do: 'wait'; days: number };

const chat = fc.constantFrom(0 as const, 1 as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('send' as const), chat, days: fc.nat(4), isAgain: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('withdraw' as const, 'accept' as const), chat, back: fc.constantFrom(0, 0, 1, 2) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 3 }) }) },
);

/** Names no quote: nothing was accepted before. */
const firstId = 'f'.repeat(24);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const shown = ({ state, end }: Revision): string => (state === 'sent' && end <= clock.now() ? 'expired' : state);

/** The expected answer of a step, and the model after it. */
function expected(revisions: Revision[], one: Exclude<Step, { do: 'wait' }>): string {
  const last = revisions.at(-1);
  if (one.do === 'send') return last?.state === 'accepted' && !one.isAgain ? 'ALREADY_DECIDED' : 'QUOTE_SENT';
  const meant = revisions.at(-1 - one.back);
  if (meant === undefined) return 'none';
  if (one.do === 'withdraw') {
    if (meant.state === 'accepted') return 'ALREADY_DECIDED';
    return meant.state === 'superseded' ? 'STALE_VERSION' : 'QUOTE_WITHDRAWN';
  }
  if (meant.state === 'accepted') return 'QUOTE_ACCEPTED';
  if (meant.state !== 'sent') return 'STALE_VERSION';
  return shown(meant) === 'expired' ? 'QUOTE_EXPIRED' : 'QUOTE_ACCEPTED';
}

test('states are those of the model, whatever is done in whatever order', { timeout: 120_000 }, async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (steps) => {
      clock.restart();
      const first = await quoting();
      const second = await quoting(1, { buyer: first.buyer, requestId: first.requestId });
      const chats = [first, second] as const;
      const tokens = { buyer: first.buyer.token, sellers: [first.seller.token, second.seller.token] };
      const model: [Revision[], Revision[]] = [[], []];
      for (const one of steps) {
        if (one.do === 'wait') {
          clock.advance(one.days * dayMs);
          tokens.buyer = await signIn(first.buyer);
          tokens.sellers = [await signIn(first.seller), await signIn(second.seller)];
          continue;
        }
        const revisions = model[one.chat];
        const { chatId } = chats[one.chat];
        const seller = { token: tokens.sellers[one.chat] ?? '' };
        const code = expected(revisions, one);
        if (code === 'none') continue;
        seen.add(`${one.do} ${code}`);
        if (one.do === 'send') {
          const until = dayOf(clock.now() + one.days * dayMs);
          const { envelope } = await (one.isAgain
            ? offerAgain(seller, chatId, revisions.at(-1)?.id ?? firstId, { validUntil: until })
            : offer(seller, chatId, { validUntil: until }));
          expect(envelope.code).toBe(code);
          if (envelope.data === undefined) continue;
          for (const each of revisions) if (each.state === 'sent') each.state = 'superseded';
          revisions.push({ id: envelope.data.quote.id, end: Date.parse(until) + dayMs, state: 'sent' });
          continue;
        }
        const meant = revisions.at(-1 - one.back);
        if (meant === undefined) continue;
        const answer = one.do === 'accept' ? await take({ token: tokens.buyer }, meant.id) : await takeBack(seller, meant.id);
        expect(answer.envelope.code).toBe(code);
        if (code === 'QUOTE_ACCEPTED') meant.state = 'accepted';
        if (code === 'QUOTE_WITHDRAWN') meant.state = 'withdrawn';
      }
      const buyer = { token: tokens.buyer };
      for (const [index, { chatId }] of chats.entries()) {
        const revisions = model[index as 0 | 1];
        expect(await statesIn(buyer, chatId)).toEqual(revisions.map((each, at) => [at + 1, shown(each)]).toReversed());
        for (const each of revisions) expect((await proFormaOf(buyer, each.id)).status).toBe(each.state === 'accepted' ? 200 : 404);
      }
      const open = model.flatMap((revisions) => revisions.filter(({ state }) => state === 'sent' || state === 'accepted'));
      const { envelope } = await quotesFor(buyer, first.requestId);
      expect(envelope.data?.quotes.map(({ id, state }) => [id, state]).toSorted()).toEqual(
        open.map((each) => [each.id, shown(each)]).toSorted(),
      );
    }),
    { numRuns: 30, seed: 20_261_122 },
  );
  expect(seen).toEqual(
    new Set([
      ...['QUOTE_SENT', 'ALREADY_DECIDED'].map((code) => `send ${code}`),
      ...['QUOTE_WITHDRAWN', 'ALREADY_DECIDED', 'STALE_VERSION'].map((code) => `withdraw ${code}`),
      ...['QUOTE_ACCEPTED', 'QUOTE_EXPIRED', 'STALE_VERSION'].map((code) => `accept ${code}`),
    ]),
  );
});
