import { creditReasons, type getStaffActivity, staffActions } from '../../contract/staff/activity.ts';
import { isoTime } from '../platform/clock.ts';
import { readTitles } from '../platform/text/title-store.ts';
import type { Handler } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { type Place, readActivity } from './activity-store.ts';
import { requireAbove } from './rules.ts';
import { findStaffMember } from './store.ts';

const pageSize = 20;

const placeOf = (text: string | undefined): Place | undefined => {
  const [at = '', id = ''] = (text ?? '').split('-');
  return text === undefined ? undefined : { at: Number(at), id };
};

const known = [...staffActions, ...creditReasons] as const;

/** Spending and actions of a colleague who has no more permissions than the caller (docs/behaviour.md#staff-grants). */
export const showActivity: Handler<typeof getStaffActivity> = async ({ query, caller, deps: { db } }) => {
  const member = await findStaffMember(db, caller.masterUserId, { id: query.id });
  if (member === null) throw new Refusal('NOT_FOUND');
  requireAbove(caller, member);
  const hasCredits = caller.may('viewUserTransactions');
  const rows = await readActivity(db, member.user_id, { before: placeOf(query.before), hasCredits, countMax: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const titles = await readTitles(
    db,
    shown.flatMap(({ about }) => about ?? []),
    caller.language,
  );
  return {
    entries: shown.map(({ id, at, what, name, about, credits }) => ({
      id,
      dtAt: isoTime(at),
      what: known.find((one) => one === what) ?? ('other' as const),
      name,
      title: titles.get(about ?? ''),
      credits,
    })),
    next: rows.length > pageSize && last !== undefined ? `${last.at}-${last.id}` : '',
    hasCredits,
  };
};
