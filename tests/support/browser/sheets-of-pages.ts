/** Which style sheets a page may load, by its imports: its own, those of its parts, and late ones. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { filesUnder } from '../structure/stylesheets.ts';
import { importsOf, root } from '../structure/packages.ts';

const asked = new Map<string, readonly string[]>();

/** The paths that a page, a script or a sheet loads; the contact form is fetched as a page (src/page-scripts/contact-form.ts). */
function askedBy(file: string): readonly string[] {
  const known = asked.get(file);
  if (known !== undefined) return known;
  const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
  const named = file.endsWith('.css') ? [...text.matchAll(/@import '([^']+)'/g)].map(([, path = '']) => path) : importsOf(text);
  const found = named
    .filter((path) => path.startsWith('.'))
    .map((path) => relative(root, resolve(root, file, '..', path.replace(/\?.*$/, ''))))
    .filter((path) => path.startsWith('src/'));
  const fetched = [...text.matchAll(/fetch\('\/([\w-]+)'\)/g)].map(([, page = '']) => `src/pages/${page}.astro`);
  asked.set(file, [...found, ...fetched]);
  return [...found, ...fetched];
}

function reachedFrom(page: string): Set<string> {
  const reached = new Set([page]);
  for (const file of reached) for (const next of askedBy(file)) reached.add(next);
  return reached;
}

const pages = filesUnder('src/pages', /\.astro$/)
  .filter((file) => !file.endsWith('/styleguide.astro'))
  .map(reachedFrom);

/** Whether some page loads both files. For files that no page of the product loads, this is assumed. */
export const areOnOnePage = (one: string, other: string): boolean => {
  const isKnown = (file: string): boolean => pages.some((reached) => reached.has(file));
  return !isKnown(one) || !isKnown(other) || pages.some((reached) => reached.has(one) && reached.has(other));
};
