/** Connected accounts at providers in "my data". */
import type { ExportSection } from '../platform/subject/exported.ts';

export const exported: readonly ExportSection[] = [
  {
    name: 'connectedAccounts',
    of: 'person',
    from: 'identity i WHERE i.user_id=?1',
    columns: 'i.id, i.provider, i.email, i.created_at AS createdAt, i.last_used_at AS lastUsedAt',
    cursor: 'i.seq',
  },
];
