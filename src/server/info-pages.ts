import { type PageKey, turkishPaths } from '../../contract/content/page-paths.ts';
import { rulePages } from '../../contract/rules.ts';
import type { Language } from '../i18n/languages.ts';
import type { Visitor } from './visitor.ts';

/** Address of an info page: Turkish has its own path, the others share the English one. */
export const infoPath = (key: PageKey, language: Language): string => `/${language === 'tr' ? turkishPaths[key] : key}`;

/** Links to the pages with rules. */
export const ruleLinks = ({ t, language, link }: Visitor) =>
  rulePages.map((page) => ({ page, href: link(infoPath(page, language)), name: t(`footer.rulePages.${page}`) }));
