/** Texts of authors in other languages. */
import type { Subject } from '../platform/subject/subject.ts';
import { translationRoutes } from './routes.ts';
import { forgetTranslationsStatement, sweepTranslationsStatements } from './store.ts';

export const translation: Subject = {
  name: 'translation',
  routes: translationRoutes,
  tables: {
    translation: { notExported: 'made of texts that are told' },
    translation_day: {},
  },
  retention: { hour: [sweepTranslationsStatements] },
  personalData: { forgetAccount: [forgetTranslationsStatement] },
};
