import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatedFile, mailSource } from '../../scripts/mail/build.ts';

test('the rendered mails are those of the texts and the layout: after a change run scripts/mail/build.ts', async () => {
  expect(readFileSync(generatedFile, 'utf8') === (await mailSource())).toBe(true);
});

test('the whole of a mail runs in the direction of its language', async () => {
  const bodies = [...(await mailSource()).matchAll(/<html dir=\\"(\w+)\\" lang=\\"(\w+)\\">.*?<body lang=\\"(\w+)\\" dir=\\"(\w+)\\"/g)];
  expect(new Set(bodies.map(([, htmlDirection, htmlLanguage]) => `${htmlLanguage} ${htmlDirection}`))).toEqual(
    new Set(['tr ltr', 'en ltr', 'ru ltr', 'ar rtl']),
  );
  for (const [, htmlDirection, htmlLanguage, language, direction] of bodies)
    expect([language, direction]).toEqual([htmlLanguage, htmlDirection]);
});
