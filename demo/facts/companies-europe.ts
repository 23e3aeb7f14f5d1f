/** Facts of the companies of demo/companies/europe.ts and of the demo account `noplan`. */
import type { DemoCompanyFacts } from '../types.ts';

// prettier-ignore
export const europeCompanies: Record<string, DemoCompanyFacts> = {
  'harwick-dale': { foundedIn: 2021, markets: 'GB', speaks: 'en' },
  'mueller-heimtex': {
    foundedIn: 1976, markets: 'DE AT CH', speaks: 'de en',
    certificates: [
      { kind: 'gots', number: 'HP-11638', issuer: 'Hohenfels Textilprüfung', validIn: '223d', isChecked: true },
      { kind: 'oekoTex', number: 'HP-52077', issuer: 'Hohenfels Textilprüfung', validIn: '91d', isChecked: true },
    ],
  },
  'van-der-linde': { foundedIn: 1969, markets: 'NL DE BE TR EG', speaks: 'nl en de', capacity: '6500 TNE monthly' },
  'san-brizio': { foundedIn: 1954, markets: 'IT DE GB', speaks: 'it en', capacity: '180000 LTR yearly' },
  vauclair: {
    foundedIn: 1994, markets: 'FR AE SA TR', speaks: 'fr en', capacity: '250000 H87 monthly',
    certificates: [
      { kind: 'organic', number: 'COS-FR-09182', issuer: 'EcoVerda France', validIn: '156d', isChecked: true },
      { kind: 'gmp', number: '22716-4407', issuer: 'Rhône Qualité', validIn: '365d', isChecked: true },
    ],
  },
  'polskie-sady': { foundedIn: 2006, markets: 'AE SA EG RO', speaks: 'pl en', capacity: '24000 TNE yearly' },
  alpenwerk: { foundedIn: 1983, markets: 'DE TR AE IT', speaks: 'de en tr ar', capacity: '90 H87 yearly' },
  brightwell: { foundedIn: 2012, markets: 'GB IE', speaks: 'en' },
};
