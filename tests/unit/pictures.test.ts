import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPictures } from '../../pictures/build.ts';
import {
  byteLimits,
  categories,
  COVER_VARIANTS,
  drawPicture,
  GOODS_VARIANTS,
  goodsKeys,
  renderPicture,
  staticPictures,
} from '../../pictures/index.ts';

const numbers = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);
const goods = goodsKeys.flatMap((key) => numbers(GOODS_VARIANTS).map((variant) => `${key}/${variant}`));
const covers = categories.flatMap((category) => numbers(COVER_VARIANTS).map((variant) => `cover/${category}/${variant}`));

describe('drawing', () => {
  it('knows 17 categories with 6 sub-categories each', () => {
    expect(categories).toHaveLength(17);
    expect(goodsKeys).toHaveLength(102);
    expect(goodsKeys).toEqual(
      expect.arrayContaining([
        'food-flour-pasta',
        'building-doors-windows',
        'furniture-decor',
        'cosmetics-make-up',
        'logistics-inspection-insurance',
      ]),
    );
  });

  it.each([
    ...goods.filter((key) => key.endsWith('/1') || key.endsWith('/8')),
    ...covers,
    ...staticPictures.map(({ key }) => key),
    'logo/anadolu-celik',
    'avatar/owner',
  ])('draws %s alike twice, whole and without text', (key) => {
    const first = drawPicture(key);
    expect(drawPicture(key)).toEqual(first);
    expect(first.svg).not.toMatch(/NaN|undefined|Infinity|<text/);
    expect(first.svg.split('<g').length).toBe(first.svg.split('</g>').length);
  });

  it('gives every goods key and variant its own drawing', () => {
    expect(new Set(goods.map((key) => drawPicture(key).svg)).size).toBe(102 * GOODS_VARIANTS);
  });

  it('gives 60 companies marks of which nearly all differ', () => {
    expect(new Set(numbers(60).map((index) => drawPicture(`logo/company-${index}`).svg)).size).toBeGreaterThan(56);
  });

  it.each([
    'food-oils',
    'food-oils/0',
    'food-oils/13',
    'food-oils/x',
    'cover/food/5',
    'cover/nothing/1',
    'banner/moon',
    'banner/constructor',
    'logo',
    'og/de',
    '',
  ])('refuses the unknown key "%s"', (key) => {
    expect(() => drawPicture(key)).toThrow('No picture');
  });
});

describe('rendering', () => {
  it.each([
    ...goods.filter((_, index) => index % 61 === 0),
    'textiles-carpets/3',
    'textiles-knitted/1',
    'metals-scrap/2',
    'building-ceramics/2',
  ])('keeps %s small', async (key) => {
    expect((await renderPicture(key)).byteLength).toBeLessThanOrEqual(byteLimits.goods);
  });

  it.each(covers.filter((_, index) => index % 7 === 0))('keeps %s small', async (key) => {
    expect((await renderPicture(key)).byteLength).toBeLessThanOrEqual(byteLimits.cover);
  });

  it('makes WebP of the asked width', async () => {
    const { default: sharp } = await import('sharp');
    const seen = await sharp(await renderPicture('food-oils/1', { width: 400 })).metadata();
    expect([seen.format, seen.width, seen.height]).toEqual(['webp', 400, 300]);
  });
});

describe('building', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('draws each picture once and takes it from the cache the second time', async () => {
    const few = staticPictures.filter(({ file }) => file.startsWith('news/'));
    expect(await buildPictures(few, join(folder, 'one'), join(folder, 'cache'))).toBe(few.length);
    expect(await buildPictures(few, join(folder, 'two'), join(folder, 'cache'))).toBe(0);
    expect(await readdir(join(folder, 'two', 'news'))).toHaveLength(few.length);
  });
});
