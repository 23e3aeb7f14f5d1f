import { company } from '../compose.ts';
import type { DemoCompany } from '../types.ts';

const trader = { language: 'EN' } as const;

// prettier-ignore
export const europe: DemoCompany[] = [
  company({
    ...trader, key: 'mueller-heimtex', owner: 'klaus', name: 'Müller Heimtex GmbH', countryCode: 'DE', city: 'Hamburg',
    description: 'We import terry, bed linen and bathroom rugs for mail-order houses and bedding shops in Germany, Austria and Switzerland. Everything we sell carries GOTS or OEKO-TEX, and we audit each mill once a year. Call-off orders from our warehouse in Billbrook, forecasts twelve weeks ahead.',
    addressHeader: 'Office and warehouse', addressDescription: 'Billbrooker Kanaldeich 88', postalCode: '22113', phone: '+494073120846', mail: 'einkauf@mueller-heimtex.example',
    companyType: 'importer-distributor', activityArea: 1, taxpayerNumber: 'DE284710593', taxpayerOffice: 'Finanzamt Hamburg-Ost', employees: '51-100', hsCode: '6302.60, 6302.31', bankNames: 'Elbe Handelsbank',
    keywords: 'terry, bed linen, gots, bath rugs, organic cotton', categories: 'textiles: home-textile carpets; cosmetics: baby', createdDaysAgo: 411,
  }),
  company({
    ...trader, key: 'van-der-linde', owner: 'pieter', name: 'Van der Linde Forwarding B.V.', countryCode: 'NL', city: 'Rotterdam',
    description: 'Sea and short-sea forwarder at the Waalhaven. Weekly LCL from İzmir, Mersin and Alexandria, reefer plugs for fruit, fiscal representation and bonded storage of 9,400 pallets. You get one file handler from booking to proof of delivery.',
    addressHeader: 'Terminal office', addressDescription: 'Waalhaven Z.z. 21, Pier 8', postalCode: '3089 JH', phone: '+31104285170', mail: 'quotes@vanderlinde.example',
    companyType: 'freight-forwarder', activityArea: 2, taxpayerNumber: 'NL820471936B01', taxpayerOffice: 'Belastingdienst Rotterdam', employees: '51-100', hsCode: '', bankNames: 'Maas & Schelde Bank',
    keywords: 'lcl, reefer, rotterdam, bonded storage, short sea, fiscal rep', categories: 'logistics: sea storage customs road', boost: '6d', createdDaysAgo: 357,
  }),
  company({
    ...trader, key: 'san-brizio', owner: 'giulia', name: 'Oleificio San Brizio S.r.l.', countryCode: 'IT', city: 'Perugia',
    description: 'Umbrian olive mill with a two-phase Leccino and Moraiolo line and a bottling hall. Extra virgin in glass, tin and bag-in-box, balsamic glazes and pulled tomatoes. Acidity below 0.3 %, harvest date on every label.',
    addressHeader: 'Mill', addressDescription: 'Via dei Frantoi 7, Loc. San Brizio', postalCode: '06134', phone: '+390755472018', mail: 'export@sanbrizio.example',
    companyType: 'manufacturer', activityArea: 2, taxpayerNumber: 'IT03481720549', taxpayerOffice: 'Agenzia delle Entrate Perugia', employees: '11-25', hsCode: '1509.20, 2209.00', bankNames: 'Credito dei Colli Umbri',
    keywords: 'extra virgin, olive oil, bag-in-box, balsamic, umbria', categories: 'food: oils canned-food', createdDaysAgo: 219,
  }),
  company({
    ...trader, key: 'vauclair', owner: 'camille', name: 'Maison Vauclair SAS', countryCode: 'FR', city: 'Lyon',
    description: 'Contract manufacturer of skincare and hair care: 340 stock formulas, filling from 15 ml to 1 litre, minimum 2,000 pieces. Cosmos Organic and ISO 22716. We write the product information file and register the formula for you.',
    addressHeader: 'Laboratory', addressDescription: '62 rue des Docks', postalCode: '69009', phone: '+33472194806', mail: 'projects@vauclair.example',
    companyType: 'manufacturer', activityArea: 2, taxpayerNumber: 'FR47512840936', taxpayerOffice: 'SIE Lyon 9e', employees: '51-100', hsCode: '3304.99, 3305.10', bankNames: 'Banque des Deux Fleuves',
    keywords: 'private label, skincare, shampoo, cosmos organic, iso 22716, serum', categories: 'cosmetics: skin hair baby; plastics: bottles', createdDaysAgo: 313,
  }),
  company({
    ...trader, key: 'polskie-sady', owner: 'tomasz', name: 'Polskie Sady Sp. z o.o.', countryCode: 'PL', city: 'Warsaw',
    description: 'A producer group of 64 orchards around Grójec. Gala, Golden and Idared from controlled atmosphere until June, sorted to 60, 65 and 70 mm, packed in 13 kg and 18 kg boxes. Reefer containers from Gdańsk, trucks to the Balkans and the Gulf by ferry.',
    addressHeader: 'Sales office', addressDescription: 'ul. Bronisze Hala 4, lok. 22', postalCode: '05-850', phone: '+48227214083', mail: 'apples@polskiesady.example',
    companyType: 'exporter', activityArea: 2, taxpayerNumber: 'PL7972104836', taxpayerOffice: 'Urząd Skarbowy Grójec', employees: '26-50', hsCode: '0808.10, 2009.79', bankNames: 'Mazowiecki Bank Rolny',
    keywords: 'apples, gala, idared, juice concentrate, reefer', categories: 'agriculture: fresh-produce; food: drinks', createdDaysAgo: 237,
  }),
  company({
    ...trader, key: 'alpenwerk', owner: 'lena', name: 'Alpenwerk Verpackungstechnik GmbH', countryCode: 'AT', city: 'Vienna',
    description: 'Vertical form-fill-seal machines, multihead weighers and case packers for pulses, pasta, coffee and snacks. Sizes change in six minutes without tools; remote service in English, German, Turkish and Arabic. Used machines come with a year of guarantee.',
    addressHeader: 'Works', addressDescription: 'Perfektastraße 73', postalCode: '1230', phone: '+4318657420', mail: 'sales@alpenwerk.example',
    companyType: 'manufacturer', activityArea: 2, taxpayerNumber: 'ATU68204715', taxpayerOffice: 'Finanzamt Wien 12/13/14', employees: '51-100', hsCode: '8422.30, 8423.30', bankNames: 'Donau Gewerbebank',
    keywords: 'packaging machine, vffs, multihead weigher, case packer, sachet', categories: 'machinery: packaging spare-parts', createdDaysAgo: 366,
  }),
  company({
    ...trader, key: 'brightwell', owner: 'priya', name: 'Brightwell Catering Supplies Ltd', countryCode: 'GB', city: 'Manchester',
    description: 'Compostable tableware, gloves, aprons and cleaning goods for caterers in the north of England. We buy by the 40-foot container, four times a year per line, and hold stock for 1,900 regular customers.',
    addressHeader: 'Warehouse', addressDescription: 'Unit 14, Trafford Wharf Road', postalCode: 'M17 1AB', phone: '+441614960728', mail: 'buying@brightwell.example',
    companyType: 'wholesaler', activityArea: 1, taxpayerNumber: 'GB 308 4172 69', taxpayerOffice: 'HMRC Manchester', employees: '26-50', hsCode: '4823.69, 4015.19', bankNames: 'Northern Mercantile Bank',
    keywords: 'catering supplies, tableware, gloves, compostable', categories: 'plastics: paper boxes; chemicals: detergents', createdDaysAgo: 190,
  }),
];
