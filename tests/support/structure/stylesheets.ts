/** The style sheets of the product as data: each rule with its file and layer. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packages.ts';

/** A style rule; `within` names its at-rules, outermost first: `@layer parts`, `@media (min-width: 60rem)`. */
export interface StyleRule {
  file: string;
  within: readonly string[];
  selectors: readonly string[];
  /** Property and value, as written. */
  declarations: readonly (readonly [property: string, value: string])[];
}

/** At-rules whose blocks contain no style rules. */
const withoutRules = /^@(?:keyframes|font-face|page|property|counter-style)\b/;

/** Splits at a separator outside brackets and quotation marks. */
function splitAt(text: string, separator: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  let quote = '';
  for (const letter of text) {
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) depth -= 1;
    if (letter === separator && depth === 0 && quote === '') parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

const declarationsOf = (body: string): [string, string][] =>
  splitAt(body, ';').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  });

/** The style rules of a sheet in order. Nested rules are not used in this code and not read. */
export function rulesOf(file: string, css: string, within: readonly string[] = []): StyleRule[] {
  const rules: StyleRule[] = [];
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  let start = 0;
  for (;;) {
    const open = text.indexOf('{', start);
    if (open < 0) return rules;
    let end = open + 1;
    for (let depth = 1; depth > 0 && end < text.length; end += 1) depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0;
    // Statements (`@import …;`, `@layer a, b;`) precede the rule.
    const head = (text.slice(start, open).split(';').at(-1) ?? '').trim().replace(/\s+/g, ' ');
    const body = text.slice(open + 1, end - 1);
    if (!head.startsWith('@')) rules.push({ file, within, selectors: splitAt(head, ','), declarations: declarationsOf(body) });
    else if (!withoutRules.test(head)) rules.push(...rulesOf(file, body, [...within, head]));
    start = end;
  }
}

/** Paths of the files in a folder, from the root. */
export const filesUnder = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Path and text of every sheet: files, and `<style>` blocks of pages and components. */
export const sheets: readonly (readonly [file: string, css: string])[] = [
  ...filesUnder('src', /\.css$/).map((file) => [file, read(file)] as const),
  ...filesUnder('src', /\.astro$/).flatMap((file) =>
    [...read(file).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => [file, css] as const),
  ),
];

/** Every style rule of the product. */
export const styleRules: readonly StyleRule[] = sheets.flatMap(([file, css]) => rulesOf(file, css));
