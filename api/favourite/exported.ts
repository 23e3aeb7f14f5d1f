/** Favourites in "my data". */
import type { ExportSection } from '../platform/subject/exported.ts';

export const exported: readonly ExportSection[] = [
  {
    name: 'saved',
    of: 'person',
    from: 'favourite w WHERE w.user_id=?1',
    columns: 'w.kind, w.target_id AS id, w.created_at AS createdAt',
    cursor: 'w.seq',
  },
];
