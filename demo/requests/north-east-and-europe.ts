import { requestsOf } from '../compose.ts';
import type { DemoRequest } from '../types.ts';

// prettier-ignore
export const northEastAndEurope: DemoRequest[] = [
  ...requestsOf('alatau-food', [
    ['tomato-paste', 'import', 'food/canned-food', 'Куплю томатную пасту 36–38 % Brix, асептика, CPT Алматы', 'Нужны 5 контейнеров в квартал, бочки 220 л с асептическим мешком, без ГМО и соли. Холодный брейк, Bostwick 4–6. Сертификат ЕАЭС оформляем сами.', 'томатная паста, асептика, cpt', 'tomato-drum:1', '5h', { document: 'tomato-paste.txt' }],
    ['flip-caps', 'import', 'plastics/bottles', 'Крышки flip-top 28/410 и бутылки ПЭТ 350 мл под кетчуп', '1,2 млн комплектов в год, красная и прозрачная, клапан силикон. FCA завод или DAP Алматы, пробная партия 40 000.', 'крышка flip-top, пэт, кетчуп', 'flip-cap:1', '15d'],
    ['manisa-almaty', 'need', 'logistics/road', 'Маниса – Алматы, 5 контейнеров томатной пасты в квартал', 'Бочки на паллетах, 20,5 т, плюсовой режим зимой. Интересуют мультимодальные ставки через Каспий.', 'маниса, алматы, мультимодал', 'container:1', '10d', { by: 'multimodal', load: 'fcl-20' }],
  ]),
  ...requestsOf('teplitsy-yuga', [
    ['solar-panels', 'import', 'energy/solar', 'Солнечные панели 580 Вт N-type, 1,2 МВт для теплиц в Шымкенте', 'С рельсами под кровлю из сэндвич-панелей и 20 инверторами по 60 кВт. Флеш-лист и гарантия завода 25 лет. Цена FCA и CPT Шымкент отдельно.', 'солнечные панели, n-type, инвертор', 'solar-panel:1', '8d'],
  ]),
  ...requestsOf('stroyfasad', [
    ['travertine-facade', 'import', 'building/stone', 'Травертин фасадный 3 см, 7 800 м², серебристый', 'Отбор по тону, пропил под кляймер, морозостойкость F100 с протоколом. График: по 900 м² в месяц, DAP Подольск.', 'травертин, фасад, f100', 'travertine:12', '3d'],
    ['tiles', 'import', 'building/ceramics', 'Керамогранит 60×120, 31 000 м², один тон на дом', 'R10, износ PEI IV, кромка ректифицирована. Поставщик из Турции или Узбекистана, инвойс в лирах или юанях.', 'керамогранит, 60x120, тон', 'porcelain-tile:12', '18d'],
  ]),
  ...requestsOf('volga-interior', [
    ['rugs', 'import', 'textiles/carpets', 'Ковры акрил и вискоза, 2 фуры в месяц, новая коллекция', 'Размеры 80×150 – 300×400, мягкие оттенки, бирка на русском, пылемешок. FCA Газиантеп, эксклюзив по рисунку на Поволжье.', 'ковры, акрил, вискоза', 'rug:2', '9d'],
    ['beds', 'import', 'furniture/home', 'Спальни и угловые диваны под заказ, 60 комплектов в квартал', 'Нужны образцы ткани и паспорт механизма. Ищем фабрику, готовую держать наши артикулы на складе.', 'спальни, диваны, фабрика', 'hotel-bed:1 corner-sofa:2', '27d'],
  ]),
  ...requestsOf('neva-frukt', [
    ['oranges', 'import', 'agriculture/fresh-produce', 'Апельсины навелин и валенсия, 25 рефконтейнеров за сезон', 'Калибр 56–88, картон 15 кг, Brix от 11. CFR Санкт-Петербург, приёмка инспектором порта, оплата 40/60.', 'апельсины, навелин, рефконтейнер', 'orange:21', '4d'],
    ['pomegranate', 'import', 'agriculture/fresh-produce', 'Гранат «хиджаз», 160 т, ноябрь – январь', 'Калибр 6–9, лоток 8 кг, без солнечного ожога. DAP СПб фурой, терморегистратор.', 'гранат, хиджаз', 'pomegranate:1', '26d'],
    ['mersin-spb', 'need', 'logistics/road', 'Мерсин – Санкт-Петербург, рефрижератор, 10 рейсов', '+5 °С, 20 т, без перегруза, допускается паром через Чёрное море. Старт с 1 декабря.', 'мерсин, рефрижератор, рейсы', 'reefer-truck:2', '6d', { by: 'road', load: 'reefer' }],
  ]),
  ...requestsOf('chainyi-put', [
    ['dried-fruit', 'import', 'agriculture/nuts-pulses', 'Кусочки кураги, вишни и граната 6–8 мм для чая, 14 т', 'Влажность до 14 %, без сахара и серы, микробиология под ЕАЭС. Мешки 10 кг, CPT Москва.', 'курага, чай, кусочки', 'dried-apricot:1', '16d'],
  ]),
  ...requestsOf('kuban-agro', [
    ['oil-offer', 'export', 'food/oils', 'Масло подсолнечное наливом и в ПЭТ, FOB Новороссийск', 'Нерафинированное первый сорт, кислотное до 1,5; партии от 500 т или флекситанк 22 т. ПЭТ 1 и 5 л под вашей маркой, 21 т в 20′.', 'масло подсолнечное, флекситанк, fob', 'oil-bottle:1', '2d'],
    ['chickpea-offer', 'export', 'agriculture/nuts-pulses', 'Нут 7–9 мм и горох жёлтый, контейнер с лайнером', 'Фотосепарация, мешки или навал. Инспекция независимая; CFR Мерсин, Джидда, Карачи.', 'нут, горох, навал', 'chickpea:2', '23d'],
    ['pelletising', 'need', 'logistics/sea', 'Новороссийск – Мерсин, 3 000 т кукурузы, костер', 'Грузовое судно 3–5 тыс. т, выгрузка 1 500 т/сутки. Лейкан 5–15 декабря.', 'костер, кукуруза, лейкан', 'bulk-carrier:1', '20h', { by: 'sea', load: 'dry-bulk', approveStatus: 3 }],
  ]),
  ...requestsOf('sibkedr', [
    ['cedar-offer', 'export', 'agriculture/nuts-pulses', 'Ядро кедрового ореха экстра, урожай 2026, 40 т', 'Вакуум 12,5 кг с азотом, целое 98 %. DAP Стамбул и Дубай авиа или FCA Новосибирск, протокол на микотоксины.', 'кедровый орех, ядро, fca', 'pine-nut:21', '14d'],
  ]),
  ...requestsOf('don-tranzit', [
    ['istanbul-groupage', 'service', 'logistics/road', 'Сборный груз Стамбул – Ростов – Москва, среда и суббота', 'От 100 кг, забор по Стамбулу и Бурсе, растаможка в Ростове, 9–11 суток. Ставка за куб с документами.', 'сборный груз, стамбул, москва', 'tilt-truck:31', '3d', { by: 'road', load: 'ltl' }],
    ['mersin-reefer', 'service', 'logistics/road', 'Рефрижератор Мерсин – Москва – Санкт-Петербург под цитрусы', '+4…+6 °С, подача за 48 часов, терморегистратор и фото. Верхний Ларс проходим с очередью брокера.', 'рефрижератор, цитрусы', 'reefer-truck:12', '12d', { by: 'road', load: 'reefer' }],
  ]),
  ...requestsOf('stepnoy-express', [
    ['khorgos-train', 'service', 'logistics/road', 'Контейнерный поезд Хоргос – Алматы – Актау, два раза в неделю', '54 платформы 40′, 6 суток, паром до Алята. Коды станций, подача за трое суток, ставка под COC и SOC.', 'контейнерный поезд, актау, coc', 'container-train:1', '7d', { by: 'rail', load: 'fcl-40-hc' }],
    ['grain-hopper', 'service', 'logistics/storage', 'Перевалка зерна в Кокшетау и хопперы до портов', '1 200 т в сутки, пробы с сюрвейером, оформление экспорта.', 'зерно, хоппер, перевалка', 'hopper-wagon:1', '29d', { by: 'rail', load: 'dry-bulk' }],
  ]),
  ...requestsOf('mueller-heimtex', [
    ['organic-terry', 'import', 'textiles/home-textile', 'Organic terry towels 500 g/m², 22 colours, GOTS, 60,000 pieces', 'Alster programme, hanger loop on the long side, shelf-ready banderole. DAP Hamburg, four call-offs, audit of the mill before the contract.', 'terry, gots, banderole, organic', 'terry-swatch:1', '2d', { document: 'organic-terry.txt' }],
    ['bath-rugs', 'import', 'textiles/carpets', 'Tufted bath rugs 60 × 100, organic cotton, 12,000 pieces', 'Non-slip latex, washable at 60 °C, colours to our towel card. Sample per colour, DAP Hamburg in May.', 'bath rug, organic cotton, tufted', 'soft-rug:1', '28d'],
    ['denizli-hamburg', 'need', 'logistics/road', 'Denizli – Hamburg, mega trailer, towels, twice a month', '33 double-stacked pallets, 15 t, tail-lift not needed. Customs in Billbrook, please quote with and without ferry.', 'denizli hamburg, mega, towels', 'tilt-truck:2', '11d', { by: 'road', load: 'ftl' }],
  ]),
  ...requestsOf('brightwell', [
    ['compost-tableware', 'import', 'plastics/paper', 'Compostable tableware: 20 lines, 4 × 40′ HC a year', 'PFAS-free bagasse, FSC pulp cups, lids of CPLA. Food-contact reports for the UK and mixed pallets, DAP Manchester.', 'compostable, bagasse, tableware', 'clamshell:1', '10d'],
  ]),
  ...requestsOf('vauclair', [
    ['rose-water-bulk', 'import', 'cosmetics/skin', 'Rose water and rose oil in bulk, 900 kg and 4 kg', 'Rosa damascena, steam distilled, REACH registered, GC-MS per lot. First-distillate water, aluminium drums, DAP Lyon.', 'rose water, rose oil, bulk', 'rose-water:1', '13d'],
    ['skincare-offer', 'export', 'cosmetics/skin', 'Private label skincare from 2,000 pieces, 340 stock formulas', 'Serum, balm, mask and shampoo bars; file and registration included for the EU, Gulf and Türkiye. Samples in nine working days.', 'private label, skincare, serum', 'serum-dropper:1', '6d'],
  ]),
  ...requestsOf('san-brizio', [
    ['evoo-offer', 'export', 'food/oils', 'Umbrian extra virgin, new harvest: 500 ml, tin and bag-in-box', 'Acidity below 0.3 %, polyphenols 480 mg/kg, 64,000 litres before Christmas. EXW Perugia or DAP, mixed pallet with glazes and passata.', 'extra virgin, olive oil, umbria', 'olive-oil:21', '15d'],
  ]),
  ...requestsOf('polskie-sady', [
    ['gala-offer', 'export', 'agriculture/fresh-produce', 'Royal Gala and Golden apples, 13 and 18 kg, reefers weekly', '65–70 mm, from controlled atmosphere until June, EU and GCC phytosanitary papers. DAP Jebel Ali, Alexandria or CPT Riyadh by ferry.', 'apples, royal gala, reefer', 'apple:21', '19d'],
    ['gdansk-reefer', 'need', 'logistics/sea', 'Gdańsk – Jebel Ali, 40 reefers in the season, apples', '+1 °C, pre-cooled, free time 12 days for plugging. Rates per month, cold protocol logged.', 'gdansk, jebel ali, reefers', 'reefer-container:1', '21d', { by: 'sea', load: 'reefer' }],
  ]),
  ...requestsOf('van-der-linde', [
    ['lcl-izmir', 'service', 'logistics/sea', 'LCL weekly: İzmir, Mersin, Alexandria to Rotterdam, all-in', 'Closing Wednesday, sailing Saturday, 11 days, one rate per cubic metre from your door. Import clearance in Rotterdam included.', 'lcl, rotterdam, all-in', 'container-ship:12', '8d', { by: 'sea', load: 'lcl' }],
    ['bonded-rotterdam', 'service', 'logistics/storage', 'Bonded storage and fiscal representation, 1,200 pallet places free', 'VAT deferred, relabelling and pick and pack for webshops, daily stock file.', 'bonded, fiscal rep, pallets', 'pallet-rack:1', '24d', { by: 'warehousing', load: 'fcl-40-hc' }],
  ]),
  ...requestsOf('samarkand-cotton', [
    ['yarn-offer', 'export', 'textiles/yarn', 'Combed and carded yarn Ne 20–40, 320 t a month, CPT Denizli or FCA', 'BCI and OEKO-TEX with field number, Uster report per lot. Trucks Tuesday and Friday through the Caspian, 12–14 days; price valid until Friday.', 'combed yarn, ne 30/1, bci, cpt', 'yarn-cone:21', '6d'],
    ['jersey-offer', 'export', 'textiles/knitted', 'Single jersey and rib, dyed, 48 t a week', '160–220 g/m², compacted, lab dip in four days. CPT Łódź or DAP Istanbul.', 'single jersey, rib, dyed', 'jersey-cloth:1 rib-cloth:1', '38d'],
    ['poland-trucks', 'need', 'logistics/road', 'Samarkand – Łódź, yarn on cones, 6 trucks a month', '19 t, 33 pallets, dry and sealed, through Kazakhstan and the ferry. Insured to invoice value.', 'lodz, yarn, trucks', 'tilt-truck:2', '20d', { by: 'multimodal', load: 'ftl' }],
  ]),
];
