/**
 * Tells windows that something new stands in the bell, whoever put it there: notifications are written in the batches of many subjects and
 * by the ledger's triggers, so what is new is marked by a trigger of the table and told here, after calls and after what happens without one.
 * Whatever moves credits is marked there too, so that the whole account is told its balance.
 */
import { logFailure } from '../platform/log.ts';
import { kindOf } from '../../contract/wire/request-log.ts';
import type { Env } from '../platform/env.ts';
import { takeBellNews } from './store.ts';
import { balanceOf, bellOf, tellAccounts } from './tell-account.ts';

const atOnce = 20;

/**
 * Nothing fails here: who was not told reads it with the next poll. Safe to run many times at once.
 * @returns whether a push to a browser waits in the outbox as well
 */
export async function tellBells(env: Env): Promise<boolean> {
  let isPushed = false;
  try {
    const db = env.DB.withSession('first-primary');
    for (;;) {
      const news = await takeBellNews(db, atOnce);
      await tellAccounts(
        env,
        news.flatMap(({ userId, masterUserId, balance }) => [
          bellOf(userId, masterUserId),
          ...(balance === null ? [] : [balanceOf(userId, balance)]),
        ]),
      );
      isPushed ||= news.some((each) => each.isPushed === 1);
      if (news.length < atOnce) break;
    }
  } catch (error) {
    logFailure({ line: 'bells', error: kindOf(error) });
  }
  return isPushed;
}
