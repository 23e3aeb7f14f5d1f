/** Companies with their certificates and visitor numbers. */
import type { Subject } from '../platform/subject/subject.ts';
import { endBoosts } from './boost/boost-store.ts';
import { sweepDaysStatement } from './day-store.ts';
import { deleteRest } from './delete-store.ts';
import { exported, forgetCompaniesStatements } from './personal-data-store.ts';
import { renewProductWords } from './product-words-store.ts';
import { moderatedCertificate, moderatedCompany } from './queue.ts';
import { companyRoutes } from './routes.ts';
import { sweepViewsStatement } from './store.ts';

export const company: Subject = {
  name: 'company',
  routes: companyRoutes,
  tables: {
    active_boost: { notExported: "exported as the company's `boostExpiresAt`" },
    company: { stays: 'chats show its name' },
    company_answering: {},
    company_category: { notExported: "exported as the company's `categories`" },
    company_certificate: {},
    company_day: {},
    company_day_start: { stays: 'one row' },
    company_view_day: { notExported: 'visitors as keyed hashes; their count is exported', notForgotten: 'deleted after two days' },
    deleted_company: {
      stays: 'deleted when nothing remains to be deleted with it',
      notExported: 'concerns companies that were deleted',
      notForgotten: 'deleted when nothing remains to be deleted with it',
    },
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
