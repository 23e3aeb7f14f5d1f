/** Texts of the demo's authors in further languages, in the format of the rows. */
import type { AuthorTexts } from '../../contract/text/author-texts.ts';
import { writtenLanguage } from '../../contract/text/written-language.ts';
import type { DemoCompany, DemoCompanyTexts, DemoRequest, DemoTexts, Language } from '../../demo/types.ts';

/** The language of a demo request, detected from its text: Turkish companies write in the language of the companies that they address. */
export const demoRequestLanguage = ({ name, description }: DemoRequest, { language }: DemoCompany): Language =>
  writtenLanguage(`${name} ${description}`, language);

export const textsOf = (texts: DemoTexts = {}): AuthorTexts =>
  Object.fromEntries(Object.entries(texts).map(([language, [name, description]]) => [language, { name, description }]));

export const descriptionsOf = (texts: DemoCompanyTexts = {}): Partial<Record<Language, { description: string }>> =>
  Object.fromEntries(Object.entries(texts).map(([language, description]) => [language, { description }]));

export const namesOf = (texts: DemoTexts = {}): string[] => Object.values(texts).map(([name]) => name);
