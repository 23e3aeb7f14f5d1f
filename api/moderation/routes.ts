import { decide, getItem, getQueue, type ModerationKind, type QueueItem } from '../../contract/moderation/calls.ts';
import type { Context } from '../platform/handler.ts';
import { findCompany } from '../company/store.ts';
import { ownView } from '../company/view.ts';
import { isoTime } from '../platform/clock.ts';
import { on, type Route } from '../platform/handler.ts';
import { Refusal } from '../platform/refusal.ts';
import { ownRequestOf } from '../request/row.ts';
import { findRequest } from '../request/store.ts';
import { decideItem } from './decide.ts';
import { countWaiting, findWaiting, type OwnerRow, type QueueRow, readHistory, readMessage, readOwner, readQueue } from './store.ts';

const itemOf = (kind: ModerationKind, row: QueueRow): QueueItem => ({
  id: row.id,
  kind,
  version: row.version,
  title: row.title,
  subtitle: row.subtitle,
  country: row.country,
  dtSentAt: isoTime(row.sent_at),
});

const ownerOf = (owner: OwnerRow) => ({
  id: owner.id,
  fullName: owner.full_name,
  email: owner.email,
  stPhone: owner.phone === null ? '' : `+${owner.phone}`,
  language: owner.language,
  dtCreatedAt: isoTime(owner.created_at),
});

async function look({ query: { kind, id }, deps }: Context<typeof getItem>) {
  const { db } = deps;
  const row = await findWaiting(db, kind, id);
  if (row === null) throw new Refusal('NOT_FOUND');
  const company = kind === 'company' ? await findCompany(db, id) : null;
  const request = kind === 'request' ? await findRequest(db, id) : null;
  const owner = kind === 'contact' ? null : await readOwner(db, kind, id);
  return {
    item: itemOf(kind, row),
    company: company === null ? null : await ownView(deps, company),
    request: request === null ? null : ownRequestOf(request),
    owner: owner === null ? null : ownerOf(owner),
    message: kind === 'contact' ? await readMessage(db, id) : null,
    history: (await readHistory(db, kind, id)).map(({ at, ...entry }) => ({ ...entry, at: isoTime(at) })),
  };
}

export const moderationRoutes: readonly Route[] = [
  on(getQueue, async ({ query, deps: { db } }) => ({
    items: (await readQueue(db, query.kind, query.page ?? 1)).map((row) => itemOf(query.kind, row)),
    counts: await countWaiting(db),
  })),
  on(getItem, look),
  on(decide, ({ body, caller, deps }) => decideItem(deps, caller, body)),
];
