import type { Glossary } from './types.ts';

// "air", "sea" and "road" alone are left out. Some terms match as whole words only (`=`), because their stems match other words: груз
// matches
// грузовик (truck), customs matches custom-made, and склад matches words for folding.
// prettier-ignore
export const logistics: Glossary = {
  'logistics/road': [
    ['logistics', 'lojistik|lojistiği', 'логистика|логистический', 'لوجستيات|لوجستية|خدمات لوجستية'],
    ['freight|freight transport|carriage of goods', 'navlun|yük taşımacılığı|nakliye', 'фрахт|грузоперевозки|грузоперевозок|перевозка грузов', 'شحن بضائع|=شحن|نقل بضائع'],
    ['road transport|road freight|trucking', 'kara yolu taşımacılığı|karayolu taşımacılığı|karayolu nakliye', 'автоперевозки|автомобильные перевозки|автомобильные грузоперевозки', 'نقل بري|شحن بري'],
    ['rail transport|rail freight|railway', 'demiryolu taşımacılığı|demiryolu', 'железнодорожные перевозки|железнодорожный|жд перевозки', 'سكك حديدية|نقل سككي|شحن سككي'],
    ['full truckload|=ftl', 'komple yük|komple taşıma|komple araç', 'полная загрузка|полная фура', 'حمولة كاملة'],
    ['less than truckload|partial load|groupage|=ltl', 'parsiyel|parsiyel taşıma|parsiyel yük', 'сборный груз|сборные грузы|догруз', 'حمولة جزئية|شحن مجمع|شحن جزئي'],
    ['refrigerated transport|temperature-controlled transport', 'frigorifik taşımacılık|soğuk zincir', 'рефрижераторные перевозки|перевозка скоропортящихся грузов', 'نقل مبرد|شحن مبرد|سلسلة تبريد'],
    ['project cargo|heavy haulage|oversize cargo', 'proje taşımacılığı|ağır nakliye|gabari dışı', 'негабаритный груз|негабаритные перевозки|проектные грузы', 'شحنات مشاريع|نقل ثقيل|حمولات استثنائية'],
    ['dangerous goods transport|adr transport', 'tehlikeli madde taşımacılığı|adr taşıma', 'перевозка опасных грузов|опасные грузы', 'نقل مواد خطرة|بضائع خطرة'],
    ['courier|express delivery', 'kurye|hızlı kargo', 'курьер|экспресс-доставка', 'بريد سريع|ساعي|توصيل سريع'],
    ['multimodal transport|intermodal', 'multimodal taşımacılık|intermodal', 'мультимодальные перевозки|интермодальный', 'نقل متعدد الوسائط'],
  ],
  'logistics/sea': [
    ['sea transport|sea freight|ocean freight|maritime transport', 'deniz yolu taşımacılığı|denizyolu taşımacılığı|deniz navlunu', 'морские перевозки|морской фрахт|морских перевозок', 'نقل بحري|شحن بحري'],
    ['=container|=containers', 'konteyner|konteynır', 'контейнер', 'حاوية|حاويات|كونتينر'],
    ['reefer container|reefer|refrigerated container', 'reefer konteyner|soğutmalı konteyner|frigorifik konteyner', 'рефрижераторный контейнер|рефконтейнер', 'حاوية مبردة|حاويات مبردة'],
    ['full container load|=fcl', 'komple konteyner|tam konteyner', 'полная контейнерная загрузка', 'حاوية كاملة|حمولة حاوية كاملة'],
    ['bulk cargo|dry bulk', 'dökme yük|dökme kuru yük', 'навалочные грузы|насыпные грузы|навалочный груз', 'بضائع سائبة|بضائع صب'],
    ['ro-ro|roro', 'ro-ro|roro taşımacılığı', 'ро-ро|паромные перевозки', '=رورو|سفن دحرجة'],
    ['=port|=ports|seaport', '=liman|=limanı|=limanlar', 'морской порт|=порт|=порты', 'ميناء|موانئ|مرفأ'],
    ['=ship|=ships|vessel', '=gemi|=gemisi|=gemiler', '=судно|=суда|=судов', 'سفينة|=سفن'],
    ['chartering|ship chartering', 'gemi kiralama', 'фрахтование судов|чартер судна', 'تأجير سفن|استئجار سفن'],
    ['tanker vessel|oil tanker', 'tanker gemisi|petrol tankeri', 'танкер|нефтеналивной', 'ناقلة نفط|ناقلات'],
  ],
  'logistics/air': [
    ['air transport|air freight|air cargo', 'hava yolu taşımacılığı|havayolu taşımacılığı|hava kargo|uçak kargo', 'авиаперевозки|авиаперевозка|авиагруз', 'نقل جوي|شحن جوي'],
    ['charter flight|cargo charter', 'kargo charter|çarter uçak', 'грузовой чартер|авиачартер', 'طائرة شحن|استئجار طائرات'],
    ['=cargo', 'kargo', '=груз|=грузы|=грузов', 'بضائع|حمولة|شحنة'],
  ],
  'logistics/customs': [
    ['=customs', 'gümrük|gümrüğü|gümrükleme', 'таможня|таможенный', 'جمارك|جمركي|جمركية'],
    ['customs clearance|customs brokerage', 'gümrük müşavirliği|gümrükleme hizmeti', 'таможенное оформление|таможенный брокер|таможенное декларирование', 'تخليص جمركي|تخليص الجمركي'],
    ['customs duty|import duty', 'gümrük vergisi', 'таможенная пошлина|таможенные пошлины', 'رسوم جمركية|رسم جمركي'],
    ['transit transport', 'transit taşımacılık|transit geçiş', 'транзитные перевозки|таможенный транзит', 'نقل عبور|ترانزيت'],
    ['free zone|free trade zone', 'serbest bölge', 'свободная экономическая зона|свободная зона', 'منطقة حرة|مناطق حرة'],
    ['bonded warehouse|customs warehouse', 'antrepo|gümrüklü depo', 'таможенный склад|склад временного хранения', 'مستودع جمركي|مخزن جمركي'],
    ['certificate of origin', 'menşe şahadetnamesi|menşe belgesi', 'сертификат происхождения', 'شهادة منشأ|شهادة المنشأ'],
  ],
  'logistics/storage': [
    ['warehouse|warehousing', '=depo|=deposu|depolama', '=склад|=склады|=склада|складской', 'مستودع|مستودعات|مخزن|مخازن'],
    ['cold storage|cold store', 'soğuk depo|soğuk hava depolama', 'холодное хранение|морозильный склад', 'تخزين مبرد|مستودع مبرد|مخازن مبردة'],
    ['order fulfilment|order fulfillment|fulfilment', 'sipariş hazırlama|fulfillment', 'фулфилмент', 'تجهيز طلبات'],
    ['warehouse equipment|pallet truck', 'transpalet|depo ekipmanı', 'складское оборудование|рохля|гидравлическая тележка', 'معدات مستودعات|عربة باليت|ترانس باليت'],
    ['loading and unloading|stevedoring', 'yükleme boşaltma', 'погрузка и разгрузка|погрузочно-разгрузочные работы', 'تحميل وتفريغ|مناولة بضائع'],
  ],
  'logistics/inspection-insurance': [
    ['inspection|cargo inspection', 'gözetim|gözetim hizmeti', 'инспекция|сюрвейер|инспекция груза', 'معاينة|تفتيش بضائع|فحص بضائع'],
    ['cargo insurance|marine insurance', 'nakliyat sigortası|yük sigortası', 'страхование грузов|страхование груза', 'تأمين بضائع|تأمين شحن|تأمين بحري'],
    ['insurance', 'sigorta', 'страхование|страховка', 'تأمين'],
    ['quality control|quality inspection', 'kalite kontrol', 'контроль качества', 'مراقبة جودة|ضبط جودة|فحص جودة'],
    ['certification', 'belgelendirme|sertifikasyon', 'сертификация', 'إصدار شهادات|منح شهادات'],
    ['laboratory testing|product testing', 'laboratuvar testi|ürün testi', 'лабораторные испытания|испытания продукции', 'فحوصات مخبرية|اختبار منتجات'],
  ],
};
