import { type PageKey, turkishPaths } from '../../contract/content/page-paths.ts';
import type { Language } from '../i18n/languages.ts';

/** Address of an info page: Turkish has its own path, the others share the English one. */
export const infoPath = (key: PageKey, language: Language): string => `/${language === 'tr' ? turkishPaths[key] : key}`;
