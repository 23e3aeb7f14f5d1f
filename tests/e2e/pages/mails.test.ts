/** Every mail in four languages, on a phone and a desktop, with values as long as people write them. */
import { expect, test } from '@playwright/test';
import { composeMail } from '../../../api/mail/compose.ts';
import { alarmTexts, mails, reasonTexts, receiptTexts } from '../../../api/mail/generated/templates.ts';
import type { MailTemplate } from '../../../api/mail/template.ts';
import { apiLanguage, type ApiLanguage, languages } from '../../../contract/text/languages.ts';
import { brokenWords, lostWords, overfullButtons } from '../../support/browser/lost-words.ts';
import { countText } from '../../../api/mail/count-text.ts';
import { dateText, momentText } from '../../../api/mail/date-text.ts';
import { outcomeText } from '../../../api/mail/outcome-text.ts';
import { hourMs } from '../../../contract/limits.ts';
import type { Operator } from '../../../contract/site/operator.ts';
import { isolated } from '../../../contract/text/isolate.ts';

const latin = {
  company: 'Denizli Uluslararası Tekstil İhracat Pazarlama Sanayi ve Ticaret Limited Şirketi',
  person: 'Muhammet Abdülkadir Hacıhasanoğlu-Kocaibrahimoğlu',
  goods: 'Hotel bath towels, 100% combed cotton 16/1, 550 g/m², 70 × 140 cm, white, 20,000 pieces',
};
const arabic = {
  company: 'شركة وادي النيل الدولية لتصنيع وتصدير المنسوجات القطنية والمفروشات الفندقية المحدودة',
  person: 'عبد الرحمن محمد عبد اللطيف الشرقاوي',
  goods: 'مناشف حمام فندقية من القطن الممشط 100%، وزن 550 غ/م²، مقاس 70 × 140 سم، 20,000 قطعة',
};

const longOperator: Operator = {
  name: 'Kervan Uluslararası Ticaret Platformu Anonim Şirketi',
  address: 'Örnek Mah. Atatürk Organize Sanayi Bölgesi Liman Cad. No: 118/B, 34000 Küçükçekmece, İstanbul, Türkiye',
  taxOffice: 'Büyük Mükellefler',
  taxNumber: '1234567890',
  tradeRegistry: 'İstanbul 000000-0',
  phone: '+90 212 000 00 00',
  mail: 'customer.relations@kervan.example',
};

const receipt = 'KRV-2026-000417';
const number = 'A1B2C3D4E5';
const amount: Readonly<Record<ApiLanguage, string>> = {
  EN: '$12,480.00',
  TR: '12.480,00\u00a0$',
  RU: '12\u00a0480,00\u00a0$',
  AR: '\u200f١٢٬٤٨٠٫٠٠\u00a0US$',
};
const at = Date.UTC(2026, 10, 30, 21, 45);

/** @returns the values, and those of them that belong on one line */
function longMailValues(template: MailTemplate, language: ApiLanguage): { values: Record<string, string>; unbroken: string[] } {
  const [own, foreign] = language === 'AR' ? [arabic, latin] : [latin, arabic];
  const [date, moment, later] = [dateText(at, language), momentText(at, language), momentText(at + 72 * hourMs, language)];
  const time = /\p{N}+:\p{N}+(?:\s(?:AM|PM|ص|م))?/u.exec(moment)?.[0] ?? '';
  const words = receiptTexts[language];
  const receiptLines = [
    `${template === 'order-confirmed' ? words.number : words.invoiceNumber}: ${isolated(receipt)}`,
    `${words.date}: ${date}`,
    `${words.amount}: ${amount[language]}`,
    `${words.tax.replace('{{percent}}', '20')}: ${amount[language]}`,
    `${words.buyer}: ${isolated(foreign.company)}`,
    `${words.taxNumber}: ${isolated('1234567890')}`,
  ].join('\n');
  const matches = [own.goods, foreign.goods, latin.goods].map((goods) => `${isolated(goods)} · ${isolated(foreign.company)}`).join('\n\n');
  const [known, wanted] = [
    'purchasing.department@denizli-textile-export.example',
    'abdulkadir.hacihasanoglu@denizli-textile-export.example',
  ];
  const isOfStaff = template.startsWith('staff-');
  const values = {
    name: foreign.person,
    company: foreign.company,
    request: foreign.goods,
    product: foreign.goods,
    item: foreign.goods,
    subject: own.goods,
    search: foreign.goods,
    certificate: 'OEKO-TEX STANDARD 100 19.HTR.83251 HOHENSTEIN HTTI',
    provider: 'Microsoft',
    inviter: own.person,
    by: own.person,
    colleague: foreign.person,
    byEmail: known,
    email: wanted,
    from: isOfStaff ? known : moment,
    to: wanted,
    until: later,
    since: template.startsWith('alarm') ? '2026-11-30 21:45 UTC' : date,
    date,
    strikeUntil: date,
    time: moment.replace(' UTC', ''),
    place: 'Samsung Internet, Android · United Arab Emirates',
    left: '10',
    number,
    receipt,
    amount: amount[language],
    messages: countText(language, 'messages', 12_481),
    chats: countText(language, 'chats', 211),
    matches: countText(language, 'matches', 117),
    outcome: outcomeText(language, 'accountHeld'),
    what: alarmTexts[language]['queue'] ?? '',
    operator: longOperator.mail,
    reason: [
      ...Object.values(reasonTexts[language]).slice(0, 5),
      isolated(`${foreign.goods}. https://www.denizli-textile-export.example`),
    ].join(' '),
    preview: `${foreign.goods}, CIF Jebel Ali, ${receipt}?`,
    message: `${foreign.goods}\n\n${own.goods} ${number}`,
    lines: template === 'search-matches' ? matches : receiptLines,
    href: `/messages?chatId=${'0123456789ab'.repeat(2)}`,
    decision: `/decision?token=${crypto.randomUUID()}`,
    unsubscribe: `/unsubscribe?token=${crypto.randomUUID()}`,
  };
  const { taxNumber, tradeRegistry, phone } = longOperator;
  return {
    values,
    unbroken: [receipt, number, date, time, amount[language], '1234567890', taxNumber, tradeRegistry.split(' ')[1] ?? '', phone],
  };
}

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
