/** Dragging a picture to another position. */
import { describe, expect, test } from 'vitest';
import { pictureDrag, type PictureDrag, type Point } from '../../../src/account/product/picture-drag.ts';

/** Three positions in a row and one below, on a left-to-right and a right-to-left page. */
const leftToRight: Point[] = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 200, y: 0 },
  { x: 0, y: 90 },
];
const rightToLeft = leftToRight.map(({ x, y }) => ({ x: 200 - x, y }));

interface Shown {
  drag: PictureDrag;
  id: string;
  to: number;
  shift: Point;
  places: string[];
  steps: number;
}

/** A drag with its drawn state. */
function shownDrag(): Shown {
  const shown: Omit<Shown, 'drag'> = { id: '', to: 0, shift: { x: 0, y: 0 }, places: [], steps: 0 };
  const drag = pictureDrag({
    onPlace: (id, to) => Object.assign(shown, { id, to, places: [...shown.places, `${id}${to}`] }),
    onShift: (_, shift) => Object.assign(shown, { shift, steps: shown.steps + (shift.x === 0 ? 0 : 1) }),
  });
  return Object.assign(shown, { drag });
}

describe.each([
  ['left to right', leftToRight, 1],
  ['right to left', rightToLeft, -1],
] as const)('from %s', (_, places, onward) => {
  test('a picture gets the nearest position, and is drawn at the pointer', () => {
    const shown = shownDrag();
    const { drag } = shown;
    drag.lift('b', 1, places);
    drag.carry({ x: onward * 60, y: 10 });
    expect([shown.id, shown.to, shown.shift]).toEqual(['b', 2, { x: onward * -40, y: 10 }]);
    drag.carry({ x: onward * -90, y: 70 });
    expect([shown.to, shown.shift]).toEqual([3, { x: onward * 10, y: -20 }]);
    expect(drag.end()).toEqual({ id: 'b', to: 3 });
    expect(shown.id).toBe('');
  });
});

test('dropping at the old position, or nothing, changes nothing', () => {
  const { drag } = shownDrag();
  expect(drag.end()).toBeNull();
  drag.lift('a', 0, leftToRight);
  drag.carry({ x: 120, y: 0 });
  drag.carry({ x: 5, y: 5 });
  expect(drag.end()).toBeNull();
});

test('a position is reported once while the pointer moves within it', () => {
  const shown = shownDrag();
  const { drag } = shown;
  drag.lift('a', 0, leftToRight);
  for (let x = 1; x <= 140; x++) drag.carry({ x, y: 0 });
  expect(shown.steps).toBeGreaterThan(130);
  drag.end();
  expect(shown.places).toEqual(['a0', 'a1', '1']);
});
