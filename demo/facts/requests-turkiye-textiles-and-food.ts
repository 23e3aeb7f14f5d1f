/** Trade facts of the requests of demo/requests/turkiye-textiles-and-food.ts. */
import type { DemoFreightFacts, DemoGoodsFacts } from '../types.ts';

// prettier-ignore
export const turkiyeTextilesAndFoodGoods: Record<string, DemoGoodsFacts> = {
  'bereket-dokuma.combed-yarn': { hs: '5205.42', quantity: '45 TNE monthly', delivery: 'CPT TR/Denizli', origins: 'UZ IN', packaging: 'pallets', validIn: '19d' },
  'bereket-dokuma.organic-cotton': { hs: '5205.22', quantity: '12 TNE once', delivery: 'FCA TR/İzmir', origins: 'TR IN', packaging: 'cartons', certificates: ['gots'], validIn: '35d' },
  'bereket-dokuma.hotel-linen-offer': { hs: '6302.60', quantity: '60 TNE monthly', delivery: 'FOB TR/İzmir', origins: 'TR', price: 'onRequest', packaging: 'cartons', certificates: ['oekoTex'], validIn: '47d' },
  'bereket-dokuma.waffle-robes': { hs: '6208.91', quantity: '3000 H87 monthly', delivery: 'FCA TR/Denizli', origins: 'TR', price: '11.8 USD H87', packaging: 'cartons', certificates: ['oekoTex'], validIn: '41d' },
  'bereket-dokuma.second-choice': { hs: '6302.60', quantity: '8 TNE once', delivery: 'EXW TR/Denizli', origins: 'TR', price: '3.9 USD KGM', packaging: 'cartons', validIn: '25d' },
  'bereket-dokuma.throws-winter': { hs: '6301.30', quantity: '1800 H87 once', delivery: 'EXW TR/Denizli', origins: 'TR', price: '14.5 USD H87', packaging: 'retailPacks', validIn: '30d' },
  'ege-pamuk-iplik.raw-cotton': { hs: '5201.00', quantity: '600 TNE once', delivery: 'CPT TR/Aydın/Söke', origins: 'UZ KZ GR', packaging: 'bundles', payment: 'letterOfCredit', validIn: '28d' },
  'ege-pamuk-iplik.compact-offer': { hs: '5205.24', quantity: '35 TNE monthly', delivery: 'FOB TR/İzmir', origins: 'TR', price: 'onRequest', packaging: 'pallets', certificates: ['eur1'], validIn: '22d' },
  'ege-pamuk-iplik.dyed-stock': { hs: '5205', quantity: '18 TNE monthly', delivery: 'EXW TR/Aydın/Söke', origins: 'TR', price: '5.4 USD KGM', packaging: 'cartons', validIn: '50d' },
  'merinova-hali.pp-granule': { hs: '3902.10', quantity: '500 TNE monthly', delivery: 'CFR TR/Mersin', origins: 'SA KR', packaging: 'bags', validIn: '20d' },
  'merinova-hali.viscose-yarn': { hs: '5403.31', quantity: '60 TNE once', delivery: 'CIF TR/Mersin', origins: 'CN IN', packaging: 'cartons', validIn: '32d' },
  'merinova-hali.mosque-offer': { hs: '5702.32', quantity: '20000 MTK monthly', delivery: 'FCA TR/Gaziantep', origins: 'TR', price: 'onRequest', packaging: 'rolls', validIn: '51d' },
  'merinova-hali.rugs-container': { hs: '5702.42', quantity: '2900 MTK once', delivery: 'FOB TR/Mersin', origins: 'TR', price: '6.95 USD MTK', packaging: 'rolls', validIn: '34d' },
  'merinova-hali.hotel-carpet': { hs: '5702.32', quantity: '8000 MTK monthly', delivery: 'FOB TR/Mersin', origins: 'TR', price: 'onRequest', packaging: 'rolls', validIn: '56d' },
  'poyraz-tekstil.fr-fabric': { hs: '5209.32', quantity: '9000 MTR once', delivery: 'CPT TR/İstanbul', origins: 'IN EG', packaging: 'rolls', validIn: '16d' },
  'poyraz-tekstil.reflective-tape': { hs: '5907.00', quantity: '120000 MTR yearly', delivery: 'CIF TR/İstanbul', origins: 'CN KR', packaging: 'rolls', validIn: '44d' },
  'poyraz-tekstil.workwear-offer': { hs: '6203.23', quantity: '12000 H87 monthly', delivery: 'FCA TR/İstanbul', origins: 'TR', price: 'onRequest', packaging: 'cartons', validIn: '53d' },
  'poyraz-tekstil.trench-offer': { hs: '6202.40', quantity: '5000 H87 once', delivery: 'FCA TR/İstanbul', origins: 'TR', price: 'onRequest', packaging: 'cartons', validIn: '58d' },
  'cinarova-un.milling-wheat': { hs: '1001.99', quantity: '10000 TNE once', delivery: 'CIF TR/Mersin', origins: 'KZ BG', packaging: 'bulk', certificates: ['inspection', 'phytosanitary'], validIn: '14d' },
  'cinarova-un.pp-bags': { hs: '6305.33', quantity: '2000 MIL yearly', delivery: 'DAP TR/Konya', origins: 'EG IN', packaging: 'bundles', validIn: '37d' },
  'cinarova-un.flour-offer': { hs: '1101.00', quantity: '4000 TNE monthly', delivery: 'CFR IQ/Umm Qasr', origins: 'TR', price: 'onRequest', packaging: 'bags', certificates: ['halal', 'inspection'], validIn: '23d' },
  'cinarova-un.pasta-offer': { hs: '1902.19', quantity: '1200 TNE monthly', delivery: 'FOB TR/Mersin', origins: 'TR', price: '612 USD TNE', packaging: 'retailPacks', certificates: ['halal', 'brcgs'], validIn: '39d' },
  'cinarova-un.semolina-offer': { hs: '1103.11', quantity: '1300 TNE monthly', delivery: 'FOB TR/Mersin', origins: 'TR', price: 'onRequest', packaging: 'bigBags', certificates: ['iso22000'], validIn: '48d' },
  'karacam-gida.canadian-lentil': { hs: '0713.40', quantity: '2500 TNE once', delivery: 'CIF TR/Mersin', origins: 'CA', packaging: 'bulk', payment: 'againstDocuments', certificates: ['phytosanitary'], validIn: '21d' },
  'karacam-gida.lentil-offer': { hs: '0713.40', quantity: '2100 TNE monthly', delivery: 'FOB TR/Mersin', origins: 'TR', price: '742 USD TNE', packaging: 'bags', certificates: ['phytosanitary'], validIn: '10d' },
  'karacam-gida.chickpea-offer': { hs: '0713.20', quantity: '200 TNE monthly', delivery: 'FOB TR/Mersin', origins: 'TR', price: 'onRequest', packaging: 'bags', certificates: ['phytosanitary'], validIn: '42d' },
  'karacam-gida.bulgur-offer': { hs: '1904.30', quantity: '96 TNE monthly', delivery: 'DAP DE/Köln', origins: 'TR', price: 'onRequest', packaging: 'bags', validIn: '46d' },
  'ovali-domates.paste-offer': { hs: '2002.90', quantity: '1400 TNE once', delivery: 'FOB TR/İzmir', origins: 'TR', price: 'onRequest', packaging: 'drums', certificates: ['health'], validIn: '33d' },
  'ovali-domates.pepper-offer': { hs: '2005.99', quantity: '40 TNE monthly', delivery: 'FCA TR/Manisa/Saruhanlı', origins: 'TR', price: 'onRequest', packaging: 'cartons', certificates: ['ifs', 'kosher'], validIn: '43d' },
  'ovali-domates.dried-tomato-offer': { hs: '0712.90', quantity: '78 TNE monthly', delivery: 'FOB TR/İzmir', origins: 'TR', price: 'onRequest', packaging: 'cartons', certificates: ['health'], validIn: '54d' },
  'fisilti-findik.kernel-offer': { hs: '0802.22', quantity: '180 TNE once', delivery: 'FOB TR/Giresun', origins: 'TR', price: 'onRequest', packaging: 'bags', certificates: ['health', 'phytosanitary'], validIn: '9d' },
  'fisilti-findik.paste-offer': { hs: '2008.19', quantity: '400 TNE yearly', delivery: 'FCA TR/Ordu/Fatsa', origins: 'TR', price: '9.35 USD KGM', packaging: 'intermediateContainers', validIn: '45d' },
  'safir-temizlik.labsa': { hs: '3402.31', quantity: '200 TNE monthly', delivery: 'CPT TR/Gaziantep', origins: 'IN EG', packaging: 'drums', validIn: '24d' },
  'safir-temizlik.spunlace': { hs: '5603.92', quantity: '40 TNE once', delivery: 'DAP TR/Gaziantep', origins: 'CN IN', packaging: 'rolls', validIn: '36d' },
  'safir-temizlik.detergent-offer': { hs: '3402.50', quantity: '960 TNE monthly', delivery: 'FOB TR/Mersin', origins: 'TR', price: 'onRequest', packaging: 'cartons', payment: 'againstDocuments 30%', validIn: '27d' },
  'safir-temizlik.wipes-offer': { hs: '3307.90', quantity: '400000 H87 monthly', delivery: 'FOB TR/Mersin', origins: 'TR', price: 'onRequest', packaging: 'retailPacks', validIn: '49d' },
};

// prettier-ignore
export const turkiyeTextilesAndFoodFreight: Record<string, DemoFreightFacts> = {
  'bereket-dokuma.riyadh-truck': { from: 'TR/Denizli', to: 'SA/Riyadh', weight: 28_400, units: '2 truck', readyIn: '11d', validIn: '9d', goodsOf: 'bereket-dokuma.hotel-linen-offer' },
  'merinova-hali.moscow-truck': { from: 'TR/Gaziantep', to: 'RU/Kazan', weight: 19_000, volume: 88, units: '1 truck', readyIn: '15d', validIn: '13d', goodsOf: 'merinova-hali.rugs-container' },
  'cinarova-un.basra-sea': { from: 'TR/Mersin', to: 'IQ/Umm Qasr', weight: 280_800, units: '12 container20', readyIn: '19d', validIn: '17d', goodsOf: 'cinarova-un.flour-offer' },
  'karacam-gida.jeddah-sea': { from: 'TR/Mersin', to: 'SA/Jeddah', weight: 200_000, units: '8 container40HighCube', readyIn: '44d', validIn: '30d', goodsOf: 'karacam-gida.lentil-offer' },
  'ovali-domates.hamburg-reefer': { from: 'TR/Manisa', to: 'DE/Hamburg', weight: 5_100, units: '6 pallet', readyIn: '12d', validIn: '11d', goodsOf: 'ovali-domates.pepper-offer' },
};
