/** Trade facts of the requests of demo/requests/arab-world.ts. */
import type { DemoFreightFacts, DemoGoodsFacts } from '../types.ts';

// prettier-ignore
export const arabWorldGoods: Record<string, DemoGoodsFacts> = {
  'rafidain-steel.galvanised-coil': { hs: '7210.49', quantity: '400 TNE monthly', delivery: 'CFR IQ/Umm Qasr', origins: 'TR CN', packaging: 'rolls', payment: 'letterOfCredit', certificates: ['millTest', 'origin'], validIn: '40d' },
  'rafidain-steel.rebar': { hs: '7214.20', quantity: '2500 TNE once', delivery: 'CFR IQ/Umm Qasr', origins: 'TR EG', packaging: 'bundles', payment: 'againstDocuments 20%', certificates: ['inspection', 'millTest'], validIn: '26d' },
  'rafidain-steel.scaffold': { hs: '7306.30', quantity: '14000 H87 once', delivery: 'DAP IQ/Basrah', origins: 'TR', packaging: 'bundles', certificates: ['millTest'], validIn: '18d' },
  'dar-al-waha.bed-linen-1200': { hs: '6302.31', quantity: '1200 SET once', delivery: 'DAP SA/Riyadh', origins: 'TR EG', packaging: 'cartons', payment: 'letterOfCredit', certificates: ['oekoTex'], validIn: '23d' },
  'dar-al-waha.room-furniture': { hs: '9403.50', quantity: '264 SET once', delivery: 'DDP SA/Madinah', origins: 'TR', packaging: 'cartons', validIn: '30d' },
  'dar-al-waha.corridor-carpet': { hs: '5703.29', quantity: '6200 MTK once', delivery: 'DAP SA/Riyadh', origins: 'TR', packaging: 'rolls', validIn: '21d' },
  'rukn-albina.nym-cable': { hs: '8544.49', quantity: '40 KMT once', delivery: 'CIF SA/Jeddah', origins: 'TR EG', packaging: 'rolls', certificates: ['inspection', 'saber'], validIn: '19d' },
  'rukn-albina.galv-pipe': { hs: '7306.30', quantity: '320 TNE once', delivery: 'CFR SA/Jeddah', origins: 'TR IN', packaging: 'bundles', certificates: ['saber', 'millTest'], validIn: '28d' },
  'rukn-albina.porcelain': { hs: '6907.21', quantity: '22000 MTK once', delivery: 'CIF SA/Jeddah', origins: 'TR ES IN', packaging: 'pallets', certificates: ['saber'], validIn: '35d' },
  'khaleej-bridge.sunflower-oil': { hs: '1512.19', quantity: '84 TNE once', delivery: 'CIF AE/Dubai/Jebel Ali', origins: 'TR RU', packaging: 'retailPacks', payment: 'letterOfCredit', certificates: ['halal', 'health'], validIn: '24d' },
  'khaleej-bridge.truck-tyres': { hs: '4011.20', quantity: '600 H87 once', delivery: 'DAP AE/Dubai/Jebel Ali', origins: 'TR TH CN', payment: 'openAccount 60', validIn: '32d' },
  'khaleej-bridge.red-lentils': { hs: '0713.40', quantity: '138 TNE once', delivery: 'CIF AE/Dubai/Jebel Ali', origins: 'TR', packaging: 'retailPacks', payment: 'againstDocuments', validIn: '14d' },
  'khaleej-bridge.rice-offer': { hs: '1006.30', quantity: '400 TNE once', delivery: 'FOB AE/Dubai/Jebel Ali', origins: 'IN', price: 'onRequest', packaging: 'bags', validIn: '15d' },
  'qalat-erbil.beige-marble': { hs: '6802.91', quantity: '3500 MTK once', delivery: 'DAP IQ/Erbil', origins: 'TR', packaging: 'crates', validIn: '38d' },
  'qalat-erbil.windows': { hs: '7610.10', quantity: '1150 SET once', delivery: 'DAP IQ/Erbil', origins: 'TR', packaging: 'crates', validIn: '45d' },
  'dijla-foods.filling-parts': { hs: '8422.90', quantity: '3 SET once', delivery: 'CPT IQ/Baghdad', origins: 'TR DE IT', packaging: 'cartons', validIn: '10d' },
  'dijla-foods.tomato-paste': { hs: '2002.90', quantity: '390 TNE yearly', delivery: 'CPT IQ/Baghdad', origins: 'TR', packaging: 'drums', certificates: ['origin', 'health'], validIn: '31d' },
  // Rejected: delivery place and payment terms are missing.
  'dijla-foods.plastic-bottles': { hs: '3923.30', quantity: '6000 MIL once', origins: 'TR', validIn: '30d' },
  'nil-home-textiles.hotel-towels': { hs: '6302.60', quantity: '24000 H87 once', delivery: 'CIF EG/Alexandria', origins: 'TR IN', packaging: 'cartons', payment: 'againstDocuments 30%', validIn: '27d' },
  'nil-home-textiles.sheer-fabric': { hs: '5407.61', quantity: '18000 MTR once', delivery: 'CIF EG/Alexandria', origins: 'TR CN', packaging: 'rolls', payment: 'letterOfCredit', validIn: '33d' },
  'delta-crops.pet-punnets': { hs: '3923.10', quantity: '1400 MIL once', delivery: 'CIF EG/Alexandria', origins: 'TR CN', packaging: 'cartons', certificates: ['grs'], validIn: '25d' },
  'delta-crops.citrus-offer': { hs: '0805.10', quantity: '2000 TNE monthly', delivery: 'FOB EG/Alexandria', origins: 'EG', price: 'onRequest', packaging: 'cartons', certificates: ['globalGap', 'phytosanitary'], validIn: '48d' },
  'delta-crops.onion-offer': { hs: '0703.10', quantity: '2500 TNE once', delivery: 'CFR AE/Dubai/Jebel Ali', origins: 'EG', price: 'onRequest', packaging: 'bags', certificates: ['phytosanitary'], validIn: '36d' },
  'delta-crops.frozen-offer': { hs: '0710', quantity: '250 TNE monthly', delivery: 'FOB EG//Damietta', origins: 'EG', price: 'onRequest', packaging: 'cartons', certificates: ['brcgs'], validIn: '50d' },
  'port-said-pack.kraft-liner': { hs: '4804.11', quantity: '900 TNE once', delivery: 'CIF EG/Port Said', origins: 'TR SE', packaging: 'rolls', payment: 'openAccount 60', validIn: '22d' },
  'najd-dates.dates-offer': { hs: '0804.10', quantity: '1100 TNE once', delivery: 'FOB SA/Dammam', origins: 'SA', price: 'onRequest', packaging: 'retailPacks', certificates: ['halal', 'haccp', 'globalGap'], validIn: '42d' },
  'najd-dates.paste-offer': { hs: '0804.10', quantity: '60 TNE monthly', delivery: 'FOB SA/Dammam', origins: 'SA', price: 'onRequest', packaging: 'drums', certificates: ['halal', 'haccp'], validIn: '55d' },
  'dhofar-scents.hojari-offer': { hs: '1301.90', quantity: '9 TNE once', delivery: 'CPT AE/Dubai', origins: 'OM', price: 'onRequest', packaging: 'bags', certificates: ['origin'], validIn: '34d' },
};

// prettier-ignore
export const arabWorldFreight: Record<string, DemoFreightFacts> = {
  'rafidain-steel.basra-trucks': { from: 'IQ/Umm Qasr', to: 'IQ/Najaf', weight: 1_080_000, units: '40 truck', readyIn: '20d', validIn: '16d', goodsOf: 'rafidain-steel.galvanised-coil' },
  'rukn-albina.jeddah-storage': { from: 'SA/Jeddah/Jeddah Islamic Port', to: 'SA/Jeddah', units: '900 pallet', readyIn: '40d', validIn: '29d', goodsOf: 'rukn-albina.porcelain' },
  'dijla-foods.wheat-rail': { from: 'TR/Mersin', to: 'IQ/Umm Qasr', weight: 8_000_000, readyIn: '55d', validIn: '30d' },
  'delta-crops.novo-reefer': { from: 'EG/Alexandria', to: 'RU/Novorossiysk', weight: 480_000, units: '20 reefer40', temperature: '4..4', readyIn: '14d', validIn: '12d', goodsOf: 'delta-crops.citrus-offer' },
  'najd-dates.russia-reefer': { from: 'SA/Buraydah', to: 'RU/Kazan', weight: 20_000, units: '1 reeferTruck', temperature: '5..5', readyIn: '18d', validIn: '15d', goodsOf: 'najd-dates.dates-offer' },
  'marafi-shipping.yiwu-lcl': { from: 'CN/Yiwu', to: 'AE/Dubai/Jebel Ali', units: '1 container40HighCube', readyIn: '5d', validIn: '26d' },
  'marafi-shipping.gcc-reefer': { from: 'AE/Dubai', to: 'KW/Kuwait City', weight: 24_000, units: '1 reeferTruck', temperature: '-18..5', readyIn: '2d', validIn: '37d' },
  'marafi-shipping.sharjah-cold': { from: 'AE/Dubai/Jebel Ali', to: 'AE/Sharjah', units: '600 pallet', temperature: '2..8', readyIn: '3d', validIn: '44d' },
};
