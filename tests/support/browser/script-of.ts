/** Which built file contains a module that pages load on demand, by Vite's manifest of the browser build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/support/install.mjs';

/** @returns a pattern of its address, for `page.route` @throws if the module has no file of its own */
export function scriptOf(module: string): string {
  const manifest = JSON.parse(readFileSync(join(root, 'dist/client/client-manifest.json'), 'utf8')) as Record<string, { file: string }>;
  const file = manifest[module]?.file;
  if (file === undefined) throw new Error(`the browser build has no file for ${module}`);
  return `**/${file}`;
}
