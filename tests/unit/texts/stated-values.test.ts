/** Texts contain placeholders for the numbers of the contract and never the numbers themselves (contract/text/stated-values.ts). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mails } from '../../../api/mail/generated/templates.ts';
import { pageKeys } from '../../../contract/content/page-paths.ts';
import { languages, type Language } from '../../../contract/text/languages.ts';
import { statedValues, statedTexts, withStatedValues } from '../../../contract/text/stated-values.ts';
import { categories } from '../../../lookups/categories.ts';
import { readPage } from '../../../scripts/content/pages.ts';
import { root } from '../../../scripts/support/install.mjs';
import { textsOf } from '../../support/browser/texts.ts';

const pages = join(root, 'content/pages');

type Tree = { [key: string]: string | Tree };
const flat = (tree: Tree, under: string): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [[under + key, value]] : flat(value, `${under}${key}.`)));

/** Texts of a language by key; a paragraph of a page by `pages.<key>.<line>`. */
function textsIn(language: Language): [key: string, text: string][] {
  const folder = join(root, 'locales', language);
  const files = readdirSync(folder).flatMap((name) =>
    flat(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Tree, name.replace(/json$/, '')),
  );
  const paragraphs = pageKeys.flatMap((key) =>
    readFileSync(join(pages, `${key}.${language}.md`), 'utf8')
      .split('\n')
      .map((text, line): [string, string] => [`pages.${key}.${line + 1}`, text]),
  );
  // "Two messages": forms for small numbers spell them.
  return [...files, ...paragraphs].filter(([key]) => !/_(?:zero|one|two)$/.test(key));
}

/** Numbers that belong to their text: names, examples, and facts of others. */
const own = [
  // Names and codes of standards, containers and classes; what is typed in spreadsheets; examples.
  /^trade\./,
  /^bulkImport\.(?:words|example|file\.workbookOld)/,
  /^(?:product|request\.form)\.hint\.name$/,
  /^tradeForm\.hint\.hsCode$/,
  /^product\.check\.incoterm$/,
  /^footer\.cities$/,
  /^payment\.(?:lead|failed\.status)/,
  // Each label of a choice is named by its value.
  /^analytics\.filter\.days/,
  /^console\.queue\.ages\./,
  /^(?:analytics\.wait|console\.system)\.most$/,
  /^plan\.perCredit$/,
  // Numbers of tax offices, banks and authenticators; years and months; pixels of pictures.
  /^company\.check\.(?:taxNumber|foundedIn)/,
  /^console\.factor\./,
  /^secondFactor\.(?:key|codeHint|firstCodeHint)$/,
  /^payment\.check\.(?:month|year)Wrong$/,
  /^quote\.check\.swift$/,
  /^publishing\.pictureHint\./,
  // The number of categories: see below.
  /^home\.steps\.2\.text$/,
  // The accessibility standard, its version and its criteria.
  /^pages\.accessibility\./,
  // The law, its articles and its periods; what a bank needs and shows; periods of the operator's own contracts.
  /^pages\.(?:clarification-text|personal-data-protection-law|distance-sales-contract)\./,
  /^pages\.(?:billing-and-payment\.(?:30|36|44)|cookie-policy\.27|privacy-policy\.(?:12|35)|returns-and-exchanges\.26|terms-of-use\.(?:43|47|51))$/,
];

/** Whole numbers from two on; not a part of a word or a name (`3-D`, `EUR.1`). */
const digits = /(?<![\p{L}\d-])[\d٠-٩][\d٠-٩.,٬\u00a0]*(?!\p{L})/gu;
const isCounted = (number: string): boolean => !/^[01٠١]\D*$/.test(number);

/** Words of numbers, and what the contract counts. */
const spelledOf = (numbers: string, between: string, things: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${numbers})[ -](?:(?:${between}) )?(?:${things})`, 'iu');

const spelled: Readonly<Record<Language, RegExp>> = {
  en: spelledOf(
    'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\\p{L}+)?|hundred|thousand',
    'working|wrong|free',
    'day|hour|minute|week|month|year|digit|character|letter|credit|code|megabyte|file|picture|keyword',
  ),
  tr: spelledOf(
    '(?:on |yirmi |otuz |kırk |elli |altmış |yetmiş |seksen |doksan |yüz )?(?:iki|üç|dört|beş|altı|yedi|sekiz|dokuz)|on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz|bin',
    'iş|yanlış|ücretsiz',
    'gün|saat|dakika|hafta|ay(?!r)|yıl|hane|karakter|harf|kontör|rakam|kod|megabayt|dosya|görsel|anahtar',
  ),
  ru: spelledOf(
    'дв(?:а|е|ух|ум|умя)|тр(?:и|[её]х|[её]м|емя)|четыр\\p{L}+|пят(?:ь|и)|шест(?:ь|и)|сем(?:ь|и)|вос(?:е|ь)м(?:ь|и)|девят(?:ь|и)|десят(?:ь|и)|\\p{L}+дцат(?:ь|и)|сорока?|\\p{L}+десят|\\p{L}+десяти|девяност[оа]|сто|ста|двести|тысяч\\p{L}*',
    '(?:рабоч|неверн|бесплатн)\\p{L}+',
    'дн(?:я|ей)|суток|час|минут|недел|месяц|год|лет|цифр|символ|букв|знак|кредит|код|мегабайт|файл|фото|ключев',
  ),
  ar: /(?<!\p{L})(?:يوم|ساعت|دقيقت|أسبوع|شهر|حرف|رقم|رمز|نقطت)(?:ين|ان)(?!\p{L})|(?:ثلاث|أربع|خمس|ست|سبع|ثماني|تسع|عشر)ة? (?:أيام|ساعات|دقائق|أسابيع|أشهر|أحرف|أرقام|رموز|خانات|نقاط)|(?:عشر|ثلاث|أربع|خمس|ست|سبع|ثمان|تسع)(?:ين|ون) (?:يوم|ساعة|دقيقة|أسبوع|شهر|حرف|رقم|رمز|نقطة)|(?:مئة|مائة|مئتي) (?:يوم|ساعة|حرف|رقم|نقطة)/u,
};

const writtenOut = (text: string, language: Language): string[] => {
  const plain = text.replaceAll(/\{\{.*?\}\}|!\[.*?\]|^## [\d٠-٩]+\./g, '');
  return [...(plain.match(digits) ?? []).filter(isCounted), ...(spelled[language].exec(plain) ?? [])];
};

describe.each(languages)('texts in %s', (language) => {
  const texts = textsIn(language);

  test('write out no number that they share with the product', () => {
    const faults = texts
      .filter(([key]) => !own.some((pattern) => pattern.test(key)))
      .flatMap(([key, text]) => writtenOut(text, language).map((number) => `${key}: ${number}`));
    expect(faults).toEqual([]);
  });

  test('state every number by its name, and each name is stated', () => {
    const stated = new Set(texts.flatMap(([, text]) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '')));
    expect(Object.keys(statedTexts(language)).filter((name) => !stated.has(name))).toEqual([]);
  });

  test('of pages are complete', () => {
    for (const key of pageKeys) expect(readPage(key, language).content, key).not.toContain('{{');
  });

  test('count the categories that there are', () => {
    const number = new Intl.NumberFormat(language === 'ar' ? 'ar-EG' : language).format(categories.length);
    expect(textsOf(language)('home.steps.2.text')).toContain(number);
  });
});

test.each([
  ['en', 'It works for 3 days.', '3'],
  ['en', 'for three days', 'three day'],
  ['en', 'It costs twenty-five credits.', 'twenty-five credit'],
  ['tr', 'yalnızca üç gün', 'üç gün'],
  ['tr', 'on beş dakika içinde', 'on beş dakika'],
  ['ru', 'через шесть часов', 'шесть час'],
  ['ru', 'в течение шестидесяти дней', 'шестидесяти дней'],
  ['ar', 'لمدة ٧٢ ساعة', '٧٢'],
  ['ar', 'لثلاثة أيام', 'ثلاثة أيام'],
  ['ar', 'لمدة ستين يومًا', 'ستين يوم'],
  ['ar', 'من حرفين', 'حرفين'],
] as const)('a number that is written out is found: %s, %s', (language, text, number) => {
  expect(writtenOut(text, language)).toEqual([number]);
});

test('translators and mails fill in the numbers of the contract, in the digits of the reader', () => {
  expect(languages.map((language) => /[\d٠-٩]+ \p{L}+/u.exec(textsOf(language)('keepAddress.expired'))?.[0])).toEqual([
    '72 hours',
    '72 saat',
    '72 часа',
    '٧٢ ساعة',
  ]);
  expect(textsOf('ru')('errors.fields.INVALID_HS_CODE')).toContain('2, 4, 6 или 8–12 цифр');
  expect(mails.activation.TR.text).toContain('3 gün geçerlidir');
  expect(withStatedValues('{{contactRefundHours}} {{company}}', 'ar')).toBe('٧٢ {{company}}');
});

test.each([
  ['en', '4,000 characters'],
  ['tr', '4.000 karakter'],
  ['ru', '4\u00a0000 символов'],
  ['ar', '٤٬٠٠٠ حرف'],
] as const)('texts about long descriptions state 4000 characters in %s (docs/requirements.md#B-5.2.03)', (language, stated) => {
  const t = textsOf(language);
  for (const key of [
    'company.check.descriptionLong',
    'product.check.descriptionLong',
    'request.form.check.descriptionLong',
    'form.languages.otherLong',
  ] as const)
    expect(t(key)).toContain(stated);
});

test('nouns have the plural form of their numbers: a number with another form requires new texts', () => {
  const withForm = (language: Language, form: Intl.LDMLPluralRule): string[] => {
    const rules = new Intl.PluralRules(language);
    return Object.entries(statedValues).flatMap(([name, value]) => (rules.select(value) === form ? [name] : []));
  };
  expect(withForm('ru', 'one')).toEqual([]);
  expect(withForm('ru', 'few')).toEqual([
    'activationDays',
    'addressChangeHours',
    'contactRefundHours',
    'counterRetentionDays',
    'cvvDigits',
    'evidenceFilesMax',
    'keywordLengthMin',
    'nameLengthMin',
    'recoveryOpenHours',
    'recoveryWaitHours',
    'searchLengthMin',
    'strikesUntilProposal',
    'uploadWaitHours',
  ]);
  // Their texts give a range, or the number without a noun.
  expect(withForm('ar', 'two')).toEqual(['keywordLengthMin', 'nameLengthMin']);
  expect(withForm('ar', 'few')).toEqual([
    'activationDays',
    'appealMonths',
    'alarmPauseHours',
    'contactsPerDayWithoutPlan',
    'counterRetentionDays',
    'cvvDigits',
    'decisionMonths',
    'evidenceFilesMax',
    'freshProofMinutes',
    'invitationDays',
    'phoneDigitsIgnored',
    'phoneDigitsMin',
    'resetMinutes',
    'searchLengthMin',
    'strikesUntilProposal',
    'uploadMegabytes',
    'wrongCodesNotified',
  ]);
  expect(withForm('ar', 'other')).toEqual([
    'boostDayCredits',
    'boostMonthCredits',
    'boostWeekCredits',
    'budgetMax',
    'freightCountMax',
    'textLengthStated',
  ]);
});
