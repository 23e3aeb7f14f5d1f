/**
 * In any sequence of actions, each contact is paid once and refunded at most once, no message is lost or duplicated, and the ledger is
 * consistent. `HISTORIES=1000 npm test -- chat-histories` runs more of them.
 * @module-tag sweep
 */
import { env } from 'cloudflare:test';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { featureId } from '../../../contract/plan/features.ts';
import { balanceOf } from '../../support/api/api-fixtures.ts';
import { priceOf, textsOf, trader, usedBy } from '../../support/api/chat/chat-fixtures.ts';
import { booksOf, contactPrice, type ActionName, actions, expectedOf, newWorld } from '../../support/api/chat/chat-model.ts';
import { allRows } from '../../support/api/database.ts';

const feature = featureId('SendMessageForCompanyFromCompaniesScreen');
/** Actions that move money are more frequent. */
const often: ActionName[] = ['begin', 'say', 'read', 'wait', 'wait', 'wait'];
const names = [...(Object.keys(actions) as ActionName[]), ...often];
const chatCount = 2;
const action = fc.tuple(fc.constantFrom(...names), fc.constantFrom(0, 0, 1));
const first = fc.tuple(fc.constantFrom<ActionName>('begin', 'beginSilently'), fc.constant(0));
const histories = fc.tuple(first, fc.array(action, { minLength: 4, maxLength: 12 })).map(([begin, rest]) => [begin, ...rest]);
const credits = fc.integer({ min: contactPrice - 1, max: 4 * contactPrice });
/** The number of histories that fits into the time limit. */
const runs = Number(env.HISTORIES || 20);

test(
  `${runs} random histories of two chats match the model`,
  async () => {
    await priceOf(0, 1, contactPrice);
    const [from, to] = [await trader({ credits: 0 }), await trader({ credits: 0 })];
    let done = 0;
    await fc.assert(
      fc.asyncProperty(histories, credits, async (history, begun) => {
        const world = await newWorld(from, to, begun, chatCount);
        for (const [name, index] of history) {
          const chat = world.chats[index];
          if (chat === undefined) throw new Error('no chat');
          const [answer, expected] = await actions[name](world, chat);
          expect([name, answer, await booksOf(world)]).toEqual([name, expected, expectedOf(world)]);
        }
        for (const { id, texts, isOpened } of world.chats) {
          if (id === null) continue;
          expect((await textsOf(from, id)).toSorted()).toEqual(texts.toSorted());
          if (isOpened) expect(await textsOf(to, id)).toEqual(await textsOf(from, id));
        }
        const paid = world.chats.reduce((sum, { payments }) => sum + payments, 0);
        expect([await usedBy(from, feature), await balanceOf(to)]).toEqual([paid, 0]);
        expect(await allRows('SELECT * FROM ledger_drift')).toEqual([]);
        done += 1;
      }),
      { numRuns: runs, seed: 82, endOnFailure: true },
    );
    expect(done).toBe(runs);
  },
  30_000 + runs * 1000,
);
