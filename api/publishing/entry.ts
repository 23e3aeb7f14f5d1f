/** Entries for their editors: permissions, and the content of a version. */
import { contentRuleOf, type ContentKind } from '../../contract/publishing/kinds.ts';
import type { ContentValues } from '../../contract/publishing/values.ts';
import { holdsRole } from '../../contract/moderation/roles.ts';
import { isoTime } from '../platform/clock.ts';
import type { AuditEntry } from '../platform/db/audit.ts';
import type { Caller } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { type EntryRow, findEntry, listVersions, readVersion, versionStatement } from './entry-store.ts';
import { readLive } from './live-store.ts';

/** @throws Refusal FORBIDDEN: only administrators edit prices */
export function requireKind({ consoleRole }: Caller, kind: ContentKind): void {
  if (!holdsRole(consoleRole, contentRuleOf(kind).role)) throw new Refusal('FORBIDDEN');
}

/** @throws Refusal NOT_FOUND, FORBIDDEN */
export async function entryFor(db: D1DatabaseSession, caller: Caller, id: string): Promise<EntryRow> {
  const entry = await findEntry(db, id);
  if (entry === null) throw new Refusal('NOT_FOUND');
  requireKind(caller, entry.kind);
  return entry;
}

/**
 * The editor who has saved a newer version than the edited one. The refusal names them, so that the form can keep the input and explain.
 */
async function staleFor(db: D1DatabaseSession, entry: EntryRow): Promise<Refusal> {
  const [last] = await listVersions(db, entry.id, 1);
  if (last === undefined) return new Refusal('STALE_VERSION');
  return new Refusal('STALE_VERSION', { done: { by: last.author, version: last.version, at: isoTime(last.created_at) } });
}

/** @throws Refusal STALE_VERSION with the other editor's name. @param version the one that was edited */
export async function requireLast(db: D1DatabaseSession, entry: EntryRow, version: number): Promise<void> {
  if (entry.version !== version) throw await staleFor(db, entry);
}

const nothing: ContentValues = { shared: {}, texts: {} };

export interface KnownValues {
  values: ContentValues;
  /** Statements for the write's batch that store the content from before the first edit as a version. */
  keeping: D1PreparedStatement[];
}

/** The content of a version. @throws Refusal NOT_FOUND if it does not exist */
export async function valuesOf(db: D1DatabaseSession, entry: EntryRow, version: number, now: number): Promise<KnownValues> {
  const stored = await readVersion(db, entry.id, version);
  if (stored !== null) return { values: stored, keeping: [] };
  if (version !== 1) throw new Refusal('NOT_FOUND');
  const values = (await readLive(db, entry)) ?? nothing;
  const first = { entryId: entry.id, version: 1, values, restoredFrom: null, authorUserId: null, publishedAt: null };
  return { values, keeping: [versionStatement(db, first, entry.changed_at === 0 ? now : entry.changed_at)] };
}

/** @param detail the version, or the time */
export const auditOf = (
  { id, kind, key }: Pick<EntryRow, 'id' | 'kind' | 'key'>,
  actorUserId: string | null,
  step: 'save' | 'restore' | 'publish' | 'schedule' | 'unschedule' | 'withdraw',
  detail: string,
): AuditEntry => ({
  actorUserId,
  action: `content.${step}`,
  targetType: 'content',
  targetId: id,
  outcome: 'done',
  detail: key === id ? `${kind} · ${detail}` : `${kind} ${key} · ${detail}`,
});
