/** Information pages, and the versions of those with rules. */
import type { staticPage } from '../../contract/content/calls.ts';
import { isRulePage } from '../../contract/rules.ts';
import type { DataOf } from '../../contract/wire/call.ts';
import { isoTime } from '../platform/clock.ts';
import type { Context } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { readStaticPage } from './store.ts';
import { listEarlierVersions, readEarlierText, readPageVersion } from './version-store.ts';

/** @throws Refusal NOT_FOUND, also for a version that was never public */
export async function showPage({ query, deps: { db } }: Context<typeof staticPage>): Promise<DataOf<typeof staticPage>> {
  const found = await readStaticPage(db, query.path, query.lang);
  if (found === null) throw new Refusal('NOT_FOUND');
  const { updatedAt, ...page } = found;
  if (!isRulePage(page.pageKey)) {
    if (query.version !== undefined) throw new Refusal('NOT_FOUND');
    return page;
  }
  const [present, earlier] = await Promise.all([readPageVersion(db, page.pageKey), listEarlierVersions(db, page.pageKey)]);
  const { version = present } = query;
  if (version === present) return { ...page, rules: { shown: { version, since: isoTime(updatedAt) }, present, earlier } };
  const text = await readEarlierText(db, page.pageKey, version, query.lang);
  if (text === null) throw new Refusal('NOT_FOUND');
  const { title, description, content, since } = text;
  return { ...page, title, description, content, rules: { shown: { version, since }, present, earlier } };
}
