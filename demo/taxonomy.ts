/** Slugs of the lookups that the demo data refers to (the rows themselves come with the migrations). */
export const subCategories: Record<string, readonly string[]> = {
  food: ['oils', 'flour-pasta', 'canned-food', 'confectionery', 'drinks', 'tea-coffee'],
  agriculture: ['fresh-produce', 'grains', 'nuts-pulses', 'livestock', 'feed', 'fertiliser'],
  textiles: ['yarn', 'woven', 'knitted', 'home-textile', 'carpets', 'technical-textile'],
  apparel: ['women', 'men', 'children', 'workwear', 'shoes', 'bags'],
  building: ['cement', 'stone', 'ceramics', 'insulation', 'doors-windows', 'sanitary-ware'],
  metals: ['steel', 'aluminium', 'copper', 'pipes', 'ores', 'scrap'],
  machinery: ['food-machinery', 'textile-machinery', 'construction', 'farm', 'packaging', 'spare-parts'],
  electrical: ['cables', 'lighting', 'appliances', 'components', 'telecom', 'security'],
  automotive: ['spare-parts', 'tyres', 'batteries', 'trucks', 'trailers', 'lubricants'],
  chemicals: ['petrochemicals', 'paint', 'detergents', 'adhesives', 'agrochemicals', 'industrial-gases'],
  plastics: ['granules', 'film', 'boxes', 'bottles', 'rubber', 'paper'],
  furniture: ['home', 'office', 'hotel', 'kitchenware', 'wood', 'decor'],
  health: ['devices', 'disposables', 'pharma', 'dental', 'laboratory', 'supplements'],
  cosmetics: ['skin', 'hair', 'perfume', 'make-up', 'baby', 'hygiene'],
  energy: ['solar', 'generators', 'batteries', 'water-treatment', 'recycling', 'fuels'],
  consumer: ['toys', 'gifts', 'stationery', 'sports', 'jewellery', 'pet'],
  logistics: ['road', 'sea', 'air', 'customs', 'storage', 'inspection-insurance'],
};

export const logisticTypes = ['road', 'sea', 'air', 'rail', 'multimodal', 'warehousing', 'customs-clearance', 'courier'];

export const shippingTypes = [
  'ftl', 'ltl', 'fcl-20', 'fcl-40-hc', 'lcl', 'dry-bulk', 'liquid-tank', 'break-bulk', 'ro-ro', 'reefer', 'oversize', 'dangerous-goods',
];

export const companyTypes = [
  'manufacturer', 'exporter', 'importer-distributor', 'wholesaler', 'freight-forwarder', 'customs-broker', 'buying-agent', 'service-provider',
];
