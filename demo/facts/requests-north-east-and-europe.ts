/** Trade facts of the requests of demo/requests/north-east-and-europe.ts. */
import type { DemoFreightFacts, DemoGoodsFacts } from '../types.ts';

// prettier-ignore
export const northEastAndEuropeGoods: Record<string, DemoGoodsFacts> = {
  'alatau-food.tomato-paste': { hs: '2002.90', quantity: '390 TNE yearly', delivery: 'CPT KZ/Almaty', origins: 'TR', packaging: 'drums', payment: 'againstDocuments 30%', certificates: ['origin'], validIn: '33d' },
  'alatau-food.flip-caps': { hs: '3923.50', quantity: '1200000 SET yearly', delivery: 'DAP KZ/Almaty', origins: 'TR CN', packaging: 'cartons', validIn: '41d' },
  'teplitsy-yuga.solar-panels': { hs: '8541.43', quantity: '1.2 MAW once', delivery: 'CPT KZ/Shymkent', origins: 'CN TR', packaging: 'pallets', certificates: ['tuv', 'ce'], validIn: '29d' },
  'stroyfasad.travertine-facade': { hs: '6802.91', quantity: '7800 MTK once', delivery: 'DAP RU/Podolsk', origins: 'TR', packaging: 'crates', validIn: '24d' },
  'stroyfasad.tiles': { hs: '6907.21', quantity: '31000 MTK once', delivery: 'DAP RU/Moscow', origins: 'TR UZ', packaging: 'pallets', certificates: ['eac'], validIn: '31d' },
  'volga-interior.rugs': { hs: '5702.42', quantity: '7500 MTK monthly', delivery: 'FCA TR/Gaziantep', origins: 'TR', packaging: 'rolls', validIn: '28d' },
  'volga-interior.beds': { hs: '9403.50', quantity: '240 SET yearly', delivery: 'FCA TR/Kayseri', origins: 'TR', packaging: 'cartons', validIn: '43d' },
  'neva-frukt.oranges': { hs: '0805.10', quantity: '600 TNE once', delivery: 'CFR RU/Saint Petersburg', origins: 'EG MA', packaging: 'cartons', payment: 'againstDocuments 40%', certificates: ['phytosanitary'], validIn: '17d' },
  'neva-frukt.pomegranate': { hs: '0810.90', quantity: '160 TNE once', delivery: 'DAP RU/Saint Petersburg', origins: 'TR', packaging: 'crates', certificates: ['phytosanitary'], validIn: '20d' },
  'chainyi-put.dried-fruit': { hs: '0813.10', quantity: '14 TNE once', delivery: 'CPT RU/Moscow', origins: 'UZ TR', packaging: 'bags', certificates: ['health', 'phytosanitary'], validIn: '34d' },
  'kuban-agro.oil-offer': { hs: '1512.11', quantity: '500 TNE monthly', delivery: 'FOB RU/Novorossiysk', origins: 'RU', price: 'onRequest', packaging: 'bulk', certificates: ['inspection'], validIn: '16d' },
  'kuban-agro.chickpea-offer': { hs: '0713.20', quantity: '300 TNE monthly', delivery: 'CFR TR/Mersin', origins: 'RU', price: 'onRequest', packaging: 'bags', certificates: ['inspection', 'phytosanitary'], validIn: '39d' },
  'sibkedr.cedar-offer': { hs: '0802.92', quantity: '40 TNE once', delivery: 'FCA RU/Novosibirsk', origins: 'RU', price: 'onRequest', packaging: 'cartons', certificates: ['organic', 'health'], validIn: '52d' },
  'mueller-heimtex.organic-terry': { hs: '6302.60', quantity: '60000 H87 once', delivery: 'DAP DE/Hamburg', origins: 'TR IN', packaging: 'cartons', certificates: ['gots', 'oekoTex'], validIn: '36d' },
  'mueller-heimtex.bath-rugs': { hs: '5703.90', quantity: '12000 H87 once', delivery: 'DAP DE/Hamburg', origins: 'TR IN', packaging: 'cartons', certificates: ['gots'], validIn: '46d' },
  'brightwell.compost-tableware': { hs: '4823.70', quantity: '3200 MIL yearly', delivery: 'DAP GB/Manchester', origins: 'CN IN TR', packaging: 'pallets', certificates: ['fsc'], validIn: '35d' },
  'vauclair.rose-water-bulk': { hs: '3301.90', quantity: '900 KGM once', delivery: 'DAP FR/Lyon', origins: 'TR BG', packaging: 'drums', certificates: ['reach'], validIn: '27d' },
  'vauclair.skincare-offer': { hs: '3304.99', quantity: '60000 H87 monthly', delivery: 'FCA FR/Lyon', origins: 'FR', price: 'onRequest', packaging: 'retailPacks', certificates: ['gmp', 'organic'], validIn: '57d' },
  'san-brizio.evoo-offer': { hs: '1509.20', quantity: '64000 LTR once', delivery: 'EXW IT/Perugia', origins: 'IT', price: 'onRequest', packaging: 'retailPacks', validIn: '28d' },
  'polskie-sady.gala-offer': { hs: '0808.10', quantity: '160 TNE monthly', delivery: 'DAP AE/Dubai/Jebel Ali', origins: 'PL', price: 'onRequest', packaging: 'cartons', certificates: ['phytosanitary'], validIn: '49d' },
  'samarkand-cotton.yarn-offer': { hs: '5205.23', quantity: '320 TNE monthly', delivery: 'CPT TR/Denizli', origins: 'UZ', price: 'onRequest', packaging: 'pallets', certificates: ['oekoTex'], validIn: '9d' },
  'samarkand-cotton.jersey-offer': { hs: '6006.22', quantity: '208 TNE monthly', delivery: 'CPT PL/Łódź', origins: 'UZ', price: 'onRequest', packaging: 'rolls', certificates: ['oekoTex'], validIn: '54d' },
};

// prettier-ignore
export const northEastAndEuropeFreight: Record<string, DemoFreightFacts> = {
  'alatau-food.manisa-almaty': { from: 'TR/Manisa', to: 'KZ/Almaty', weight: 102_500, units: '5 container20', temperature: '2..15', readyIn: '25d', validIn: '18d', goodsOf: 'alatau-food.tomato-paste' },
  'neva-frukt.mersin-spb': { from: 'TR/Mersin', to: 'RU/Saint Petersburg', weight: 200_000, units: '10 reeferTruck', temperature: '5..5', readyIn: '9d', validIn: '9d' },
  'kuban-agro.pelletising': { from: 'RU/Novorossiysk', to: 'TR/Mersin', weight: 3_000_000, readyIn: '13d', validIn: '10d' },
  'don-tranzit.istanbul-groupage': { from: 'TR/İstanbul', to: 'RU/Moscow', units: '1 truck', readyIn: '3d', validIn: '30d' },
  'don-tranzit.mersin-reefer': { from: 'TR/Mersin', to: 'RU/Saint Petersburg', units: '4 reeferTruck', temperature: '4..6', readyIn: '2d', validIn: '38d' },
  'stepnoy-express.khorgos-train': { from: 'KZ//Khorgos', to: 'KZ/Aktau', units: '54 container40HighCube', readyIn: '3d', validIn: '32d' },
  'stepnoy-express.grain-hopper': { from: 'KZ/Kokshetau', to: 'KZ/Aktau', weight: 1_200_000, units: '17 wagon', readyIn: '6d', validIn: '51d' },
  'mueller-heimtex.denizli-hamburg': { from: 'TR/Denizli', to: 'DE/Hamburg/Billbrook', weight: 30_000, units: '2 truck', readyIn: '22d', validIn: '19d', goodsOf: 'mueller-heimtex.organic-terry' },
  'polskie-sady.gdansk-reefer': { from: 'PL/Gdańsk', to: 'AE/Dubai/Jebel Ali', weight: 848_000, units: '40 reefer40', temperature: '1..1', readyIn: '20d', validIn: '17d', goodsOf: 'polskie-sady.gala-offer' },
  'van-der-linde.lcl-izmir': { from: 'TR/İzmir', to: 'NL/Rotterdam', units: '1 container40HighCube', readyIn: '6d', validIn: '40d' },
  'van-der-linde.bonded-rotterdam': { from: 'NL/Rotterdam/Maasvlakte', to: 'NL/Rotterdam/Waalhaven', units: '1200 pallet', readyIn: '2d', validIn: '56d' },
  'samarkand-cotton.poland-trucks': { from: 'UZ/Samarkand', to: 'PL/Łódź', weight: 114_000, units: '6 truck', readyIn: '16d', validIn: '14d', goodsOf: 'samarkand-cotton.yarn-offer' },
};
