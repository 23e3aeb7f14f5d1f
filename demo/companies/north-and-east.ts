/** Companies of Russia, Kazakhstan and Uzbekistan, in food, textiles, furniture and building materials only. */
import { company } from '../compose.ts';
import type { DemoCompany } from '../types.ts';

const trader = { language: 'RU', countryCode: 'RU' } as const;
const kazakh = { language: 'RU', countryCode: 'KZ' } as const;
const uzbek = { language: 'RU', countryCode: 'UZ' } as const;

// prettier-ignore
export const northAndEast: DemoCompany[] = [
  company({
    ...trader, key: 'kuban-agro', owner: 'anna', name: 'ООО «Кубань-Агро Экспорт»', city: 'Krasnodar',
    description: 'Закупаем у 120 хозяйств Краснодарского края и отгружаем через Новороссийск подсолнечное масло, горох, нут и кукурузу. Собственный элеватор на 80 000 тонн, лаборатория при складе, инспекция независимого сюрвейера по желанию покупателя. Работаем по FOB и CIF, контракты на русском и английском.',
    addressHeader: 'Офис', addressDescription: 'ул. Красных Партизан, 218, офис 504', postalCode: '350020', phone: '+78612054417', mail: 'export@kubanagro.example',
    companyType: 'exporter', activityArea: 2, taxpayerNumber: '2310184626', taxpayerOffice: 'ИФНС № 3 по г. Краснодару', employees: '51-100', hsCode: '1512.11, 0713.10, 1005.90', bankNames: 'Кубанский Торговый Банк',
    keywords: 'подсолнечное масло, горох, нут, кукуруза, новороссийск, шрот, фасовка, халяль, просо, лён, масло наливом', categories: 'food: oils; agriculture: grains nuts-pulses feed', createdDaysAgo: 384,
  }),
  company({
    ...trader, key: 'sibkedr', owner: 'pavel', name: 'ООО «Сибкедр»', city: 'Novosibirsk',
    description: 'Кедровый орех, таёжный мёд, сушёные ягоды и иван-чай. Собираем с артелями Томской области и Алтая, калибруем, сушим при низкой температуре и фасуем от 100 г до 25 кг. Сертификат органик, протоколы на микотоксины к каждой партии.',
    addressHeader: 'Производство', addressDescription: 'ул. Тайгинская, 11/2', postalCode: '630110', phone: '+73832844063', mail: 'opt@sibkedr.example',
    companyType: 'manufacturer', activityArea: 2, taxpayerNumber: '5410728360', taxpayerOffice: 'ИФНС по Калининскому району', employees: '26-50', hsCode: '0802.91, 0409.00, 0813.40', bankNames: 'Обской Кредит',
    keywords: 'кедровый орех, мёд, сушёные ягоды, иван-чай, органик', categories: 'agriculture: nuts-pulses; food: tea-coffee confectionery', createdDaysAgo: 297,
  }),
  company({
    ...trader, key: 'volga-interior', owner: 'rustam', name: 'ООО «Волга-Интерьер»', city: 'Kazan',
    description: 'Сеть из девяти салонов мебели и ковров в Поволжье. Покупаем у фабрик напрямую: диваны, спальни, ковры, шторы. Забираем полные машины и сборные грузы, рекламации решаем по фото за пять дней.',
    addressHeader: 'Центральный салон', addressDescription: 'проспект Ямашева, 93', postalCode: '420124', phone: '+78435271806', mail: 'import@volgainterior.example',
    companyType: 'importer-distributor', activityArea: 1, taxpayerNumber: '1658204710', taxpayerOffice: 'ИФНС № 5 по Республике Татарстан', employees: '101-250', hsCode: '9401.61, 5702.42', bankNames: 'Казанский Купеческий Банк',
    keywords: 'диваны, спальни, ковры, шторы, мебель оптом', categories: 'furniture: home decor; textiles: carpets home-textile', createdDaysAgo: 351,
  }),
  company({
    ...trader, key: 'neva-frukt', owner: 'oksana', name: 'ООО «Невафрукт»', city: 'Saint Petersburg',
    description: 'Импортируем свежие фрукты и овощи для магазинов Северо-Запада. Камеры газации, склад 5 200 м² с пятью режимами, приёмка в порту круглосуточно. Интересуют цитрусовые, гранат, хурма, лук, картофель ранний.',
    addressHeader: 'Склад', addressDescription: 'Софийская ул., 60, корпус 14', postalCode: '192289', phone: '+78124580637', mail: 'zakupka@nevafrukt.example',
    companyType: 'importer-distributor', activityArea: 1, taxpayerNumber: '7816420933', taxpayerOffice: 'ИФНС № 27 по Санкт-Петербургу', employees: '51-100', hsCode: '0805.10, 0810.90', bankNames: 'Балтийский Торговый Дом',
    keywords: 'цитрусовые, гранат, овощи, фрукты оптом', categories: 'agriculture: fresh-produce', createdDaysAgo: 266,
  }),
  company({
    ...trader, key: 'don-tranzit', owner: 'igor', name: 'ООО «Дон-Транзит»', city: 'Rostov-on-Don',
    description: 'Автоперевозки Турция – Россия – Казахстан и обратно: тент, рефрижератор, сборные грузы. Своя таможенная группа на Верхнем Ларсе, склад временного хранения в Ростове, контроль температуры онлайн.',
    addressHeader: 'Логистический центр', addressDescription: 'ул. Доватора, 158/3', postalCode: '344090', phone: '+78633060412', mail: 'stavka@dontranzit.example',
    companyType: 'freight-forwarder', activityArea: 2, taxpayerNumber: '6168047218', taxpayerOffice: 'ИФНС № 24 по Ростовской области', employees: '51-100', hsCode: '', bankNames: 'Донской Народный Кредит',
    keywords: 'перевозки, рефрижератор, сборный груз, верхний ларс, свх', categories: 'logistics: road customs storage', createdDaysAgo: 380,
  }),
  company({
    ...trader, key: 'stroyfasad', owner: 'viktor', name: 'АО «Стройфасад Импорт»', city: 'Moscow',
    description: 'Комплектуем жилые дома и торговые центры: керамогранит, натуральный камень, сантехника, ковровая плитка. Поставляем на 40 строек одновременно, поэтому важны график и одинаковый тон партии. Оплата по инвойсу в лирах, юанях или рублях.',
    addressHeader: 'Офис закупок', addressDescription: 'Варшавское шоссе, 118, корпус 1, этаж 9', postalCode: '117587', phone: '+74957408126', mail: 'tender@stroyfasad.example',
    companyType: 'importer-distributor', activityArea: 1, taxpayerNumber: '7726481057', taxpayerOffice: 'ИФНС № 26 по г. Москве', employees: '101-250', hsCode: '6907.21, 6802.91', bankNames: 'Столичный Строительный Банк',
    keywords: 'керамогранит, мрамор, сантехника, травертин, отделка', categories: 'building: ceramics stone sanitary-ware; textiles: carpets', createdDaysAgo: 414,
  }),
  company({
    ...trader, key: 'chainyi-put', owner: 'marina', name: 'ООО «Чайный путь»', city: 'Moscow',
    description: 'Купажируем и фасуем чай, травяные сборы и кофе под марками торговых сетей. 18 фасовочных машин, пирамидки и саше, дегустационная комната на шесть человек. Закупаем лист, сушёные фрукты, специи и упаковку.',
    addressHeader: 'Фабрика', addressDescription: 'ул. Рябиновая, 44, строение 5', postalCode: '121471', phone: '+74954471938', mail: 'blend@chainyput.example',
    companyType: 'manufacturer', activityArea: 2, taxpayerNumber: '7729360413', taxpayerOffice: 'ИФНС № 29 по г. Москве', employees: '51-100', hsCode: '0902.30, 2106.90', bankNames: 'Столичный Строительный Банк',
    keywords: 'чай, травяной сбор, кофе, пирамидки, контрактная фасовка', categories: 'food: tea-coffee confectionery', createdDaysAgo: 228,
  }),
  company({
    ...kazakh, key: 'alatau-food', owner: 'aizhan', name: 'ТОО «Алатау Фуд»', city: 'Almaty',
    description: 'Производим кетчуп, майонез и соусы для Казахстана и Кыргызстана. Томатную пасту, масло, специи и тару покупаем контейнерами по квартальным контрактам. Сертификаты ЕАЭС оформляем сами, платим по CAD через банк.',
    addressHeader: 'Завод', addressDescription: 'ул. Северное кольцо, 62', postalCode: '050016', phone: '+77273441827', mail: 'snab@alataufood.example',
    companyType: 'manufacturer', activityArea: 1, taxpayerNumber: '130740018265', taxpayerOffice: 'УГД по Турксибскому району', employees: '101-250', hsCode: '2002.90, 2103.20', bankNames: 'Жетысу Коммерц Банк',
    keywords: 'томатная паста, соусы, кетчуп, тара, специи', categories: 'food: canned-food oils; plastics: bottles', createdDaysAgo: 362,
  }),
  company({
    ...kazakh, key: 'teplitsy-yuga', owner: 'yerlan', name: 'ТОО «Теплицы Юга»', city: 'Shymkent',
    description: 'Тепличный комплекс на 22 гектара под Шымкентом: огурец, томат, зелень круглый год. Строим вторую очередь и закупаем профиль, плёнку, капельный полив и солнечные панели.',
    addressHeader: 'Комплекс', addressDescription: 'Сайрамский район, трасса Шымкент – Ташкент, 14-й км', postalCode: '160800', phone: '+77252440917', mail: 'stroika@teplitsyuga.example',
    companyType: 'manufacturer', activityArea: 1, taxpayerNumber: '170540022914', taxpayerOffice: 'УГД по Каратаускому району', employees: '101-250', hsCode: '8541.43, 3920.10', bankNames: 'Южный Агробанк',
    keywords: 'теплицы, солнечные панели, капельный полив, плёнка', categories: 'agriculture: fresh-produce; energy: solar; plastics: film', createdDaysAgo: 196,
  }),
  company({
    ...kazakh, key: 'stepnoy-express', owner: 'nurlan', name: 'ТОО «Степной Экспресс»', city: 'Astana',
    description: 'Железнодорожный экспедитор: контейнерные поезда Актау – Алматы – Хоргос, вагоны под зерно, паром через Каспий. Платформы 40 и 80 футов, коды станций и подача под погрузку за трое суток.',
    addressHeader: 'Офис', addressDescription: 'проспект Мангилик Ел, 35/2, офис 210', postalCode: '010000', phone: '+77172644308', mail: 'rail@stepexpress.example',
    companyType: 'freight-forwarder', activityArea: 2, taxpayerNumber: '150240031876', taxpayerOffice: 'УГД по Есильскому району', employees: '26-50', hsCode: '', bankNames: 'Жетысу Коммерц Банк',
    keywords: 'жд перевозки, контейнерный поезд, хоргос, каспий', categories: 'logistics: road sea storage', createdDaysAgo: 344,
  }),
  company({
    ...uzbek, language: 'EN', key: 'samarkand-cotton', owner: 'dilshod', name: 'Samarkand Cotton LLC', city: 'Samarkand',
    description: 'A cotton cluster that grows, gins, spins and knits in one district. 27,000 spindles give 9,500 tonnes of ring and compact yarn a year; BCI and OEKO-TEX certificates come with each lot, and so does the field number. Trucks leave twice a week for Türkiye and Poland.',
    addressHeader: 'Spinning mill', addressDescription: 'Rudaki Street 219, Bog‘ishamol', postalCode: '140100', phone: '+998662347718', mail: 'sales@samarkandcotton.example',
    companyType: 'manufacturer', activityArea: 2, taxpayerNumber: '304718265', taxpayerOffice: 'Samarkand City Tax Office', employees: '250+', hsCode: '5205.13, 5205.23, 6006.21', bankNames: 'Registan Savdo Bank',
    keywords: 'cotton yarn, ring spun, compact yarn, single jersey, bci, oeko-tex, combed, carded, melange, knit fabric, ne 30/1, ne 20/1', categories: 'textiles: yarn knitted; agriculture: feed', createdDaysAgo: 425,
  }),
  company({
    ...uzbek, key: 'bukhara-frukt', owner: 'zarina', name: 'СП «Бухара Сухофрукт»', city: 'Bukhara',
    description: 'Изюм, курага, чернослив и ядро абрикосовой косточки из Бухары и Сурхандарьи. Сушим на солнце и в теневых сушильнях, моем, сортируем лазером. Коробки 5 и 10 кг или розничный пакет.',
    addressHeader: 'Сортировочный цех', addressDescription: 'ул. Алпомыш, 88', postalCode: '200100', phone: '+998652235190', mail: 'export@bukharafrukt.example',
    companyType: 'exporter', activityArea: 2, taxpayerNumber: '305290847', taxpayerOffice: 'ГНИ г. Бухары', employees: '26-50', hsCode: '0806.20, 0813.10', bankNames: 'Зарафшан Инвест',
    keywords: 'изюм, курага, чернослив, сухофрукты', categories: 'agriculture: nuts-pulses fresh-produce', createdDaysAgo: 215,
  }),
  company({
    ...uzbek, key: 'tashdom-tekstil', owner: 'botir', name: 'ООО «ТашДом Текстиль»', city: 'Tashkent',
    description: 'Шьём кухонные полотенца и скатерти.', addressHeader: 'Цех', addressDescription: 'ул. Бешёгоч, 14А', postalCode: '100027', phone: '+998712454086', mail: 'botir@tashdom.example',
    companyType: 'manufacturer', activityArea: 2, taxpayerNumber: '308817402', taxpayerOffice: 'ГНИ Яккасарайского района', employees: '6-10', hsCode: '6302.91', bankNames: 'Зарафшан Инвест',
    keywords: 'полотенца, скатерти, хлопок', categories: 'textiles: home-textile', approveStatus: 2, createdDaysAgo: 8,
    rejectReason: 'Описание слишком короткое: напишите, что вы выпускаете, в каких объёмах и на каких условиях отгружаете. Логотип размыт, загрузите файл 500 × 500.',
  }),
];
