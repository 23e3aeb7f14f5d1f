import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mailSource } from '../../../scripts/mail/build.ts';
import { mailsFile, prepare } from '../../../scripts/prepare/mails.ts';

test('the rendered mails agree with texts and layout', async () => {
  const [head, ...mails] = readFileSync(mailsFile, 'utf8').split('\n');
  expect(mails.join('\n') === (await mailSource())).toBe(true);
  // The stored mails are current if they were rendered from the same sources.
  await prepare();
  expect(readFileSync(mailsFile, 'utf8').split('\n')[0]).toBe(head);
});

test('a whole mail has the direction of its language', async () => {
  const bodies = [...(await mailSource()).matchAll(/<html dir=\\"(\w+)\\" lang=\\"(\w+)\\">.*?<body lang=\\"(\w+)\\" dir=\\"(\w+)\\"/g)];
  expect(new Set(bodies.map(([, htmlDirection, htmlLanguage]) => `${htmlLanguage} ${htmlDirection}`))).toEqual(
    new Set(['tr ltr', 'en ltr', 'ru ltr', 'ar rtl']),
  );
  for (const [, htmlDirection, htmlLanguage, language, direction] of bodies)
    expect([language, direction]).toEqual([htmlLanguage, htmlDirection]);
});
