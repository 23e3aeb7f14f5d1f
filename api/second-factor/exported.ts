/** Trusted browsers in "my data", without what recognises them. */
import type { ExportSection } from '../platform/subject/exported.ts';

export const exported: readonly ExportSection[] = [
  {
    name: 'trustedBrowsers',
    of: 'person',
    from: 'trusted_browser b WHERE b.user_id=?1',
    columns: 'b.id, b.device, b.created_at AS createdAt, b.last_used_at AS lastUsedAt, b.expires_at AS expiresAt',
    cursor: 'b.seq',
  },
];
