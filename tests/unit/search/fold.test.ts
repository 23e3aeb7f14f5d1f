import { DatabaseSync } from 'node:sqlite';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldJoined, foldShortArticles, foldText, foldWords, ftsQuery } from '../../../contract/search/fold.ts';

describe('foldText', () => {
  it.each([
    // Turkish: four letters i, and marks that people leave out
    ['ısparta', 'isparta'],
    ['Isparta', 'isparta'],
    ['ISPARTA', 'isparta'],
    ['ıSPARTA', 'isparta'],
    ['İstanbul', 'istanbul'],
    ['istanbul', 'istanbul'],
    ['ISTANBUL', 'istanbul'],
    ['İSTANBUL', 'istanbul'],
    ['I\u0307stanbul', 'istanbul'],
    ['Ayçiçek Yağı', 'aycicek yagi'],
    ['AYÇİÇEK YAĞI', 'aycicek yagi'],
    ['aycicek yagi', 'aycicek yagi'],
    ['Şanlıurfa', 'sanliurfa'],
    ['Gümüşhane', 'gumushane'],
    ['Kâğıt ve Karton', 'kagit ve karton'],
    ['Türkiye’nin', 'turkiye nin'],
    ['Doğubayazıt / Ağrı', 'dogubayazit agri'],
    ['Bakı, Gəncə', 'baki gence'],
    // Russian: ё is often typed е; й is a letter of its own
    ['ёмкость', 'емкость'],
    ['емкость', 'емкость'],
    ['ЁМКОСТЬ', 'емкость'],
    ['е\u0308мкость', 'емкость'],
    ['йогурт', 'йогурт'],
    ['ЙОГУРТ', 'йогурт'],
    ['и\u0306огурт', 'йогурт'],
    ['чай', 'чай'],
    ['Чёрные металлы', 'черные металлы'],
    ['Лаки и краски', 'лаки и краски'],
    ['Ро-Ро (накатный груз)', 'ро ро накатный груз'],
    ['объём', 'объем'],
    ['Масло №5 трансформаторное', 'масло 5 трансформаторное'],
    ['№ 5', '5'],
    ['Арт.№12/№7', 'арт 12 7'],
    ['№', ''],
    ['Київ', 'киів'],
    // Arabic: hamza forms, article, tatweel, harakat, ta marbuta, digits
    ['اسمنت', 'اسمنت'],
    ['أسمنت', 'اسمنت'],
    ['إسمنت', 'اسمنت'],
    ['الأسمنت', 'اسمنت'],
    ['الاسمنت', 'اسمنت'],
    ['آلات', 'الات'],
    ['الآلات', 'الات'],
    ['ٱلزيوت', 'زيوت'],
    ['الزيوت النباتية', 'زيوت نباتيه'],
    ['زيوت نباتيه', 'زيوت نباتيه'],
    ['زَيْتُون', 'زيتون'],
    ['زيـــتون', 'زيتون'],
    ['مُصنِّع', 'مصنع'],
    ['مستشفى', 'مستشفي'],
    ['مؤسسة', 'موسسه'],
    ['كهربائي', 'كهربايي'],
    ['ألمنيوم', 'منيوم'],
    ['المنيوم', 'منيوم'],
    ['الألمنيوم', 'منيوم'],
    ['دبي', 'دبي'],
    ['الله', 'الله'],
    ['والد', 'والد'],
    ['الزيوت والدهون', 'زيوت دهون'],
    ['مواد البناء، والأسمنت؟', 'مواد بناء اسمنت'],
    ['قطر ١٢٥ مم', 'قطر 125 مم'],
    ['۱۲۵', '125'],
    ['کابل', 'كابل'],
    ['پلاستیک', 'پلاستيك'],
    ['قطع غيار BOSCH 0986', 'قطع غيار bosch 0986'],
    // Latin and others
    ['Großhandel', 'grosshandel'],
    ['GROSSHANDEL', 'grosshandel'],
    ['Café Crème', 'cafe creme'],
    ['Smørrebrød', 'smorrebrod'],
    ['Łódź', 'lodz'],
    ['Oʻzbekiston', 'o zbekiston'],
    ["O'zbekiston", 'o zbekiston'],
    ['ＦＯＢ ２０', 'fob 20'],
    ['ﬁlm', 'film'],
    ['12 m²', '12 m2'],
    ['FCL 20′ / 40′ HC', 'fcl 20 40 hc'],
    ['co\u00adoperation', 'cooperation'],
    ['  a\t\n b  ', 'a b'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['😀!?', ''],
    ['', ''],
  ])('%j becomes %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('is idempotent, and leaves only words and single spaces', () => {
    const alphabet = Array.from('№aIıİiŞçßёЙий أإآٱؤئىةالـَُابت١٩12,"*^:()-\u0307\u0306\u200f\u0640’ʻ\n');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(fc.constantFrom(...alphabet)).map((parts) => parts.join('')),
        ),
        (text) => {
          const folded = foldText(text);
          expect(foldText(folded)).toBe(folded);
          expect(folded).toMatch(/^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('foldWords', () => {
  it('keeps order and repetitions', () => {
    expect(foldWords('Un, Makarna ve un')).toEqual(['un', 'makarna', 've', 'un']);
    expect(foldWords(' - ')).toEqual([]);
  });
});

describe('foldJoined', () => {
  it.each([
    ['HS 7214.20 ve 6205-2RS/C3', ['721420', '62052rsc3']],
    ['Ro-Ro, ro-ro', ['roro']],
    ['Türkiye’nin Oʻzbek', ['turkiyenin', 'ozbek']],
    ['co‑operation', ['cooperation']],
    ['№5-2 A№7-1', ['52', '71']],
    ['٤٢٫٥ 42.5', ['425']],
    ['no parts. None', []],
    ['-a- ./ 5-', []],
    [`${'1-'.repeat(30)}1`, []],
  ])('%j has %j', (text, words) => {
    expect(foldJoined(text)).toEqual(words);
  });
});

describe('foldShortArticles', () => {
  it.each([
    ['البن والرز', ['بن', 'رز']],
    ['الله', ['له']],
    // Longer words have already lost it, and an alef counts as part of the word.
    ['الأسمنت آلات الات والد ال بن', []],
  ])('%j has %j', (text, words) => {
    expect(foldShortArticles(text)).toEqual(words);
  });
});

describe('ftsQuery', () => {
  it.each([
    ['البن', '("البن"* OR "بن"*)'],
    ['محمصة بن', '"محمصه"* "بن"*'],
    ['محمصة البن', '"محمصه"* AND ("البن"* OR "بن"*)'],
    ['الات', '"الات"*'],
    ['Ayçiçek yağ', '"aycicek"* "yag"*'],
    ['الزيوت', '"زيوت"*'],
    ['steel steel STEEL', '"steel"*'],
    ['a b c d e f g h i j', '"a" "b" "c" "d" "e" "f" "g" "h"'],
    ['steel" OR name:x NOT (y* NEAR z)', '"steel"* "or"* "name"* "x" "not"* "y" "near"* "z"'],
    ['№5', '"5"'],
    ['масло № 5', '"масло"* "5"'],
    ['№7214.20', '("721420"* OR ("7214"* AND "20"*))'],
    ['7214.20', '("721420"* OR ("7214"* AND "20"*))'],
    ['boru st37-2', '"boru"* AND ("st372"* OR ("st37"* AND "2"))'],
    // Equal parts are one part, but a complete word.
    ['ro-ro', '("roro"* OR "ro")'],
    ['ro-ro-ro', '("rororo"* OR "ro")'],
    ['Ro-Ro Mersin', '("roro"* OR "ro") AND "mersin"*'],
    ['ro-ro-pax', '("roropax"* OR ("ro"* AND "pax"*))'],
    ['1-2-3-4', '("1234"* OR ("1" AND "2" AND "3" AND "4"))'],
    ['1-2-3-4-5', '"1" "2" "3" "4" "5"'],
    ['"; DROP TABLE x --', '"drop"* "table"* "x"'],
    ['x'.repeat(60), `"${'x'.repeat(8)}"*`],
    ['сертификаты', '"сертифик"*'],
    ['internationally international', '"internat"*'],
    // A code is not cut: codes often differ at their end.
    ['721420000010', '"721420000010"*'],
    [`a1${'x'.repeat(60)}`, `"a1${'x'.repeat(38)}"*`],
  ])('%j asks %j', (text, query) => {
    expect(ftsQuery(text)).toBe(query);
  });

  it.each(['', '   ', '"*"', '()', '-^:', '؟،', '😀'])('%j leaves nothing to search for', (text) => {
    expect(ftsQuery(text)).toBeNull();
  });

  const database = new DatabaseSync(':memory:');
  database.exec(`CREATE VIRTUAL TABLE found USING fts5(text, tokenize = 'unicode61', prefix = '2 3 4 5 6 7 8')`);
  const texts = [
    'Isparta gülü yağı',
    'Portland أسمنت CEM I 42.5',
    'Ёмкость для воды 1000 л',
    'İplik ve kumaş',
    'الزيوت النباتية',
    'Чай чёрный',
    'Steel pipe Ø 125',
    'Сертификат качества',
  ];
  const insert = database.prepare('INSERT INTO found (rowid, text) VALUES (?, ?)');
  for (const [index, text] of texts.entries()) insert.run(index, foldText(text));
  const search = database.prepare('SELECT rowid FROM found WHERE found MATCH ? ORDER BY rowid');
  const find = (text: string) => search.all(ftsQuery(text)).map((row) => texts[Number(row['rowid'])]);

  it.each([
    ['ısparta', 'Isparta gülü yağı'],
    ['ISPARTA GUL', 'Isparta gülü yağı'],
    ['اسمنت', 'Portland أسمنت CEM I 42.5'],
    ['الأسمنت ٤٢', 'Portland أسمنت CEM I 42.5'],
    ['емкост', 'Ёмкость для воды 1000 л'],
    ['ёмкость вод', 'Ёмкость для воды 1000 л'],
    ['iplik', 'İplik ve kumaş'],
    ['cem i', 'Portland أسمنت CEM I 42.5'],
    ['portland c', undefined],
    ['IPLIK KUMAS', 'İplik ve kumaş'],
    ['زيت', undefined],
    ['زيوت', 'الزيوت النباتية'],
    ['ЧЕРНЫЙ ЧАЙ', 'Чай чёрный'],
    ['ste pip 125', 'Steel pipe Ø 125'],
    ['steel gül', undefined],
    ['сертификаты', 'Сертификат качества'],
    ['сертификация воды', undefined],
  ])('%j finds %j in an FTS5 index', (text, expected) => {
    expect(find(text)).toEqual(expected === undefined ? [] : [expected]);
  });

  it('is never a syntax error for FTS5', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string()), (text) => {
        const query = ftsQuery(text);
        if (query !== null) expect(() => search.all(query)).not.toThrow();
      }),
      { numRuns: 2_000 },
    );
  });
});
