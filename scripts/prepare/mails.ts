import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '../../contract/text/languages.ts';
import { statedTexts } from '../../contract/text/stated-values.ts';
import { root } from '../support/install.mjs';

export const mailsFile = join(root, 'api/mail/generated/templates.ts');

/** A hash of the mails' sources and the version of the renderer. */
const hashOfSources = (): string => {
  const files = [
    ...languages.flatMap((language) => [`locales/${language}/mail.json`, `locales/${language}/page.json`]),
    ...readdirSync(join(root, 'scripts/mail'))
      .toSorted()
      .map((name) => `scripts/mail/${name}`),
    'contract/text/languages.ts',
    'package-lock.json',
  ];
  const hash = createHash('sha256');
  for (const language of languages) hash.update(JSON.stringify(statedTexts(language)));
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

/** Renders the mails into the API's code if their sources changed. The result, half a megabyte, is not tracked by git. */
export const prepare = async (): Promise<void> => {
  const head = `// Made by scripts/prepare/mails.ts; do not edit. Sources: ${hashOfSources()}\n`;
  if (existsSync(mailsFile) && readFileSync(mailsFile, 'utf8').startsWith(head)) return;
  const { mailSource } = await import('../mail/build.ts');
  mkdirSync(dirname(mailsFile), { recursive: true });
  writeFileSync(mailsFile, head + (await mailSource()));
};
