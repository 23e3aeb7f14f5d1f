import { expect, test } from 'vitest';
import { tradeNames, widen } from '../../../api/lookup/glossary.ts';
import { glossaries } from '../../../api/lookup/glossary/all.ts';
import { apiLanguages } from '../../../contract/text/languages.ts';
import { foldText } from '../../../contract/search/fold.ts';

test('a keyword that is a word of the trade has its name in each language', () => {
  expect(tradeNames(['غزل القطن', 'yarns', 'ipliği'], 'TR')).toEqual({ 'غزل القطن': 'pamuk ipliği', yarns: 'iplik' });
  expect(tradeNames(['pamuk ipliği', 'пряжа'], 'AR')).toEqual({ 'pamuk ipliği': 'غزل القطن', пряжа: 'غزل' });
});

test('a keyword in the reader’s language, or outside of the glossary, has none', () => {
  expect(tradeNames(['polyester', 'pamuk', 'pamuklu', 'bin1234', 'Özdemir'], 'TR')).toEqual({});
  expect(tradeNames([], 'EN')).toEqual({});
});

test('no name has the glossary’s mark, and a search for it includes the keyword’s own form', () => {
  const terms = glossaries.flatMap((glossary) => Object.values(glossary).flat());
  const asked = new Map<string, ReturnType<typeof widen>>();
  const lost: string[] = [];
  for (const term of terms)
    for (const [place, forms] of term.entries()) {
      const [keyword = ''] = forms.split('|').map((form) => form.replace(/^=/, ''));
      const names = tradeNames([keyword], apiLanguages[(place + 1) % 4] ?? 'EN');
      for (const name of Object.values(names)) {
        expect(name).not.toMatch(/[=|]/);
        const parts = asked.get(name) ?? widen(name);
        asked.set(name, parts);
        const words = foldText(keyword).split(' ');
        const finds = parts.every(({ alternatives }) =>
          alternatives.some((all) => all.every(({ word, whole }) => words.some((each) => (whole ? each === word : each.startsWith(word))))),
        );
        if (!finds) lost.push(`${name} does not find ${keyword}`);
      }
    }
  expect(lost).toEqual([]);
});
