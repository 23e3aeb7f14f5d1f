/** Suspensions that strikes propose to the moderators; the strikes themselves are decisions (api/decision/strike-store.ts). */
import type { Subject } from '../platform/subject/subject.ts';
import { exported, forgetProposalsStatement, sweepProposalsStatement } from './store.ts';
import { moderatedProposal } from './queue.ts';

export const strike: Subject = {
  name: 'strike',
  tables: { suspension_proposal: {} },
  retention: { hour: [sweepProposalsStatement] },
  personalData: { exported, forgetPeople: [forgetProposalsStatement] },
  moderation: [moderatedProposal],
};
