import { featureId } from '../../contract/limits.ts';
import * as user from '../../contract/user/calls.ts';
import { readLimit } from '../plan/quota-store.ts';
import { isoTime } from '../platform/clock.ts';
import { on, type Route } from '../platform/handler.ts';
import { editProfile } from './edit-profile.ts';
import { readHistory } from './history-store.ts';
import { giveMyData } from './my-data.ts';
import { profileOf } from './profile.ts';
import { readUsage } from './usage-store.ts';

export const userRoutes: readonly Route[] = [
  on(user.getUserProfile, async ({ caller, deps }) => ({ user: await profileOf(caller, deps) })),
  on(user.editUserProfile, editProfile),
  on(user.downloadMyData, giveMyData),

  on(user.getUserTransActions, async ({ body, caller, deps }) => {
    const { rows, count, balance } = await readHistory(deps.db, {
      ownerUserId: caller.masterUserId,
      transactionEnum: body.filters?.transActionEnum ?? null,
      page: body.page,
      size: body.size,
    });
    const transActions = rows.map((row) => ({
      id: row.id,
      transActionEnum: row.transaction_enum,
      transActionValue: row.is_spent === 1 ? -row.amount : row.amount,
      transActionDate: isoTime(row.created_at),
      reason: row.reason,
      detail: row.detail,
    }));
    return { transActions, count, balance };
  }),

  on(user.getUsageLimits, async ({ query: { names }, caller, deps }) => {
    const { db, clock } = deps;
    const now = clock.now();
    const [used, limits] = await Promise.all([
      readUsage(db, caller, names),
      Promise.all(names.map((name) => readLimit(db, caller, name, now))),
    ]);
    return { limits: names.map((name, index) => ({ name, ruleEnum: featureId(name), limit: limits[index] ?? 0, used: used[index] ?? 0 })) };
  }),
];
