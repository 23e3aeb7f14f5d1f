import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import type { Language } from '../../../contract/text/languages.ts';
import type { TextsOf } from '../../../src/i18n/keys.ts';
import { statedTexts } from '../../../contract/text/stated-values.ts';
import { assemble, i18nextOptionsOf, startedTexts } from '../../../src/i18n/assemble.ts';

const locales = join(import.meta.dirname, '../../../locales');

/** The product's texts in a language, for browser tests. */
export function textsOf(language: Language): TextsOf {
  const folder = join(locales, language);
  const files = Object.fromEntries(
    readdirSync(folder).map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown]),
  );
  const instance = i18next.createInstance({
    ...i18nextOptionsOf(language, statedTexts(language)),
    resources: { [language]: { translation: assemble(files) } },
    initAsync: false,
  });
  return startedTexts(instance, language);
}
