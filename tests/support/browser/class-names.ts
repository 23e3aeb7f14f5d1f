/** Which classes the templates give, read as src/styles/README.md says that they are written. */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { filesUnder } from './stylesheets.ts';
import { root } from '../api/packages.ts';

/** Where the names of classes stand: an attribute, what joins or toggles them, a value that is named for what it holds. */
const places = /\bclass(?:Name|:list)?=(?=["'{])|\bclassNames(?=\()|\bclassList\.\w+(?=\()|\bclass(?:Name|es)?\s*(?::|=(?!=))\s*(?=\S)/g;

const closing: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };

/** What one place says: a quoted text, what stands in brackets, or the rest of the statement. */
function expressionAt(text: string, start: number): string {
  const first = text[start] ?? '';
  if (first === '"' || first === "'") return text.slice(start, text.indexOf(first, start + 1) + 1);
  const isBracket = first in closing;
  let depth = 0;
  for (let end = start; end < text.length; end += 1) {
    const letter = text[end] ?? '';
    if (letter in closing) depth += 1;
    else if (Object.values(closing).includes(letter)) depth -= 1;
    if (isBracket ? depth === 0 : depth < 0 || (depth === 0 && /[;\n]/.test(letter))) return text.slice(start, end + 1);
  }
  return text.slice(start);
}

/** The texts of an expression, those inside `${…}` too; `*` stands for a value. What something is compared with names no class. */
function textsIn(expression: string): string[] {
  const texts: string[] = [];
  for (const [, compared, , plain, template] of expression.matchAll(/([!=]==\s*)?(?:(["'])(.*?)\2|`((?:\$\{[^}]*\}|[^`])*)`)/gs)) {
    if (compared !== undefined) continue;
    if (plain !== undefined) texts.push(plain);
    if (template === undefined) continue;
    texts.push(template.replace(/\$\{[^}]*\}/g, '*'));
    for (const [, value = ''] of template.matchAll(/\$\{([^}]*)\}/g)) texts.push(...textsIn(value));
  }
  return texts;
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

const choice = /('[^']*'|`[^`]*`)\s*:\s*('[^']*'|`[^`]*`)/g;

/** The classes of each place: once with the first, once with the second of what `is ? 'one' : 'other'` chooses between. */
const classesIn = (text: string): string[][] =>
  [...text.matchAll(places)].flatMap((place) => {
    const expression = expressionAt(text, place.index + place[0].length);
    return ['$1', '$2'].map((chosen) => textsIn(expression.replace(choice, chosen)).flatMap(words));
  });

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Texts that stand in a file, or in one that it imports by path: the values of a type, the keys of a table. */
function valuesNear(file: string): Set<string> {
  const text = read(file);
  const imported = [...text.matchAll(/from '(\.[^']+\.tsx?)'/g)].map(([, path = '']) => resolve(root, dirname(file), path));
  const all = [text, ...imported.map((path) => readFileSync(path, 'utf8'))];
  return new Set(all.flatMap((each) => [...each.matchAll(/'([\w-]+)'/g)].map(([, value = '']) => value)));
}

/** The style guide shows parts; it is no reason for one to be there. */
const templates = filesUnder('src', /\.(?:astro|tsx?|js)$/).filter((file) => !/styleguide/i.test(file));

/** What stands for a composed name: the whole names that it may become. */
const spelledOut = (name: string, values: () => Set<string>): string[] =>
  name.endsWith('--*') ? [...values()].map((value) => name.slice(0, -1) + value) : [name.replaceAll('*', '')];

const placed: readonly ReadonlySet<string>[] = templates.flatMap((file) => {
  let near: Set<string> | undefined;
  const values = (): Set<string> => (near ??= valuesNear(file));
  return classesIn(read(file)).map((names) => new Set(names.flatMap((name) => spelledOut(name, values))));
});

const given = new Set(placed.flatMap((names) => [...names]));

/** Whether a template gives the class: in whole, or as `part--${value}` with a value that is named nearby. */
export const isGiven = (name: string): boolean => given.has(name);

/** The classes that a template puts on one element, an entry for each place; a variant (`part--small`) stands where its part does. */
export const givenTogether: readonly ReadonlySet<string>[] = placed.map((names) => {
  const isAlone = (name: string): boolean => {
    const [part = name] = name.split('--');
    return given.has(part) && !names.has(part);
  };
  return new Set([...names].filter((name) => !isAlone(name)));
});
