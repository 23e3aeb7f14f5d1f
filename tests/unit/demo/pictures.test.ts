import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories } from '../../../lookups/categories.ts';
import { buildPictures } from '../../../pictures/build.ts';
import { byteLimits, drawPicture, motifs, renderPicture, staticPictures } from '../../../pictures/index.ts';

const numbers = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);
const goods = Object.keys(motifs).flatMap((name) => numbers(3).map((view) => `${name}/${view}`));
const tiles = categories.map(({ slug }) => `tile-${slug}/1`);
const covers = categories.flatMap(({ slug }) => numbers(2).map((number) => `cover/${slug}/company-${number}`));
const marks = ['logo/ÇU/a-company', 'logo/ЖЩ/another', 'logo/ظ/a-third', 'avatar/Ğ/somebody'];

describe('drawing', () => {
  it.each([...goods.filter((key) => key.endsWith('/1')), ...tiles, ...covers, ...marks, ...staticPictures.map(({ key }) => key)])(
    'draws %s alike twice, whole and without text',
    (key) => {
      const first = drawPicture(key);
      expect(drawPicture(key)).toEqual(first);
      expect(first.svg).not.toMatch(/NaN|undefined|Infinity|<text/);
      expect(first.svg.split('<g').length).toBe(first.svg.split('</g>').length);
    },
  );

  it('letters of three scripts are different paths, and none is our own logo', () => {
    const paths = ['B', 'Б', 'ب'].map((letter) => drawPicture(`logo/${letter}/a-company`).svg);
    expect(new Set(paths).size).toBe(3);
    const ours = /M2 28v-7\.5/;
    expect(drawPicture('og/en').svg).toMatch(ours);
    for (const key of marks) expect(drawPicture(key).svg).not.toMatch(ours);
  });

  it.each([
    'apple',
    'apple/0',
    'apple/10',
    'apple/x',
    'tile-nothing/1',
    'cover/food',
    'cover/nothing/a-company',
    'cover/constructor/a-company',
    'banner/moon',
    'banner/constructor',
    'constructor/1',
    'logo',
    'logo/AB',
    'og/de',
    '',
  ])('the unknown key "%s" is refused', (key) => {
    expect(() => drawPicture(key)).toThrow('No picture');
  });

  it('a letter that none of our fonts has is refused', () => {
    expect(() => drawPicture('logo/漢/a-company')).toThrow('漢');
  });
});

describe('rendering', () => {
  // The largest files of each kind: many small objects, and a pattern over the whole picture.
  it.each([
    ...goods.filter((_, index) => index % 61 === 0),
    'hazelnut/2',
    'dried-apricot/2',
    'truck-tyre/2',
    'peshtemal/1',
    'rug/1',
    'tile-food/1',
  ])('%s stays small', async (key) => {
    expect((await renderPicture(key)).byteLength).toBeLessThanOrEqual(byteLimits.goods);
  });

  it.each([
    ...covers.filter((_, index) => index % 7 === 0).map((key) => [key, byteLimits.cover] as const),
    ...marks.map((key) => [key, key.startsWith('logo') ? byteLimits.logo : byteLimits.avatar] as const),
    ...staticPictures.filter(({ key }) => key.startsWith('banner/')).map(({ key }) => [key, byteLimits.banner] as const),
  ])('%s stays within %i bytes', async (key, most) => {
    expect((await renderPicture(key)).byteLength).toBeLessThanOrEqual(most);
  });

  it('WebP has the requested width', async () => {
    const { default: sharp } = await import('sharp');
    const seen = await sharp(await renderPicture('olive-oil/1', { width: 400 })).metadata();
    expect([seen.format, seen.width, seen.height]).toEqual(['webp', 400, 300]);
  });
});

describe('building', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('each picture is drawn once, and read from the cache the second time', async () => {
    const few = staticPictures.filter(({ file }) => file.startsWith('news/'));
    expect(await buildPictures(few, join(folder, 'one'), join(folder, 'cache'))).toBe(few.length);
    expect(await buildPictures(few, join(folder, 'two'), join(folder, 'cache'))).toBe(0);
    expect(await readdir(join(folder, 'two', 'news'))).toHaveLength(few.length);
  });
});
