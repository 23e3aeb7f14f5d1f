/** Blocking, muting and reporting. */
import { blockCompany, getBlockedCompanies, muteChat } from '../../../contract/chat/calls.ts';
import { isoTime } from '../../platform/clock.ts';
import { type Context, done, on, type Route } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { blockStatement, listBlocked, muteStatement, readOwnerOf, unblockStatement } from './block-store.ts';
import { requireChat } from '../store.ts';

async function block({ body: { companyId, isBlocked }, caller, deps }: Context<typeof blockCompany>) {
  const { commit, db, clock } = deps;
  const blockedUserId = await readOwnerOf(db, companyId);
  if (blockedUserId === null) throw new Refusal('NOT_FOUND');
  const { masterUserId } = caller;
  if (blockedUserId === masterUserId) throw new Refusal('OWN_COMPANY');
  return isBlocked
    ? commit(
        [blockStatement(db, { masterUserId, blockedUserId, companyId }, clock.now())],
        done('COMPANY_BLOCKED', 'The company is blocked.', {}),
      )
    : commit([unblockStatement(db, masterUserId, blockedUserId)], done('COMPANY_UNBLOCKED', 'The company is not blocked any more.', {}));
}

async function mute({ body: { chatId, isMuted }, caller, deps: { commit, db, clock } }: Context<typeof muteChat>) {
  await requireChat(db, caller, chatId);
  const muted = isMuted ? done('CHAT_MUTED', 'The chat is muted.', {}) : done('CHAT_UNMUTED', 'The chat is not muted any more.', {});
  return commit([muteStatement(db, chatId, caller.masterUserId, isMuted ? clock.now() : null)], muted);
}

export const safetyRoutes: readonly Route[] = [
  on(blockCompany, block),
  on(getBlockedCompanies, async ({ caller, deps }) => ({
    companies: (await listBlocked(deps.db, caller.masterUserId)).map(({ company_id, name, created_at }) => ({
      companyId: company_id,
      companyName: name,
      dtBlockedAt: isoTime(created_at),
    })),
  })),
  on(muteChat, mute),
];
