/** Facts of the companies of demo/companies/arab-world.ts and of the demo account `buyer`. */
import type { DemoCompanyFacts } from '../types.ts';

// prettier-ignore
export const arabWorldCompanies: Record<string, DemoCompanyFacts> = {
  'nil-home-textiles': { foundedIn: 2004, markets: 'EG', speaks: 'ar en' },
  'dar-al-waha': { foundedIn: 2009, markets: 'SA', speaks: 'ar en' },
  'rukn-albina': { foundedIn: 1995, markets: 'SA', speaks: 'ar en' },
  'najd-dates': {
    foundedIn: 1988, markets: 'AE KW RU TR GB', speaks: 'ar en', capacity: '6500 TNE yearly',
    certificates: [
      { kind: 'globalGap', number: 'GG-26-88420', issuer: 'Meridian Food Audit', validIn: '251d', isChecked: true },
      { kind: 'halal', number: 'HC-SA-26-3318', issuer: 'Gulf Halal Assurance', validIn: '164d', isChecked: true },
      { kind: 'haccp', number: 'HACCP-11820', issuer: 'Meridian Food Audit', validIn: '402d', isChecked: false },
    ],
  },
  'khaleej-bridge': { foundedIn: 2003, markets: 'AE KE TZ OM SO', speaks: 'en ar' },
  'marafi-shipping': { foundedIn: 2010, markets: 'AE OM BH KW CN', speaks: 'ar en', capacity: '3800 TNE monthly' },
  'sawahil-aldeera': { foundedIn: 2013, markets: 'KW', speaks: 'ar' },
  'doha-facility': { foundedIn: 2015, markets: 'QA', speaks: 'en ar' },
  'dhofar-scents': { foundedIn: 2012, markets: 'AE FR SA', speaks: 'ar en', capacity: '30 TNE yearly' },
  'rafidain-steel': { foundedIn: 2006, markets: 'IQ', speaks: 'ar en', capacity: '3000 TNE monthly' },
  'qalat-erbil': { foundedIn: 2008, markets: 'IQ', speaks: 'ar ku en' },
  'dijla-foods': { foundedIn: 1989, markets: 'IQ', speaks: 'ar en', capacity: '9000 TNE monthly' },
  'delta-crops': {
    foundedIn: 1998, markets: 'RU AE SA IQ CN UZ', speaks: 'ar en ru', capacity: '28000 TNE yearly',
    certificates: [{ kind: 'globalGap', number: 'GG-26-20415', issuer: 'Nile Agro Inspection', validIn: '20d', isChecked: true }],
  },
  'port-said-pack': { foundedIn: 2011, markets: 'EG', speaks: 'ar en', capacity: '1600 TNE monthly' },
};
