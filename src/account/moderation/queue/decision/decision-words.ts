import type { QueueItem } from '../../../../../contract/moderation/schemas.ts';

const usualWords = {
  note: 'note',
  noteHint: 'noteHint',
  approve: 'approve',
  reject: 'reject',
} as const;
/** Labels for kinds whose decisions have another effect. */
const otherWords = {
  // The note of a report is for moderators only.
  report: {
    note: 'report.note',
    noteHint: 'report.noteHint',
    approve: 'report.uphold',
    reject: 'report.dismiss',
  },
  // It is about a decision of a colleague.
  appeal: {
    note: 'appeal.note',
    noteHint: 'appeal.noteHint',
    approve: 'appeal.uphold',
    reject: 'appeal.dismiss',
  },
  product: {
    note: 'note',
    noteHint: 'noteHint',
    approve: 'product.lift',
    reject: 'product.keep',
  },
  // It is about a person, of whom nothing was submitted.
  proposal: {
    note: 'proposal.note',
    noteHint: 'proposal.noteHint',
    approve: 'proposal.keep',
    reject: 'proposal.suspend',
  },
  // It is about content that is public already.
  notice: {
    note: 'notice.note',
    noteHint: 'notice.noteHint',
    approve: 'notice.keep',
    reject: 'notice.act',
  },
} as const;

/** Keys of the texts of a kind: its note and its two buttons. */
export const wordsOf = (kind: QueueItem['kind']) => (kind in otherWords ? otherWords[kind as keyof typeof otherWords] : usualWords);
