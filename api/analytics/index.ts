/** Daily counters, of the marketplace and of members' companies and requests. */
import type { Subject } from '../platform/subject/subject.ts';
import { exported, sweepCountsStatement } from './store.ts';
import { sweepMissesStatement } from './miss-store.ts';
import { forgetCompanyAnalyticsStatement, forgetRequestAnalyticsStatement, sweepOwnStatements } from './own-store.ts';
import { analyticsRoutes } from './routes.ts';

export const analytics: Subject = {
  name: 'analytics',
  routes: analyticsRoutes,
  tables: {
    company_country_day: {},
    count_day: {},
    count_start: { stays: 'one row per kind' },
    request_country_day: {},
    search_miss_day: {},
    wait_step: { stays: 'a fixed list' },
  },
  retention: { hour: [sweepCountsStatement, sweepMissesStatement, sweepOwnStatements] },
  personalData: { exported, forgetAccount: [forgetCompanyAnalyticsStatement], forgetContent: [forgetRequestAnalyticsStatement] },
};
