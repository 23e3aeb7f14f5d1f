/** Daily numbers, of the marketplace and of what members own. */
import type { Subject } from '../platform/subject/subject.ts';
import { exported } from './exported.ts';
import { sweepMissesStatement } from './miss-store.ts';
import { forgetCompanyNumbersStatement, forgetRequestNumbersStatement, sweepOwnStatements } from './own-store.ts';
import { numbersRoutes } from './routes.ts';
import { sweepCountsStatement } from './store.ts';

export const numbers: Subject = {
  name: 'numbers',
  routes: numbersRoutes,
  tables: {
    company_country_day: {},
    count_day: {},
    count_start: { stays: 'one row a kind' },
    request_country_day: {},
    search_miss_day: {},
    wait_step: { stays: 'a fixed list' },
  },
  retention: { hour: [sweepCountsStatement, sweepMissesStatement, sweepOwnStatements] },
  personalData: { exported, forgetAccount: [forgetCompanyNumbersStatement], forgetContent: [forgetRequestNumbersStatement] },
};
