import { expect, test } from 'vitest';
import { formsOf, tradeNames, widen } from '../../../api/lookup/glossary.ts';
import { glossaries } from '../../../api/lookup/glossary/all.ts';
import { apiLanguages } from '../../../contract/text/languages.ts';
import { foldWords } from '../../../contract/search/fold.ts';

test('a keyword that is a word of the trade has its name in each language', () => {
  expect(tradeNames(['غزل القطن', 'yarns', 'ipliği'], 'TR')).toEqual({ 'غزل القطن': 'pamuk ipliği', yarns: 'iplik' });
  expect(tradeNames(['pamuk ipliği', 'пряжа'], 'AR')).toEqual({ 'pamuk ipliği': 'غزل القطن', пряжа: 'غزل' });
});

test('a keyword in the reader’s language, or outside of the glossary, has none', () => {
  expect(tradeNames(['polyester', 'pamuk', 'pamuklu', 'bin1234', 'Özdemir'], 'TR')).toEqual({});
  expect(tradeNames([], 'EN')).toEqual({});
});

test('an inflected keyword that a search for its name would not find keeps its own', () => {
  expect(tradeNames(['wooden toy', 'wooden toys'], 'TR')).toEqual({ 'wooden toy': 'eğitici oyuncak' });
});

test('no name has the glossary’s mark, and a search for it includes the keyword, whichever of the forms it is', () => {
  const terms = glossaries.flatMap((glossary) => Object.values(glossary).flat());
  const searches = new Map<string, ReturnType<typeof widen>>();
  const lost = new Set<string>();
  for (const keyword of terms.flatMap(formsOf).map((form) => form.replace(/^=/, '')))
    for (const reader of apiLanguages)
      for (const name of Object.values(tradeNames([keyword], reader))) {
        expect(name).not.toMatch(/[=|]/);
        const parts = searches.get(name) ?? widen(name);
        searches.set(name, parts);
        const words = foldWords(keyword);
        const finds = parts.every(({ alternatives }) =>
          alternatives.some((all) => all.every(({ word, whole }) => words.some((each) => (whole ? each === word : each.startsWith(word))))),
        );
        if (!finds) lost.add(`${name} does not find ${keyword}`);
      }
  expect([...lost]).toEqual([]);
});
