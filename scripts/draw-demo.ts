/** Draws the pictures of the demo into the cache. `npm start` runs it in parallel to the first build, which takes as long. */
import { companies, products, requests, users } from '../demo/index.ts';
import { drawPictures } from './seed/pictures.ts';

await drawPictures({ companies, products, requests, users });
