/** Titles in Arabic: a quantity stays with its unit, although Latin letters precede it. */
import { expect, test } from 'vitest';
import { OfferTitle } from '../../../src/account/shared/OfferTitle.tsx';
import { TextsProvider } from '../../../src/account/shared/texts.tsx';
import { countedTexts } from '../../support/component/counted-texts.ts';
import { drawn, place, renderAt } from '../../support/component/mount.ts';

/** The horizontal middle of a part of the element's text. */
function middleOf(element: Element, part: string): number {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
  const start = text.data.indexOf(part);
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, start + part.length);
  const { left, right } = range.getBoundingClientRect();
  return (left + right) / 2;
}

test('the parts of an Arabic title are read from right to left in their order', async () => {
  const element = await place(390, 844, 'ar');
  renderAt(
    element,
    <TextsProvider t={countedTexts().t} language="ar">
      <OfferTitle title={{ text: 'غزل قطن Ne 16/1، 45 طنًا', language: 'AR' }} />
    </TextsProvider>,
  );
  await drawn();
  const places = ['غزل', 'Ne', '45', 'طنًا'].map((part) => middleOf(element, part));
  expect(places).toEqual(places.toSorted((a, b) => b - a));
});
