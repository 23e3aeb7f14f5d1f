/** Administrators grant and revoke roles. */
import { normalEmail } from '../../contract/email.ts';
import type { setConsoleRole, startPersonRecovery } from '../../contract/moderation/console-calls.ts';
import { holdsRole } from '../../contract/moderation/roles.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { done, type Handler } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { isoTime } from '../platform/clock.ts';
import { deliverSoon } from '../platform/subject/jobs.ts';
import { findRecovery } from '../second-factor/recovery-store.ts';
import { startStatements } from '../second-factor/recovery.ts';
import { forgetClaimsStatement } from './claim-store.ts';
import { findForRole, setRoleStatement } from './role-store.ts';

/** @throws Refusal NOT_FOUND unless it is a main account with a confirmed address, LAST_MODERATOR */
export const setRole: Handler<typeof setConsoleRole> = async ({ body, caller, deps: { commit, db, clock } }) => {
  const target = await findForRole(db, normalEmail(body.email));
  const after = body.role === 'none' ? null : body.role;
  if (target === null || (target.role === null && after === null)) throw new Refusal('NOT_FOUND');
  const answer = done('ROLE_SET', 'The role was changed.', {});
  if (target.role === after) return answer;
  const now = clock.now();
  return commit(
    [
      setRoleStatement(db, { actorUserId: caller.userId, userId: target.id, before: target.role, after }, now),
      changedStatement(db),
      // Otherwise colleagues would wait for somebody who can neither decide nor release.
      ...(holdsRole(after, 'moderator') ? [] : [forgetClaimsStatement(db, target.id)]),
      auditStatement(
        db,
        {
          actorUserId: caller.userId,
          action: 'role.set',
          targetType: 'user',
          targetId: target.id,
          outcome: 'done',
          before: { role: target.role },
          after: { role: after },
        },
        now,
      ),
    ],
    answer,
    'STALE_VERSION',
  );
};

/**
 * Starts the recovery of somebody who has written to us. Nobody in the console can do more: the same waiting time and mails follow as for
 * everybody. A waiting one stays as it is. @throws Refusal NOT_FOUND without a second factor
 */
export const startRecovery: Handler<typeof startPersonRecovery> = async ({ body: { userId }, caller, deps }) => {
  const { commit, db, clock } = deps;
  const started = (readyAt: number) => done('RECOVERY_STARTED', 'The waiting time has begun.', { dtReady: isoTime(readyAt) });
  const waiting = await findRecovery(db, userId, clock.now());
  if (waiting !== null) return started(waiting.ready_at);
  const starting = await startStatements(deps, userId, caller.userId);
  if (starting === null) throw new Refusal('NOT_FOUND');
  const answer = await commit(starting.statements, started(starting.recovery.ready_at), 'NOT_FOUND');
  deliverSoon(deps);
  return answer;
};
