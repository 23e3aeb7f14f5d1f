import type { Words } from './words.ts';

export type LookupTypeKind = 'company' | 'logistic' | 'shipping';

export interface LookupType extends Words {
  readonly slug: string;
}

/** What a company is. The order is the order of the lists. */
export const companyTypes = [
  { slug: 'manufacturer', en: 'Manufacturer', tr: 'Üretici', ru: 'Производитель', ar: 'مُصنِّع' },
  { slug: 'exporter', en: 'Exporter', tr: 'İhracatçı', ru: 'Экспортёр', ar: 'مُصدِّر' },
  { slug: 'importer-distributor', en: 'Importer / distributor', tr: 'İthalatçı / distribütör', ru: 'Импортёр / дистрибьютор', ar: 'مستورد / موزّع' },
  { slug: 'wholesaler', en: 'Wholesaler', tr: 'Toptancı', ru: 'Оптовый продавец', ar: 'تاجر جملة' },
  { slug: 'freight-forwarder', en: 'Freight forwarder', tr: 'Taşıma işleri organizatörü (forwarder)', ru: 'Экспедитор', ar: 'وكيل شحن' },
  { slug: 'customs-broker', en: 'Customs broker', tr: 'Gümrük müşaviri', ru: 'Таможенный представитель (брокер)', ar: 'مخلّص جمركي' },
  { slug: 'buying-agent', en: 'Buying agent', tr: 'Satın alma temsilcisi', ru: 'Закупочный агент', ar: 'وكيل مشتريات' },
  { slug: 'service-provider', en: 'Service provider', tr: 'Hizmet sağlayıcı', ru: 'Поставщик услуг', ar: 'مقدّم خدمات' },
] as const satisfies readonly LookupType[];

/** How goods travel, and the services around it. */
export const logisticTypes = [
  { slug: 'road', en: 'Road freight', tr: 'Kara yolu taşımacılığı', ru: 'Автомобильные перевозки', ar: 'الشحن البري' },
  { slug: 'sea', en: 'Sea freight', tr: 'Deniz yolu taşımacılığı', ru: 'Морские перевозки', ar: 'الشحن البحري' },
  { slug: 'air', en: 'Air freight', tr: 'Hava yolu taşımacılığı', ru: 'Авиаперевозки', ar: 'الشحن الجوي' },
  { slug: 'rail', en: 'Rail freight', tr: 'Demir yolu taşımacılığı', ru: 'Железнодорожные перевозки', ar: 'الشحن بالسكك الحديدية' },
  { slug: 'multimodal', en: 'Multimodal transport', tr: 'Multimodal taşımacılık', ru: 'Мультимодальные перевозки', ar: 'النقل متعدد الوسائط' },
  { slug: 'warehousing', en: 'Warehousing', tr: 'Depolama ve antrepo', ru: 'Складские услуги', ar: 'التخزين والمستودعات' },
  { slug: 'customs-clearance', en: 'Customs clearance', tr: 'Gümrükleme', ru: 'Таможенное оформление', ar: 'التخليص الجمركي' },
  { slug: 'courier', en: 'Courier / express', tr: 'Kurye / ekspres kargo', ru: 'Курьерская доставка', ar: 'البريد السريع' },
] as const satisfies readonly LookupType[];

/** How goods are loaded. FTL, LTL, FCL and LCL stay as the trade writes them, with their meaning beside. */
export const shippingTypes = [
  { slug: 'ftl', en: 'FTL (full truckload)', tr: 'FTL (komple araç yükü)', ru: 'FTL (полная загрузка машины)', ar: 'FTL (حمولة شاحنة كاملة)' },
  { slug: 'ltl', en: 'LTL (part load)', tr: 'LTL (parsiyel kara yükü)', ru: 'LTL (сборный автогруз)', ar: 'LTL (حمولة شاحنة جزئية)' },
  { slug: 'fcl-20', en: 'FCL 20′ container', tr: 'FCL 20′ konteyner', ru: 'FCL, контейнер 20′', ar: 'FCL حاوية ٢٠ قدمًا' },
  { slug: 'fcl-40-hc', en: 'FCL 40′ / 40′ HC container', tr: 'FCL 40′ / 40′ HC konteyner', ru: 'FCL, контейнер 40′ / 40′ HC', ar: 'FCL حاوية ٤٠ قدمًا / هاي كيوب' },
  { slug: 'lcl', en: 'LCL (groupage container)', tr: 'LCL (parsiyel konteyner)', ru: 'LCL (сборный контейнер)', ar: 'LCL (حاوية مشتركة)' },
  { slug: 'dry-bulk', en: 'Dry bulk', tr: 'Kuru dökme yük', ru: 'Сухой навалочный груз', ar: 'بضائع سائبة جافة' },
  { slug: 'liquid-tank', en: 'Liquid bulk / tank', tr: 'Sıvı dökme yük / tank', ru: 'Наливной груз / цистерна', ar: 'سوائل سائبة / صهاريج' },
  { slug: 'break-bulk', en: 'Break-bulk', tr: 'Parça yük (break-bulk)', ru: 'Генеральный груз (break-bulk)', ar: 'بضائع عامة (خارج الحاويات)' },
  { slug: 'ro-ro', en: 'Ro-Ro', tr: 'Ro-Ro', ru: 'Ро-Ро (накатный груз)', ar: 'رورو (سفن الدحرجة)' },
  { slug: 'reefer', en: 'Refrigerated (reefer)', tr: 'Soğuk zincir (reefer)', ru: 'Рефрижераторный груз', ar: 'شحن مبرّد (ريفر)' },
  { slug: 'oversize', en: 'Oversize / project cargo', tr: 'Gabari dışı / proje yükü', ru: 'Негабаритный / проектный груз', ar: 'حمولات كبيرة / شحنات مشاريع' },
  { slug: 'dangerous-goods', en: 'Dangerous goods (ADR, IMDG)', tr: 'Tehlikeli madde (ADR, IMDG)', ru: 'Опасный груз (ADR, IMDG)', ar: 'بضائع خطرة (ADR، IMDG)' },
] as const satisfies readonly LookupType[];

/** All type lists by the kind that `lookup_type.kind` holds. The key of an id is `kind/slug`. */
export const lookupTypes: Readonly<Record<LookupTypeKind, readonly LookupType[]>> = {
  company: companyTypes,
  logistic: logisticTypes,
  shipping: shippingTypes,
};

export type CompanyTypeSlug = (typeof companyTypes)[number]['slug'];
export type LogisticTypeSlug = (typeof logisticTypes)[number]['slug'];
export type ShippingTypeSlug = (typeof shippingTypes)[number]['slug'];
