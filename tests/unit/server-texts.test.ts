/** Pages are rendered with a part of the texts only: what they say has to be in it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../../src/i18n/languages.ts';
import { translatorOf } from '../../src/i18n/server.ts';
import { filesOf, root } from '../support/rooms.ts';

const rendered = ['src/pages', 'src/layouts', 'src/components', 'src/server', 'src/islands', 'src/ui'].flatMap(filesOf);
const subjects = new Set(
  rendered.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/\bt\(\s*['"`](\w+)\./g)].map((match) => match[1] ?? '')),
);

test('every subject that a page, a part of it or an island speaks of is there in every language', () => {
  expect(subjects.size).toBeGreaterThan(10);
  for (const language of languages) {
    const t = translatorOf(language) as unknown as (key: string, options: object) => unknown;
    const missing = [...subjects].filter((subject) => typeof t(subject, { returnObjects: true }) !== 'object');
    expect(missing).toEqual([]);
  }
});
