/** Every mail in four languages, on a phone and a desktop, with values as long as people write them. */
import { expect, test } from '@playwright/test';
import { composeMail } from '../../../api/mail/compose.ts';
import { mails } from '../../../api/mail/generated/templates.ts';
import type { MailTemplate } from '../../../api/mail/template.ts';
import { apiLanguage, languages } from '../../../contract/text/languages.ts';
import { brokenWords, lostWords, overfullButtons } from '../../support/browser/lost-words.ts';
import { longMailValues, longOperator } from '../../support/data/long-mail-values.ts';

const site = { origin: 'https://kervan.example', operator: longOperator };
const button = 'a[style*="border-radius"]';
/** What no line ends in the middle of, besides numbers and dates. */
const words = ['e-posta', 'E-posta'];

for (const language of languages)
  test(`no mail in ${language} loses or breaks words, on a phone or a desktop`, async ({ page }) => {
    test.setTimeout(120_000);
    const faults: string[] = [];
    for (const template of Object.keys(mails) as MailTemplate[]) {
      const { values, unbroken } = longMailValues(template, apiLanguage(language));
      const { html } = composeMail({ to: values['email'] ?? '', language: apiLanguage(language), template, values }, site);
      if (html.includes('<bdi></bdi>')) faults.push(`${template}: a value is missing`);
      await page.setContent(html);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        const found = [
          ...(await lostWords(page)),
          ...(await overfullButtons(page, button)),
          ...(await brokenWords(page, [...unbroken, ...words])),
          ...(await brokenWords(page, [await page.locator(button).innerText()], button)),
        ];
        faults.push(...found.map((fault) => `${template}, ${width}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
