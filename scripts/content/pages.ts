/** Reads front matter and Markdown of one page in one language from content/pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../contract/text/languages.ts';
import { plans } from '../../content/plans.ts';
import { servicePrices } from '../../content/service-prices.ts';
import { createRequestService } from '../../contract/plan/charge.ts';
import { withStatedValues } from '../../contract/text/stated-values.ts';
import { infoPath, type PageKey } from '../../contract/content/page-paths.ts';

export interface Page {
  key: PageKey;
  language: Language;
  /** The path of the page in its language. */
  path: string;
  title: string;
  description: string;
  content: string;
}

const priceOf = (service: (typeof servicePrices)[number]['serviceType']): number =>
  servicePrices.find(({ serviceType }) => serviceType === service)?.price ?? 0;

/** Numbers that pages state and that the content itself defines: credits. */
const contentNumbers = {
  companyMessageCredits: priceOf(0),
  importAnswerCredits: priceOf(1),
  exportAnswerCredits: priceOf(2),
  logisticsAnswerCredits: priceOf(3),
  requestCredits: priceOf(createRequestService),
  welcomeCredits: plans.find(({ key }) => key === 'welcome')?.additionalCredit ?? 0,
};

const folder = join(import.meta.dirname, '../../content/pages');
const frontMatter = /^---\ntitle: (.+)\ndescription: (.+)\n---\n/;

/** Reads a page. @throws if the file or its front matter is missing */
export function readPage(key: PageKey, language: Language): Page {
  const file = `${key}.${language}.md`;
  const text = withStatedValues(readFileSync(join(folder, file), 'utf8'), language, contentNumbers);
  const head = frontMatter.exec(text);
  if (head?.[1] === undefined || head[2] === undefined) throw new Error(`${file} has no title and description`);
  return {
    key,
    language,
    path: infoPath(key, language).slice(1),
    title: head[1],
    description: head[2],
    content: text.slice(head[0].length).trim(),
  };
}
