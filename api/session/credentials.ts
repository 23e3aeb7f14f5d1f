import type { Credentials } from '../../contract/session/shapes.ts';
import { isoTime } from '../platform/clock.ts';
import { signAccessToken } from '../platform/security/access-token.ts';
import type { Env } from '../platform/env.ts';
import { readAccountView } from './credentials-store.ts';
import type { Family } from './family-store.ts';
import { refreshTokenOf } from './refresh-token.ts';

/**
 * The answer of sign-in and refresh. It always contains the refresh token, which the edge hides from the web
 * (docs/behaviour.md#tokens).
 * @returns null if the account is deleted
 */
export async function credentialsOf(env: Env, db: D1DatabaseSession, family: Family, now: number): Promise<Credentials | null> {
  const view = await readAccountView(db, family.user_id, now);
  if (view === null) return null;
  return {
    accessToken: await signAccessToken(env, family.user_id, family.id, now),
    refreshToken: await refreshTokenOf(env, family),
    userInfo: view.userInfo,
    creditPlanDetailDTO: view.plan,
    ifSubUserMainUserInfoDTO: view.mainUser,
    permission: view.permission,
    ownCompanyIds: view.ownCompanyIds,
    ...(view.dueFrom !== null && { dtSecondFactorDue: isoTime(view.dueFrom) }),
  };
}
