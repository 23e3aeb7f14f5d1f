/**
 * The codes in which trade facts are stored and sent; every reader sees them in their own language (texts: `trade` in locales/).
 * Units are UN/ECE Recommendation 20, delivery terms Incoterms 2020, currencies ISO 4217.
 */

/** Incoterms 2020, in the order of the rules: any mode of transport, then sea and inland waterway. */
export const incoterms = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'] as const;
export type Incoterm = (typeof incoterms)[number];

/**
 * Recommendation 20: piece, set, pair, dozen, thousand pieces, kilogram, tonne, litre, cubic metre, metre, kilometre, square metre,
 * kilowatt, megawatt.
 */
export const units = ['H87', 'SET', 'PR', 'DZN', 'MIL', 'KGM', 'TNE', 'LTR', 'MTQ', 'MTR', 'KMT', 'MTK', 'KWT', 'MAW'] as const;
export type Unit = (typeof units)[number];

/** How many base units one unit is, for units that can be converted into each other: quotes are compared by it. */
export const unitBase: Partial<Record<Unit, { base: Unit; factor: number }>> = {
  TNE: { base: 'KGM', factor: 1000 },
  KGM: { base: 'KGM', factor: 1 },
  MIL: { base: 'H87', factor: 1000 },
  DZN: { base: 'H87', factor: 12 },
  H87: { base: 'H87', factor: 1 },
  MTQ: { base: 'LTR', factor: 1000 },
  LTR: { base: 'LTR', factor: 1 },
  KMT: { base: 'MTR', factor: 1000 },
  MTR: { base: 'MTR', factor: 1 },
  MAW: { base: 'KWT', factor: 1000 },
  KWT: { base: 'KWT', factor: 1 },
};

export const frequencies = ['once', 'monthly', 'yearly'] as const;
export type Frequency = (typeof frequencies)[number];

/** The usual currencies of traders in our four languages, in display order. */
export const currencies = [
  'USD',
  'EUR',
  'TRY',
  'RUB',
  'AED',
  'SAR',
  'CNY',
  'GBP',
  'CHF',
  'EGP',
  'IQD',
  'JOD',
  'KWD',
  'QAR',
  'KZT',
  'UZS',
  'AZN',
  'INR',
] as const;
export type Currency = (typeof currencies)[number];

/** Decimals of an amount, by ISO 4217. */
export const currencyDigits = (currency: Currency): number => (['KWD', 'JOD', 'IQD'].includes(currency) ? 3 : 2);

/** Advance payment, letter of credit at sight, cash against documents, open account (with days). */
export const paymentTerms = ['advance', 'letterOfCredit', 'againstDocuments', 'openAccount'] as const;
export type PaymentTerm = (typeof paymentTerms)[number];

export const packagings = [
  'bulk',
  'bigBags',
  'bags',
  'cartons',
  'pallets',
  'crates',
  'drums',
  'intermediateContainers',
  'canisters',
  'rolls',
  'bundles',
  'retailPacks',
] as const;
export type Packaging = (typeof packagings)[number];

/** Certificates of management systems, goods and origin. */
export const certificates = [
  'iso9001',
  'iso14001',
  'iso45001',
  'iso22000',
  'iso13485',
  'fssc22000',
  'haccp',
  'brcgs',
  'ifs',
  'gmp',
  'globalGap',
  'halal',
  'kosher',
  'organic',
  'fairTrade',
  'fsc',
  'oekoTex',
  'gots',
  'grs',
  'bsci',
  'ce',
  'ukca',
  'eac',
  'tse',
  'saber',
  'reach',
  'rohs',
  'tuv',
  'fda',
  'millTest',
  'inspection',
  'phytosanitary',
  'health',
  'origin',
  'eur1',
  'atr',
] as const;
export type Certificate = (typeof certificates)[number];

/** Units of freight; a truck is a full one. */
export const freightUnits = [
  'pallet',
  'container20',
  'container40',
  'container40HighCube',
  'reefer40',
  'truck',
  'reeferTruck',
  'wagon',
  'parcel',
] as const;
export type FreightUnit = (typeof freightUnits)[number];

/** Classes of dangerous goods in the UN Model Regulations. */
export const dangerousGoodsClasses = [
  '1',
  '2.1',
  '2.2',
  '2.3',
  '3',
  '4.1',
  '4.2',
  '4.3',
  '5.1',
  '5.2',
  '6.1',
  '6.2',
  '7',
  '8',
  '9',
] as const;
export type DangerousGoodsClass = (typeof dangerousGoodsClasses)[number];

/** Incoterms that name the place where goods are handed over for transport; the others name the destination. */
const departureTerms: readonly Incoterm[] = ['EXW', 'FCA', 'FAS', 'FOB'];
export const namesDeparture = (incoterm: Incoterm): boolean => departureTerms.includes(incoterm);

/** Languages in which traders answer, ISO 639-1; their names come from `Intl`. */
export const spokenLanguages = [
  'tr',
  'en',
  'ru',
  'ar',
  'az',
  'be',
  'bg',
  'bn',
  'cs',
  'da',
  'de',
  'el',
  'es',
  'et',
  'fa',
  'fi',
  'fr',
  'he',
  'hi',
  'hr',
  'hu',
  'hy',
  'id',
  'it',
  'ja',
  'ka',
  'kk',
  'ko',
  'ku',
  'ky',
  'lt',
  'lv',
  'mk',
  'ms',
  'nl',
  'no',
  'pl',
  'ps',
  'pt',
  'ro',
  'sk',
  'sl',
  'sq',
  'sr',
  'sv',
  'sw',
  'tg',
  'th',
  'tk',
  'tt',
  'uk',
  'ur',
  'uz',
  'vi',
  'zh',
] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];
