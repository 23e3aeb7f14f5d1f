import { readFileSync, writeFileSync } from 'node:fs';
import { minifySync } from 'vite';
import { filesBelow } from './files.ts';

/** A page's styles as the manifest holds them: one copy for each route that inlines the sheet. */
const inlineSheet = /"content":("(?:[^"\\]|\\.){500,}")/g;

/** The rules at the top of a sheet, each with its braces; together they are the sheet again. */
export const rulesOf = (sheet: string): string[] => {
  const rules: string[] = [];
  let [start, depth] = [0, 0];
  for (const { 0: token, index } of sheet.matchAll(/"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\/\*[\s\S]*?\*\/|\\[\s\S]|[{};]/g)) {
    if (token === '{') depth += 1;
    else if (token === '}') depth -= 1;
    if (depth > 0 || (token !== '}' && token !== ';')) continue;
    rules.push(sheet.slice(start, index + 1));
    start = index + 1;
  }
  if (start < sheet.length) rules.push(sheet.slice(start));
  return rules;
};

/** Cuts sheets where they differ: rules that stand side by side wherever they stand make one piece. */
const piecesOf = (sheets: readonly string[]): string[][] => {
  const split = sheets.map(rulesOf);
  const [followers, leaders] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const note = (map: Map<string, Set<string>>, rule: string, neighbour: string): void => {
    map.set(rule, (map.get(rule) ?? new Set()).add(neighbour));
  };
  for (const rules of split)
    for (let index = 0; index <= rules.length; index += 1) {
      const [before, after] = [rules[index - 1] ?? '', rules[index] ?? ''];
      note(followers, before, after);
      note(leaders, after, before);
    }
  const isCut = (before: string, after: string): boolean => followers.get(before)?.size !== 1 || leaders.get(after)?.size !== 1;
  return split.map((rules) => {
    const pieces: string[] = [];
    rules.forEach((rule, index) => {
      if (index === 0 || isCut(rules[index - 1] ?? '', rule)) pieces.push(rule);
      else pieces[pieces.length - 1] += rule;
    });
    return pieces;
  });
};

/**
 * One copy of each piece of style. Astro writes a whole sheet once per route, farther apart than gzip looks back (32 KB), and a
 * Worker's upload is counted gzipped (speed.md).
 */
export const shareSheets = (code: string): string => {
  const sheets = [...new Set([...code.matchAll(inlineSheet)].map((match) => match[1] ?? ''))];
  const pieces = piecesOf(sheets.map((sheet) => JSON.parse(sheet) as string));
  const names = new Map<string, string>();
  for (const piece of pieces.flat()) if (!names.has(piece)) names.set(piece, `sharedSheet${names.size}`);
  const sums = new Map(sheets.map((sheet, index) => [sheet, (pieces[index] ?? []).map((piece) => names.get(piece)).join('+')]));
  const shared = code.replaceAll(inlineSheet, (_, sheet: string) => `"content":${sums.get(sheet)}`);
  return [...names].map(([piece, name]) => `const ${name} = ${JSON.stringify(piece)};\n`).join('') + shared;
};

/** Makes a built Worker small: shared sheets, no comments, no blanks. Names stay, so that an error's stack can be read. */
export const slimWorker = (folder: string): void => {
  for (const file of filesBelow(folder)) {
    if (!file.endsWith('.mjs')) continue;
    const { code, errors } = minifySync(file, shareSheets(readFileSync(file, 'utf8')), { module: true, compress: false, mangle: false });
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
    writeFileSync(file, code);
  }
};
