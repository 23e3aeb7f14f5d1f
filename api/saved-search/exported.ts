/** Saved searches and their matches in "my data". */
import type { ExportSection } from '../platform/subject/exported.ts';

export const exported: readonly ExportSection[] = [
  {
    name: 'savedSearches',
    of: 'person',
    from: 'saved_search w WHERE w.user_id=?1',
    columns: 'w.id, w.name, w.address, w.level, w.created_at AS createdAt',
    cursor: 'w.seq',
  },
  {
    name: 'savedSearchMatches',
    of: 'person',
    from: 'saved_search w CROSS JOIN search_match m ON m.search_seq=w.seq WHERE w.user_id=?1',
    columns: 'w.id AS searchId, m.target_id AS id, m.found_at AS foundAt',
    cursor: 'm.seq',
  },
];
