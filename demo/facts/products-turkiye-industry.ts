import type { DemoProductFacts } from '../types.ts';

// prettier-ignore
export const turkiyeIndustryProductFacts: Record<string, DemoProductFacts> = {
  'lojika-nakliyat.iraq-weekly': { price: 'onRequest' },
  'lojika-nakliyat.gulf-container': { price: 'onRequest' },
  'lojika-nakliyat.bonded-store': { price: 'onRequest' },

  'rota-gumruk.export-file': { unit: 'H87 1', price: '90 140 USD', leadTimeDays: 1 },
  'rota-gumruk.plant-health': { price: 'onRequest' },

  'uzunyol-lojistik.reefer-gulf': { price: 'onRequest' },
  'uzunyol-lojistik.tilt-iraq': { price: 'onRequest' },
  'uzunyol-lojistik.jordan-groupage': { unit: 'KGM 200', price: '0.55 0.75 USD' },

  'dokmeci-boru.erw-pipe': { hs: '7306.30', unit: 'TNE 20', price: '690 760 USD', leadTimeDays: 21, origin: 'TR', packaging: 'bundles', certificates: ['millTest'] },
  'dokmeci-boru.galv-pipe': { hs: '7306.30', unit: 'TNE 20', price: '920 1050 USD', leadTimeDays: 28, origin: 'TR', packaging: 'bundles', certificates: ['millTest'] },
  'dokmeci-boru.box-profile': { hs: '7306.61', unit: 'TNE 20', price: '660 730 USD', leadTimeDays: 21, origin: 'TR', packaging: 'bundles', certificates: ['millTest'] },
  'dokmeci-boru.scaffold-tube': { hs: '7308.40', unit: 'MTR 3000', price: '3.6 4.2 USD', leadTimeDays: 21, origin: 'TR', packaging: 'bundles' },
  'dokmeci-boru.greenhouse-kit': { hs: '7308.90', unit: 'MTK 2000', price: 'onRequest', leadTimeDays: 40, origin: 'TR', packaging: 'bundles' },
  'dokmeci-boru.fence-post': { hs: '7308.90', unit: 'H87 500', price: '6.8 8.4 USD', leadTimeDays: 14, origin: 'TR' },
  'dokmeci-boru.water-pipe': { hs: '7306.30', unit: 'MTR 500', price: 'onRequest', leadTimeDays: 35, origin: 'TR' },

  'frigya-mermer.afyon-white': { hs: '6802.91', unit: 'MTK 300', price: 'onRequest', leadTimeDays: 20, origin: 'TR', packaging: 'crates' },
  'frigya-mermer.tiger-skin': { hs: '6802.91', unit: 'MTK 300', price: '34 42 USD', leadTimeDays: 25, origin: 'TR', packaging: 'crates' },
  'frigya-mermer.silver-travertine': { hs: '6802.91', unit: 'MTK 300', price: '38 47 USD', leadTimeDays: 25, origin: 'TR', packaging: 'crates' },
  'frigya-mermer.stair-set': { hs: '6802.91', unit: 'SET 50', price: 'onRequest', leadTimeDays: 30, origin: 'TR', packaging: 'crates' },
  'frigya-mermer.mosaic': { hs: '6802.10', unit: 'MTK 54', price: '26 34 USD', leadTimeDays: 14, origin: 'TR', packaging: 'cartons' },
  'frigya-mermer.wash-basin': { hs: '6802.91', unit: 'H87 10', price: '65 90 USD', leadTimeDays: 20, origin: 'TR', packaging: 'cartons' },

  'alkor-profil.thermal-window': { hs: '7610.10', unit: 'KGM 1000', price: '5.6 6.9 USD', leadTimeDays: 21, origin: 'TR' },
  'alkor-profil.curtain-wall': { hs: '7610.90', unit: 'MTK 200', price: 'onRequest', leadTimeDays: 35, origin: 'TR' },
  'alkor-profil.solar-rail': { hs: '7610.90', unit: 'H87 720', price: '12.8 15.6 USD', leadTimeDays: 14, origin: 'TR', packaging: 'bundles' },
  'alkor-profil.standard-angles': { hs: '7604.29', unit: 'KGM 500', price: '3.9 4.7 USD', leadTimeDays: 5, origin: 'TR', packaging: 'pallets' },
  'alkor-profil.sliding-door': { hs: '7610.10', unit: 'H87 5', price: 'onRequest', leadTimeDays: 30, origin: 'TR' },

  'degirmen-teknik.roller-mill': { hs: '8437.80', unit: 'H87 1', price: 'onRequest', leadTimeDays: 75, origin: 'TR' },
  'degirmen-teknik.plansifter': { hs: '8437.80', unit: 'H87 1', price: '24000 30000 EUR', leadTimeDays: 60, origin: 'TR' },
  'degirmen-teknik.turnkey-150': { hs: '8437.80', unit: 'SET 1', price: 'onRequest', leadTimeDays: 180, origin: 'TR' },
  'degirmen-teknik.silo': { hs: '7309.00', unit: 'H87 1', price: '38000 46000 USD', leadTimeDays: 60, origin: 'TR' },
  'degirmen-teknik.rolls': { hs: '8437.90', unit: 'H87 2', price: '900 1250 EUR', leadTimeDays: 30, origin: 'TR', packaging: 'crates' },
  'degirmen-teknik.sieve-cloth': { hs: '5911.20', unit: 'MTR 30', price: '9 14 EUR', leadTimeDays: 3, origin: 'TR', packaging: 'rolls' },

  'yildiztepe-mobilya.hotel-room-line': { hs: '9403.50', unit: 'SET 11', price: 'onRequest', leadTimeDays: 45, origin: 'TR', packaging: 'cartons' },
  'yildiztepe-mobilya.corner-sofa': { hs: '9401.41', unit: 'H87 18', price: '520 640 USD', leadTimeDays: 30, origin: 'TR' },
  'yildiztepe-mobilya.bedroom-lux': { hs: '9403.50', unit: 'SET 18', price: '720 880 USD', leadTimeDays: 30, origin: 'TR', packaging: 'cartons' },
  'yildiztepe-mobilya.pocket-mattress': { hs: '9404.29', unit: 'H87 100', price: '95 125 USD', leadTimeDays: 21, origin: 'TR', packaging: 'rolls' },
  'yildiztepe-mobilya.office-desk': { hs: '9403.30', unit: 'SET 20', price: '310 390 USD', leadTimeDays: 25, origin: 'TR', packaging: 'cartons' },
  'yildiztepe-mobilya.task-chair': { hs: '9401.39', unit: 'H87 50', price: '62 84 USD', leadTimeDays: 21, origin: 'TR', packaging: 'cartons' },
  'yildiztepe-mobilya.dorm-bunk': { hs: '9403.20', unit: 'SET 500', price: 'onRequest', leadTimeDays: 45, origin: 'TR' },
  'yildiztepe-mobilya.restaurant-chair': { hs: '9401.61', unit: 'H87 100', price: 'onRequest', leadTimeDays: 30, origin: 'TR' },
  'yildiztepe-mobilya.wooden-pergola': { hs: '4418.99', unit: 'SET 5', price: 'onRequest', leadTimeDays: 25, origin: 'TR' },

  'hasat-makine.pneumatic-drill': { hs: '8432.39', unit: 'H87 1', price: '6900 8400 USD', leadTimeDays: 30, origin: 'TR', certificates: ['tse', 'ce'] },
  'hasat-makine.disc-harrow': { hs: '8432.21', unit: 'H87 1', price: '5200 6400 USD', leadTimeDays: 30, origin: 'TR', certificates: ['tse', 'ce'] },
  'hasat-makine.water-tank': { hs: '8716.31', unit: 'H87 1', price: '3900 4700 USD', leadTimeDays: 30, origin: 'TR', certificates: ['tse', 'ce'] },
  'hasat-makine.baler-knotter': { hs: '8433.90', unit: 'SET 5', price: 'onRequest', leadTimeDays: 14, origin: 'TR' },
  'hasat-makine.sprayer': { hs: '8424.49', unit: 'H87 1', price: 'onRequest', leadTimeDays: 20, origin: 'TR', certificates: ['tse', 'ce'] },
  'hasat-makine.harrow-disc': { hs: '8432.90', unit: 'H87 120', price: '11.5 14.5 USD', leadTimeDays: 10, origin: 'TR', packaging: 'pallets' },

  'akimsan-kablo.nym': { hs: '8544.49', unit: 'KMT 5', price: '205 1350 USD', leadTimeDays: 21, origin: 'TR', packaging: 'rolls' },
  'akimsan-kablo.nyy': { hs: '8544.49', unit: 'KMT 1', price: 'onRequest', leadTimeDays: 28, origin: 'TR' },
  'akimsan-kablo.solar-cable': { hs: '8544.60', unit: 'KMT 10', price: '420 520 USD', leadTimeDays: 21, origin: 'TR' },
  'akimsan-kablo.lszh': { hs: '8544.49', unit: 'KMT 2', price: 'onRequest', leadTimeDays: 7, origin: 'TR' },
  'akimsan-kablo.aluminium-abc': { hs: '8544.49', unit: 'KMT 5', price: 'onRequest', leadTimeDays: 28, origin: 'TR' },
  'akimsan-kablo.led-panel': { hs: '9405.11', unit: 'H87 200', price: '13.5 17 USD', leadTimeDays: 14, origin: 'TR', packaging: 'cartons' },

  'kalipsan-plastik.pet-preform': { hs: '3923.30', unit: 'H87 14400', price: '0.058 0.068 USD', leadTimeDays: 10, origin: 'TR', packaging: 'cartons' },
  'kalipsan-plastik.jerrycan': { hs: '3923.30', unit: 'H87 500', price: '3.1 3.9 USD', leadTimeDays: 14, origin: 'TR' },
  'kalipsan-plastik.stretch-film': { hs: '3920.10', unit: 'KGM 736', price: '1.55 1.8 USD', leadTimeDays: 10, origin: 'TR', packaging: 'pallets' },
  'kalipsan-plastik.food-bucket': { hs: '3923.90', unit: 'H87 10000', price: 'onRequest', leadTimeDays: 21, origin: 'TR' },
  'kalipsan-plastik.flip-cap': { hs: '3923.50', unit: 'MIL 50', price: 'onRequest', leadTimeDays: 14, origin: 'TR', packaging: 'cartons' },
  'kalipsan-plastik.greenhouse-film': { hs: '3920.10', unit: 'KGM 1000', price: 'onRequest', leadTimeDays: 14, origin: 'TR', packaging: 'rolls' },

  'medisfer.drape-pack': { hs: '6307.90', unit: 'SET 600', price: '7.5 9.8 USD', leadTimeDays: 30, origin: 'TR', packaging: 'cartons', certificates: ['ce', 'iso13485'] },
  'medisfer.nitrile-glove': { hs: '4015.12', unit: 'MIL 100', price: '28 36 USD', leadTimeDays: 30, origin: 'TR', packaging: 'cartons', certificates: ['ce', 'iso13485'] },
  'medisfer.gown': { hs: '6210.10', unit: 'H87 1000', price: 'onRequest', leadTimeDays: 30, origin: 'TR', packaging: 'cartons', certificates: ['ce', 'iso13485'] },
  'medisfer.dressing-set': { hs: '3005.90', unit: 'SET 5000', price: 'onRequest', leadTimeDays: 40, origin: 'TR', certificates: ['ce', 'iso13485'] },
  'medisfer.pulse-oximeter': { hs: '9018.19', unit: 'H87 50', price: 'onRequest', leadTimeDays: 20, origin: 'TR', certificates: ['ce', 'iso13485'] },
};
