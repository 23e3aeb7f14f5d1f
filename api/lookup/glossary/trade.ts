import type { Glossary } from './types.ts';

// Terms of the trade that are used with all goods. "supply" and "order" alone occur in most texts and are left out.
// prettier-ignore
export const trade: Glossary = {
  'trade/companies': [
    ['manufacturer|producer', 'üretici|imalatçı', '=производитель|=производители|изготовитель', 'شركة مصنعة|=مصنعون|منتجون'],
    ['factory|factories', 'fabrika', 'завод|заводы|фабрика', '=مصنع|مصانع|معمل'],
    ['exporter', 'ihracatçı', 'экспортёр|экспортер', 'مصدر بضائع|مصدرون|شركة تصدير'],
    ['importer', 'ithalatçı', 'импортёр|импортер', 'مستورد|مستوردون|شركة استيراد'],
    ['wholesaler|wholesale', 'toptancı|toptan', 'оптовик|=оптовый|=оптовая|=оптом', 'جملة|تاجر جملة|تجار جملة'],
    ['retailer|retail', 'perakende|perakendeci', 'розничный|розница|розницы', 'تجزئة|بيع بالتجزئة'],
    ['distributor|dealer', 'distribütör|bayi', 'дистрибьютор|дилер', 'موزع|موزعون|وكيل توزيع'],
    ['supplier', 'tedarikçi', 'поставщик', 'مورد|موردون|موردين'],
    ['buyer', 'alıcı|alıcılar', 'покупатель|закупщик', 'مشتري|مشترون'],
    ['freight forwarder|forwarder', 'nakliye komisyoncusu|taşıma işleri organizatörü', 'экспедитор|транспортная экспедиция', 'وكيل شحن|وكلاء شحن'],
    ['trading company|foreign trade company', 'dış ticaret şirketi', 'торговая компания|внешнеторговая компания', 'شركة تجارية|شركة تجارة خارجية'],
  ],
  'trade/dealing': [
    ['export', 'ihracat|ihraç', '=экспорт|=экспорта|экспортный', 'تصدير|صادرات'],
    ['=import|=imports', 'ithalat|ithal', '=импорт|=импорта|импортный', 'استيراد|واردات'],
    ['private label|white label', 'özel markalı|fason marka|private label', 'собственная торговая марка|контрактное производство|=стм', 'علامة خاصة|علامة تجارية خاصة'],
    ['contract manufacturing|toll manufacturing', 'fason üretim|fason imalat', 'толлинг|производство под заказ', 'تصنيع تعاقدي|تصنيع لصالح الغير'],
    ['minimum order quantity|=moq', 'minimum sipariş|asgari sipariş', 'минимальный заказ|минимальная партия', 'حد أدنى للطلب|أقل كمية طلب'],
    ['stock lot|stocklot|surplus stock', 'stok fazlası|stok lot', 'стоковый товар|складские остатки|=сток', 'بضائع ستوك|فائض مخزون'],
    ['second hand|used goods', 'ikinci el', 'бывший в употреблении|подержанный|=б/у', 'مستعمل|مستعملة'],
    ['raw material', 'hammadde|ham madde', 'сырьё|сырья|сырьевой', 'مواد خام|مواد أولية'],
    ['semi-finished product|semi-finished goods', 'yarı mamul', 'полуфабрикат', 'منتجات نصف مصنعة|نصف مصنع'],
    ['letter of credit', 'akreditif', 'аккредитив', 'اعتماد مستندي|خطاب اعتماد'],
    ['tender', 'ihale', 'тендер', 'مناقصة|مناقصات'],
    ['sample|samples', 'numune', 'образец|образцы|образцов', 'عينة|عينات'],
    ['organic', 'organik', 'органический|органическая', 'عضوي|عضوية'],
    ['halal', 'helal', 'халяль|халяльный', '=حلال'],
    ['frozen', 'dondurulmuş|donmuş', 'замороженный|=мороженый|=мороженая', 'مجمد|مجمدة'],
    ['dried', 'kurutulmuş', 'сушёный|сушеный', 'مجفف|مجففة'],
  ],
};
