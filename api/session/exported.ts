/** Devices in "my data". The sessions themselves are at the beginning of the file. */
import type { ExportSection } from '../platform/subject/exported.ts';

export const exported: readonly ExportSection[] = [
  {
    name: 'devices',
    of: 'person',
    from: 'known_device d WHERE d.user_id=?1',
    columns: 'd.device, d.country, d.first_at AS firstSignIn, d.last_at AS lastSignIn',
    cursor: 'd.first_at',
  },
];
