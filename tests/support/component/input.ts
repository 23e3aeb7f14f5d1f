/** Mouse, finger and settings of the browser, by its own protocol: `userEvent` has neither fingers nor the steps of a drag. */
import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** In CSS pixels of the window. */
export interface Point {
  x: number;
  y: number;
}

/** Points on the way, the end included. */
const between = (from: Point, to: Point, steps: number): Point[] =>
  Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });

export const middleOf = (element: Element): Point => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** The mouse: where it is and whether its button is pressed. */
const held = { at: { x: 0, y: 0 }, button: 'none' as 'none' | 'left' };

const sendMouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', button: 'none' | 'left', { x, y }: Point): Promise<unknown> =>
  cdp().send('Input.dispatchMouseEvent', { type, x, y, button, buttons: held.button === 'left' ? 1 : 0, clickCount: 1 });

export const mouse = {
  move: async (to: Point, steps = 1): Promise<void> => {
    for (const point of between(held.at, to, steps)) await sendMouse('mouseMoved', held.button, point);
    held.at = to;
  },
  press: async (): Promise<void> => {
    held.button = 'left';
    await sendMouse('mousePressed', 'left', held.at);
  },
  release: async (): Promise<void> => {
    held.button = 'none';
    await sendMouse('mouseReleased', 'left', held.at);
  },
  drag: async (from: Point, to: Point): Promise<void> => {
    await mouse.move(from);
    await mouse.press();
    await mouse.move(to, 4);
    await mouse.release();
  },
};

const sendTouch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]): Promise<unknown> =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints });

export const finger = {
  down: (at: Point) => sendTouch('touchStart', at),
  move: async (from: Point, to: Point, steps = 6): Promise<void> => {
    for (const point of between(from, to, steps)) await sendTouch('touchMove', point);
  },
  up: () => sendTouch('touchEnd'),
};

/** A setting of the person's system, until the test ends. */
async function withSetting(name: string, value: string): Promise<void> {
  const set = (to: string) => cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value: to }] });
  await set(value);
  onTestFinished(async () => void (await set('')));
}

/** A person who prefers less motion. */
export const withReducedMotion = (): Promise<void> => withSetting('prefers-reduced-motion', 'reduce');

/** A person with a contrast theme. */
export const withContrastTheme = (): Promise<void> => withSetting('forced-colors', 'active');
