/** Translations of the companies of demo/companies/arab-world.ts into the languages that they do not write in. */
import type { DemoCompanyTexts } from '../types.ts';

// prettier-ignore
export const arabWorldCompanyTexts: Record<string, DemoCompanyTexts> = {
  'dar-al-waha': {
    EN: 'We supply hotels and serviced apartments in Riyadh and Madinah with all that a room needs: linen, towels, furniture and guest amenities. Today we work with 46 properties of more than 9,000 rooms, and buy on yearly contracts with delivery in lots.',
    TR: 'Riyad ve Medine’deki otel ve rezidanslara odanın ihtiyacı olan her şeyi veriyoruz: nevresim, havlu, mobilya ve misafir ürünleri. Bugün 9.000’den fazla odalı 46 tesisle çalışıyor, yıllık sözleşmeyle ve parti parti teslim alıyoruz.',
    RU: 'Поставляем гостиницам и апартаментам Эр-Рияда и Медины всё для номера: бельё, полотенца, мебель и принадлежности для гостей. Сегодня это 46 объектов, более 9 000 номеров; покупаем по годовым договорам с поставкой партиями.',
  },
  'rukn-albina': {
    EN: 'We import tiles, sanitary ware, cables and insulation boards for housing projects in the Makkah region. We have three showrooms in Jeddah and a warehouse of 18,000 m², and ask for a SABER conformity certificate with each shipment.',
    TR: 'Mekke bölgesindeki konut projeleri için seramik, vitrifiye, kablo ve yalıtım levhası ithal ediyoruz. Cidde’de üç mağazamız ve 18.000 m² depomuz var; her sevkiyat için SABER uygunluk belgesi isteriz.',
    RU: 'Ввозим керамику, сантехнику, кабель и теплоизоляционные плиты для жилых проектов региона Мекки. Три салона в Джидде и склад 18 000 м²; на каждую партию просим сертификат соответствия SABER.',
  },
  'najd-dates': {
    EN: 'We grow, sort and pack Sukkari, Khalas and Saqai dates in Buraydah, a few kilometres from the date market. Cold rooms for 6,500 tonnes, freezing instead of fumigation, packs from 200 g to 10 kg under your brand. GLOBALG.A.P., halal and HACCP certified.',
    TR: 'Büreyde’de, hurma pazarına birkaç kilometre uzakta Sukkari, Khalas ve Sagai hurması yetiştiriyor, ayıklıyor ve paketliyoruz. 6.500 tonluk soğuk oda, fümigasyon yerine dondurma, kendi markanızla 200 g’dan 10 kg’a ambalaj. GLOBALG.A.P., helal ve HACCP belgeliyiz.',
    RU: 'Выращиваем, сортируем и фасуем финики сукари, халас и сакаи в Бурайде, в нескольких километрах от финикового рынка. Камеры на 6 500 тонн, заморозка вместо фумигации, упаковка от 200 г до 10 кг под вашей маркой. Сертификаты GLOBALG.A.P., халяль и HACCP.',
  },
  'khaleej-bridge': {
    TR: 'Khaleej Bridge, Emirlikler’deki süpermarket, müteahhit ve filolar için alım yapar ve Cebel Ali’den Doğu Afrika’ya yeniden ihraç eder. 240 kalem stok tutar, karışık konteyner toplar ve Mersin, Mundra ve İskenderiye’de yükleme yerinde kendi elemanlarımızla gözetim yaparız. Ödeme: teyitli akreditif, ikinci siparişten sonra vesaik mukabili.',
    RU: 'Khaleej Bridge закупает для супермаркетов, подрядчиков и автопарков Эмиратов и реэкспортирует из Джебель-Али в Восточную Африку. Держим на складе 240 позиций, собираем смешанные контейнеры и проверяем товар в месте отгрузки своими людьми в Мерсине, Мундре и Александрии. Условия: подтверждённый аккредитив, со второго заказа – оплата против документов.',
    AR: 'تشتري Khaleej Bridge للسوبرماركت والمقاولين وأساطيل النقل في الإمارات، وتعيد التصدير إلى شرق أفريقيا من جبل علي. نحتفظ بمخزون من 240 صنفًا ونجمّع الحاويات المختلطة ونعاين في بلد المنشأ بفريقنا في مرسين وموندرا والإسكندرية. الشروط: اعتماد مستندي معزز، أو الدفع مقابل المستندات بعد الطلبية الثانية.',
  },
  'marafi-shipping': {
    EN: 'Sea and road forwarder in Sharjah and Jebel Ali. Every week we consolidate goods from China, Türkiye and India in shared containers and deliver them to the warehouse door in the Emirates, Oman, Bahrain and Kuwait, customs clearance included.',
    TR: 'Şarika ve Cebel Ali’de deniz ve kara taşıma acentesiyiz. Çin, Türkiye ve Hindistan’dan gelen malları her hafta ortak konteynerlerde topluyor, gümrüklemesiyle birlikte BAE, Umman, Bahreyn ve Kuveyt’te depo kapısına kadar teslim ediyoruz.',
    RU: 'Морской и автомобильный экспедитор в Шардже и Джебель-Али. Каждую неделю собираем грузы из Китая, Турции и Индии в сборные контейнеры и доставляем до дверей склада в Эмиратах, Омане, Бахрейне и Кувейте, включая таможенное оформление.',
  },
  'sawahil-aldeera': {
    EN: 'Distribution of rice, oils and canned food to co-operative societies and restaurants in Kuwait, with a fleet of 14 reefer trucks.',
    TR: 'Kuveyt’te kooperatif marketlere ve restoranlara pirinç, yağ ve konserve dağıtımı; 14 frigorifik kamyonluk filo.',
    RU: 'Дистрибуция риса, масел и консервов для кооперативных магазинов и ресторанов Кувейта, парк из 14 рефрижераторов.',
  },
  'doha-facility': {
    TR: 'Katar’da okul, klinik ve ofis kuleleri için temizlik kimyasalları, kâğıt hijyen ürünleri ve üniforma. 2029’a kadar süren üç çerçeve sözleşmemiz var; her ürün için ikinci bir kaynağa ihtiyacımız var.',
    RU: 'Чистящие средства, бумажная гигиена и форма для школ, клиник и офисных башен Катара. У нас три рамочных договора до 2029 года, и по каждой позиции нужен второй поставщик.',
    AR: 'مواد تنظيف كيميائية ومناديل ورقية وأزياء موحدة للمدارس والعيادات وأبراج المكاتب في قطر. لدينا ثلاثة عقود إطارية حتى عام 2029، ونحتاج إلى مصدر ثانٍ لكل صنف.',
  },
  'dhofar-scents': {
    EN: 'We gather Hojari frankincense from the trees of Dhofar under yearly permits, sort it by hand and distil its oil with steam. We sell raw resin, oil, bakhoor and oud oil wholesale, with Omani certificate of origin and GC-MS analysis for each lot.',
    TR: 'Dhofar’ın ağaçlarından yıllık izinlerle Hojari günlüğü topluyor, elle ayıklıyor ve yağını buharla damıtıyoruz. Ham reçine, yağ, bahur ve öd yağını Umman menşe belgesi ve her parti için GC-MS analiziyle toptan satıyoruz.',
    RU: 'Собираем ладан ходжари с деревьев Дофара по годовым лицензиям, сортируем вручную и перегоняем масло паром. Продаём оптом сырую смолу, масло, бахур и масло уда с оманским сертификатом происхождения и анализом GC-MS на каждую партию.',
  },
  'rafidain-steel': {
    EN: 'We import galvanised coil, rebar and pipe for roofing mills and contractors in Basra, Najaf and Nasiriyah. Cutting and forming line of 3,000 t a month, collection from Umm Qasr with our own trucks.',
    TR: 'Basra, Necef ve Nasıriye’deki çatı sacı fabrikaları ve müteahhitler için galvanizli rulo, inşaat demiri ve boru ithal ediyoruz. Ayda 3.000 ton kapasiteli kesme ve şekillendirme hattı; Umm Qasr’dan kendi kamyonlarımızla teslim alırız.',
    RU: 'Ввозим оцинкованный рулон, арматуру и трубы для кровельных заводов и подрядчиков Басры, Наджафа и Насирии. Линия резки и профилирования на 3 000 тонн в месяц, вывоз из Умм-Касра своими машинами.',
  },
  'qalat-erbil': {
    EN: 'We build housing compounds and schools in Erbil and Duhok, and buy marble, windows and sanitary ware directly from the factory for our current projects (1,150 housing units up to the end of 2027).',
    TR: 'Erbil ve Duhok’ta konut siteleri ve okullar yapıyor, süren projelerimiz (2027 sonuna kadar 1.150 konut) için mermer, pencere ve vitrifiyeyi doğrudan fabrikadan alıyoruz.',
    RU: 'Строим жилые комплексы и школы в Эрбиле и Дахуке, мрамор, окна и сантехнику для текущих объектов (1 150 квартир до конца 2027 года) покупаем напрямую у завода.',
  },
  'dijla-foods': {
    EN: 'We make pasta, juices and bottled oils in Baghdad and Hilla, and import wheat, tomato paste, lentils and packaging. Our distribution reaches 15 governorates; the filling lines run round the clock, so we keep their spare parts in stock.',
    TR: 'Bağdat ve Hille’de makarna, meyve suyu ve şişelenmiş yağ üretiyor, buğday, domates salçası, mercimek ve ambalaj ithal ediyoruz. Dağıtım ağımız 15 vilayete ulaşır; dolum hatları gece gündüz çalıştığı için yedek parçalarını stokta tutarız.',
    RU: 'Производим макароны, соки и бутилированные масла в Багдаде и Хилле, ввозим пшеницу, томатную пасту, чечевицу и тару. Дистрибуция охватывает 15 провинций; линии розлива работают круглосуточно, поэтому запчасти держим на складе.',
  },
  'delta-crops': {
    EN: 'We export oranges, onions, garlic and frozen beans from packing stations in Nubaria. 28,000 tonnes a season, pre-cooled within four hours of picking, GLOBALG.A.P. and SMETA. Loading at the ports of Alexandria and Damietta.',
    TR: 'Nubariya’daki paketleme tesislerinden portakal, soğan, sarımsak ve dondurulmuş fasulye ihraç ediyoruz. Sezonda 28.000 ton, hasattan sonra dört saat içinde ön soğutma, GLOBALG.A.P. ve SMETA. Yükleme İskenderiye ve Dimyat limanlarından.',
    RU: 'Экспортируем апельсины, лук, чеснок и замороженную фасоль с сортировочных станций в Нубарии. 28 000 тонн за сезон, предохлаждение в течение четырёх часов после сбора, GLOBALG.A.P. и SMETA. Погрузка в портах Александрия и Думьят.',
  },
  'port-said-pack': {
    EN: 'Printed corrugated board, paper bags and fruit and vegetable trays from the industrial zone south of Port Said. The line makes 60 tonnes a day; delivery within Egypt in ten days.',
    TR: 'Port Said’in güneyindeki sanayi bölgesinden baskılı oluklu mukavva, kâğıt torba ve meyve-sebze tavası. Hat kapasitesi günde 60 ton, Mısır içinde on günde teslim.',
    RU: 'Гофрокартон с печатью, бумажные пакеты и лотки для овощей и фруктов из промзоны к югу от Порт-Саида. Мощность линии 60 тонн в сутки, доставка по Египту за десять дней.',
  },
};
