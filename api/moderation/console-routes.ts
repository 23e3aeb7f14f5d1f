/** Roles in the console, and how a session gets access to it. */
import { normalEmail } from '../../contract/email.ts';
import * as calls from '../../contract/moderation/console-calls.ts';
import type { DataOf } from '../../contract/wire/call.ts';
import { isoTime } from '../platform/clock.ts';
import { on, onOthers, type Route } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { readPersonAccounts } from './own-store.ts';
import { findForRole, listConsolePeople } from './role-store.ts';
import { auditPage } from './audit.ts';
import { readSecondFactor } from '../second-factor/store.ts';
import { setRole, startRecovery } from './roles.ts';

type SecondFactorState = DataOf<typeof calls.getConsole>['secondFactor'];

export const consoleRoutes: readonly Route[] = [
  on(calls.getConsole, async ({ caller, deps }) => {
    if (caller.consoleRole === null) throw new Refusal('FORBIDDEN');
    const known = await readSecondFactor(deps.db, caller.userId);
    const isSet = known !== null && known.confirmed_at !== null;
    const secondFactor: SecondFactorState = caller.hasSecondFactor ? 'given' : isSet ? 'asked' : 'none';
    return { role: caller.consoleRole, secondFactor };
  }),

  on(calls.getConsolePeople, async ({ deps }) => ({
    people: (await listConsolePeople(deps.db)).map((row) => ({
      userId: row.id,
      fullName: row.full_name,
      email: row.email,
      role: row.role,
      hasSecondFactor: row.has_factor === 1,
      dtCreatedAt: isoTime(row.created_at),
    })),
  })),
  on(calls.getAuditLog, auditPage),
  onOthers(
    calls.setConsoleRole,
    async ({ body, deps: { db } }) => {
      const target = await findForRole(db, normalEmail(body.email));
      return target === null ? [] : [target.id];
    },
    setRole,
  ),
  onOthers(calls.startPersonRecovery, ({ body, deps }) => readPersonAccounts(deps.db, body.userId), startRecovery),
];
