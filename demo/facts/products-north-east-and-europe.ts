import type { DemoProductFacts } from '../types.ts';

// prettier-ignore
export const northEastAndEuropeProductFacts: Record<string, DemoProductFacts> = {
  'severtex.poplin-set': { hs: '6302.31', unit: 'SET 300', price: '11 14.5 USD', leadTimeDays: 7, origin: 'RU' },
  'severtex.spa-slippers': { hs: '6404.19', unit: 'PR 500', price: '0.48 0.75 USD', leadTimeDays: 14 },
  'severtex.waffle-towel': { hs: '6302.91', unit: 'H87 1000', price: '0.75 0.95 USD', leadTimeDays: 7, origin: 'RU' },
  'severtex.night-gown': { hs: '6108.31', unit: 'H87 300', price: 'onRequest', leadTimeDays: 10, packaging: 'cartons' },

  'kuban-agro.crude-oil': { hs: '1512.11', unit: 'TNE 22', price: '1080 1180 USD', leadTimeDays: 14, origin: 'RU', packaging: 'bulk' },
  'kuban-agro.bottled-oil': { hs: '1512.19', unit: 'TNE 21', price: '1290 1420 USD', leadTimeDays: 20, origin: 'RU', packaging: 'cartons' },
  'kuban-agro.yellow-pea': { hs: '0713.10', unit: 'TNE 24', price: '300 345 USD', leadTimeDays: 14, origin: 'RU', packaging: 'bigBags' },
  'kuban-agro.chickpea-7': { hs: '0713.20', unit: 'TNE 24', price: '570 660 USD', leadTimeDays: 14, origin: 'RU', packaging: 'bags' },
  'kuban-agro.corn': { hs: '1005.90', unit: 'TNE 3000', price: '204 222 USD', leadTimeDays: 21, origin: 'RU', packaging: 'bulk' },
  'kuban-agro.sunflower-meal': { hs: '2306.30', unit: 'TNE 65', price: 'onRequest', leadTimeDays: 14, origin: 'RU', packaging: 'bulk' },

  'sibkedr.pine-kernel': { hs: '0802.92', unit: 'KGM 125', price: '19 24 USD', leadTimeDays: 7, origin: 'RU', packaging: 'cartons', certificates: ['organic'] },
  'sibkedr.taiga-honey': { hs: '0409.00', unit: 'KGM 500', price: '5.2 7.8 USD', leadTimeDays: 10, origin: 'RU', certificates: ['organic'] },
  'sibkedr.ivan-tea': { hs: '1211.90', unit: 'KGM 50', price: '14 20 USD', leadTimeDays: 10, origin: 'RU', certificates: ['organic'] },
  'sibkedr.dried-cranberry': { hs: '2008.93', unit: 'H87 1000', price: '1.9 2.4 USD', leadTimeDays: 14, origin: 'RU', packaging: 'retailPacks' },
  'sibkedr.nut-bar': { hs: '2008.97', unit: 'H87 480', price: 'onRequest', leadTimeDays: 14, origin: 'RU', packaging: 'retailPacks' },

  'volga-interior.birch-stool': { hs: '9401.69', unit: 'H87 50', price: '14 19 USD', leadTimeDays: 14, origin: 'RU', packaging: 'cartons' },
  'volga-interior.linen-curtain': { hs: '6303.99', unit: 'H87 30', price: 'onRequest', leadTimeDays: 10, packaging: 'retailPacks' },

  'don-tranzit.groupage-istanbul': { unit: 'KGM 50', price: '1.2 1.7 USD' },
  'don-tranzit.reefer-fruit': { price: 'onRequest' },
  'don-tranzit.temp-store': { price: 'onRequest' },

  'stroyfasad.stone-plinth': { hs: '6802.21', unit: 'MTK 50', price: '34 39 USD', leadTimeDays: 3, packaging: 'crates' },
  'stroyfasad.carpet-tile': { hs: '5703', unit: 'MTK 100', price: '11 15 USD', leadTimeDays: 3, packaging: 'cartons' },

  'chainyi-put.black-pyramid': { hs: '0902.30', unit: 'H87 1200', price: '1.3 1.7 USD', leadTimeDays: 20, origin: 'RU', packaging: 'retailPacks' },
  'chainyi-put.herbal-thyme': { hs: '2106.90', unit: 'H87 1200', price: 'onRequest', leadTimeDays: 20, origin: 'RU', packaging: 'retailPacks' },
  'chainyi-put.roasted-coffee': { hs: '0901.21', unit: 'KGM 200', price: '12.5 15.5 USD', leadTimeDays: 7, origin: 'RU', packaging: 'retailPacks' },
  'chainyi-put.fruit-tea': { hs: '2106.90', unit: 'H87 1200', price: 'onRequest', leadTimeDays: 20, origin: 'RU', packaging: 'retailPacks' },

  'alatau-food.ketchup': { hs: '2103.20', unit: 'H87 1600', price: '0.62 0.8 USD', leadTimeDays: 10, origin: 'KZ', packaging: 'cartons', certificates: ['eac'] },
  'alatau-food.mayonnaise': { hs: '2103.90', unit: 'KGM 500', price: '1.7 2.1 USD', leadTimeDays: 7, origin: 'KZ', certificates: ['eac'] },

  'teplitsy-yuga.cherry-tomato': { hs: '0702.00', unit: 'KGM 500', price: '2.4 3.2 USD', leadTimeDays: 1, origin: 'KZ', packaging: 'retailPacks' },

  'stepnoy-express.container-train': { price: 'onRequest' },
  'stepnoy-express.grain-wagons': { unit: 'TNE', price: 'onRequest' },

  'samarkand-cotton.combed-30': { hs: '5205.23', unit: 'KGM 18000', price: '2.95 3.2 USD', leadTimeDays: 14, origin: 'UZ', certificates: ['oekoTex'] },
  'samarkand-cotton.carded-20': { hs: '5205.12', unit: 'KGM 18000', price: '2.45 2.7 USD', leadTimeDays: 14, origin: 'UZ', certificates: ['oekoTex'] },
  'samarkand-cotton.single-jersey': { hs: '6006.22', unit: 'KGM 500', price: '5.8 6.6 USD', leadTimeDays: 25, origin: 'UZ', packaging: 'rolls' },
  'samarkand-cotton.cotton-meal': { hs: '2306.10', unit: 'TNE 60', price: 'onRequest', leadTimeDays: 14, origin: 'UZ', packaging: 'bags' },

  'bukhara-frukt.malayar': { hs: '0806.20', unit: 'KGM 5000', price: '1.9 2.3 USD', leadTimeDays: 7, origin: 'UZ', packaging: 'cartons' },
  'bukhara-frukt.apricot': { hs: '0813.10', unit: 'KGM 2000', price: '4.2 5.4 USD', leadTimeDays: 7, origin: 'UZ', packaging: 'cartons' },
  'bukhara-frukt.kernel': { hs: '1212.99', unit: 'KGM 1000', price: 'onRequest', leadTimeDays: 10, origin: 'UZ', packaging: 'cartons' },

  'mueller-heimtex.terry-programme': { hs: '6302.60', unit: 'H87 200', price: '2.9 11.5 EUR', leadTimeDays: 3, certificates: ['gots'] },
  'mueller-heimtex.bath-rug': { hs: '5703.90', unit: 'H87 100', price: '8.4 10.9 EUR', leadTimeDays: 5 },

  'van-der-linde.lcl-turkey': { unit: 'MTQ 2', price: '62 85 EUR' },
  'van-der-linde.bonded': { price: 'onRequest' },
  'van-der-linde.reefer-slots': { price: 'onRequest' },

  'san-brizio.dop-500': { hs: '1509.20', unit: 'H87 300', price: '9.2 11.5 EUR', leadTimeDays: 10, origin: 'IT', packaging: 'cartons' },
  'san-brizio.bag-in-box': { hs: '1509.20', unit: 'LTR 600', price: '9.4 10.8 EUR', leadTimeDays: 10, origin: 'IT', packaging: 'pallets' },
  'san-brizio.balsamic-glaze': { hs: '2103.90', unit: 'H87 600', price: '2.1 2.7 EUR', leadTimeDays: 14, origin: 'IT' },
  'san-brizio.passata': { hs: '2002.90', unit: 'H87 1200', price: 'onRequest', leadTimeDays: 14, origin: 'IT', packaging: 'cartons' },

  'vauclair.vitamin-serum': { hs: '3304.99', unit: 'H87 2000', price: 'onRequest', leadTimeDays: 45, origin: 'FR', certificates: ['gmp'] },
  'vauclair.solid-shampoo': { hs: '3305.10', unit: 'H87 3000', price: '1.9 2.6 EUR', leadTimeDays: 40, origin: 'FR', certificates: ['organic', 'gmp'] },
  'vauclair.baby-balm': { hs: '3304.99', unit: 'H87 2000', price: 'onRequest', leadTimeDays: 50, origin: 'FR', certificates: ['gmp'] },
  'vauclair.argan-mask': { hs: '3305.90', unit: 'H87 2000', price: 'onRequest', leadTimeDays: 45, origin: 'FR', certificates: ['gmp'] },

  'polskie-sady.gala': { hs: '0808.10', unit: 'TNE 21', price: '620 740 EUR', leadTimeDays: 7, origin: 'PL', packaging: 'cartons', certificates: ['phytosanitary'] },
  'polskie-sady.idared': { hs: '0808.10', unit: 'TNE 20', price: '510 600 EUR', leadTimeDays: 7, origin: 'PL', packaging: 'cartons', certificates: ['phytosanitary'] },
  'polskie-sady.concentrate': { hs: '2009.79', unit: 'TNE 20', price: 'onRequest', leadTimeDays: 14, origin: 'PL', packaging: 'drums' },

  'alpenwerk.vffs-70': { hs: '8422.30', unit: 'H87 1', price: '58000 74000 EUR', leadTimeDays: 120, origin: 'AT', packaging: 'crates' },
  'alpenwerk.weigher-14': { hs: '8423.30', unit: 'H87 1', price: 'onRequest', leadTimeDays: 90, origin: 'AT', packaging: 'crates' },
  'alpenwerk.case-packer': { hs: '8422.40', unit: 'H87 1', price: 'onRequest', leadTimeDays: 120, origin: 'AT', packaging: 'crates' },
  'alpenwerk.jaw-kit': { hs: '8422.90', unit: 'SET 1', price: '680 940 EUR', leadTimeDays: 2, origin: 'AT' },

  'brightwell.bagasse-box': { hs: '4823.70', unit: 'H87 1000', price: '0.11 0.14 EUR', leadTimeDays: 1, packaging: 'cartons' },
};
