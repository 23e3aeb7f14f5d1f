import { featureId } from '../../contract/plan/features.ts';
import * as user from '../../contract/user/calls.ts';
import { readHistory } from '../credit/history-store.ts';
import { isoTime } from '../platform/clock.ts';
import { readTitles } from '../platform/text/title-store.ts';
import { on, type Route } from '../platform/http/handler.ts';
import { editProfileRoute } from './edit-profile.ts';
import { giveMyData } from './my-data.ts';
import { profileOf } from './profile.ts';
import { readFeatureUse } from './usage-store.ts';

export const userRoutes: readonly Route[] = [
  on(user.getUserProfile, async ({ caller, deps }) => ({ user: await profileOf(caller, deps) })),
  editProfileRoute,
  on(user.downloadMyData, giveMyData),

  on(user.getUserTransActions, async ({ body, caller, deps }) => {
    const { rows, count, balance } = await readHistory(deps.db, {
      ownerUserId: caller.masterUserId,
      language: caller.language,
      transactionEnum: body.filters?.transActionEnum ?? null,
      page: body.page,
      size: body.size,
    });
    const titles = await readTitles(
      deps.db,
      rows.flatMap(({ about }) => about ?? []),
      caller.language,
    );
    const transActions = rows.map((row) => ({
      id: row.id,
      transActionEnum: row.transaction_enum,
      transActionValue: row.is_spent === 1 ? -row.amount : row.amount,
      transActionDate: isoTime(row.created_at),
      reason: row.reason,
      detail: row.detail,
      title: titles.get(row.about ?? ''),
      balanceAfter: row.balance_after,
    }));
    return { transActions, count, balance };
  }),

  on(user.getUsageLimits, async ({ query: { names }, caller, deps }) => {
    const uses = await readFeatureUse(deps.db, caller, names, deps.clock.now());
    return { limits: uses.map((use) => ({ ...use, ruleEnum: featureId(use.name) })) };
  }),
];
