/** Reports of a person who was signed in, in "my data". */
import type { ExportSection } from '../platform/subject/exported.ts';

export const exported: readonly ExportSection[] = [
  {
    name: 'notices',
    of: 'person',
    from: 'notice n JOIN notice_case k ON k.id=n.case_id WHERE n.reporter_user_id=?1',
    columns: `n.number, k.target_kind AS kind, n.reason, n.body, n.rights, n.name, n.email, n.target_version AS targetVersion,
      (SELECT json_group_array(json_extract(f.value, '$.name')) FROM json_each(n.files) f) AS filesJson, n.created_at AS createdAt,
      k.handled_at AS handledAt, k.outcome, n.unfounded AS isUnfounded`,
    cursor: 'n.seq',
  },
];
