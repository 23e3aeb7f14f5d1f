/** Draws the demo's pictures into the cache. `npm start` runs this beside the first build, which takes as long. */
import { companies, products, requests, users } from '../demo/index.ts';
import { drawPictures } from './seed/pictures.ts';

await drawPictures({ companies, products, requests, users });
