import { infoPath } from '../../contract/content/page-paths.ts';
import { rulePages } from '../../contract/rules.ts';
import type { Visitor } from './visitor.ts';

/** Links to the pages with rules. */
export const ruleLinks = ({ t, language, link }: Visitor) =>
  rulePages.map((page) => ({ page, href: link(infoPath(page, language)), name: t(`footer.rulePages.${page}`) }));
