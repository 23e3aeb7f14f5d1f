/** What we know better than GeoNames about the names of cities. Taken over by a migration: a change here needs a new one. */
import { arabicNames } from './ar.ts';
import { englishNames } from './en.ts';
import { russianNames } from './ru.ts';
import { turkishNames } from './tr.ts';

export { furtherNames } from './also.ts';

export const correctedNames = { en: englishNames, tr: turkishNames, ru: russianNames, ar: arabicNames };
