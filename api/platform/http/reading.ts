/**
 * Where a call reads: at the primary, or at a replica that is recent enough (ADR 007). Who has a token begins at the primary,
 * where sessions end and rights are taken at once; what the public reads may come from any replica that knows all until five seconds ago.
 */
import { laterBookmark } from '../../../contract/bookmark.ts';
import type { CallDefinition } from '../../../contract/wire/call.ts';
import { replicaAgeMaxMs } from '../../../contract/limits.ts';

/** What everyone may see. Whoever signs in, redeems a link or checks a document is not told what was so a moment ago. */
const publicPaths = /^\/(?:CMS\w+|Company|Pages|common)\//;

const isPublicRead = (call: CallDefinition, authorization: string | null): boolean =>
  call.access.who === 'anyone' && call.write !== true && authorization === null && publicPaths.test(call.path);

/** What this isolate knows to be in the primary, and since when (ms). */
const known = new WeakMap<D1Database, { bookmark: string; at: number }>();

/** A session, and what to do once its call is over. */
interface Opened {
  readonly session: D1DatabaseSession;
  /** Remembers how far the primary has come. @returns the bookmark to tell, null where the call has asked nothing */
  close(): string | null;
}

/** @param told the bookmark of what the edge has seen written lately */
export function openSession(
  database: D1Database,
  call: CallDefinition,
  authorization: string | null,
  sentBookmark: string | null,
  now: number,
): Opened {
  const latest = known.get(database);
  const isRecent = latest !== undefined && latest.at <= now && now - latest.at < replicaAgeMaxMs;
  if (isRecent && isPublicRead(call, authorization)) {
    const session = database.withSession(laterBookmark(sentBookmark, latest.bookmark));
    return { session, close: () => session.getBookmark() };
  }
  const session = database.withSession('first-primary');
  const close = (): string | null => {
    const bookmark = session.getBookmark();
    if (bookmark !== null && (known.get(database)?.at ?? Number.NEGATIVE_INFINITY) <= now) known.set(database, { bookmark, at: now });
    return bookmark;
  };
  return { session, close };
}
