/** Public lists, their indexes and totals. Except for `index_purge` and `search_version`, only migrations and their triggers write these tables. */
import type { Subject } from '../platform/subject.ts';
import { spellStoredKeywords } from './keyword-walk.ts';
import { mergeIndexes } from './merge-store.ts';
import { purgeIndexes } from './purge-store.ts';
import { renewRenamed } from './rename.ts';
import { renewSearchTexts } from './renew.ts';
import { catalogueRoutes } from './routes.ts';

export const catalogue: Subject = {
  name: 'catalogue',
  routes: catalogueRoutes,
  tables: {
    company_boosted_fts: {},
    company_fts: {},
    facet_count: {},
    index_purge: {},
    keyword_walk: {},
    product_fts: {},
    renamed_category: {},
    request_boosted_fts: {},
    request_combination: {},
    request_fts: {},
    search_version: {},
  },
  jobs: [
    { name: 'searchIndexes', run: ({ db, now }) => mergeIndexes(db, now) },
    { name: 'searchTexts', run: ({ db, now }) => renewSearchTexts(db, now) },
    { name: 'keywords', run: ({ env, db, now }) => spellStoredKeywords(env, db, now) },
    { name: 'categoryNames', run: ({ db, now }) => renewRenamed(db, now) },
    { name: 'endedWords', after: ['endedAccounts'], run: ({ db, now }) => purgeIndexes(db, now) },
  ],
};
