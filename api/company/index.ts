/** Companies, with what they prove and how they are visited. */
import type { Subject } from '../platform/subject.ts';
import { endBoosts } from './boost-store.ts';
import { sweepDaysStatement } from './day-store.ts';
import { deleteRest } from './delete-store.ts';
import { exported } from './exported.ts';
import { forgetCompaniesStatements } from './forget-store.ts';
import { renewProductWords } from './product-words-store.ts';
import { moderatedCertificate, moderatedCompany } from './queue.ts';
import { companyRoutes } from './routes.ts';
import { sweepViewsStatement } from './store.ts';

export const company: Subject = {
  name: 'company',
  routes: companyRoutes,
  tables: {
    active_boost: {},
    company: {},
    company_answering: {},
    company_category: {},
    company_certificate: {},
    company_day: {},
    company_day_start: {},
    company_view_day: {},
    deleted_company: {},
  },
  jobs: [
    { name: 'boosts', run: ({ db, now }) => endBoosts(db, now) },
    { name: 'productWords', after: ['productTexts'], run: ({ db }) => renewProductWords(db) },
    { name: 'deletedCompanies', run: ({ db, now }) => deleteRest(db, now) },
  ],
  retention: { hour: [sweepViewsStatement, sweepDaysStatement] },
  personalData: { exported, forgetAccount: [forgetCompaniesStatements] },
  moderation: [moderatedCompany, moderatedCertificate],
};
