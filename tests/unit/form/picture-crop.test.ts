import { expect, test } from 'vitest';
import { middleArea, zoomRoom } from '../../../src/account/shared/fields/picture.ts';

test('a picture is cropped around its middle to the given proportions', () => {
  expect(middleArea(800, 600, 500, 500)).toEqual({ x: 100, y: 0, width: 600, height: 600 });
  expect([
    zoomRoom({ width: 800, height: 600 }, { width: 500, height: 500 }),
    zoomRoom({ width: 499, height: 4000 }, { width: 500, height: 500 }),
  ]).toEqual([1.2, 0.998]);
  expect(middleArea(1800, 1400, 1800, 700)).toEqual({ x: 0, y: 350, width: 1800, height: 700 });
});
