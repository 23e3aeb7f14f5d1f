/** SQL of the parties to a decision, who can neither decide on its appeal nor lift it. */
import { moderatedReport } from '../chat/queue.ts';
import { moderatedNotice } from '../notice/queue.ts';
import type { Moderated } from '../platform/subject/moderated.ts';

/** The queues of cases, and SQL: whether a case is the one in which the decision `d` was made. */
const caseQueues: readonly (readonly [Pick<Moderated, 'from' | 'accounts' | 'people'>, string])[] = [
  [moderatedReport, 'r.chat_id = d.target_id AND r.handled_at = d.created_at'],
  // Reporters can be warned in the same case.
  [
    moderatedNotice,
    'n.handled_at = d.created_at AND d.target_id IN (SELECT n.target_id UNION ALL SELECT reporter_user_id FROM notice WHERE case_id = n.id)',
  ],
];
const ofCase = (part: 'accounts' | 'people'): string[] =>
  caseQueues.flatMap(([queue, isItsCase]) => (queue[part] ?? []).map((party) => `(SELECT ${party} FROM ${queue.from} WHERE ${isItsCase})`));

/** Whom the decision `d` concerns: its recipient, and whoever could not decide on its case. */
export const parties = {
  accounts: ofCase('accounts'),
  people: ['d.recipient_user_id', ...ofCase('people')],
} satisfies Pick<Moderated, 'accounts' | 'people'>;
