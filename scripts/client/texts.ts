import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from '../../contract/text/languages.ts';
import { withStatedValues } from '../../contract/text/stated-values.ts';
import { fetchedSubjects } from '../../src/i18n/subjects.ts';
import { root } from '../support/install.mjs';

/** Minified JSON with the stated numbers, by path below the folder. */
const texts = new Map(
  languages.flatMap((language) =>
    fetchedSubjects.map((subject): [string, string] => {
      const name = `${language}/${subject}.json`;
      return [name, withStatedValues(JSON.stringify(JSON.parse(readFileSync(join(root, 'locales', name), 'utf8'))), language)];
    }),
  ),
);

/** Identifies all texts of a build; part of their address (src/i18n/text-address.ts). */
export const textsId = createHash('sha256')
  .update(JSON.stringify([...texts]))
  .digest('hex')
  .slice(0, 8);

/**
 * Writes texts by language and subject beside the scripts, in a folder named by their contents: browsers load only the subjects of a page
 * in the reader's language, before the scripts that use them, and cache them for a year.
 */
export const textFiles: Plugin = {
  name: 'text-files',
  generateBundle() {
    if (this.environment.name === 'client')
      for (const [name, source] of texts) this.emitFile({ type: 'asset', fileName: `_astro/texts.${textsId}/${name}`, source });
  },
};
