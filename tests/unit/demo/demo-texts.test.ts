/** Every request, product and company of the demo can be read in all four languages. */
import { expect, test } from 'vitest';
import { apiLanguages } from '../../../contract/text/languages.ts';
import { companyLengths } from '../../../contract/company/fields.ts';
import { productLengths } from '../../../contract/product/fields.ts';
import { requestLengths } from '../../../contract/request/rules.ts';
import { companies, products, requests } from '../../../demo/index.ts';
import { companyTexts, productTexts, requestTexts } from '../../../demo/texts/index.ts';
import type { DemoTexts, Language } from '../../../demo/types.ts';
import { demoRequestLanguage } from '../../../scripts/seed/demo-texts.ts';
import { writtenLanguage } from '../../../contract/text/written-language.ts';

const companyOf = new Map(companies.map((company) => [company.key, company]));
const mainOf = (company: string): Language => companyOf.get(company)?.language ?? 'EN';
const others = (main: Language): Language[] => apiLanguages.filter((language) => language !== main);

/** Languages that are missing or not needed, by key. */
const faults = (items: readonly { key: string; main: Language }[], texts: Readonly<Record<string, object>>): string[] =>
  items.flatMap(({ key, main }) => {
    const written = Object.keys(texts[key] ?? {}).toSorted();
    return written.join() === others(main).toSorted().join() ? [] : [`${key} (${main}): ${written.join() || 'nothing'}`];
  });

const asked = requests.map((request) => {
  const company = companyOf.get(request.company);
  return { key: request.key, main: company === undefined ? 'EN' : demoRequestLanguage(request, company) };
});
const offered = products.map(({ key, company }) => ({ key, main: mainOf(company) }));
const traders = companies.map(({ key, language }) => ({ key, main: language }));

test('every request, product and company has all four languages, and every text belongs to one of them', () => {
  expect(faults(asked, requestTexts)).toEqual([]);
  expect(faults(offered, productTexts)).toEqual([]);
  expect(faults(traders, companyTexts)).toEqual([]);
  const keys = (items: readonly { key: string }[]) => items.map(({ key }) => key).toSorted();
  expect(Object.keys(requestTexts).toSorted()).toEqual(keys(asked));
  expect(Object.keys(productTexts).toSorted()).toEqual(keys(offered));
  expect(Object.keys(companyTexts).toSorted()).toEqual(keys(traders));
});

test('each text is in its language and fits its field', () => {
  const wrong = (texts: Readonly<Record<string, DemoTexts>>, lengths: { name: number; description: number }): string[] =>
    Object.entries(texts).flatMap(([key, of]) =>
      Object.entries(of).flatMap(([language, [name, description]]) => {
        const seen = writtenLanguage(`${name} ${description}`, language as Language);
        const fits =
          name.length <= lengths.name && description.length <= lengths.description && name.trim() !== '' && description.trim() !== '';
        return seen === language && fits ? [] : [`${key} ${language}: seen as ${seen}, fits: ${fits}`];
      }),
    );
  expect(wrong(requestTexts, requestLengths)).toEqual([]);
  expect(wrong(productTexts, productLengths)).toEqual([]);
  const descriptions = Object.entries(companyTexts).flatMap(([key, of]) =>
    Object.entries(of).map(([language, text]) => ({ key, language, text })),
  );
  expect(
    descriptions.filter(
      ({ language, text }) => writtenLanguage(text, language as Language) !== language || text.length > companyLengths.description,
    ),
  ).toEqual([]);
});
