/** Reads from the sources which subjects of texts a part of the site uses. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { broughtBy, codeOf } from '../people/brought-by.ts';
import { root } from './packages.ts';

export const allSubjects = readdirSync(join(root, 'locales/en')).map((file) => file.replace('.json', ''));
/** A key in code, or the beginning of a composed one. */
const key = new RegExp(`['"\`](${allSubjects.join('|')})\\.[\\w$]`, 'g');

/**
 * The subjects that a file and its imports use.
 * @param apart files with texts of their own, whose imports are not followed
 */
export function subjectsOf(file: string, apart: readonly string[] = []): Set<string> {
  return new Set([...broughtBy(file, apart)].flatMap((path) => [...codeOf(path).matchAll(key)].map((match) => match[1] ?? '')));
}
