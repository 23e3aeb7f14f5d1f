/** Decisions about the account and its appeals in "my data". */
import type { ExportSection } from '../platform/subject/exported.ts';

export const exported: readonly ExportSection[] = [
  {
    name: 'decisions',
    of: 'person',
    from: 'decision d LEFT JOIN appeal a ON a.decision_id=d.id WHERE d.recipient_user_id=?1',
    columns: `d.id, d.act, d.target_kind AS targetKind, d.target_id AS targetId, d.target_name AS targetName, d.reason AS reasonJson, d.rules AS rulesJson,
      d.detection, d.created_at AS createdAt, d.lifted_at AS liftedAt, a.body AS appealText, a.created_at AS appealSentAt, a.outcome AS appealOutcome, a.note AS appealNote,
      a.handled_at AS appealHandledAt, (SELECT json_group_array(json_extract(f.value, '$.name')) FROM json_each(COALESCE(a.files, '[]')) f) AS appealFilesJson`,
    cursor: 'd.seq',
  },
];
