import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'vite';
import { root } from '../support/install.mjs';

/** The inline script of every page's head, minified. */
export const boot = (await minify('boot.js', readFileSync(join(root, 'src/boot.js'), 'utf8'), { module: false })).code.trim();
