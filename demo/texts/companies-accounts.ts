/** Translations of the companies of the demo accounts (demo/accounts.ts) into the languages that their owners did not write in. */
import type { DemoCompanyTexts } from '../types.ts';

// prettier-ignore
export const accountCompanyTexts: Record<string, DemoCompanyTexts> = {
  'bereket-dokuma': {
    EN: 'Bereket Dokuma has woven towels, bathrobes and bed linen in Denizli since 1987. 148 looms in our two mills make 320 tonnes a month, from combed cotton to goods boxed under your label.\n\nWe work for hotel chains, hospital groups and retail brands in 31 countries. The minimum order is one pallet for each design; a hand sample is ready in five working days. Our usual terms are FOB İzmir or DAP your warehouse.',
    RU: '«Bereket Dokuma» с 1987 года ткёт в Денизли полотенца, халаты и постельное бельё. 148 станков на двух наших фабриках выпускают 320 тонн в месяц – от гребенного хлопка до изделия в коробке под вашей этикеткой.\n\nРаботаем для гостиничных сетей, групп больниц и розничных марок в 31 стране. Минимальный заказ – одна паллета на рисунок; ручной образец готов за пять рабочих дней. Обычные условия – FOB Измир или DAP ваш склад.',
    AR: 'تنسج Bereket Dokuma المناشف وأرواب الحمام والبياضات في دنيزلي منذ عام 1987. في مصنعينا 148 نولًا تنتج 320 طنًا شهريًا، من القطن الممشط حتى المنتج المعبأ ببطاقتكم.\n\nنعمل مع سلاسل فنادق ومجموعات مستشفيات وعلامات تجزئة في 31 بلدًا. الحد الأدنى للطلب طبلية لكل تصميم، والعينة اليدوية جاهزة خلال خمسة أيام عمل. شروطنا المعتادة FOB إزمير أو DAP مستودعكم.',
  },
  'bereket-ambalaj': {
    EN: 'We make printed cardboard boxes, PVC-free zip bags and hanger bags for textile companies.',
    RU: 'Делаем для текстильных компаний картонные коробки с печатью, сумки на молнии без ПВХ и пакеты с вешалкой.',
    AR: 'نصنع لشركات النسيج علب كرتون مطبوعة وحقائب بسحّاب خالية من PVC وأكياسًا بعلّاقة.',
  },
  'bereket-zeytin': {
    EN: 'Early-harvest extra virgin olive oil and brined Memecik olives from our 42 hectares of groves in Germencik.',
    RU: 'Оливковое масло extra virgin раннего урожая и оливки «мемеджик» в рассоле из наших 42 гектаров рощ в Гермендждике.',
    AR: 'زيت زيتون بكر ممتاز من القطاف المبكر وزيتون ميميجيك مملح، من بساتيننا في غرمنجيك ومساحتها 42 هكتارًا.',
  },
  'nil-home-textiles': {
    EN: 'We have supplied hotels and resorts on the Red Sea coast and in Cairo with towels, linen and curtains since 2004. We import fabrics and ready towels from Türkiye and India, and sew what needs special sizes in our workshop in Obour City.\n\nWe ask for a sample before each contract, and pay by letter of credit at sight or 30 % in advance with the rest against documents.',
    TR: '2004’ten beri Kızıldeniz kıyısındaki ve Kahire’deki otel ve tatil köylerine havlu, nevresim ve perde veriyoruz. Kumaş ve hazır havluyu Türkiye ve Hindistan’dan alır, özel ölçü isteyenleri Obur şehrindeki atölyemizde dikeriz.\n\nHer sözleşmeden önce numune ister, görüldüğünde ödemeli akreditifle ya da %30 peşin, kalanı vesaik mukabili öderiz.',
    RU: 'С 2004 года снабжаем отели и курорты побережья Красного моря и Каира полотенцами, бельём и шторами. Ткани и готовые полотенца ввозим из Турции и Индии, нестандартные размеры шьём в своём цехе в городе Обур.\n\nПеред каждым договором просим образец; платим аккредитивом по предъявлении или 30 % авансом, остальное против документов.',
  },
  severtex: {
    EN: 'We sew bed linen and bathrobes for hotels, sanatoria and chain stores. We buy waffle and terry cloth, ready towels and trimmings abroad, and embroider logos in our own shop with six machines. Permanent warehouse in Ivanovo, shipment from 30 cartons.',
    TR: 'Oteller, sanatoryumlar ve zincir mağazalar için nevresim ve bornoz dikiyoruz. Waffle ve havlu kumaş, hazır havlu ve aksesuarı yurt dışından alıyor, logoları kendi altı makinelik atölyemizde işliyoruz. İvanovo’da daimi depo, 30 koliden sevkiyat.',
    AR: 'نخيط البياضات وأرواب الحمام للفنادق والمصحات وسلاسل المتاجر. نشتري أقمشة الوافل والوبر والمناشف الجاهزة والإكسسوارات من الخارج، ونطرّز الشعارات في ورشتنا بست ماكينات. مستودع دائم في إيفانوفو، والشحن من 30 كرتونًا.',
  },
  'harwick-dale': {
    TR: 'Bağımsız İngiliz perakendeciler için küçük bir satın alma ofisiyiz. Karışık palet gönderebilen üreticilerden mutfak tekstili, seramik ve kiler ürünleri arıyoruz; ilk üç siparişten sonra irsaliyeyle ödüyoruz.',
    RU: 'Небольшой закупочный офис для независимых британских магазинов. Ищем у производителей, готовых отгружать смешанные паллеты, кухонный текстиль, керамику и бакалею; после первых трёх заказов платим по накладной.',
    AR: 'مكتب شراء صغير لمتاجر بريطانية مستقلة. نبحث عن منسوجات المطبخ والسيراميك ومواد المؤونة لدى مصنّعين يشحنون طبليات مختلطة، وندفع مع إشعار التسليم بعد أول ثلاث طلبيات.',
  },
};
