import { join } from 'node:path';
import { eachWith, cachedPicture } from '../../pictures/build.ts';
import { root } from '../support/install.mjs';
import { avatarKey, type Demo, pictureKey } from './demo.ts';
import type { SeedTarget } from './target.ts';

const atOnce = 4;

/**
 * The pictures that the demo names, drawn once per copy of the project.
 * @param isFromEnd draws the last one first: for the second of two processes that share the work
 * @returns their bytes by key
 */
export async function drawPictures(
  { companies, products, requests, users }: Omit<Demo, 'chats'>,
  { isFromEnd = false } = {},
): Promise<Map<string, Uint8Array>> {
  const keys = new Set<string>([
    ...companies.flatMap(({ logo, cover }) => [logo, cover]),
    ...products.flatMap(({ pictures }) => pictures),
    ...requests.flatMap(({ pictures }) => pictures),
    ...users.map(avatarKey),
  ]);
  keys.delete('');
  const cacheDir = join(root, '.cache/pictures');
  const drawn = new Map<string, Uint8Array>();
  await eachWith(isFromEnd ? [...keys].toReversed() : [...keys], atOnce, async (key) => {
    drawn.set(key, (await cachedPicture(key, `demo/${pictureKey(key)}`, cacheDir)).bytes);
  });
  return drawn;
}

/** @param pictures bytes by key, from `drawPictures` */
export async function storePictures(media: SeedTarget['media'], pictures: ReadonlyMap<string, Uint8Array>): Promise<void> {
  await eachWith([...pictures], atOnce, async ([key, bytes]) => {
    await media.put(pictureKey(key), bytes, { httpMetadata: { contentType: 'image/webp' } });
  });
}
