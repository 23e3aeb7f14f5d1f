import * as session from '../../contract/session/calls.ts';
import { isoTime } from '../platform/clock.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { done, on, type Route } from '../platform/http/handler.ts';
import { closeEndedSoon } from '../platform/subject/jobs.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { credentialsOf } from './credentials.ts';
import { endFamilyStatement, listFamilies, revokeFamilyStatement, revokeUserStatement } from './family-store.ts';
import { handOver } from './hand-off.ts';
import { findFamily, rotate } from './rotate.ts';

export const sessionRoutes: readonly Route[] = [
  on(session.refreshToken, async ({ query, deps }) => {
    const { env, clock } = deps;
    const now = clock.now();
    // This call has no bearer token.
    const db = env.DB.withSession('first-primary');
    const family = await rotate(deps, db, query.refreshToken);
    const credentials = family === null ? null : await credentialsOf(env, db, family, now);
    if (credentials === null) throw new Refusal('UNAUTHENTICATED');
    return done('REFRESHED', 'The session goes on.', credentials);
  }),

  on(session.getHandoffToken, handOver),

  on(session.logout, async ({ query, caller, deps }) => {
    const { commit, db, env, clock } = deps;
    const found = await findFamily(env, db, query.refreshToken);
    const ids = [found?.family.id, caller?.sessionId].filter((id) => id !== undefined);
    const revoked = ids.map((id) => revokeFamilyStatement(db, id, 'logout', clock.now()));
    const signedOut = await commit(revoked, done('SIGNED_OUT', 'You are signed out.', {}));
    for (const userId of new Set([found?.family.user_id, caller?.userId])) if (userId !== undefined) closeEndedSoon(deps, userId);
    return signedOut;
  }),

  on(session.getSessions, async ({ caller, deps }) => {
    const families = await listFamilies(deps.db, caller.userId, caller.sessionId, deps.clock.now());
    return {
      sessions: families.map((family) => ({
        id: family.id,
        device: family.device,
        country: family.country,
        client: family.client === 'web' ? ('web' as const) : ('app' as const),
        dtCreatedAt: isoTime(family.created_at),
        dtLastUsed: isoTime(family.rotated_at),
        isCurrent: family.id === caller.sessionId,
      })),
    };
  }),

  on(session.deleteSession, async ({ query, caller, deps }) => {
    const { commit, db, clock } = deps;
    const now = clock.now();
    const ended =
      query.id === 'all'
        ? [revokeUserStatement(db, caller.userId, 'removed', now, caller.sessionId)]
        : [endFamilyStatement(db, caller.userId, query.id, now), changedStatement(db)];
    const answer = await commit(ended, done('SESSION_ENDED', 'The session was ended.', {}), 'NOT_FOUND');
    closeEndedSoon(deps, caller.userId);
    return answer;
  }),
];
