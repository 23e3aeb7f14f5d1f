import * as factor from '../../contract/second-factor/calls.ts';
import { isoTime, isoTimeOrNull } from '../platform/clock.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { done, on, type Route } from '../platform/http/handler.ts';
import { enrol } from './enrol.ts';
import { look, stop } from './recovery.ts';
import { readRequirement, setRequirement } from './rule.ts';
import { confirm, give, remove, renew } from './set-up.ts';
import { readState } from './store.ts';
import { endAllTrustStatement, endTrustStatement, listTrusted } from './trusted-store.ts';

export const secondFactorRoutes: readonly Route[] = [
  on(factor.getSecondFactor, async ({ caller, deps: { db, clock } }) => {
    const state = await readState(db, caller.userId, caller.masterUserId, clock.now());
    return {
      dtAdded: isoTimeOrNull(state?.confirmed_at ?? null),
      recoveryCodesLeft: state?.codes ?? 0,
      dtRequired: isoTimeOrNull(state?.required_from ?? null),
      dtRecovery: isoTimeOrNull(state?.ready_at ?? null),
    };
  }),
  on(factor.enrolSecondFactor, enrol),
  on(factor.confirmSecondFactor, confirm),
  on(factor.giveSecondFactor, give),
  on(factor.removeSecondFactor, remove),
  on(factor.renewRecoveryCodes, renew),

  on(factor.getTrustedBrowsers, async ({ caller, deps: { db, clock } }) => ({
    browsers: (await listTrusted(db, caller.userId, clock.now())).map((row) => ({
      id: row.id,
      device: row.device,
      dtAdded: isoTime(row.created_at),
      dtLastUsed: isoTime(row.last_used_at),
      dtEnds: isoTime(row.expires_at),
      isCurrent: row.session_id === caller.sessionId,
    })),
  })),
  on(factor.deleteTrustedBrowser, async ({ query, caller, deps: { commit, db } }) =>
    commit(
      query.id === 'all'
        ? [endAllTrustStatement(db, caller.userId)]
        : [endTrustStatement(db, caller.userId, query.id), changedStatement(db)],
      done('TRUST_ENDED', 'The browser needs a code again.', {}),
      'NOT_FOUND',
    ),
  ),

  on(factor.getSecondFactorRule, readRequirement),
  on(factor.setSecondFactorRule, setRequirement),
  on(factor.getFactorRecovery, look),
  on(factor.stopFactorRecovery, stop),
];
