import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';

/** A page's styles as the manifest holds them: one copy for each route that inlines the sheet. */
const inlineSheet = /"content":("(?:[^"\\]|\\.){500,}")/g;

/**
 * One copy of each style sheet. Astro writes a sheet once per route, farther apart than gzip looks back (32 KB), and a
 * Worker's upload is counted gzipped (speed.md).
 */
export const shareSheets = (code: string): string => {
  const names = new Map<string, string>();
  const shared = code.replaceAll(inlineSheet, (_, sheet: string) => {
    const name = names.get(sheet) ?? `sharedSheet${names.size}`;
    names.set(sheet, name);
    return `"content":${name}`;
  });
  return [...names].map(([sheet, name]) => `const ${name} = ${sheet};\n`).join('') + shared;
};

/** Makes a built Worker small: shared sheets, no comments, no blanks. Names stay, so that an error's stack can be read. */
export const slimWorker = (folder: string): void => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.mjs')) continue;
    const file = join(entry.parentPath, entry.name);
    const { code, errors } = minifySync(file, shareSheets(readFileSync(file, 'utf8')), { module: true, compress: false, mangle: false });
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
    writeFileSync(file, code);
  }
};
