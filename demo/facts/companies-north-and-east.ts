/** Facts of the companies of demo/companies/north-and-east.ts and of the demo account `expired`. */
import type { DemoCompanyFacts } from '../types.ts';

// prettier-ignore
export const northAndEastCompanies: Record<string, DemoCompanyFacts> = {
  severtex: { foundedIn: 2008, markets: 'RU', speaks: 'ru', capacity: '15000 SET monthly' },
  'kuban-agro': {
    foundedIn: 2004, markets: 'TR SA PK EG', speaks: 'ru en', capacity: '25000 TNE monthly',
    certificates: [{ kind: 'halal', number: 'ХС-26-0718', issuer: 'Юг-Халяль Контроль', validIn: '209d', isChecked: true }],
  },
  sibkedr: {
    foundedIn: 2010, markets: 'TR AE CN RU', speaks: 'ru en', capacity: '240 TNE yearly',
    certificates: [{ kind: 'organic', number: 'ОР-54-1126', issuer: 'Сибирь Органик Контроль', validIn: '176d', isChecked: true }],
  },
  'volga-interior': { foundedIn: 2001, markets: 'RU', speaks: 'ru tt' },
  'neva-frukt': { foundedIn: 2007, markets: 'RU', speaks: 'ru en' },
  'don-tranzit': { foundedIn: 2005, markets: 'TR RU KZ', speaks: 'ru tr en', capacity: '4200 TNE monthly' },
  stroyfasad: { foundedIn: 1999, markets: 'RU', speaks: 'ru en tr' },
  'chainyi-put': { foundedIn: 2003, markets: 'RU KZ', speaks: 'ru en', capacity: '450 TNE monthly' },
  'alatau-food': { foundedIn: 2013, markets: 'KZ KG', speaks: 'ru kk en', capacity: '1800 TNE monthly' },
  'teplitsy-yuga': { foundedIn: 2017, markets: 'KZ RU', speaks: 'ru kk', capacity: '8500 TNE yearly' },
  'stepnoy-express': { foundedIn: 2015, markets: 'KZ CN AZ TR', speaks: 'ru kk en', capacity: '60000 TNE monthly' },
  'samarkand-cotton': {
    foundedIn: 2018, markets: 'TR PL RU', speaks: 'en ru uz', capacity: '9500 TNE yearly',
    certificates: [{ kind: 'oekoTex', number: 'HP-71903', issuer: 'Hohenfels Textilprüfung', validIn: '287d', isChecked: true }],
  },
  'bukhara-frukt': { foundedIn: 2014, markets: 'DE RU TR', speaks: 'ru uz en', capacity: '3500 TNE yearly' },
  'tashdom-tekstil': { foundedIn: 2024, markets: 'UZ', speaks: 'ru uz' },
};
