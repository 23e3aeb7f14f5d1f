import { loadLookups } from '../lookup/lookups.ts';
import { searchKeys } from './keys.ts';
import { readList } from './list.ts';
import { readOutdated, renewKeysStatements } from './store.ts';

const searchesAtOnce = 200;

/**
 * Updates the keys of searches that were stored in an older version; some each minute. For the scheduled run; safe to repeat, and reads no
 * row if there is nothing to do.
 */
export async function renewSearchKeys(db: D1DatabaseSession, now: number): Promise<void> {
  const outdated = await readOutdated(db, searchesAtOnce);
  if (outdated.length === 0) return;
  const lookups = await loadLookups(db, now);
  await db.batch(
    outdated.flatMap(({ id, address }) => {
      const list = readList(address, lookups, now);
      return renewKeysStatements(db, id, list === null ? [] : searchKeys(list));
    }),
  );
}
