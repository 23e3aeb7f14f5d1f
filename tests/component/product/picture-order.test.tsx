/** Pictures of a product are dragged to positions: by mouse and finger, left to right and right to left. */
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PictureOrder } from '../../../src/account/product/PictureOrder.tsx';
import { storedPictures } from '../../../src/account/product/pictures.ts';
import { TextsProvider } from '../../../src/account/shared/texts.tsx';
import { createStates } from '../../../src/client/upload/state.ts';
import type { UploadList } from '../../../src/form/upload-list.ts';
import type { Language } from '../../../contract/text/languages.ts';
import '../../../src/styles/account/product.css';
import { countedTexts } from '../../support/component/counted-texts.ts';
import { finger, middleOf, mouse, type Point } from '../../support/component/input.ts';
import { drawn, place, renderAt } from '../../support/component/mount.ts';

const picture = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120"><rect width="160" height="120" fill="${colour}"/></svg>`)}`;
const colours = ['red', 'green', 'blue'];

const uploads: UploadList = {
  stateOf: createStates(),
  retry: () => undefined,
  add: () => undefined,
  addLater: () => Promise.resolve(),
  remove: () => undefined,
  whenDone: async () => true,
};

function Pictures() {
  const [pictures, setPictures] = useState(() => storedPictures(colours.map(picture)));
  return <PictureOrder pictures={pictures} list={uploads} signed={[]} onChange={setPictures} />;
}

const list = () => page.getByRole('list', { name: 'product.picture.list' });
const items = (): HTMLElement[] => [...list().element().children] as HTMLElement[];
const imageAt = (position: number): Element => items()[position]?.querySelector('img') as Element;
const carried = (): Element | null => document.querySelector('.is-carried img');
const order = (): (string | undefined)[] => items().map((item) => colours.find((colour) => item.dataset['id'] === picture(colour)));
const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

interface Opened {
  /** How often the list was rendered since the last query. */
  lists: () => Promise<number>;
}

/** @param above pixels before the pictures, which make the page longer than the window */
async function openPictures(language: Language, width: number, above = 0): Promise<Opened> {
  const element = await place(width, 844, language);
  element.style.paddingBlock = `${above}px`;
  await mouse.move({ x: 1, y: 1 });
  const { t, sinceLast } = countedTexts();
  renderAt(
    element,
    <TextsProvider t={t} language={language}>
      <Pictures />
    </TextsProvider>,
  );
  await expect.poll(() => list().getByRole('listitem').elements().length).toBe(3);
  await Promise.all([...document.images].map((image) => image.decode()));
  return {
    lists: async () => {
      await drawn();
      return sinceLast()['product.picture.list'] ?? 0;
    },
  };
}

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  test('a mouse drags the last picture to the front, and Escape cancels', async () => {
    await openPictures(language, 900);
    const [first, second, last] = [middleOf(imageAt(0)), middleOf(imageAt(1)), middleOf(imageAt(2))];
    expect(Math.sign(last.x - first.x)).toBe(language === 'ar' ? -1 : 1);

    await mouse.move(last);
    await mouse.press();
    await mouse.move(second, 8);
    await expect.poll(order).toEqual(['red', 'blue', 'green']);
    // The dragged picture is below the pointer, wherever its position is.
    await mouse.move({ x: first.x + 9, y: first.y + 7 }, 8);
    await expect.poll(order).toEqual(['blue', 'red', 'green']);
    await drawn();
    expect(rounded(middleOf(carried() as Element))).toEqual(rounded({ x: first.x + 9, y: first.y + 7 }));
    await mouse.release();
    await expect.poll(carried).toBeNull();
    expect(order()).toEqual(['blue', 'red', 'green']);
    expect(rounded(middleOf(imageAt(0)))).toEqual(rounded(first));
    const digits = language === 'ar' ? ['١', '٣'] : ['1', '3'];
    await expect.element(imageAt(0) as HTMLElement).toHaveAccessibleName(`product.picture.place ${digits.join(' ')}`);

    await mouse.press();
    await mouse.move(last, 8);
    await expect.poll(order).toEqual(['red', 'green', 'blue']);
    await userEvent.keyboard('{Escape}');
    await expect.poll(carried).toBeNull();
    await mouse.release();
    expect(order()).toEqual(['blue', 'red', 'green']);
  });

  test('a finger that rests on a picture drags it, one that moves at once scrolls', async () => {
    await openPictures(language, 390, 600);
    const middle = (): void => list().element().scrollIntoView({ block: 'center' });
    middle();

    let from = middleOf(imageAt(0));
    let scrolled = scrollY;
    await finger.down(from);
    await finger.move(from, { x: from.x, y: from.y - 200 });
    await finger.up();
    await expect.poll(() => scrollY).toBeGreaterThan(scrolled);
    expect(order()).toEqual(colours);

    // The page scrolls on for a moment after the finger is lifted, and a finger that stops it drags nothing, so it is put down again.
    const isCarried = async (): Promise<boolean> => {
      middle();
      const { scrollY } = window;
      for (let frames = 0; frames < 6; frames += 2) await drawn();
      if (window.scrollY !== scrollY) return false;
      from = middleOf(imageAt(0));
      await finger.down(from);
      for (const until = performance.now() + 2000; performance.now() < until; await drawn()) if (carried() !== null) return true;
      await finger.up();
      return false;
    };
    await expect.poll(isCarried, { timeout: 15_000 }).toBe(true);
    scrolled = scrollY;
    await finger.move(from, middleOf(imageAt(2)));
    await expect.poll(order).toEqual(['green', 'blue', 'red']);
    expect(scrollY).toBe(scrolled);
    await finger.up();
    await expect.poll(carried).toBeNull();
    expect(order()).toEqual(['green', 'blue', 'red']);
  });
});

test('a picture follows the pointer without being rendered, until its position changes', async () => {
  const { lists } = await openPictures('en', 900);
  const [first, second] = [middleOf(imageAt(0)), middleOf(imageAt(1))];
  await mouse.move(first);
  await mouse.press();
  await lists();
  await mouse.move({ x: first.x + 10, y: first.y });
  expect(await lists()).toBe(1);
  const nearer = { x: first.x + (second.x - first.x) / 3, y: first.y + 20 };
  await mouse.move(nearer, 40);
  expect(await lists()).toBe(0);
  expect(rounded(middleOf(imageAt(0)))).toEqual(rounded(nearer));
  await mouse.move({ x: second.x - 5, y: first.y }, 40);
  expect(await lists()).toBe(1);
  await mouse.release();
  await expect.poll(carried).toBeNull();
});
