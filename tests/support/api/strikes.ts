/** Decisions that are strikes, stored by the statement that every decision uses. */
import { newDecision } from '../../../api/decision/new-decision.ts';
import { removedPicturesText } from '../../../api/platform/db/pictures.ts';
import type { DecisionAct } from '../../../contract/decision/fields.ts';
import { decide, getItem, getQueue } from '../../../contract/moderation/calls.ts';
import { rejectReasonText } from '../../../contract/moderation/rejection.ts';
import { call, clock, data, testEnv } from './api-client.ts';
import { consolePerson, database } from './api-fixtures.ts';
import { allRows, firstValue } from './database.ts';

/** A statement of a decision about a person, at the time of the clock. */
export async function strikeStatement(userId: string, act: DecisionAct = 'WARNED', now = clock.now()): Promise<D1PreparedStatement> {
  const about = { recipientUserId: userId, kind: 'user', targetId: userId, targetName: '' } as const;
  const reason = rejectReasonText({ reasons: ['REPORT_UNFOUNDED'], note: '' });
  const decidedBy = (await consolePerson('moderator')).id;
  const taken = act === 'PICTURES_REMOVED' && { taken: removedPicturesText({ before: {}, keys: [] }) };
  const decision = { ...about, act, reason, detection: 'review', decidedBy, ...taken } as const;
  return (await newDecision(testEnv, database(), decision, now)).statement;
}

/** Strikes one after the other. */
export async function struck(userId: string, count = 1, act: DecisionAct = 'WARNED'): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) {
    clock.advance(1000);
    await (await strikeStatement(userId, act)).run();
  }
}

export interface ProposalRow {
  id: string;
  version: number;
  handled_at: number | null;
  outcome: string | null;
}

/** All proposals of a person, the oldest first. */
export const proposalsOf = async (userId: string): Promise<ProposalRow[]> =>
  await allRows<ProposalRow>('SELECT id, version, handled_at, outcome FROM suspension_proposal WHERE user_id=?1 ORDER BY seq', userId);

/** The proposal that waits. */
export async function proposalOf(userId: string): Promise<ProposalRow> {
  const open = (await proposalsOf(userId)).find(({ handled_at }) => handled_at === null);
  if (open === undefined) throw new Error('nothing is proposed');
  return open;
}

export const suspensionOf = { approve: false, reasons: ['FALSE_DATA'], note: 'Thrice in a month.' };

/** A decision about the waiting proposal. */
export async function decidedProposal(userId: string, token: string, input: object, env = testEnv) {
  const { id, version } = await proposalOf(userId);
  return call(decide, { token, env, body: { kind: 'proposal', id, version, approve: true, ...input } });
}

/** The item as a moderator sees it. */
export async function shownProposal(userId: string, token: string) {
  const { id } = await proposalOf(userId);
  const { items } = await data(getQueue, { token, query: { kind: 'proposal' } });
  const { proposal } = await data(getItem, { token, query: { kind: 'proposal', id } });
  return { item: items.find((each) => each.id === id), proposal };
}

export const isSuspended = async (userId: string): Promise<boolean> =>
  (await firstValue<number>('SELECT suspended_at FROM users WHERE id=?1', userId)) !== null;
