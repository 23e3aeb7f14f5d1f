/** Facts of the companies in Türkiye: demo/companies/turkiye-*.ts and the demo account `owner`. */
import type { DemoCompanyFacts } from '../types.ts';

// prettier-ignore
export const turkiyeCompanies: Record<string, DemoCompanyFacts> = {
  'bereket-dokuma': {
    foundedIn: 1987, markets: 'DE RU SA EG GB AE', speaks: 'tr en ru ar', capacity: '320 TNE monthly',
    certificates: [
      { kind: 'oekoTex', number: 'EK-48216', issuer: 'Ege Tekstil Test Enstitüsü', validIn: '312d', isChecked: true },
      { kind: 'gots', number: 'EC-TR-20417', issuer: 'EgeCert Denetim', validIn: '268d', isChecked: true },
    ],
  },
  'bereket-ambalaj': { foundedIn: 2009, markets: 'TR', speaks: 'tr en', capacity: '900 MIL monthly' },
  'bereket-zeytin': { speaks: 'tr' },
  'ege-pamuk-iplik': { foundedIn: 1993, markets: 'TR IT EG PT DE', speaks: 'tr en', capacity: '630 TNE monthly' },
  'lojika-nakliyat': { foundedIn: 1998, markets: 'IQ KZ AE SA RU DE', speaks: 'tr en ru ar', capacity: '12000 TNE monthly' },
  'rota-gumruk': { foundedIn: 2007, markets: 'TR IQ', speaks: 'tr en ar' },
  'cinarova-un': {
    foundedIn: 1974, markets: 'IQ AE SA KW NG GH', speaks: 'tr en ar', capacity: '14000 TNE monthly',
    certificates: [
      { kind: 'iso22000', number: 'FS-40218', issuer: 'Anka Belgelendirme', validIn: '401d', isChecked: true },
      { kind: 'halal', number: 'HLL-2026-1187', issuer: 'Konya Helal Denetim', validIn: '196d', isChecked: true },
      { kind: 'brcgs', number: 'BR-7731904', issuer: 'Meridian Food Audit', validIn: '143d', isChecked: true },
    ],
  },
  'degirmen-teknik': {
    foundedIn: 1981, markets: 'KZ IQ UZ EG RU NG', speaks: 'en tr ru ar', capacity: '14 SET yearly',
    certificates: [{ kind: 'ce', number: 'MD-2006/42-0914', issuer: 'Anka Belgelendirme', validIn: '522d', isChecked: false }],
  },
  'karacam-gida': { foundedIn: 1996, markets: 'IQ AE SA DE KE', speaks: 'tr en ar', capacity: '2700 TNE monthly' },
  'ovali-domates': {
    foundedIn: 2003, markets: 'KZ IQ DE IT', speaks: 'tr en ru', capacity: '16000 TNE yearly',
    certificates: [
      { kind: 'ifs', number: 'IFS-58203', issuer: 'Meridian Food Audit', validIn: '187d', isChecked: true },
      { kind: 'kosher', number: 'KSH-2026-0441', issuer: 'Ege Koşer Denetim', validIn: '74d', isChecked: false },
    ],
  },
  'fisilti-findik': { foundedIn: 1958, markets: 'DE IT RU', speaks: 'tr en ru', capacity: '600 TNE yearly' },
  'dokmeci-boru': {
    foundedIn: 1979, markets: 'SA IQ AE KW DE RO', speaks: 'tr en ar', capacity: '145000 TNE yearly',
    certificates: [{ kind: 'ce', number: 'CPR-10219-0417', issuer: 'Anka Belgelendirme', validIn: '344d', isChecked: true }],
  },
  'frigya-mermer': { foundedIn: 2001, markets: 'RU IQ CN AE', speaks: 'tr en ru ar', capacity: '13000 MTK monthly' },
  'alkor-profil': { foundedIn: 2005, markets: 'IQ SA KZ DE', speaks: 'en tr ar', capacity: '1900 TNE monthly' },
  'yildiztepe-mobilya': { foundedIn: 1985, markets: 'SA IQ RU UZ EG AE', speaks: 'tr en ru ar', capacity: '400 SET monthly' },
  'hasat-makine': {
    foundedIn: 1992, markets: 'KZ UZ BG RO', speaks: 'tr en ru', capacity: '70 H87 monthly',
    certificates: [
      { kind: 'tse', number: 'TSE-4254-0873', issuer: 'TSE', validIn: '230d', isChecked: true },
      { kind: 'ce', number: 'MD-2006/42-1127', issuer: 'Anka Belgelendirme', validIn: '455d', isChecked: true },
    ],
  },
  'akimsan-kablo': {
    foundedIn: 1999, markets: 'SA AE QA IQ GB', speaks: 'en tr ar', capacity: '900 KMT monthly',
    certificates: [{ kind: 'ce', number: 'LVD-35-20871', issuer: 'Trakya Test Laboratuvarı', validIn: '610d', isChecked: true }],
  },
  'gulpinar-kozmetik': { foundedIn: 2014, markets: 'TR DE FR', speaks: 'tr en', capacity: '40 KGM yearly' },
  'safir-temizlik': { foundedIn: 2002, markets: 'IQ JO LY RS', speaks: 'tr en ar', capacity: '70000 TNE yearly' },
  'merinova-hali': { foundedIn: 1990, markets: 'IQ RU SA DE RO', speaks: 'tr en ru ar', capacity: '4200000 MTK yearly' },
  'poyraz-tekstil': {
    foundedIn: 2006, markets: 'DE NL TR', speaks: 'tr en de', capacity: '18000 H87 monthly',
    certificates: [{ kind: 'ce', number: 'PPE-20471-3306', issuer: 'Trakya Test Laboratuvarı', validIn: '275d', isChecked: true }],
  },
  'kalipsan-plastik': { foundedIn: 1997, markets: 'BG RO RS GB IQ', speaks: 'tr en', capacity: '17000 MIL monthly' },
  medisfer: {
    foundedIn: 2011, markets: 'SA DE UZ IQ RO', speaks: 'en tr ru ar', capacity: '400000 H87 monthly',
    certificates: [
      { kind: 'iso13485', number: 'MD-13485-60418', issuer: 'Anka Belgelendirme', validIn: '388d', isChecked: true },
      { kind: 'ce', number: 'MDR-2745-1193', issuer: 'Anka Belgelendirme', validIn: '702d', isChecked: true },
    ],
  },
  'uzunyol-lojistik': { foundedIn: 2000, markets: 'IQ JO SA AE', speaks: 'tr ar en', capacity: '5000 TNE monthly' },
};
