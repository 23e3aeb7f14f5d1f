/**
 * Draws the pictures of the demo into the cache. `npm start` runs it beside the first build and the filling, which only needs the pictures
 * at its end, so those take precedence.
 */
import { setPriority } from 'node:os';
import { companies, products, requests, users } from '../demo/index.ts';
import { drawPictures } from './seed/pictures.ts';

setPriority(10);
await drawPictures({ companies, products, requests, users });
