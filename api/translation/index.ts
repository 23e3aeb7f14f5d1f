/** Texts of authors in other languages. */
import type { Subject } from '../platform/subject.ts';
import { translationRoutes } from './routes.ts';
import { forgetTranslationsStatement, sweepTranslationsStatements } from './store.ts';

export const translation: Subject = {
  name: 'translation',
  routes: translationRoutes,
  tables: {
    translation: {},
    translation_day: {},
  },
  retention: { hour: [sweepTranslationsStatements] },
  personalData: { forgetAccount: [forgetTranslationsStatement] },
};
