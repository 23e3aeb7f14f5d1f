/** Texts of authors in other languages. */
import type { Subject } from '../platform/subject/subject.ts';
import { translationRoutes } from './routes.ts';
import { offersPerMinute, translateOffers } from './offers.ts';
import { forgetTranslationsStatement, sweepTranslationsStatements } from './store.ts';

export const translation: Subject = {
  name: 'translation',
  routes: translationRoutes,
  tables: {
    translation: { notExported: 'derived from texts that are exported' },
    translation_day: {},
    offer_to_translate: { stays: 'deleted once the offer is translated or no longer public; at most one row per offer' },
  },
  jobs: [{ name: 'offerTranslations', run: ({ env, db, now }) => translateOffers(env, db, now, offersPerMinute) }],
  retention: { hour: [sweepTranslationsStatements] },
  personalData: { forgetAccount: [forgetTranslationsStatement] },
};
