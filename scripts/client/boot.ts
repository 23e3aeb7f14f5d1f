import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'vite';
import { root } from '../support/install.mjs';

/** The script that stands in every page's head, without comments and blanks. */
export const boot = (await minify('boot.js', readFileSync(join(root, 'src/boot.js'), 'utf8'), { module: false })).code.trim();

/** As a content security policy names what stands in a page. */
export const hashOf = (text: string): `sha256-${string}` => `sha256-${createHash('sha256').update(text).digest('base64')}`;
