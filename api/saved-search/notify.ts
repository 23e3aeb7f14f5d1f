/** Notifies people of matches in the batch that records them: by a notification and a mail, for each match or once a day. */
import { dayMs, hourMs } from '../../contract/limits.ts';
import { requestPath } from '../../contract/request/address.ts';
import { accountPages } from '../../contract/site/account-pages.ts';
import { gatheredHour } from '../../contract/saved-search/fields.ts';
import type { MailPayload } from '../mail/payload.ts';
import { mailStatement } from '../mail/mail.ts';
import { type NewNotification, notificationsStatement } from '../notification/notification-store.ts';
import type { Env } from '../platform/env.ts';
import { gatheredStatements } from '../platform/db/outbox.ts';
import { type Arrival, type Arrived, type Candidate, type Reader, readReaders } from './arrival-store.ts';
import { stopMailsPath } from './unsubscribe.ts';
import { dayOf } from '../platform/clock.ts';

/** Mails about single matches that a person gets per hour; all further ones become one mail. */
export const singleMailsPerHour = 3;

/** The group of a person's mails about single matches. */
export const groupOf = (userId: string): string => `search-now:${userId}`;
const listPath = `${accountPages.saved.path}?kind=search`;

export interface NewMatch {
  arrival: Arrival;
  item: Arrived;
  /** One search per person. */
  searches: readonly Candidate[];
}

const pathOf = ({ arrival: { target_id }, item }: NewMatch): string =>
  item.service_type === null ? `/companies/${item.company_path ?? ''}/products/${target_id}` : requestPath(item.service_type, target_id);

/** With level `now` each match is a notification; otherwise a search has one notification per day. */
function notificationOf(match: NewMatch, { id, user_id, name, level }: Candidate, now: number): NewNotification {
  const line = { userId: user_id, kind: 'search-matched' as const };
  if (level === 'now')
    return {
      ...line,
      values: { search: name, subject: match.item.name },
      href: pathOf(match),
      dedupeKey: `search:${id}:${match.arrival.target_id}`,
    };
  return { ...line, values: { search: name }, href: listPath, dedupeKey: `search:${id}:${dayOf(now)}` };
}

/** The next time at which matches are mailed. */
export function gatheredAt(now: number): number {
  const hour = gatheredHour * hourMs;
  return Math.floor((now - hour) / dayMs) * dayMs + dayMs + hour;
}

async function mailStatements(
  env: Env,
  db: D1DatabaseSession,
  match: NewMatch,
  search: Candidate,
  reader: Reader,
  now: number,
): Promise<D1PreparedStatement[]> {
  const { id: userId, email, language, full_name } = reader;
  const gathered = async (level: 'now' | 'day', since: number, until: number): Promise<MailPayload> => ({
    to: email,
    language,
    template: 'search-matches',
    values: {
      name: full_name,
      userId,
      level,
      since: String(since),
      until: String(until),
      href: listPath,
      unsubscribe: await stopMailsPath(env, { userId, searchId: null }),
    },
  });
  if (search.level === 'day') {
    const due = gatheredAt(now);
    return [mailStatement(db, `search-day:${userId}:${due}`, await gathered('day', due - dayMs, due), now, due)];
  }
  const hour = now - (now % hourMs);
  const single: MailPayload = {
    to: email,
    language,
    template: 'search-match',
    values: {
      name: full_name,
      userId,
      searchId: search.id,
      search: search.name,
      targetId: match.arrival.target_id,
      item: match.item.name,
      href: pathOf(match),
      unsubscribe: await stopMailsPath(env, { userId, searchId: search.id }),
    },
  };
  return gatheredStatements(
    db,
    {
      group: groupOf(userId),
      event: match.arrival.target_id,
      single: { topic: 'mail', payload: single },
      together: { topic: 'mail', payload: await gathered('now', hour, hour + hourMs) },
      countMax: singleMailsPerHour,
      windowMs: hourMs,
    },
    now,
  );
}

/** Statements for the batch that records the matches. */
export async function notifyStatements(env: Env, db: D1DatabaseSession, match: NewMatch, now: number): Promise<D1PreparedStatement[]> {
  const { searches } = match;
  if (searches.length === 0) return [];
  const mailed = searches.filter(({ level }) => level !== 'none');
  const readers = new Map(
    (
      await readReaders(
        db,
        mailed.map(({ user_id }) => user_id),
      )
    ).map((reader) => [reader.id, reader]),
  );
  const mails = mailed.map((search) => {
    const reader = readers.get(search.user_id);
    return reader === undefined ? [] : mailStatements(env, db, match, search, reader, now);
  });
  return [
    notificationsStatement(
      db,
      searches.map((search) => notificationOf(match, search, now)),
      now,
    ),
    ...(await Promise.all(mails)).flat(),
  ];
}
