import { claimItem, decide, getItem, getQueue } from '../../contract/moderation/calls.ts';
import type { ModerationKind, QueueItem } from '../../contract/moderation/schemas.ts';
import { pastDecisionsShown } from '../../contract/decision/fields.ts';
import type { PastDecision } from '../../contract/decision/schemas.ts';
import { bankDetailsIn } from '../../contract/bank-details/mention.ts';
import { typedTexts } from '../chat/room/typed-texts.ts';
import { listDecisions } from '../decision/store.ts';
import { pastDecisionOf, removedPicturesOf } from '../decision/view.ts';
import { isoTime } from '../platform/clock.ts';
import { writeBeside } from '../platform/db/guard.ts';
import { type Caller, type Context, type Deps, on, onOthers, type Route } from '../platform/http/handler.ts';
import type { ShownItem } from '../platform/subject/moderated.ts';
import { titleOf } from '../platform/text/title.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { claim, claimOf } from './claim.ts';
import { consoleRoutes } from './console-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { decideItem } from './decide.ts';
import { readItemAccounts, readOwnWaiting } from './own-store.ts';
import { byKind, countWaiting, findWaiting, type OwnerRow, type QueueRow, readHistory, readOwner, readQueue } from './store.ts';

const itemOf = (kind: ModerationKind, row: QueueRow, { userId, language }: Caller): QueueItem => ({
  id: row.id,
  kind,
  version: row.version,
  title: row.title,
  ...(row.names !== null && { readerTitle: titleOf(row.names, language) }),
  subtitle: row.subtitle,
  country: row.country,
  dtSentAt: isoTime(row.sent_at),
  language: row.language,
  claim: claimOf(row, userId),
  hasBankDetails: row.typed !== null && bankDetailsIn(typedTexts(row.typed)).length > 0,
});

const ownerOf = (owner: OwnerRow) => ({
  id: owner.id,
  fullName: owner.full_name,
  email: owner.email,
  stPhone: owner.phone === null ? '' : `+${owner.phone}`,
  language: owner.language,
  dtCreatedAt: isoTime(owner.created_at),
});

/** Values for parts that a kind of item does not have. */
const nothing: Required<ShownItem> = {
  company: null,
  certificate: null,
  approvedCompany: null,
  approvedRequest: null,
  textTwins: [],
  taxTwins: [],
  request: null,
  product: null,
  message: null,
  report: null,
  notice: null,
  appeal: null,
  proposal: null,
};

async function pastDecisions(deps: Deps, ownerId: string, isWhole: boolean): Promise<PastDecision[]> {
  const rows = await listDecisions(deps.db, ownerId, pastDecisionsShown);
  return Promise.all(
    rows.map(async (row) => ({
      ...pastDecisionOf(row, deps.clock.now()),
      removedPictures: isWhole ? await removedPicturesOf(deps, row) : [],
    })),
  );
}

async function look({ query: { kind, id }, caller, deps }: Context<typeof getItem>) {
  const { db, clock, jobs } = deps;
  const queue = jobs.queues[kind];
  const now = clock.now();
  const row = await findWaiting(db, queue, id, now);
  if (row === null) throw new Refusal('NOT_FOUND');
  // While somebody else has claimed the item, its private parts are hidden.
  const isWhole = claimOf(row, caller.userId)?.isOwn !== false;
  if (isWhole && queue.look !== undefined) await writeBeside(db, [queue.look(db, { id, userId: caller.userId }, now)]);
  const shown = await queue.shown?.(deps, id, isWhole, caller.language);
  const owner = await readOwner(db, queue, id);
  const about = (await queue.historyOf?.(db, id)) ?? { type: kind, id };
  return {
    ...nothing,
    ...shown,
    item: itemOf(kind, row, caller),
    owner: owner === null ? null : ownerOf(owner),
    decisions: owner === null ? [] : await pastDecisions(deps, owner.id, isWhole),
    history: (await readHistory(db, about)).map(({ at, ...entry }) => ({ ...entry, at: isoTime(at) })),
  };
}

/** Nobody may decide on something of their own account. */
const ownersOf = ({ db, jobs }: Deps, { kind, id }: { kind: ModerationKind; id: string }) => readItemAccounts(db, jobs.queues[kind], id);

/** The console's routes for pending items; others are in separate files. */
export const moderationRoutes: readonly Route[] = [
  ...consoleRoutes,
  ...peopleRoutes,
  on(
    getQueue,
    async ({
      query: { kind, page, ...filter },
      caller,
      deps: {
        db,
        clock,
        jobs: { queues },
      },
    }) => {
      const { userId, masterUserId } = caller;
      const [rows, waiting, own] = await Promise.all([
        readQueue(db, queues[kind], page ?? 1, filter, { userId, masterUserId, now: clock.now() }),
        countWaiting(db, queues),
        readOwnWaiting(db, queues, masterUserId),
      ]);
      return {
        items: rows.map((row) => itemOf(kind, row, caller)),
        counts: byKind(queues, (queue) => waiting[queue.kind] - own.counts[queue.kind]),
        own,
      };
    },
  ),
  onOthers(getItem, ({ query, deps }) => ownersOf(deps, query), look),
  onOthers(claimItem, ({ body, deps }) => ownersOf(deps, body), claim),
  onOthers(
    decide,
    ({ body, deps }) => ownersOf(deps, body),
    ({ body, caller, deps }) => decideItem(deps, caller, body),
  ),
];
