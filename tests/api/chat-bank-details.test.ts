/** A message with bank details is marked when it is sent, for both sides, and a change of them is told apart. */
import { expect, test } from 'vitest';
import { deleteMessage } from '../../contract/chat/calls.ts';
import { call, data } from '../support/api-client.ts';
import { look, opened, priceOf, say, type Trader, trader } from '../support/chat-fixtures.ts';

const [turkish, german] = ['TR33 0006 1005 1978 6457 8413 26', 'DE89 3704 0044 0532 0130 00'];
const marksOf = async (who: Trader, chatId: string) => (await look(who, chatId)).messages.map(({ bankDetails }) => bankDetails);

test('the first details are marked quietly, others loudly, the same again not; deleting the first changes nothing', async () => {
  await priceOf(0, 2, 0);
  const [seller, buyer] = [await trader(), await trader()];
  const chatId = await opened(buyer, seller, { text: 'Where do we pay?' });
  const first = await say(seller, chatId, `To ${turkish}`, 'the-first-details');
  expect(first.envelope.data?.message.bankDetails).toBe('first');
  expect((await say(seller, chatId, `To ${turkish}`, 'the-first-details')).envelope).toEqual(first.envelope);
  await say(buyer, chatId, `So ${turkish}?`);
  await say(buyer, chatId, `Refunds go to ${german}`);
  await data(deleteMessage, { token: seller.token, query: { chatId, id: first.envelope.data?.message._id ?? '' } });
  await say(seller, chatId, 'Please pay to GB82 WEST 1234 5698 7654 32');
  await say(seller, chatId, 'Our bank account has changed');
  for (const who of [seller, buyer]) expect(await marksOf(who, chatId)).toEqual([null, null, null, 'first', 'changed', 'changed']);
});

test('the first message of a chat may be marked too', async () => {
  await priceOf(0, 2, 0);
  const [seller, buyer] = [await trader(), await trader()];
  const chatId = await opened(seller, buyer, { text: `Our bank: ${german}` });
  expect(await marksOf(buyer, chatId)).toEqual(['first']);
  expect((await call(deleteMessage, { token: buyer.token, query: { chatId, id: chatId } })).status).toBe(404);
});
