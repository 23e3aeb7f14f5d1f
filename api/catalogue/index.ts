/**
 * Public lists, their indexes and totals. Only migrations and their triggers write these tables, except for `index_purge` and
 * `search_version`.
 */
import type { Subject } from '../platform/subject/subject.ts';
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
    facet_count: { stays: 'one row per total' },
    index_purge: { stays: 'one row' },
    keyword_walk: { stays: 'one row per kind' },
    product_fts: {},
    renamed_category: { stays: 'one row per category' },
    request_boosted_fts: {},
    request_combination: { stays: 'a fixed list' },
    request_fts: {},
    search_version: { stays: 'one row per kind' },
  },
  jobs: [
    { name: 'searchIndexes', run: ({ db, now }) => mergeIndexes(db, now) },
    { name: 'searchTexts', run: ({ db, now }) => renewSearchTexts(db, now) },
    { name: 'keywords', run: ({ env, db, now }) => spellStoredKeywords(env, db, now) },
    { name: 'categoryNames', after: ['content'], run: ({ db, now }) => renewRenamed(db, now) },
    { name: 'endedWords', after: ['endedAccounts'], run: ({ db, now }) => purgeIndexes(db, now) },
  ],
};
