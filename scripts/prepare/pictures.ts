import { fileURLToPath } from 'node:url';
import { buildPictures } from '../../pictures/build.ts';
import { staticPictures } from '../../pictures/index.ts';

/** Draws the pictures of banners, news, info pages and link previews into public/, with a cache. */
export const prepare = async (): Promise<void> => {
  const path = (relative: string): string => fileURLToPath(new URL(`../../${relative}`, import.meta.url));
  await buildPictures(staticPictures, path('public/'), path('.cache/pictures/'));
};
