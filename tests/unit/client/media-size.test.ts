import { describe, expect, test } from 'vitest';
import { originalOf, pictureIn } from '../../../contract/media-size.ts';

describe('the address of a size', () => {
  /** Not ours, not a picture, not stored yet, empty. */
  const asTheyAre = [
    'https://cdn.example/media/p/a.jpg',
    '/media/p/a.pdf',
    '/media/d/1/2.png?until=3',
    'blob:https://x/1',
    '',
    null,
    undefined,
  ];
  test.each<[address: string | null | undefined, asked: string | null | undefined]>([
    ['/media/p/0123456789ab-2.jpg', '/media/s/0123456789ab-2.jpg'],
    ['/media/c/1/2.png?until=3&signature=4', '/media/c/1/2.png?until=3&signature=4&size=s'],
    ...asTheyAre.map((address): [typeof address, typeof address] => [address, address]),
  ])('%s is requested as %s', (address, asked) => {
    expect(pictureIn('s', address)).toBe(asked);
  });

  test.each([
    ['/media/s/a.jpg', '/media/p/a.jpg'],
    ['/media/l/a-3.webp', '/media/p/a-3.webp'],
    ['/media/p/a.jpg', null],
    ['/media/s/a.pdf', null],
    ['/media/s/../a.jpg', null],
  ])('%s is a size of %s', (path, original) => {
    expect(originalOf(path)).toBe(original);
  });
});
