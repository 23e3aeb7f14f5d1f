/** The names of the design tokens as browsers get them: a letter or two, which is 0.1 KiB of each page. The sources have the whole words. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { root } from './install.mjs';

type PostCssOptions = Exclude<NonNullable<UserConfig['css']>['postcss'], string | undefined>;
type PostCssPlugin = Extract<NonNullable<PostCssOptions['plugins']>[number], { postcssPlugin: string }>;

const folder = join(root, 'src/styles');
const styles = readdirSync(folder)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));
const files = ['tokens.css', 'further-tokens.css'].map((name) => readFileSync(join(folder, name), 'utf8'));
const all = styles.join('\n');

const namesIn = (text: string): string[] => text.match(/--[a-z][a-z0-9-]*/g) ?? [];
const tokens = new Set(files.flatMap((text) => text.match(/^ +--[a-z0-9-]+(?=:)/gm) ?? []).map((name) => name.trim()));
const times = Map.groupBy(namesIn(all), (name) => name);

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** a … z, aa, ab …, without what a style calls something of its own. */
function* shortNames(): Generator<string> {
  for (const first of ['', ...letters])
    for (const letter of letters) {
      const name = `--${first}${letter}`;
      if (!times.has(name)) yield name;
    }
}

const shorter = new Map<string, string>();
const free = shortNames();
for (const token of [...tokens].toSorted((one, other) => (times.get(other)?.length ?? 0) - (times.get(one)?.length ?? 0)))
  shorter.set(token, free.next().value ?? token);

const short = (text: string): string => text.replace(/--[a-z][a-z0-9-]*/g, (name) => shorter.get(name) ?? name);

/** In style sheets, once what they import is in them. */
export const shortTokensInStyles: PostCssPlugin = {
  postcssPlugin: 'short-tokens',
  OnceExit(sheet) {
    sheet.walkDecls((declaration) => {
      declaration.prop = short(declaration.prop);
      declaration.value = short(declaration.value);
    });
  },
};

/** In the styles that a script brings along, by the letters `var(`. */
export const withShortTokens = (code: string): string => code.replace(/var\(--[a-z][a-z0-9-]*/g, short);

/** In scripts that are bundled. */
export const shortTokensInScripts: Plugin = {
  name: 'short-tokens',
  enforce: 'pre',
  transform(code, id) {
    const isOurs = id.startsWith(join(root, 'src')) && /\.tsx?(?:$|\?)/.test(id);
    return isOurs && code.includes('var(--') ? { code: withShortTokens(code), map: null } : null;
  },
};
