import type { DemoProductFacts } from '../types.ts';

// prettier-ignore
export const arabWorldProductFacts: Record<string, DemoProductFacts> = {
  'nil-home-textiles.blackout-curtain': { hs: '6303.92', unit: 'MTK 300', price: '11.5 15 USD', leadTimeDays: 21, origin: 'EG' },
  'nil-home-textiles.duvet-inner': { hs: '9404.40', unit: 'H87 200', price: '9.8 16.5 USD', leadTimeDays: 14, origin: 'EG', packaging: 'bags' },
  'nil-home-textiles.beach-towel': { hs: '6302.60', unit: 'H87 300', price: '6.9 8.3 USD', leadTimeDays: 35, origin: 'EG' },
  'nil-home-textiles.chair-cover': { hs: '6304.93', unit: 'H87 200', price: 'onRequest', leadTimeDays: 18, origin: 'EG' },

  'dar-al-waha.guest-kit': { hs: '9605.00', unit: 'SET 1000', price: '0.85 1.15 USD', leadTimeDays: 20, packaging: 'cartons' },
  'dar-al-waha.tray-set': { hs: '3924.90', unit: 'H87 100', price: '12.5 17 USD', leadTimeDays: 25 },
  'dar-al-waha.wall-mirror': { hs: '7009.92', unit: 'H87 20', price: 'onRequest', leadTimeDays: 30, origin: 'SA' },

  'rukn-albina.porcelain-60120': { hs: '6907.21', unit: 'MTK 200', price: '9.2 11.8 USD', leadTimeDays: 3, packaging: 'pallets', certificates: ['saber'] },
  'rukn-albina.basin-set': { hs: '6910.10', unit: 'SET 20', price: '46 63 USD', leadTimeDays: 5, packaging: 'cartons', certificates: ['saber'] },
  'rukn-albina.xps-board': { hs: '3921.11', unit: 'MTK 500', price: '3.9 4.8 USD', leadTimeDays: 5, origin: 'SA', packaging: 'bundles' },
  'rukn-albina.concealed-cistern': { hs: '3922.90', unit: 'H87 20', price: 'onRequest', leadTimeDays: 5, packaging: 'cartons' },

  'najd-dates.sukkari-3kg': { hs: '0804.10', unit: 'KGM 3000', price: '3.4 4.6 USD', leadTimeDays: 10, origin: 'SA', packaging: 'cartons', certificates: ['globalGap', 'halal', 'haccp'] },
  'najd-dates.khalas-vacuum': { hs: '0804.10', unit: 'KGM 2000', price: '2.3 2.9 USD', leadTimeDays: 10, origin: 'SA', packaging: 'retailPacks', certificates: ['globalGap', 'halal', 'haccp'] },
  'najd-dates.stuffed-gift': { hs: '2008.99', unit: 'H87 500', price: '4.9 6.4 USD', leadTimeDays: 35, origin: 'SA', packaging: 'retailPacks', certificates: ['halal', 'haccp'] },
  'najd-dates.date-paste': { hs: '2008.99', unit: 'KGM 1000', price: '1.5 1.9 USD', leadTimeDays: 12, origin: 'SA', packaging: 'cartons', certificates: ['halal', 'haccp'] },
  'najd-dates.date-syrup': { hs: '1702.90', unit: 'KGM 1000', price: '2.1 3.3 USD', leadTimeDays: 15, origin: 'SA', certificates: ['halal', 'haccp'] },
  'najd-dates.organic-sagai': { hs: '0804.10', unit: 'KGM 1000', price: 'onRequest', leadTimeDays: 14, origin: 'SA', packaging: 'retailPacks', certificates: ['organic', 'globalGap', 'halal'] },

  'khaleej-bridge.sunflower-tin': { hs: '1512.19', unit: 'LTR 5000', price: '1.42 1.68 USD', leadTimeDays: 5 },
  'khaleej-bridge.basmati-1121': { hs: '1006.30', unit: 'TNE 5', price: '1140 1320 USD', leadTimeDays: 7, origin: 'IN', packaging: 'bags' },
  'khaleej-bridge.tuna-chunks': { hs: '1604.14', unit: 'H87 9600', price: '0.95 1.12 USD', leadTimeDays: 30, packaging: 'cartons' },
  'khaleej-bridge.truck-tyre': { hs: '4011.20', unit: 'H87 50', price: '185 225 USD', leadTimeDays: 10 },
  'khaleej-bridge.engine-oil': { hs: '2710.19', unit: 'LTR 1000', price: '2.3 2.9 USD', leadTimeDays: 7, origin: 'AE' },
  'khaleej-bridge.school-set': { hs: '9609.10', unit: 'SET 1000', price: 'onRequest', leadTimeDays: 45, packaging: 'retailPacks' },
  'khaleej-bridge.wooden-blocks': { hs: '9503.00', unit: 'SET 300', price: 'onRequest', leadTimeDays: 40, packaging: 'retailPacks' },

  'marafi-shipping.lcl-china': { unit: 'MTQ 1', price: '68 92 USD' },
  'marafi-shipping.gcc-truck': { price: 'onRequest' },
  'marafi-shipping.cold-store': { price: 'onRequest' },

  'sawahil-aldeera.sella-rice': { hs: '1006.30', unit: 'KGM 200', price: '1.35 1.5 USD', leadTimeDays: 2, origin: 'IN', packaging: 'bags' },
  'sawahil-aldeera.chickpea-can': { hs: '2005.99', unit: 'H87 60', price: '2.6 3.1 USD', leadTimeDays: 2, packaging: 'cartons' },

  'doha-facility.degreaser': { hs: '3402.90', unit: 'LTR 200', price: '2.2 2.8 USD', leadTimeDays: 3, packaging: 'canisters' },
  'doha-facility.hand-towel': { hs: '4818.20', unit: 'MIL 120', price: '6.2 7.4 USD', leadTimeDays: 3, packaging: 'cartons', certificates: ['fsc'] },

  'dhofar-scents.hojari-royal': { hs: '1301.90', unit: 'KGM 5', price: '62 85 USD', leadTimeDays: 7, origin: 'OM', packaging: 'bags', certificates: ['origin'] },
  'dhofar-scents.frankincense-oil': { hs: '3301.29', unit: 'KGM 1', price: '390 470 USD', leadTimeDays: 10, origin: 'OM', certificates: ['origin'] },
  'dhofar-scents.bakhoor': { hs: '3307.41', unit: 'H87 192', price: '3.4 4.5 USD', leadTimeDays: 14, origin: 'OM', packaging: 'cartons', certificates: ['origin'] },
  'dhofar-scents.oud-oil': { hs: '3303.00', unit: 'H87 100', price: 'onRequest', leadTimeDays: 14, origin: 'OM', certificates: ['origin'] },
  'dhofar-scents.frankincense-soap': { hs: '3401.11', unit: 'H87 144', price: '1.6 2.1 USD', leadTimeDays: 14, origin: 'OM', packaging: 'cartons', certificates: ['origin'] },

  'rafidain-steel.rebar': { hs: '7214.20', unit: 'TNE 10', price: '645 690 USD', leadTimeDays: 5, packaging: 'bundles', certificates: ['millTest'] },
  'rafidain-steel.trapezoid-sheet': { hs: '7216.91', unit: 'MTK 300', price: '5.2 6.8 USD', leadTimeDays: 7, origin: 'IQ', packaging: 'bundles' },
  'rafidain-steel.sandwich-panel': { hs: '7308.90', unit: 'MTK 300', price: 'onRequest', leadTimeDays: 20 },

  'dijla-foods.mango-nectar': { hs: '2202.99', unit: 'H87 1200', price: '0.62 0.78 USD', leadTimeDays: 10, origin: 'IQ', packaging: 'cartons' },
  'dijla-foods.vermicelli': { hs: '1902.19', unit: 'KGM 2000', price: '0.78 0.95 USD', leadTimeDays: 10, origin: 'IQ', packaging: 'cartons' },
  'dijla-foods.blended-oil': { hs: '1517.90', unit: 'LTR 1000', price: '1.3 1.55 USD', leadTimeDays: 7, origin: 'IQ' },
  'dijla-foods.tomato-sachet': { hs: '2002.90', unit: 'H87 10000', price: '0.07 0.09 USD', leadTimeDays: 7, origin: 'IQ', packaging: 'cartons' },
  'dijla-foods.pomegranate-drink': { hs: '2202.99', unit: 'H87 2400', price: 'onRequest', leadTimeDays: 14, origin: 'IQ', packaging: 'cartons' },

  'delta-crops.valencia': { hs: '0805.10', unit: 'TNE 26', price: '520 640 USD', leadTimeDays: 7, origin: 'EG', packaging: 'cartons', certificates: ['globalGap'] },
  'delta-crops.navel': { hs: '0805.10', unit: 'TNE 26', price: '560 690 USD', leadTimeDays: 7, origin: 'EG', packaging: 'cartons', certificates: ['globalGap'] },
  'delta-crops.red-onion': { hs: '0703.10', unit: 'TNE 26', price: '290 360 USD', leadTimeDays: 7, origin: 'EG', packaging: 'bags', certificates: ['globalGap', 'phytosanitary'] },
  'delta-crops.garlic': { hs: '0703.20', unit: 'TNE 12', price: 'onRequest', leadTimeDays: 10, origin: 'EG', packaging: 'cartons', certificates: ['globalGap'] },
  'delta-crops.frozen-beans': { hs: '0710.22', unit: 'TNE 22', price: '820 960 USD', leadTimeDays: 14, origin: 'EG', packaging: 'cartons', certificates: ['globalGap', 'brcgs'] },
  'delta-crops.fava': { hs: '0713.50', unit: 'TNE 10', price: '780 920 USD', leadTimeDays: 10, origin: 'EG', packaging: 'bags' },

  'port-said-pack.citrus-carton': { hs: '4819.10', unit: 'H87 10000', price: '0.56 0.72 USD', leadTimeDays: 10, origin: 'EG' },
  'port-said-pack.shipping-box': { hs: '4819.10', unit: 'H87 1000', price: 'onRequest', leadTimeDays: 10, origin: 'EG' },
  'port-said-pack.kraft-bag': { hs: '4819.40', unit: 'MIL 10', price: '58 95 USD', leadTimeDays: 14, origin: 'EG' },
  'port-said-pack.paper-tray': { hs: '4823.70', unit: 'MIL 20', price: '44 58 USD', leadTimeDays: 10, origin: 'EG', packaging: 'bundles' },
};
