/** Proposals to suspend a person, in "my data". */
import type { ExportSection } from '../platform/subject/exported.ts';

export const exported: readonly ExportSection[] = [
  {
    name: 'suspensionProposals',
    of: 'person',
    from: 'suspension_proposal s WHERE s.user_id=?1',
    columns: 's.id, s.opened_at AS openedAt, s.handled_at AS handledAt, s.outcome',
    cursor: 's.seq',
  },
];
