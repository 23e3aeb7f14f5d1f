/** The words of the measured catalogue in four scripts: a few frequent ones, many infrequent ones, and some that are rare. */
import { glossaries } from '../api/lookup/glossary/all.ts';
import type { Term } from '../api/lookup/glossary/types.ts';
import { type ApiLanguage as Language, apiLanguages as languages } from '../contract/text/languages.ts';
import { pickOf, randomOf } from './random.ts';

/** Each occurs in about a third of the names in its language. */
export const commonWords: Record<Language, string> = { EN: 'supplier', TR: 'toptan', RU: 'оптом', AR: 'بالجملة' };
/** Each occurs in one of 8,000 rows. */
export const rareWords: Record<Language, string> = { EN: 'bergamot', TR: 'ıhlamur', RU: 'облепиха', AR: 'زعفران' };
const rareEvery = 8000;

/** The first form of a term in each language. */
const namesOf = (term: Term): Record<Language, string> => {
  const [EN, TR, RU, AR] = term.map((forms) => (forms.split('|')[0] ?? '').replace('=', '')) as [string, string, string, string];
  return { EN, TR, RU, AR };
};
/** Goods of the search glossary, most frequent first: the first occurs in a tenth of the rows, the last in one of a few thousand. */
export const goods: readonly Record<Language, string>[] = glossaries
  .flatMap((glossary) => Object.values(glossary).flat())
  .map(namesOf)
  .filter((names) => languages.every((language) => !names[language].includes(rareWords[language])));
const goodOf = pickOf(goods, 0.9);

const others: Record<Language, readonly string[]> = {
  EN: ['fresh', 'organic', 'certified', 'bulk', 'monthly', 'industrial', 'premium', 'quality', 'container', 'urgent'],
  TR: ['taze', 'organik', 'sertifikalı', 'dökme', 'aylık', 'endüstriyel', 'kaliteli', 'ucuz', 'konteyner', 'acil'],
  RU: ['свежий', 'качественный', 'сертификат', 'навалом', 'ежемесячно', 'промышленный', 'отборный', 'ёмкость', 'контейнер', 'срочно'],
  AR: ['طازج', 'عضوي', 'معتمد', 'سائب', 'شهري', 'صناعي', 'ممتاز', 'جودة', 'حاوية', 'عاجل'],
};
const syllables: Record<Language, readonly string[]> = {
  EN: 'ba ce di fo gu ha le mi no pru ra ste tri vo wi xen yal zor'.split(' '),
  TR: 'ba çe dı fö gü ha kı le mi no pır ra şe tu vü yal zor ış'.split(' '),
  RU: 'ба ве гри до жу за ки ле мо ну пра ре сти ту фо хи цер шо'.split(' '),
  AR: 'با تي ثو جا حي خو دا ري زو سا شي صو طا عي غو فا قي كو'.split(' '),
};

const tailLength = 20_000;

/** Generated unique words, so that the index has as many terms as a real catalogue. */
function tailOf(language: Language): string[] {
  const random = randomOf(languages.indexOf(language) + 77);
  const parts = syllables[language];
  const words = new Set<string>();
  while (words.size < tailLength) {
    const count = 2 + Math.floor(random() * 3);
    words.add(Array.from({ length: count }, () => parts[Math.floor(random() * parts.length)]).join(''));
  }
  return [...words];
}

const keywordOf = Object.fromEntries(languages.map((language) => [language, pickOf(tailOf(language), 0.9)])) as Record<
  Language,
  (random: () => number) => string
>;
const otherOf = Object.fromEntries(languages.map((language) => [language, pickOf(others[language], 0.7)])) as Record<
  Language,
  (random: () => number) => string
>;
export const languageOf = pickOf<Language>(languages, 0.8);

/** @returns a name that contains `subject` among other words, and keywords */
export function wordsOf(language: Language, subject: string, number: number, random: () => number): { name: string; keywords: string[] } {
  const parts = [otherOf[language](random), goodOf(random)[language], subject];
  if (random() < 0.3) parts.push(commonWords[language]);
  const rareLanguage = languages[number % rareEvery];
  if (rareLanguage !== undefined) parts.push(rareWords[rareLanguage]);
  parts.push(keywordOf[language](random));
  const keywords = Array.from({ length: 2 + Math.floor(random() * 4) }, () => keywordOf[language](random));
  return { name: parts.join(' ').slice(0, 160), keywords: [...new Set(keywords)] };
}
