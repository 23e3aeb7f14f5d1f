import type { DemoProductFacts } from '../types.ts';

// prettier-ignore
export const turkiyeTextilesProductFacts: Record<string, DemoProductFacts> = {
  'bereket-dokuma.hotel-towel-set': { hs: '6302.60', unit: 'SET 480', price: '8.4 9.8 USD', leadTimeDays: 35, origin: 'TR', packaging: 'cartons' },
  'bereket-dokuma.percale-set': { hs: '6302.31', unit: 'SET 240', price: '18 27 USD', leadTimeDays: 35, origin: 'TR', packaging: 'cartons', certificates: ['oekoTex'] },
  'bereket-dokuma.pique-fabric': { hs: '5209', unit: 'MTR 800', price: '4.2 6.8 USD', leadTimeDays: 28, origin: 'TR', packaging: 'rolls' },
  'bereket-dokuma.jacquard-throw': { hs: '6304.19', unit: 'H87 200', price: '24 36 USD', leadTimeDays: 35, origin: 'TR', packaging: 'cartons' },
  'bereket-dokuma.waffle-robe': { hs: '6208.91', unit: 'H87 600', price: '11.5 14.2 USD', leadTimeDays: 30, origin: 'TR', packaging: 'cartons' },
  'bereket-dokuma.peshtemal': { hs: '6302.91', unit: 'H87 240', price: '4.2 5.6 USD', leadTimeDays: 7, origin: 'TR', packaging: 'cartons' },
  'bereket-dokuma.organic-baby-towel': { hs: '6302.60', unit: 'H87 500', price: '5.4 6.8 EUR', leadTimeDays: 40, origin: 'TR', certificates: ['gots'] },
  'bereket-dokuma.room-curtain': { hs: '6303.92', unit: 'MTK 200', price: 'onRequest', leadTimeDays: 30, origin: 'TR' },

  'bereket-ambalaj.towel-gift-box': { hs: '4819.50', unit: 'H87 500', price: '1.9 2.6 USD', leadTimeDays: 21, origin: 'TR' },
  'bereket-ambalaj.zip-bag': { hs: '3923.21', unit: 'H87 1000', price: 'onRequest', leadTimeDays: 14, origin: 'TR' },

  'ege-pamuk-iplik.combed-ne30': { hs: '5205.23', unit: 'KGM 720', price: '3.3 3.65 USD', leadTimeDays: 14, origin: 'TR', packaging: 'pallets' },
  'ege-pamuk-iplik.open-end-ne20': { hs: '5205.12', unit: 'KGM 5000', price: '2.2 2.5 USD', leadTimeDays: 10, origin: 'TR' },
  'ege-pamuk-iplik.dyed-cone': { hs: '5205', unit: 'KGM 100', price: '4.9 6.2 USD', leadTimeDays: 3, origin: 'TR', packaging: 'cartons' },
  'ege-pamuk-iplik.melange-grey': { hs: '5205.12', unit: 'KGM 500', price: '3.1 3.5 USD', leadTimeDays: 5, origin: 'TR' },
  'ege-pamuk-iplik.rib-fabric': { hs: '6004.10', unit: 'KGM 300', price: 'onRequest', leadTimeDays: 21, origin: 'TR', packaging: 'rolls' },

  'merinova-hali.acrylic-classic': { hs: '5702.42', unit: 'MTK 500', price: '6.8 8.6 USD', leadTimeDays: 21, origin: 'TR', packaging: 'cartons' },
  'merinova-hali.mosque-carpet': { hs: '5702.31', unit: 'MTK 500', price: 'onRequest', leadTimeDays: 25, origin: 'TR', packaging: 'rolls' },
  'merinova-hali.hotel-axminster': { hs: '5702', unit: 'MTK 300', price: '24 32 USD', leadTimeDays: 30, origin: 'TR', packaging: 'rolls' },
  'merinova-hali.bamboo-rug': { hs: '5702.42', unit: 'MTK 300', price: '9.2 11.5 USD', leadTimeDays: 21, origin: 'TR' },
  'merinova-hali.door-mat': { hs: '5703.39', unit: 'H87 400', price: '1.3 1.7 USD', leadTimeDays: 14, origin: 'TR', packaging: 'cartons' },
  'merinova-hali.kilim-cushion': { hs: '6304.93', unit: 'SET 100', price: 'onRequest', leadTimeDays: 21, origin: 'TR' },

  'poyraz-tekstil.hi-vis-jacket': { hs: '6201.40', unit: 'H87 300', price: '27 34 USD', leadTimeDays: 28, origin: 'TR' },
  'poyraz-tekstil.welder-overall': { hs: '6211.32', unit: 'H87 300', price: '29 36 USD', leadTimeDays: 28, origin: 'TR' },
  'poyraz-tekstil.nurse-uniform': { hs: '6211.43', unit: 'SET 300', price: '11 14.5 USD', leadTimeDays: 28, origin: 'TR', packaging: 'cartons' },
  'poyraz-tekstil.women-trench': { hs: '6202', unit: 'H87 300', price: 'onRequest', leadTimeDays: 28, origin: 'TR' },
  'poyraz-tekstil.linen-dress': { hs: '6204.49', unit: 'H87 300', price: '16 21 EUR', leadTimeDays: 28, origin: 'TR' },
};
