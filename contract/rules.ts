/** The rules of the marketplace that decisions refer to, and the information page that states each. */
import { asciiLowerCase } from './text/letter-case.ts';
import type { ReportReason } from './chat/fields.ts';
import type { RejectReasonCode } from './moderation/rejection.ts';
import type { SuspensionReason } from './moderation/suspension.ts';
import { apiLanguages } from './text/languages.ts';
import type { FieldError } from './wire/errors.ts';
import type { ContentKind } from './publishing/kinds.ts';
import type { ContentPlace, ContentValues } from './publishing/values.ts';

export const rulePages = ['prohibited-goods', 'content-rules', 'certificate-rules', 'suspension-rules'] as const;
export type RulePage = (typeof rulePages)[number];

const pages: Readonly<Record<RejectReasonCode | SuspensionReason | ReportReason, RulePage>> = {
  INCOMPLETE: 'content-rules',
  NAME_MISLEADING: 'content-rules',
  DESCRIPTION_UNCLEAR: 'content-rules',
  PICTURE_UNSUITABLE: 'content-rules',
  TAX_DATA_WRONG: 'content-rules',
  ADDRESS_WRONG: 'content-rules',
  CATEGORY_WRONG: 'content-rules',
  GOODS_NOT_ALLOWED: 'prohibited-goods',
  CONTACT_DATA_IN_TEXT: 'content-rules',
  DUPLICATE: 'content-rules',
  CERTIFICATE_UNREADABLE: 'certificate-rules',
  CERTIFICATE_DIFFERS: 'certificate-rules',
  CERTIFICATE_OF_ANOTHER: 'certificate-rules',
  CERTIFICATE_NOT_KNOWN: 'certificate-rules',
  RIGHTS_INFRINGED: 'content-rules',
  FACTS_FALSE: 'content-rules',
  FRAUD_SUSPECTED: 'content-rules',
  PERSONAL_DATA: 'content-rules',
  REPORT_UNFOUNDED: 'content-rules',
  ABUSE: 'content-rules',
  FRAUD: 'suspension-rules',
  SPAM: 'suspension-rules',
  FORBIDDEN_GOODS: 'suspension-rules',
  STOLEN_ACCOUNT: 'suspension-rules',
  FALSE_DATA: 'suspension-rules',
  LEGAL: 'suspension-rules',
  OTHER: 'suspension-rules',
};
type RuleCode = keyof typeof pages;

const anchorOf = (code: string): string => asciiLowerCase(code).replaceAll('_', '-');

export const isRulePage = (key: string): key is RulePage => (rulePages as readonly string[]).includes(key);

/** The ids of a page's sections: one for each reason that the page states. */
export const anchorsOf = (page: RulePage): string[] => Object.entries(pages).flatMap(([code, of]) => (of === page ? [anchorOf(code)] : []));

/** A Markdown heading with an id, `## Title {#goods-not-allowed}`; the id is the first group. */
const markedHeading = /^#{2,4} .*\{#([a-z][a-z\d-]*)\}[ \t]*$/gm;

/** The ids of sections to which decisions link and which a text of the page lacks. */
export function missingSections(page: RulePage, markdown: string): string[] {
  const found = new Set([...markdown.matchAll(markedHeading)].map((match) => match[1]));
  return anchorsOf(page).filter((anchor) => !found.has(anchor));
}

/** The page and section that state the rule of a reason. @returns null for a code that is not known (any more) */
export const ruleOf = (code: string): { page: RulePage; anchor: string } | null =>
  code in pages ? { page: pages[code as RuleCode], anchor: anchorOf(code) } : null;

/**
 * Sections of information pages that decisions link to: a publication must have them in every language.
 * @returns nothing for contents without such sections
 */
export function sectionFaults(
  { kind, key }: { kind: ContentKind; key: string },
  { texts }: ContentValues,
): Record<ContentPlace, FieldError> {
  if (kind !== 'page' || !isRulePage(key)) return {};
  const lacking = apiLanguages.filter((language) => missingSections(key, texts[language]?.['content'] ?? '').length > 0);
  return Object.fromEntries(lacking.map((language) => [`${language}.content`, 'SECTION_MISSING']));
}
