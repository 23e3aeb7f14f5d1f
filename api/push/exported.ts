/** Browsers that get pushes in "my data". */
import type { ExportSection } from '../platform/subject/exported.ts';

export const exported: readonly ExportSection[] = [
  {
    name: 'browserPushes',
    of: 'person',
    from: 'push_subscription s WHERE s.user_id=?1',
    // The address itself is a secret of its browser.
    columns: "substr(s.endpoint, 9, instr(substr(s.endpoint, 9), '/') - 1) AS service, s.created_at AS createdAt",
    cursor: 's.seq',
  },
];
