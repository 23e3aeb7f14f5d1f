/** Used limits of the plan in "my data". */
import type { ExportSection } from '../platform/subject/exported.ts';

export const exported: readonly ExportSection[] = [
  {
    name: 'usage',
    of: 'account',
    from: 'usage_counter q WHERE q.user_id=?1',
    columns: 'q.feature, q.used, q.limit_number AS planLimit, q.period_started_at AS periodStartedAt',
    cursor: 'q.period_started_at * 100 + q.feature',
  },
];
