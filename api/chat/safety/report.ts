import { reportChat } from '../../../contract/chat/calls.ts';
import { reportedMessagesMax } from '../../../contract/chat/fields.ts';
import { dayMs } from '../../../contract/limits.ts';
import { type Context, type Deps, done, on } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { limitTries } from '../../platform/security/throttle-store.ts';
import { type Evidence, reportStatements } from './report-store.ts';
import { roomOf } from '../room/room-delivery.ts';
import { requireChat } from '../store.ts';

/** Enough for a harassed person, but too few to flood the moderators. */
export const reportsPerDay = 20;

/** The reported messages for the moderators. @throws Refusal NOT_FOUND for one that is not in the chat, or no longer visible */
async function evidenceOf({ env }: Deps, chatId: string, ids: readonly string[]): Promise<Evidence[]> {
  const room = roomOf(env, chatId);
  const found = ids.length > 0 ? await room.findAll([...new Set(ids)]) : await room.list({ size: reportedMessagesMax, page: 0 });
  const shown = found.filter(({ isActive }) => isActive);
  if (ids.length > 0 && shown.length < new Set(ids).size) throw new Refusal('NOT_FOUND', { fields: { messageIds: 'INVALID' } });
  return shown.map(({ id, companyId, text, file, createdAt }) => ({ id, companyId, text, file, createdAt }));
}

async function report({ body, caller, deps }: Context<typeof reportChat>) {
  const { commit, db, clock } = deps;
  const chat = await requireChat(db, caller, body.chatId);
  await limitTries(db, `chat-report:${caller.masterUserId}`, reportsPerDay, dayMs, clock.now());
  const statements = reportStatements(
    db,
    {
      chatId: chat.id,
      reporterUserId: caller.userId,
      reporterCompanyId: chat.own_company_id,
      reportedCompanyId: chat.other_company_id,
      reason: body.reason,
      note: body.note ?? '',
      evidence: await evidenceOf(deps, chat.id, body.messageIds ?? []),
    },
    clock.now(),
  );
  return commit(statements, done('CHAT_REPORTED', 'The moderators will look at it.', {}));
}

export const reportRoute = on(reportChat, report);
