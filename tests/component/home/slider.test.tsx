/** The slider's rules (docs/requirements.md#banner-slider-p-42). That it loads and plays on the home page is tested in tests/e2e/home.test.ts. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '../../../contract/text/languages.ts';
import { Slider } from '../../../src/islands/Slider.tsx';
import '../../../src/styles/pages/hero.css';
import { finger, middleOf, mouse, withReducedMotion } from '../../support/component/input.ts';
import { drawn, place, renderAt } from '../../support/component/mount.ts';

const colours = ['red', 'green', 'blue', 'black'];
const last = colours.length - 1;
const texts = { label: 'slides', pause: 'pause', play: 'play', previous: 'previous', next: 'next', sign: 'sign up', playVideo: 'film' };

const slides = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.hero__slide')];
const slide = (index: number): HTMLElement => slides()[index] as HTMLElement;
const shown = (): number => slides().findIndex(({ inert }) => !inert);
/** The share of a slide's width that is inside of the window. */
const visiblePart = (index: number): number => {
  const { left, right, width } = slide(index).getBoundingClientRect();
  return Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) / width;
};
const control = (name: 'next' | 'previous' | 'pause' | 'play') => page.getByRole('button', { name, exact: true });
const track = (): HTMLElement => document.querySelector('.hero__track') as HTMLElement;

interface Opening {
  width?: number;
  language?: Language;
  /** Otherwise only the test moves the slides. */
  isPlaying?: boolean;
}

/** Shows four slides, with the mouse outside of them. */
async function openSlider({ width = 1280, language = 'en', isPlaying = false }: Opening = {}): Promise<void> {
  const element = await place(width, 900, language);
  await mouse.move({ x: 2, y: 890 });
  const all = colours.map((colour) => ({
    top: null,
    title: colour,
    text: null,
    image: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg"><desc>${colour}</desc></svg>`)}`,
    videoId: null,
  }));
  // A slide is due 4 s after the page was opened, and all tests share a page.
  const age = isPlaying ? undefined : vi.spyOn(performance, 'now').mockReturnValue(0);
  renderAt(element, <Slider language={language} slides={all} texts={texts} signUpHref="/en/sign-up" />);
  // It shows the button of playing once it can play.
  await expect.element(page.getByRole('button', { name: /^(pause|play)$/ })).toBeVisible();
  await drawn();
  age?.mockRestore();
  if (!isPlaying) await control('pause').click();
}

/** Drags by so many pixels from the middle of the slides. */
const dragBy = (px: number): Promise<void> => {
  const from = middleOf(track());
  return mouse.drag(from, { x: from.x + px, y: from.y });
};

describe('while it plays', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  const pass = async (ms: number): Promise<void> => {
    vi.advanceTimersByTime(ms);
    await drawn();
  };

  test('the next slide comes every 4 s, and the first one after the last', async () => {
    await openSlider({ isPlaying: true });
    for (const index of [0, 1, 2, 3, 0, 1]) {
      expect(shown()).toBe(index);
      await pass(3900);
      expect(shown()).toBe(index);
      await pass(100);
    }
  });

  test('pauses under the mouse, under the keyboard’s focus, and by its button', async () => {
    await openSlider({ isPlaying: true });
    await mouse.move(middleOf(track()));
    await expect.poll(() => track().matches(':hover')).toBe(true);
    await pass(9000);
    expect(shown()).toBe(0);
    await mouse.move({ x: 2, y: 890 });
    await pass(4000);
    expect(shown()).toBe(1);

    (control('previous').element() as HTMLElement).focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(control('next').element());
    await pass(9000);
    expect(shown()).toBe(1);
    (document.activeElement as HTMLElement).blur();
    await pass(4000);
    expect(shown()).toBe(2);

    await control('pause').click();
    await mouse.move({ x: 2, y: 890 });
    (document.activeElement as HTMLElement).blur();
    await pass(9000);
    expect(shown()).toBe(2);
    await expect.element(control('play')).toBeVisible();
  });

  test('stops for people who prefer less motion, but still follows their input', async () => {
    await withReducedMotion();
    await openSlider({ isPlaying: true });
    await pass(9000);
    expect(shown()).toBe(0);
    await control('next').click();
    await expect.poll(shown).toBe(1);
    await expect.element(control('play')).toBeVisible();
    expect(getComputedStyle(slide(1)).transitionDuration).toBe('0s');
  });
});

test.each([
  [390, '0.2s'],
  [800, '0.3s'],
  [1280, '0.4s'],
])('at %i px a move takes %s', async (width, duration) => {
  await openSlider({ width });
  await control('next').click();
  await expect.element(slide(1)).toHaveStyle({ transitionDuration: duration });
  await expect.poll(() => visiblePart(1)).toBeGreaterThan(0.9);
  expect(visiblePart(0)).toBeLessThan(0.1);
});

test('goes from the first back to the last, by arrows and keys, and keeps hidden slides unreachable', async () => {
  await openSlider();
  await control('previous').click();
  await expect.poll(shown).toBe(last);
  await control('previous').click();
  await expect.poll(shown).toBe(last - 1);
  await control('next').click();
  await control('next').click();
  await expect.poll(shown).toBe(0);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(shown).toBe(last);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(shown).toBe(0);
  expect(slides().filter(({ inert }) => !inert)).toHaveLength(1);
});

test('is mirrored in Arabic: the left arrow key and a drag to the right go forward', async () => {
  await openSlider({ language: 'ar' });
  (control('next').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(shown).toBe(1);
  await dragBy(160);
  await expect.poll(shown).toBe(2);
});

test('follows the mouse, and returns after a short drag', async () => {
  await openSlider();
  await dragBy(-160);
  await expect.poll(shown).toBe(1);
  await dragBy(-20);
  await drawn();
  expect(shown()).toBe(1);
  await dragBy(160);
  await expect.poll(shown).toBe(0);
  await dragBy(160);
  await expect.poll(shown).toBe(last);
  await expect.poll(() => visiblePart(last)).toBeGreaterThan(0.9);
});

test('follows a finger', async () => {
  await openSlider({ width: 390 });
  const swipe = async (fromX: number, toX: number): Promise<void> => {
    const { y } = middleOf(track());
    await finger.down({ x: fromX, y });
    await finger.move({ x: fromX, y }, { x: toX, y }, 3);
    await finger.up();
  };
  await swipe(320, 80);
  await expect.poll(shown).toBe(1);
  await swipe(80, 320);
  await expect.poll(shown).toBe(0);
  await swipe(80, 320);
  await expect.poll(shown).toBe(last);
});
