/**
 * Where a call reads: at the primary, or at a replica that is recent enough (ADR 007). A call with a token starts at the primary, where
 * ended sessions and revoked permissions take effect at once; public reads may use any replica that is at most five seconds behind.
 */
import { laterBookmark } from '../../../contract/wire/internal-headers.ts';
import type { CallDefinition } from '../../../contract/wire/call.ts';
import { replicaAgeMaxMs } from '../../../contract/limits.ts';

/** Paths of calls that return public data. Sign-in, links and document checks are not among them: they always read the primary. */
const publicPaths = /^\/(?:CMS\w+|Company|Pages|common)\//;

const isPublicRead = (call: CallDefinition, authorization: string | null): boolean =>
  call.access.who === 'anyone' && call.write !== true && authorization === null && publicPaths.test(call.path);

/** The latest state of the primary that this isolate knows, and the time (ms) at which it was read. */
const known = new WeakMap<D1Database, { bookmark: string; at: number }>();

/** A session, and what to do at the end of its call. */
interface Opened {
  readonly session: D1DatabaseSession;
  /** Records the latest state of the primary. @returns the bookmark to send, null if the call has read nothing */
  close(): string | null;
}

/** @param sentBookmark the bookmark of the last writes that the edge has seen */
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
