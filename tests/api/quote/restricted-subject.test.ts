/**
 * A product or request that was taken down during a trade: its quotes and pro-formas stay valid for the two sides, and contain no link to
 * it (docs/behaviour.md#restricted-products).
 */
import { beforeEach, expect, test } from 'vitest';
import { plainAddress } from '../../../contract/media-size.ts';
import { getProductDetailById } from '../../../contract/product/calls.ts';
import { verifyProForma } from '../../../contract/quote/calls.ts';
import { getRequestDetailById } from '../../../contract/request/calls.ts';
import { call, clock, data, statusOf } from '../../support/api/api-client.ts';
import { look, opened, priceOf, say, trader } from '../../support/api/chat/chat-fixtures.ts';
import { takenDown } from '../../support/api/decisions.ts';
import { type Published, published } from '../../support/api/published.ts';
import { offered, proFormaOf, quotesFor, quotesIn, quoting, type Quoting, statesIn, take } from '../../support/api/quoting.ts';

type Kind = 'product' | 'request';

beforeEach(async () => {
  clock.restart();
  await priceOf(1, 1, 10);
});

/** A chat with a new partner about it. The one who needs the request's goods buys, and the one who has the product sells. */
async function tradeOf(kind: Kind, owner: Published): Promise<Omit<Quoting, 'requestId'>> {
  if (kind === 'request') return quoting(1, { buyer: owner, requestId: owner.requestId });
  const buyer = await trader();
  return { seller: owner, buyer, chatId: await opened(buyer, owner, { productId: owner.productId }) };
}

const idOf = (kind: Kind, owner: Published) => (kind === 'product' ? owner.productId : owner.requestId);
const asSeenBy = (kind: Kind, id: string, token?: string) =>
  call(kind === 'product' ? getProductDetailById : getRequestDetailById, { ...(token !== undefined && { token }), query: { id } });

async function picturesOf(kind: Kind, id: string): Promise<string[]> {
  if (kind === 'product') return (await data(getProductDetailById, { query: { id } })).product.imageURLs;
  return (await data(getRequestDetailById, { query: { id } })).request.imageUrls;
}

test.each(['product', 'request'] as const)(
  'a %s that was taken down can still be traded by the two sides, and is not reachable for others',
  async (kind) => {
    const owner = await published('Selvage Ropes');
    const id = idOf(kind, owner);
    const [settled, open] = [await tradeOf(kind, owner), await tradeOf(kind, owner)];
    const accepted = await offered(settled.seller, settled.chatId);
    await take(settled.buyer, accepted.id);
    const proForma = async (who: { token: string }, quote: string) => {
      const { document, hash, code = '' } = (await proFormaOf(who, quote)).envelope.data?.proForma ?? {};
      return { document, hash, code };
    };
    const issued = await proForma(settled.buyer, accepted.id);
    await offered(open.seller, open.chatId);
    const pictures = await picturesOf(kind, id);
    expect(await Promise.all(pictures.map(statusOf))).toEqual([200]);

    await takenDown(kind, id);
    // An accepted quote stays accepted, and an open one can still be accepted.
    const revised = await offered(open.seller, open.chatId, { price: { amount: 3.9, currency: 'USD', unit: 'KGM' } });
    expect((await take(open.buyer, revised.id)).status).toBe(200);
    const later = await proForma(open.buyer, revised.id);
    expect(later.document).toMatchObject({ revision: 2 });
    for (const who of [settled.seller, settled.buyer]) {
      expect((await quotesIn(who, settled.chatId)).map((quote) => [quote.id, quote.state])).toEqual([[accepted.id, 'accepted']]);
      expect(await proForma(who, accepted.id)).toEqual(issued);
    }
    for (const who of [open.seller, open.buyer]) {
      expect((await say(who, open.chatId, 'The goods are on their way.')).status).toBe(200);
      expect((await statesIn(who, open.chatId)).toSorted()).toEqual([
        [1, 'superseded'],
        [2, 'accepted'],
      ]);
      expect(await proForma(who, revised.id)).toEqual(later);
    }

    // Its owner alone still reads it; the partner, a stranger and a guest do not, nor its pictures.
    const stranger = await trader();
    const partner = open.seller === owner ? open.buyer : open.seller;
    expect((await asSeenBy(kind, id, owner.token)).status).toBe(200);
    for (const token of [partner.token, stranger.token, undefined])
      expect((await asSeenBy(kind, id, token)).status).toBe(kind === 'product' ? 410 : 404);
    expect(await Promise.all(pictures.map(plainAddress).map(statusOf))).toEqual([404]);
    for (const [quote, { document, code }] of [
      [accepted.id, issued],
      [revised.id, later],
    ] as const) {
      expect((await proFormaOf(stranger, quote)).status).toBe(404);
      const verified = await data(verifyProForma, { query: { number: document?.number ?? '', code } });
      expect([verified.state, JSON.stringify(verified).includes(id)]).toEqual(['unchanged', false]);
    }
    expect((await quotesFor(stranger, owner.requestId)).status).toBe(404);
    expect(JSON.stringify(await look(partner, open.chatId))).not.toContain(pictures[0]);
  },
);
