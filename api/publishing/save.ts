/** Each save creates a version, which is not public. */
import { type restoreContent, saveContent } from '../../contract/publishing/calls.ts';
import type { DataOf } from '../../contract/wire/call.ts';
import type { ContentValues } from '../../contract/publishing/values.ts';
import { readForeignPaths } from '../content/live-store.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { type Context, done, type Done } from '../platform/http/handler.ts';
import { newId } from '../platform/ids.ts';
import { storeUploads } from '../platform/media.ts';
import { liveMediaStatements } from '../platform/media-store.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { pathOfName } from '../company/path.ts';
import { contentRuleOf } from '../../contract/publishing/kinds.ts';
import { auditOf, entryFor, requireKind, requireLast, valuesOf } from './entry.ts';
import { type EntryRow, newEntryStatement, nextVersionStatement, versionStatement } from './entry-store.ts';
import { readPaths } from './live-store.ts';
import { editedValues, titlesOf, withPaths } from './values.ts';

async function articlePaths(db: D1DatabaseSession, key: string, values: ContentValues): Promise<ContentValues> {
  const wanted = Object.values(values.texts).map(({ path = '', title = '' }) => (path === '' ? pathOfName(title) : path));
  const [own, taken] = await Promise.all([readPaths(db, key), readForeignPaths(db, key, wanted)]);
  return withPaths(values, own, (path) => taken.includes(path));
}

type Saved = DataOf<typeof saveContent>;
type SaveContext = Context<typeof saveContent>;

async function saveNew({ body, files, caller, deps }: SaveContext): Promise<Done<Saved>> {
  const { commit, db, clock } = deps;
  if (!contentRuleOf(body.kind).isOpen || body.version !== 0) throw new Refusal('NOT_FOUND');
  const id = newId();
  const edited = editedValues(body.kind, { shared: {}, texts: {} }, body);
  const { values, media } = await withPicture({ files, caller, deps }, body.kind === 'news' ? await articlePaths(db, id, edited) : edited);
  const now = clock.now();
  const version = { entryId: id, version: 1, values, restoredFrom: null, authorUserId: caller.userId, publishedAt: null };
  return commit(
    [
      newEntryStatement(db, { id, kind: body.kind, titles: titlesOf(body.kind, values) }, now),
      versionStatement(db, version, now),
      ...media,
      auditStatement(db, auditOf({ id, kind: body.kind, key: id }, caller.userId, 'save', '1'), now),
    ],
    done('SAVED', 'Saved as a draft.', { id, version: 1 }),
  );
}

/** The uploaded picture replaces the previous one; it becomes live with the version that contains it. */
async function withPicture(
  { files, caller, deps }: Pick<SaveContext, 'files' | 'caller' | 'deps'>,
  values: ContentValues,
): Promise<{ values: ContentValues; media: D1PreparedStatement[] }> {
  const target = { ownerUserId: caller.masterUserId, call: saveContent, field: 'picture' };
  const [picture] = await storeUploads(deps, files['picture'], target);
  if (picture === undefined) return { values, media: [] };
  return {
    values: { ...values, shared: { ...values.shared, picture: picture.key } },
    media: liveMediaStatements(deps.db, [picture.key]),
  };
}

interface NextVersion {
  entry: EntryRow;
  values: ContentValues;
  restoredFrom: number | null;
  authorUserId: string;
}

/** The statements of the next version; a guard stops the batch of a second call. */
const nextStatements = (
  db: D1DatabaseSession,
  { entry, values, restoredFrom, authorUserId }: NextVersion,
  now: number,
): D1PreparedStatement[] => {
  const version = entry.version + 1;
  const step = restoredFrom === null ? 'save' : 'restore';
  return [
    nextVersionStatement(db, entry, titlesOf(entry.kind, values), now),
    changedStatement(db),
    versionStatement(db, { entryId: entry.id, version, values, restoredFrom, authorUserId, publishedAt: null }, now),
    auditStatement(db, auditOf(entry, authorUserId, step, restoredFrom === null ? `${version}` : `${version} = ${restoredFrom}`), now),
  ];
};

/** @throws Refusal NOT_FOUND, FORBIDDEN, STALE_VERSION, BAD_INPUT */
export async function save(context: SaveContext): Promise<Done<Saved>> {
  const { body, files, caller, deps } = context;
  const { commit, db, clock } = deps;
  requireKind(caller, body.kind);
  if ((files['picture'] ?? []).length > 0 && !contentRuleOf(body.kind).shared.some(({ type }) => type === 'picture'))
    throw new Refusal('BAD_INPUT', { fields: { picture: 'UNKNOWN_FIELD' } });
  if (body.id === undefined) return saveNew(context);
  const entry = await entryFor(db, caller, body.id);
  if (entry.kind !== body.kind) throw new Refusal('NOT_FOUND');
  await requireLast(db, entry, body.version);
  const now = clock.now();
  const before = await valuesOf(db, entry, entry.version, now);
  const edited = editedValues(entry.kind, before.values, body);
  const { values, media } = await withPicture(
    { files, caller, deps },
    entry.kind === 'news' ? await articlePaths(db, entry.key, edited) : edited,
  );
  return commit(
    [...before.keeping, ...nextStatements(db, { entry, values, restoredFrom: null, authorUserId: caller.userId }, now), ...media],
    done('SAVED', 'Saved as a draft.', { id: entry.id, version: entry.version + 1 }),
    'STALE_VERSION',
  );
}

/** @throws Refusal NOT_FOUND, FORBIDDEN, STALE_VERSION */
export async function restore({
  body,
  caller,
  deps: { commit, db, clock },
}: Context<typeof restoreContent>): Promise<Done<{ version: number }>> {
  const entry = await entryFor(db, caller, body.id);
  await requireLast(db, entry, body.version);
  const now = clock.now();
  const [last, { values }] = await Promise.all([valuesOf(db, entry, entry.version, now), valuesOf(db, entry, body.from, now)]);
  return commit(
    [...last.keeping, ...nextStatements(db, { entry, values, restoredFrom: body.from, authorUserId: caller.userId }, now)],
    done('RESTORED', 'The earlier version is a new draft.', { version: entry.version + 1 }),
    'STALE_VERSION',
  );
}
