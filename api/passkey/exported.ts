/** Passkeys in "my data", without the key itself. */
import type { ExportSection } from '../platform/subject/exported.ts';

export const exported: readonly ExportSection[] = [
  {
    name: 'passkeys',
    of: 'person',
    from: 'passkey p WHERE p.user_id=?1',
    columns: 'p.id, p.name, p.device, p.created_at AS createdAt, p.last_used_at AS lastUsedAt',
    cursor: 'p.seq',
  },
];
