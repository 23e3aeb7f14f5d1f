/** Saved searches and their matches. */
import type { Subject } from '../platform/subject/subject.ts';
import { exported, forgetSearchesStatements, sweepMatchesStatement } from './store.ts';
import { matchesValues, matchValues } from './mail-values.ts';
import { matchArrivals, stepsPerMinute } from './matching.ts';
import { renewSearchKeys } from './renew.ts';
import { savedSearchRoutes } from './routes.ts';

export const savedSearch: Subject = {
  name: 'saved-search',
  routes: savedSearchRoutes,
  tables: {
    arrival: { stays: 'prevents a second report of the same arrival' },
    matched_user: { notExported: 'a flag for a count on the home page' },
    saved_search: {},
    saved_search_key: {},
    search_match: {},
  },
  jobs: [
    { name: 'searchKeys', run: ({ db, now }) => renewSearchKeys(db, now) },
    // After the jobs that update the words of rows, so that new rows are matched by their current words.
    {
      name: 'matches',
      after: ['searchTexts', 'productTexts', 'searchKeys'],
      run: ({ env, db, now }) => matchArrivals(env, db, now, stepsPerMinute),
    },
  ],
  retention: { hour: [sweepMatchesStatement] },
  personalData: { exported, forgetPeople: [forgetSearchesStatements] },
  mailValues: { 'search-match': matchValues, 'search-matches': matchesValues },
};
