import { join } from 'node:path';
import { eachWith, keptPicture } from '../../pictures/build.ts';
import { root } from '../support/install.mjs';
import { avatarKey, type Demo, pictureKey } from './demo.ts';
import type { SeedTarget } from './target.ts';

const atOnce = 4;

/** Stores every picture that the demo names; a picture is drawn once per copy of the project, however often it is seeded. */
export async function storePictures(media: SeedTarget['media'], demo: Demo, log: (text: string) => void): Promise<void> {
  const keys = new Set<string>([
    ...demo.companies.flatMap(({ logo, cover }) => [logo, cover]),
    ...demo.products.flatMap(({ pictures }) => pictures),
    ...demo.requests.flatMap(({ pictures }) => pictures),
    ...demo.users.map(avatarKey),
  ]);
  keys.delete('');
  log(`drawing ${keys.size} pictures …`);
  const cacheDir = join(root, '.cache/pictures');
  const bytesOf = async (key: string): Promise<Uint8Array> => (await keptPicture(key, `demo/${pictureKey(key)}`, cacheDir)).bytes;
  // All of them before the first is stored: a connection that waits for a drawing may be closed meanwhile.
  const pictures = new Map<string, Uint8Array>();
  await eachWith([...keys], atOnce, async (key) => void pictures.set(key, await bytesOf(key)));
  await eachWith([...pictures], atOnce, async ([key, bytes]) => {
    await media.put(pictureKey(key), bytes, { httpMetadata: { contentType: 'image/webp' } });
  });
}
