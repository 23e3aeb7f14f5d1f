import type { Language } from '../text/languages.ts';

/** Information pages: the English path is also the page's key and serves EN, RU and AR; Turkish has its own path. */
export const turkishPaths = {
  'about-us': 'hakkimizda',
  'our-vision-and-mission': 'vizyonumuz-ve-misyonumuz',
  career: 'kariyer',
  'contact-us': 'bize-ulasin',
  'privacy-policy': 'gizlilik-politikasi',
  'terms-of-use': 'kullanim-sartlari',
  'billing-and-payment': 'fatura-ve-odeme',
  'returns-and-exchanges': 'iade-ve-degisim',
  'cookie-policy': 'cerez-politikasi',
  'personal-data-protection-law': 'kisisel-verilerin-korunmasi-kanunu',
  'distance-sales-contract': 'mesafeli-satis-sozlesmesi',
  'how-it-works': 'nasil-calisir',
  accessibility: 'erisilebilirlik',
  'membership-clarification-text': 'uyelik-aydinlatma-metni',
  'clarification-text': 'aydinlatma-metni',
  'prohibited-goods': 'yasakli-urunler',
  'content-rules': 'icerik-kurallari',
  'certificate-rules': 'sertifika-kurallari',
  'suspension-rules': 'askiya-alma-kurallari',
} as const;
export type PageKey = keyof typeof turkishPaths;
/** Path of an info page: Turkish has its own, the other languages share the English one. */
export const infoPath = (key: PageKey, language: Language): string => `/${language === 'tr' ? turkishPaths[key] : key}`;
export const pageKeys = Object.keys(turkishPaths) as PageKey[];
const contracts: readonly PageKey[] = [
  'terms-of-use',
  'distance-sales-contract',
  'billing-and-payment',
  'returns-and-exchanges',
  'privacy-policy',
  'personal-data-protection-law',
  'membership-clarification-text',
  'clarification-text',
];
/** Whether a page is a contract. Contracts contain the operator's data from the configuration. */
export const isContract = (key: PageKey): boolean => contracts.includes(key);
/** Date of the last substantial change in content/pages, which the pages and the sitemap state. */
export const pagesUpdatedAt = Date.UTC(2026, 11, 1);
