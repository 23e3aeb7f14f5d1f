import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'vite';
import { root } from '../support/install.mjs';

/** The inline script of every page's head, minified. */
export const boot = (await minify('boot.js', readFileSync(join(root, 'src/boot.js'), 'utf8'), { module: false })).code.trim();

/** The hash of an inline text, as a content security policy names it. */
export const hashOf = (text: string): `sha256-${string}` => `sha256-${createHash('sha256').update(text).digest('base64')}`;
