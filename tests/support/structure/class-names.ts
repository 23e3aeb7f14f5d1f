/** Finds the classes that templates use, in the notations of src/styles/README.md. */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { filesUnder } from './stylesheets.ts';
import { root } from './packages.ts';

/** Places of class names: an attribute, a function that joins or toggles them, a variable named for them. */
const places = /\bclass(?:Name|:list)?=(?=["'{])|\bclassNames(?=\()|\bclassList\.\w+(?=\()|\bclass(?:Name|es)?\s*(?::|=(?!=))\s*(?=\S)/g;

const closing: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };

/** The expression at a place: a quoted text, a bracket, or the rest of the statement. */
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

/** Literal texts of an expression, also within `${…}`; `*` replaces a value. The operand of a comparison is no class. */
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

/** The classes of each place: once with the first, once with the second branch of `is ? 'one' : 'other'`. */
const classesIn = (text: string): string[][] =>
  [...text.matchAll(places)].flatMap((place) => {
    const expression = expressionAt(text, place.index + place[0].length);
    return ['$1', '$2'].map((chosen) => textsIn(expression.replace(choice, chosen)).flatMap(words));
  });

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Literal texts of a file and of the files that it imports by path, such as the values of a type or the keys of a table. */
function valuesNear(file: string): Set<string> {
  const text = read(file);
  const imported = [...text.matchAll(/from '(\.[^']+\.tsx?)'/g)].map(([, path = '']) => resolve(root, dirname(file), path));
  const all = [text, ...imported.map((path) => readFileSync(path, 'utf8'))];
  return new Set(all.flatMap((each) => [...each.matchAll(/'([\w-]+)'/g)].map(([, value = '']) => value)));
}

/** Leaves out the style guide, because a class that is used only there is unused. */
const templates = filesUnder('src', /\.(?:astro|tsx?|js)$/).filter((file) => !/styleguide/i.test(file));

/** The complete names that a composed name can have. */
const spelledOut = (name: string, values: () => Set<string>): string[] =>
  name.endsWith('--*') ? [...values()].map((value) => name.slice(0, -1) + value) : [name.replaceAll('*', '')];

const placed: readonly ReadonlySet<string>[] = templates.flatMap((file) => {
  let near: Set<string> | undefined;
  const values = (): Set<string> => (near ??= valuesNear(file));
  return classesIn(read(file)).map((names) => new Set(names.flatMap((name) => spelledOut(name, values))));
});

const given = new Set(placed.flatMap((names) => [...names]));

/** Whether a template uses the class: literally, or as `part--${value}` with a value that is named nearby. */
export const isGiven = (name: string): boolean => given.has(name);

/** The classes that a template puts on one element, an entry per place; a variant (`part--small`) implies its part. */
export const givenTogether: readonly ReadonlySet<string>[] = placed.map((names) => {
  const isAlone = (name: string): boolean => {
    const [part = name] = name.split('--');
    return given.has(part) && !names.has(part);
  };
  return new Set([...names].filter((name) => !isAlone(name)));
});
