import { renderPicture } from '../../pictures/index.ts';
import { type Demo, pictureKey } from './demo.ts';
import type { SeedTarget } from './target.ts';

const atOnce = 4;

/** Draws every picture that the demo names and stores it once. */
export async function storePictures(media: SeedTarget['media'], demo: Demo, log: (text: string) => void): Promise<void> {
  const keys = new Set<string>([
    ...demo.companies.flatMap(({ logo, cover }) => [logo, cover]),
    ...demo.products.flatMap(({ pictures }) => pictures),
    ...demo.requests.flatMap(({ pictures }) => pictures),
    ...demo.users.map(({ key }) => `avatar/${key}`),
  ]);
  keys.delete('');
  log(`drawing ${keys.size} pictures …`);
  const waiting = [...keys];
  const work = async (): Promise<void> => {
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop())
      await media.put(pictureKey(key), await renderPicture(key), { httpMetadata: { contentType: 'image/webp' } });
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
