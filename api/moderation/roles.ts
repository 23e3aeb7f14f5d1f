/** Administrators grant and revoke roles. */
import type { resetSecondFactor, setConsoleRole } from '../../contract/moderation/role-calls.ts';
import { normalEmail } from '../account/account-store.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { done, type Handler } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { secondFactorGoneStatement } from '../session/family-store.ts';
import { findForRole, readRole, setRoleStatement } from './role-store.ts';
import { dropSecondFactorStatements } from './second-factor-store.ts';

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
      ...(after === null ? [...dropSecondFactorStatements(db, target.id), secondFactorGoneStatement(db, target.id)] : []),
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

/** @throws Refusal NOT_FOUND for a person without a role */
export const resetFactor: Handler<typeof resetSecondFactor> = async ({ body: { userId }, caller, deps: { commit, db, clock } }) => {
  if ((await readRole(db, userId)) === null) throw new Refusal('NOT_FOUND');
  const entry = {
    actorUserId: caller.userId,
    action: 'secondFactor.reset',
    targetType: 'user',
    targetId: userId,
    outcome: 'done',
  } as const;
  return commit(
    [...dropSecondFactorStatements(db, userId), secondFactorGoneStatement(db, userId), auditStatement(db, entry, clock.now())],
    done('RESET', 'A new second factor can be set up.', {}),
  );
};
