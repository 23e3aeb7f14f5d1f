/** Edited contents in "my data". */
import type { ExportSection } from '../platform/subject/exported.ts';

export const exported: readonly ExportSection[] = [
  {
    name: 'contentVersions',
    of: 'person',
    from: 'content_version v JOIN content_entry e ON e.id=v.entry_id WHERE v.author_user_id=?1',
    columns: 'e.kind, e.titles AS titlesJson, v.version, v.created_at AS createdAt, v.published_at AS publishedAt',
    cursor: 'v.seq',
  },
];
