import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatedFile, mailSource } from '../../scripts/mail/build.ts';

test('the rendered mails are those of the texts and the layout: after a change run scripts/mail/build.ts', async () => {
  expect(readFileSync(generatedFile, 'utf8') === (await mailSource())).toBe(true);
});
