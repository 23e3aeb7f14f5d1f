/** Trade facts in four languages. */
import { describe, expect, test } from 'vitest';
import {
  certificates,
  currencies,
  dangerousGoodsClasses,
  freightUnits,
  incoterms,
  packagings,
  paymentTerms,
  units,
} from '../../../contract/trade/codes.ts';
import { hsChapters } from '../../../contract/trade/hs-code.ts';
import type { GoodsFacts, ProductFacts } from '../../../contract/trade/shown.ts';
import { hsChapterName } from '../../../src/i18n/hs-chapters.ts';
import { languages, type Language } from '../../../contract/text/languages.ts';
import { translatorOf } from '../../../src/i18n/server.ts';
import { productLine } from '../../../src/i18n/trade-offers.ts';
import { cardParts, freightRows, goodsRows } from '../../../src/i18n/trade-tables.ts';
import {
  amountText,
  certificateText,
  dangerousGoodsText,
  freightUnitsText,
  hsCodeText,
  moneyText,
  paymentText,
  priceRangeText,
  quantityText,
  temperatureText,
  type TradeReader,
  unitPriceText,
  weightText,
} from '../../../src/i18n/trade.ts';

const countries: Record<string, Record<Language, string>> = {
  sa: { en: 'Saudi Arabia', tr: 'Suudi Arabistan', ru: 'Саудовская Аравия', ar: 'السعودية' },
  tr: { en: 'Türkiye', tr: 'Türkiye', ru: 'Турция', ar: 'تركيا' },
};
const readerOf = (language: Language): TradeReader => ({
  t: translatorOf(language),
  language,
  country: (code) => countries[code]?.[language] ?? code,
});
/** Without the marks and spaces that differ between versions of `Intl`; isolates stay, since they are ours. */
const plain = (text: string): string => text.replaceAll(/[\u200E\u200F\u061C]/g, '').replaceAll(/[\u00A0\u202F]/g, ' ');
const inAll = (write: (reader: TradeReader) => string): string[] => languages.map((language) => plain(write(readerOf(language))));

const riyadh = {
  countryId: 'a'.repeat(24),
  country: 'sa',
  city: { en: 'Riyadh', tr: 'Riyad', ru: 'Эр-Рияд', ar: 'الرياض' },
};

describe('numbers and units', () => {
  test('follow each language, with its plural forms', () => {
    expect(inAll((reader) => quantityText({ amount: 24_000, unit: 'H87', frequency: 'once' }, reader))).toEqual([
      '24,000 pieces',
      '24.000 adet',
      '24 000 шт.',
      '٢٤٬٠٠٠ قطعة',
    ]);
    expect(inAll((reader) => quantityText({ amount: 3, unit: 'TNE', frequency: 'monthly' }, reader))).toEqual([
      '3 tonnes per month',
      'ayda 3 ton',
      '3 т в месяц',
      '٣ أطنان شهريًا',
    ]);
    expect([1, 2, 5, 21, 2.5].map((amount) => plain(amountText(amount, 'SET', readerOf('ru'))))).toEqual([
      '1 комплект',
      '2 комплекта',
      '5 комплектов',
      '21 комплект',
      '2,5 комплекта',
    ]);
    expect([1, 2, 5, 40].map((count) => freightUnitsText({ unit: 'truck', count }, readerOf('ar')))).toEqual([
      'شاحنة كاملة واحدة',
      'شاحنتان كاملتان',
      '٥ شاحنات كاملة',
      '٤٠ شاحنة كاملة',
    ]);
    expect(inAll((reader) => weightText(22_500, reader))).toEqual(['22.5 tonnes', '22,5 ton', '22,5 т', '٢٢٫٥ طن']);
    expect(weightText(850, readerOf('en'))).toBe('850 kg');
    expect(languages.map((language) => plain(temperatureText({ from: 2, to: 8 }, language)))).toEqual([
      '2–8°C',
      '2–8°C',
      '2–8 °C',
      '٢–٨°م',
    ]);
    expect(temperatureText({ from: -18, to: -18 }, 'en')).toBe('-18°C');
  });

  test('prices keep fractions of a cent, and the position of their symbol in Arabic', () => {
    expect(inAll((reader) => unitPriceText({ amount: 4.2, currency: 'USD', unit: 'KGM' }, reader))).toEqual([
      '$4.20 per kg',
      '$4,20 / kg',
      '4,20 $ за кг',
      '٤٫٢٠ \u2068US$\u2069 للكيلوغرام',
    ]);
    expect(unitPriceText({ amount: 0.0035, currency: 'EUR', unit: 'H87' }, readerOf('en'))).toBe('€0.0035 per piece');
    expect(moneyText(1200, 'EUR', 'en')).toBe('€1,200');
    expect(inAll((reader) => unitPriceText('onRequest', reader))).toEqual(['on request', 'talep üzerine', 'по запросу', 'عند الطلب']);
    expect(priceRangeText({ from: 3.1, to: 4.4, currency: 'USD' }, readerOf('en'))).toBe('$3.10 to $4.40');
    expect(priceRangeText({ from: 12, to: 12, currency: 'USD' }, readerOf('en'))).toBe('$12');
  });

  test('HS codes are grouped, and run left to right in Arabic', () => {
    expect(['63', '6302', '630260', '6302600012'].map((code) => hsCodeText(code, 'en'))).toEqual([
      '63',
      '6302',
      '6302.60',
      '6302.60.00.12',
    ]);
    expect(hsCodeText('630260', 'ar')).toBe('\u20666302.60\u2069');
  });

  test('payment terms have the advance share and the days', () => {
    expect(inAll((reader) => paymentText({ term: 'openAccount', days: 60 }, reader))).toEqual([
      'Open account, 60 days',
      'Mal mukabili ödeme, 60 gün',
      'Открытый счёт, 60 дней',
      'حساب مفتوح، ٦٠ يومًا',
    ]);
    expect(inAll((reader) => paymentText({ term: 'againstDocuments', advancePercent: 30 }, reader))).toEqual([
      '30% in advance, balance by cash against documents',
      '%30 peşin, kalanı vesaik mukabili',
      'Аванс 30 %, остаток: оплата против документов (инкассо)',
      '٣٠٪ دفعة مقدمة والباقي: الدفع مقابل المستندات',
    ]);
  });
});

describe('tables and cards', () => {
  const facts: GoodsFacts = {
    hsCode: '630260',
    quantity: { amount: 24_000, unit: 'H87', frequency: 'once' },
    delivery: { incoterm: 'DAP', place: { ...riyadh, detail: 'Dry port' } },
    origins: ['tr'],
    price: { amount: 1.85, currency: 'USD', unit: 'H87' },
    certificates: ['oekoTex', 'saber', 'halal'],
    validUntil: '2026-12-31',
  };

  test('a request is described in each language', () => {
    const table = (language: Language) => {
      const rows = goodsRows(facts, readerOf(language), true, (code) => hsChapterName(code, translatorOf(language)));
      return Object.fromEntries(rows.map(({ label, value, note }) => [label, plain(note === undefined ? value : `${value} = ${note}`)]));
    };
    expect(table('en')).toEqual({
      Quantity: '24,000 pieces',
      'Delivery terms (Incoterms)': 'DAP \u2068Dry port\u2069, Riyadh, Saudi Arabia = Delivered at place',
      'Preferred origin': 'Türkiye',
      'Target price': '$1.85 per piece',
      Certificates: 'OEKO-TEX, SABER, Halal',
      'HS code': '6302.60 = Other made-up textile articles; worn clothing and rags',
      'Valid until': 'December 31, 2026',
    });
    expect(table('ar')).toMatchObject({
      الكمية: '٢٤٬٠٠٠ قطعة',
      'شروط التسليم': '\u2066DAP Dry port\u2069، الرياض، السعودية = التسليم في المكان المحدد',
      الشهادات: '\u2066OEKO-TEX\u2069، \u2066SABER\u2069، حلال',
      'سارٍ حتى': '٣١ ديسمبر ٢٠٢٦',
    });
    expect(Object.keys(table('ru'))).toEqual([
      'Количество',
      'Условия поставки',
      'Желаемая страна происхождения',
      'Целевая цена',
      'Сертификаты',
      'Код ТН ВЭД',
      'Действует до',
    ]);
    expect(table('tr')).toMatchObject({
      Miktar: '24.000 adet',
      'GTİP kodu': '6302.60 = Dokumaya elverişli maddelerden diğer hazır eşya; kullanılmış giyim eşyası',
    });
    expect(goodsRows(facts, readerOf('en'), false).map(({ label }) => label)).toContain('Origin');
    expect(goodsRows({}, readerOf('en'), true)).toEqual([]);
  });

  test('a card shows the most important facts', () => {
    expect(inAll((reader) => cardParts({ goods: facts }, reader).join(' | '))).toEqual([
      '24,000 pieces | DAP Riyadh | $1.85 per piece | until Dec 31, 2026',
      '24.000 adet | DAP Riyad | $1,85 / adet | son tarih 31 Ara 2026',
      '24 000 шт. | DAP Эр-Рияд | 1,85 $ за шт. | до 31 дек. 2026 г.',
      expect.stringContaining('٢٤٬٠٠٠ قطعة | \u2066DAP\u2069 الرياض | ١٫٨٥ \u2068US$\u2069 للقطعة | حتى ٣١'),
    ]);
    expect(cardParts({}, readerOf('en'))).toEqual([]);
  });

  test('a tile of a product shows price, minimum order and unit, as far as they are given', () => {
    const price = { from: 1.85, to: 1.85, currency: 'USD' } as const;
    const line = (product: ProductFacts) => inAll((reader) => productLine(product, reader));
    expect(line({ price, unit: 'H87', minimumOrder: 500, origin: 'tr' })).toEqual([
      '$1.85 per piece · Minimum order quantity (MOQ): 500 pieces · Türkiye',
      '$1,85 / adet · Asgari sipariş miktarı (MOQ): 500 adet · Türkiye',
      '1,85 $ за шт. · Минимальная партия (MOQ): 500 шт. · Турция',
      '١٫٨٥ \u2068US$\u2069 للقطعة · الحد الأدنى للطلب (MOQ): ٥٠٠ قطعة · تركيا',
    ]);
    expect(line({ minimumOrder: 500 })[0]).toBe('Minimum order quantity (MOQ): 500');
    expect(line({ price: 'onRequest', unit: 'H87' })).toEqual([
      'on request · Unit: pieces',
      'talep üzerine · Birim: adet',
      'по запросу · Единица измерения: штуки',
      'عند الطلب · الوحدة: قطعة',
    ]);
    expect(line({})).toEqual(['', '', '', '']);
  });

  test('freight shows origin and destination', () => {
    const freight = {
      from: { countryId: 'b'.repeat(24), country: 'tr' },
      to: riyadh,
      units: { unit: 'container20', count: 5 },
      readyOn: '2026-12-05',
    } as const;
    expect(inAll((reader) => cardParts({ freight }, reader)[0] ?? '')).toEqual([
      'Türkiye → Riyadh',
      'Türkiye → Riyad',
      'Турция → Эр-Рияд',
      'تركيا ← الرياض',
    ]);
    const more = { temperature: { from: 2, to: 8 }, dangerousGoods: '4.1', goodsRequest: { id: 'c'.repeat(24), name: 'Şeker' } } as const;
    expect(freightRows({ ...freight, ...more }, readerOf('en'))).toEqual([
      { name: 'from', label: 'From', value: 'Türkiye' },
      { name: 'to', label: 'To', value: 'Riyadh, Saudi Arabia' },
      { name: 'units', label: 'Shipping units', value: '5 × 20′ containers' },
      { name: 'temperature', label: 'Temperature', value: '2–8°C' },
      { name: 'dangerousGoods', label: 'Dangerous goods', value: 'Class 4.1, flammable solids' },
      { name: 'readyOn', label: 'Ready on', value: 'December 5, 2026', day: '2026-12-05' },
      { name: 'goodsRequest', label: 'Freight for request', value: 'Şeker', request: { id: 'c'.repeat(24), name: 'Şeker' } },
    ]);
  });
});

test.each(languages)('every code has its name in %s', (language) => {
  const reader = readerOf(language);
  const { t } = reader;
  const names = [
    ...units.flatMap((unit) => [
      amountText(5, unit, reader),
      t(`trade.unitName.${unit}`),
      unitPriceText({ amount: 1, currency: 'USD', unit }, reader),
    ]),
    ...incoterms.map((each) => t(`trade.incoterm.${each}`)),
    ...packagings.map((each) => t(`trade.packaging.${each}`)),
    ...paymentTerms.map((term) => paymentText({ term }, reader)),
    ...certificates.map((each) => certificateText(each, reader)),
    ...freightUnits.flatMap((unit) => [freightUnitsText({ unit, count: 3 }, reader), t(`trade.freightUnitName.${unit}`)]),
    ...dangerousGoodsClasses.map((each) => dangerousGoodsText(each, reader)),
    ...currencies.map((currency) => moneyText(1, currency, language)),
    ...hsChapters.map((chapter) => hsChapterName(chapter, translatorOf(language))),
  ];
  expect(names.filter((name) => name === '' || /trade\.|hsChapters\.|\{\{|undefined/.test(name))).toEqual([]);
});
