/** Where a picture goes that a hand carries. */
import { effect } from '@preact/signals-react';
import { describe, expect, test } from 'vitest';
import { pictureDrag, type Point } from '../../src/account/product/picture-drag.ts';

/** Three places in a row and one below, as a left-to-right and as a right-to-left page lays them out. */
const leftToRight: Point[] = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 200, y: 0 },
  { x: 0, y: 90 },
];
const rightToLeft = leftToRight.map(({ x, y }) => ({ x: 200 - x, y }));

describe.each([
  ['left to right', leftToRight, 1],
  ['right to left', rightToLeft, -1],
] as const)('from %s', (_, places, onward) => {
  test('a picture gets the place that is nearest, and is drawn under the hand from there', () => {
    const drag = pictureDrag();
    drag.lift('b', 1, places);
    drag.carry({ x: onward * 60, y: 10 });
    expect([drag.id.value, drag.to.value, drag.shift.value]).toEqual(['b', 2, { x: onward * -40, y: 10 }]);
    drag.carry({ x: onward * -90, y: 70 });
    expect([drag.to.value, drag.shift.value]).toEqual([3, { x: onward * 10, y: -20 }]);
    expect(drag.end()).toEqual({ id: 'b', to: 3 });
    expect(drag.id.value).toBe('');
  });
});

test('who lets go where it was lifted, or carries nothing, moves nothing', () => {
  const drag = pictureDrag();
  expect(drag.end()).toBeNull();
  drag.lift('a', 0, leftToRight);
  drag.carry({ x: 120, y: 0 });
  drag.carry({ x: 5, y: 5 });
  expect(drag.end()).toBeNull();
});

test('a place is told once, however often the pointer moves within it', () => {
  const drag = pictureDrag();
  const told: string[] = [];
  let steps = 0;
  effect(() => void told.push(`${drag.id.value}${drag.to.value}`));
  effect(() => {
    steps += drag.shift.value.x === 0 ? 0 : 1;
  });
  drag.lift('a', 0, leftToRight);
  for (let x = 1; x <= 140; x++) drag.carry({ x, y: 0 });
  expect(steps).toBeGreaterThan(130);
  drag.end();
  expect(told).toEqual(['0', 'a0', 'a1', '1']);
});
