import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { creditPacks } from '../../../content/credit-packs.ts';
import { certificateReasons, rejectReasons, statedReasons, takedownReasons } from '../../../contract/moderation/rejection.ts';
import { suspensionReasons } from '../../../contract/moderation/suspension.ts';
import { anchorsOf, missingSections, rulePages, ruleOf } from '../../../contract/rules.ts';
import { apiLanguage, type Language, languages } from '../../../contract/text/languages.ts';
import { infoPath, pageKeys, turkishPaths } from '../../../contract/content/page-paths.ts';
import { pagePictures } from '../../../content/pictures.ts';
import { plans } from '../../../content/plans.ts';
import { servicePrices } from '../../../content/service-prices.ts';
import { whatWeDo } from '../../../content/what-we-do.ts';
import { metaDescriptionLength } from '../../../contract/limits.ts';
import { featureId, features } from '../../../contract/plan/features.ts';
import { isLookup, applyMigrations, readMigration } from '../../../scripts/support/deploy/migrations.ts';
import { contentId, contentSql } from '../../../scripts/content/migration.ts';
import { readPage } from '../../../scripts/content/pages.ts';
import { iconNames } from '../../../src/ui/icons.ts';
import { writtenIn } from '../../support/data/written-in.ts';

const pages = pageKeys.flatMap((key) => languages.map((language) => readPage(key, language)));
/** Without pictures and the ids of sections. */
const paragraphs = (markdown: string) =>
  markdown
    .replaceAll(/ \{#[a-z\d-]+\}$/gm, '')
    .split(/\n+/)
    .filter((line) => !line.startsWith('!['));
const links = (markdown: string) => [...markdown.matchAll(/\]\((\/[^)]*)\)/g)].map((match) => match[1] ?? '');
/** Digits as JavaScript reads them: Arabic pages write ٢٬٠٠٠. */
const plainDigits = (text: string) => text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replaceAll('٬', ',');
const marked = (markdown: string) => [...markdown.matchAll(/!\[([^\]]*)\]/g)].map((match) => match[1]);

describe.each(pages)('$key in $language', (page) => {
  test('is in its language, in every paragraph', () => {
    expect(paragraphs(`${page.title}\n${page.description}\n${page.content}`).filter((text) => !writtenIn(page.language, text))).toEqual([]);
  });

  test('has a title, a description that search engines show completely, and sections', () => {
    expect(page.title.length).toBeGreaterThan(3);
    expect(page.description.length).toBeGreaterThan(30);
    expect(page.description.length).toBeLessThanOrEqual(metaDescriptionLength);
    expect(page.content.match(/^## .+$/gm)?.length).toBeGreaterThanOrEqual(2);
    expect(page.content).not.toMatch(/^# /m);
  });

  test('links only to existing pages, at the path of its language', () => {
    const infoPaths = pageKeys.map((key) => infoPath(key, page.language));
    const allowed = [...infoPaths, '/imports', '/exports', '/companies', '/plans', '/membership'];
    expect(links(page.content).filter((path) => !allowed.includes(path))).toEqual([]);
  });

  test('has the pictures of the other languages and as many sections', () => {
    const english = readPage(page.key, 'en');
    expect(marked(page.content)).toEqual(marked(english.content));
    expect(page.content.match(/^## /gm)?.length).toBe(english.content.match(/^## /gm)?.length);
    expect(page.content.match(/^- /gm)?.length).toBe(english.content.match(/^- /gm)?.length);
  });
});

test.each(rulePages)('%s has a section for each reason that it states, in the same order in all languages', (key) => {
  const idsOf = (language: Language) =>
    [...readPage(key, language).content.matchAll(/^## .+ \{#([a-z\d-]+)\}$/gm)].map((match) => match[1]);
  expect(idsOf('en').sort()).toEqual(anchorsOf(key).sort());
  for (const language of languages) {
    expect(missingSections(key, readPage(key, language).content)).toEqual([]);
    expect(idsOf(language)).toEqual(idsOf('en'));
  }
});

test('every reason of a decision has its page and section', () => {
  for (const code of [...rejectReasons, ...certificateReasons, ...takedownReasons, ...statedReasons, ...suspensionReasons]) {
    const rule = ruleOf(code);
    expect(rule && anchorsOf(rule.page), code).toContain(rule?.anchor);
  }
  expect(ruleOf('NO_REASON')).toBeNull();
});

test('a heading without its id is a missing section', () => {
  expect(missingSections('prohibited-goods', '## Goods {#goods-not-allowed}\n\nText.')).toEqual([]);
  expect(missingSections('prohibited-goods', '## Goods\n\n{#goods-not-allowed}')).toEqual(['goods-not-allowed']);
});

test('the folder holds these pages and nothing else', () => {
  const expected = pageKeys.flatMap((key) => languages.map((language) => `${key}.${language}.md`));
  expect(readdirSync(join(import.meta.dirname, '../../../content/pages')).sort()).toEqual(expected.sort());
  expect(new Set(Object.values(turkishPaths)).size).toBe(19);
});

/** Paths as specified, and one more (docs/behaviour.md#info-pages): existing links and printed papers use them. */
const specified = `
about-us hakkimizda
our-vision-and-mission vizyonumuz-ve-misyonumuz
career kariyer
contact-us bize-ulasin
privacy-policy gizlilik-politikasi
terms-of-use kullanim-sartlari
billing-and-payment fatura-ve-odeme
returns-and-exchanges iade-ve-degisim
cookie-policy cerez-politikasi
personal-data-protection-law kisisel-verilerin-korunmasi-kanunu
distance-sales-contract mesafeli-satis-sozlesmesi
how-it-works nasil-calisir
accessibility erisilebilirlik
membership-clarification-text uyelik-aydinlatma-metni
clarification-text aydinlatma-metni`;
const ruled = `
prohibited-goods yasakli-urunler
content-rules icerik-kurallari
certificate-rules sertifika-kurallari
suspension-rules askiya-alma-kurallari`;

test('info pages have the paths of the specification, and pages with rules those that decisions name', () => {
  expect(Object.entries(turkishPaths)).toEqual(
    (specified + ruled)
      .trim()
      .split('\n')
      .map((line) => line.split(' ')),
  );
});

test('every picture of a page has alternative texts, and none is unused', () => {
  expect([...new Set(pages.flatMap((page) => marked(page.content)))].sort()).toEqual(pagePictures.map((picture) => picture.name).sort());
  for (const { alt } of pagePictures)
    for (const language of languages) expect(writtenIn(language, alt[language]), alt[language]).toBe(true);
});

test('the check of scripts detects a wrong script', () => {
  const english = 'The price is shown before you confirm and is taken once, with your first message.';
  const turkish = 'Ücret onayınızdan önce gösterilir ve ilk mesajla birlikte bir kez alınır.';
  for (const language of ['tr', 'ru', 'ar'] as const) expect(writtenIn(language, english)).toBe(false);
  expect(writtenIn('en', english)).toBe(true);
  expect(writtenIn('tr', turkish)).toBe(true);
  expect(writtenIn('en', turkish)).toBe(false);
});

test('features have ids by their order in the specification', () => {
  const named = `CreateCompanyProfile, SendMessageForImportRequest, SendMessageForExportRequest, SendMessageForLogisticNeed,
    SendMessageForLogisticService, CreateRequest, SendMessageForCompanyFromCompaniesScreen, CreateCompany, AddCompanyKeywords,
    AddProductImage, AddProductKeywords, AddRequestKeyword, AddSubUser, AddCategoryAndSubCategory, CanUseCredit, ProductAdditionLimit,
    RequestAdditionLimit`.split(/,\s+/);
  expect(features.map((feature) => [featureId(feature), feature])).toEqual(named.map((feature, id) => [id, feature]));
});

describe('plans', () => {
  test.each(plans)('$key has all 17 rules, and its texts promise no number that it does not have', (plan) => {
    expect(plan.rules).toHaveLength(features.length);
    for (const rule of [0, 5, 14]) expect(plan.rules[rule]).toBe(1);
    const held = [...plan.rules, plan.additionalCredit];
    for (const language of languages) {
      const { texts } = plan.words[language];
      expect(texts.length).toBeGreaterThanOrEqual(4);
      expect(texts.length).toBeLessThanOrEqual(7);
      const promised = texts
        .flatMap((text) => plainDigits(text).match(/\d[\d.,]*/g) ?? [])
        .map((number) => Number(number.replaceAll(/[.,]/g, '')));
      expect(
        promised.filter((number) => !held.includes(number)),
        `${plan.key} ${language}`,
      ).toEqual([]);
      expect(promised).toContain(plan.additionalCredit);
    }
  });

  test.each(languages)('are described in %s', (language) => {
    const texts = plans.flatMap((plan) => [plan.words[language].description, ...plan.words[language].texts]);
    expect(texts.filter((text) => !writtenIn(language, text))).toEqual([]);
  });
});

test('what-we-do items have known icons, and texts in their language', () => {
  expect(whatWeDo).toHaveLength(4);
  for (const item of whatWeDo) {
    expect(iconNames).toContain(item.icon);
    for (const language of languages) {
      const { title, description, description2 } = item.words[language];
      expect([title, description, description2].filter((text) => !writtenIn(language, text))).toEqual([]);
    }
  }
});

describe('the migration', () => {
  const database = applyMigrations('marketplace', (name) => !isLookup(name));
  const rows = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }));

  test('is the generated one', () => {
    expect(readMigration('marketplace', '0250_content.sql').split('\n').slice(1).join('\n')).toBe(contentSql());
  });

  test('has no statement near the limit of D1', () => {
    const sizes = contentSql()
      .split(/;\n(?=\nINSERT|$)/)
      .map((statement) => Buffer.byteLength(statement));
    expect(sizes.length).toBeGreaterThan(9);
    expect(Math.max(...sizes)).toBeLessThan(80_000);
  });

  test('stores every page under the path of its language', () => {
    expect(rows('SELECT language, COUNT(*) AS pages FROM cms_page GROUP BY language ORDER BY language')).toEqual(
      ['AR', 'EN', 'RU', 'TR'].map((language) => ({ language, pages: 19 })),
    );
    expect(rows(`SELECT slug FROM cms_page WHERE page_key='terms-of-use' ORDER BY language`)).toEqual(
      ['terms-of-use', 'terms-of-use', 'terms-of-use', 'kullanim-sartlari'].map((slug) => ({ slug })),
    );
  });

  test('and later ones leave the texts of content/ in the database', () => {
    for (const { key, language, title, description, content } of pages)
      expect(
        rows(`SELECT title, description, content FROM cms_page WHERE page_key='${key}' AND language='${apiLanguage(language)}'`),
      ).toEqual([{ title, description, content }]);
    for (const { key, words } of plans)
      for (const language of languages) {
        const { description, texts } = words[language];
        expect(
          rows(
            `SELECT description, texts_json FROM plan_text WHERE plan_id='${contentId('plan', key)}' AND language='${apiLanguage(language)}'`,
          ),
        ).toEqual([{ description, texts_json: JSON.stringify(texts) }]);
      }
  });

  test('has the prices of the plans, in lira on Turkish pages and in dollars elsewhere', () => {
    expect(
      rows(
        `SELECT key, language, currency, price FROM plan_price JOIN plan ON plan.id=plan_id WHERE language IN ('TR','AR') ORDER BY position, language`,
      ),
    ).toEqual([
      { key: 'welcome', language: 'AR', currency: 'USD', price: 0 },
      { key: 'welcome', language: 'TR', currency: 'TRY', price: 0 },
      { key: 'basic', language: 'AR', currency: 'USD', price: 19_000 },
      { key: 'basic', language: 'TR', currency: 'TRY', price: 790_000 },
      { key: 'business', language: 'AR', currency: 'USD', price: 49_000 },
      { key: 'business', language: 'TR', currency: 'TRY', price: 1_990_000 },
      { key: 'premium', language: 'AR', currency: 'USD', price: 99_000 },
      { key: 'premium', language: 'TR', currency: 'TRY', price: 3_990_000 },
    ]);
    expect(rows('SELECT key FROM plan WHERE salable=0')).toEqual([{ key: 'welcome' }]);
    expect(rows('SELECT key FROM plan WHERE recommended=1')).toEqual([{ key: 'business' }]);
    expect(rows('SELECT COUNT(*) AS n FROM plan_rule')).toEqual([{ n: plans.length * 17 }]);
    expect(
      rows(`SELECT number FROM plan_rule WHERE plan_id='${contentId('plan', 'premium')}' AND rule IN (1, 6, 15) ORDER BY rule`),
    ).toEqual([-1, -1, 1000].map((number) => ({ number })));
  });

  test('has the credit packs and all four ways to charge a contact', () => {
    expect(
      rows(
        `SELECT additional_credit AS credits, price FROM credit_pack JOIN credit_pack_price ON pack_id=id WHERE language='TR' ORDER BY position`,
      ),
    ).toEqual([
      { credits: 100, price: 50_000 },
      { credits: 250, price: 115_000 },
      { credits: 500, price: 205_000 },
      { credits: 1000, price: 375_000 },
      { credits: 2500, price: 835_000 },
      { credits: 5000, price: 1_465_000 },
    ]);
    expect(rows('SELECT COUNT(*) AS n FROM credit_pack_price')).toEqual([{ n: creditPacks.length * 4 }]);
    expect(rows('SELECT service_type AS type, pay_order AS pay, price FROM service_price ORDER BY service_type')).toEqual([
      { type: 0, pay: 1, price: 30 },
      { type: 1, pay: 1, price: 50 },
      { type: 2, pay: 3, price: 25 },
      { type: 3, pay: 1, price: 40 },
      { type: 4, pay: 2, price: 0 },
      { type: 99, pay: 1, price: 20 },
    ]);
  });

  test('the payment page names the charged prices', () => {
    for (const language of languages) {
      const { content } = readPage('billing-and-payment', language);
      const section = content.split(/^## /m)[2] ?? '';
      const numbers = (plainDigits(section).match(/\d+/g) ?? []).map(Number).sort((one, other) => one - other);
      expect(numbers).toEqual(
        servicePrices
          .map(({ price }) => price)
          .filter((price) => price > 0)
          .sort((one, other) => one - other),
      );
    }
  });

  test('has four what-we-do rows per language', () => {
    expect(rows(`SELECT path FROM what_we_do WHERE language='TR' ORDER BY position`)).toEqual(
      ['/imports', '/companies', '/requests?type=other', '/nasil-calisir'].map((path) => ({ path })),
    );
    expect(rows('SELECT COUNT(*) AS n FROM what_we_do')).toEqual([{ n: 16 }]);
  });
});
