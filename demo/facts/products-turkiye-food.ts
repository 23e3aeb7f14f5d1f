import type { DemoProductFacts } from '../types.ts';

// prettier-ignore
export const turkiyeFoodProductFacts: Record<string, DemoProductFacts> = {
  'cinarova-un.bread-flour': { hs: '1101.00', unit: 'TNE 23', price: '375 425 USD', leadTimeDays: 10, origin: 'TR', packaging: 'bags', certificates: ['iso22000', 'halal', 'brcgs'] },
  'cinarova-un.baklava-flour': { hs: '1101.00', unit: 'TNE 5', price: '470 540 USD', leadTimeDays: 10, origin: 'TR', packaging: 'bags', certificates: ['iso22000', 'halal', 'brcgs'] },
  'cinarova-un.semolina': { hs: '1103.11', unit: 'TNE 23', price: '480 540 USD', leadTimeDays: 10, origin: 'TR', certificates: ['iso22000', 'halal', 'brcgs'] },
  'cinarova-un.spaghetti': { hs: '1902.19', unit: 'TNE 24', price: '590 680 USD', leadTimeDays: 25, origin: 'TR', packaging: 'retailPacks', certificates: ['iso22000', 'halal', 'brcgs'] },
  'cinarova-un.short-pasta': { hs: '1902.19', unit: 'TNE 10', price: '580 680 USD', leadTimeDays: 20, origin: 'TR', certificates: ['iso22000', 'halal', 'brcgs'] },
  'cinarova-un.vermicelli': { hs: '1902.19', unit: 'TNE 10', price: '600 690 USD', leadTimeDays: 14, origin: 'TR', packaging: 'cartons', certificates: ['iso22000', 'halal', 'brcgs'] },
  'cinarova-un.bran': { hs: '2302.30', unit: 'TNE 25', price: '165 190 USD', leadTimeDays: 5, origin: 'TR' },
  'cinarova-un.durum-wheat': { hs: '1001.19', unit: 'TNE 500', price: 'onRequest', leadTimeDays: 14, origin: 'TR', packaging: 'bulk' },

  'karacam-gida.football-lentil': { hs: '0713.40', unit: 'TNE 24', price: '730 790 USD', leadTimeDays: 10, origin: 'TR', packaging: 'bags' },
  'karacam-gida.chickpea-9mm': { hs: '0713.20', unit: 'TNE 24', price: '1050 1220 USD', leadTimeDays: 10, origin: 'TR', packaging: 'bags' },
  'karacam-gida.white-bean': { hs: '0713.33', unit: 'H87 1200', price: '1.5 1.8 USD', leadTimeDays: 14, origin: 'TR', packaging: 'retailPacks' },
  'karacam-gida.fine-bulgur': { hs: '1904.30', unit: 'TNE 10', price: '560 690 USD', leadTimeDays: 10, origin: 'TR' },
  'karacam-gida.green-lentil': { hs: '0713.40', unit: 'TNE 24', price: 'onRequest', leadTimeDays: 10, origin: 'TR', packaging: 'bags' },
  'karacam-gida.freekeh': { hs: '1904.90', unit: 'TNE 2', price: '1650 1950 USD', leadTimeDays: 14, origin: 'TR', packaging: 'bags' },
  'karacam-gida.soup-mix': { hs: '2104.10', unit: 'H87 3000', price: 'onRequest', leadTimeDays: 20, origin: 'TR', packaging: 'retailPacks' },

  'ovali-domates.paste-drum': { hs: '2002.90', unit: 'TNE 18', price: '980 1120 USD', leadTimeDays: 14, origin: 'TR', packaging: 'drums' },
  'ovali-domates.paste-tin': { hs: '2002.90', unit: 'H87 6000', price: 'onRequest', leadTimeDays: 21, origin: 'TR', packaging: 'cartons' },
  'ovali-domates.roasted-pepper': { hs: '2005.99', unit: 'H87 1200', price: '1.9 2.3 USD', leadTimeDays: 14, origin: 'TR', certificates: ['ifs', 'kosher'] },
  'ovali-domates.diced-tomato': { hs: '2002.10', unit: 'H87 1200', price: 'onRequest', leadTimeDays: 14, origin: 'TR' },
  'ovali-domates.dried-tomato': { hs: '0712.90', unit: 'KGM 1000', price: '4.2 5.4 USD', leadTimeDays: 10, origin: 'TR', packaging: 'cartons' },
  'ovali-domates.pickled-gherkin': { hs: '2001.10', unit: 'H87 600', price: 'onRequest', leadTimeDays: 14, origin: 'TR' },

  'fisilti-findik.natural-kernel': { hs: '0802.22', unit: 'KGM 5000', price: '8.2 9.4 USD', leadTimeDays: 10, origin: 'TR', packaging: 'bags' },
  'fisilti-findik.roasted': { hs: '2008.19', unit: 'KGM 5000', price: '9 10.2 USD', leadTimeDays: 14, origin: 'TR', packaging: 'bags' },
  'fisilti-findik.diced': { hs: '2008.19', unit: 'KGM 5000', price: 'onRequest', leadTimeDays: 14, origin: 'TR' },
  'fisilti-findik.hazelnut-paste': { hs: '2008.19', unit: 'KGM 5000', price: '9.2 10.4 USD', leadTimeDays: 14, origin: 'TR' },
  'fisilti-findik.cocoa-spread': { hs: '1806.90', unit: 'H87 14400', price: 'onRequest', leadTimeDays: 30, origin: 'TR', packaging: 'retailPacks' },

  'safir-temizlik.powder-detergent': { hs: '3402.50', unit: 'KGM 3000', price: '0.62 0.74 USD', leadTimeDays: 14, origin: 'TR', packaging: 'bundles' },
  'safir-temizlik.dish-gel': { hs: '3402.50', unit: 'H87 1600', price: '0.62 0.78 USD', leadTimeDays: 14, origin: 'TR', packaging: 'cartons' },
  'safir-temizlik.bleach': { hs: '2828.90', unit: 'LTR 5000', price: '0.24 0.32 USD', leadTimeDays: 14, origin: 'TR', packaging: 'canisters' },
  'safir-temizlik.softener': { hs: '3809.91', unit: 'H87 1200', price: '1.1 1.4 USD', leadTimeDays: 14, origin: 'TR' },
  'safir-temizlik.wet-wipes': { hs: '3307.90', unit: 'H87 2400', price: '0.68 0.85 USD', leadTimeDays: 20, origin: 'TR', packaging: 'cartons' },
  'safir-temizlik.liquid-soap': { hs: '3401.30', unit: 'LTR 1000', price: 'onRequest', leadTimeDays: 14, origin: 'TR', packaging: 'canisters' },
  'safir-temizlik.glass-cleaner': { hs: '3402.50', unit: 'H87 1200', price: 'onRequest', leadTimeDays: 14, origin: 'TR', packaging: 'cartons' },

  'gulpinar-kozmetik.rose-oil': { hs: '3301.29', unit: 'H87 1', price: '1150 1350 EUR', leadTimeDays: 3, origin: 'TR' },
  'gulpinar-kozmetik.rose-water': { hs: '3301.90', unit: 'H87 300', price: '1.4 1.8 EUR', leadTimeDays: 10, origin: 'TR' },
  'gulpinar-kozmetik.day-cream': { hs: '3304.99', unit: 'H87 300', price: 'onRequest', leadTimeDays: 20, origin: 'TR' },
  'gulpinar-kozmetik.rose-soap': { hs: '3401.11', unit: 'H87 240', price: '1.1 1.4 EUR', leadTimeDays: 10, origin: 'TR', packaging: 'cartons' },
};
