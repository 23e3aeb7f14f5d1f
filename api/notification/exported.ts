/** Notifications in "my data". */
import type { ExportSection } from '../platform/subject/exported.ts';

export const exported: readonly ExportSection[] = [
  {
    name: 'notifications',
    of: 'person',
    from: 'notification n WHERE n.user_id=?1',
    columns: 'n.kind, n.payload AS valuesJson, n.href, n.read_at AS readAt, n.created_at AS createdAt',
    cursor: 'n.seq',
    moved: ['notification', 'n.id'],
  },
];
