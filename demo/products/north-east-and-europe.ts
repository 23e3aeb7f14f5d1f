import { productsOf } from '../compose.ts';
import type { DemoProduct } from '../types.ts';

// prettier-ignore
export const northEastAndEurope: DemoProduct[] = [
  ...productsOf('severtex', [
    ['poplin-set', 'textiles/home-textile', 'Комплект белья, поплин 115 г/м², гостиничный', 'Белый, отбеленный, усадка до 3 %. Наволочки с клапаном, бирка с размером цветом. Упаковка по 10 комплектов.', 'СТ-П115', 'поплин, постельное бельё', 'bed-linen:1', 430],
    ['spa-slippers', 'textiles/home-textile', 'Тапочки махровые одноразовые, подошва 4 мм', 'Открытый и закрытый мыс, логотип тампопечатью от 500 пар.', 'СТ-Т4', 'тапочки, одноразовые', 'hotel-slippers:1', 371],
    ['waffle-towel', 'textiles/woven', 'Полотенце вафельное 40×80, 200 г/м²', 'Ивановское полотно, кромка оверлок, пачка 50 шт.', 'СТ-В200', 'вафельное полотенце', 'waffle-cloth:12', 299],
    ['night-gown', 'apparel/women', 'Сорочка женская, кулирка, размеры 44–62', 'Хлопок 100 %, печать водными красками. Размерный ряд в коробе.', 'СТ-С44', 'сорочка, кулирка', 'nightdress:1', 402],
  ]),
  ...productsOf('kuban-agro', [
    ['crude-oil', 'food/oils', 'Масло подсолнечное нерафинированное, первый сорт, налив', 'Кислотное число до 1,5, перекисное до 7. FOB Новороссийск партиями от 500 т или флекситанк 22 т.', 'КА-МП1', 'масло подсолнечное, налив, флекситанк', '', 370],
    ['bottled-oil', 'food/oils', 'Масло подсолнечное рафинированное, 1 л и 5 л ПЭТ', 'Вымораживание, дезодорация; этикетка на арабском, узбекском или вашем языке. 20′ – 21 т.', 'КА-МР5', 'рафинированное масло, пэт', 'oil-bottle:1', 341],
    ['yellow-pea', 'agriculture/nuts-pulses', 'Горох жёлтый продовольственный', 'Сорная примесь до 1 %, зерновая до 3 %, влажность 14 %. Биг-бэги или навал в контейнер с лайнером.', 'КА-ГЖ', 'горох жёлтый, навал', 'yellow-pea:12', 284],
    ['chickpea-7', 'agriculture/nuts-pulses', 'Нут 7 мм, калиброванный', 'Урожай 2026, Ставрополье. Фотосепарация, мешки 25 и 50 кг.', 'КА-Н7', 'нут, 7 мм', 'chickpea:1', 221],
    ['corn', 'agriculture/grains', 'Кукуруза фуражная 3 класса', 'Влажность 14 %, сорная 2 %, афлатоксин по нормам страны покупателя. От 3 000 т.', 'КА-К3', 'кукуруза, фураж', 'maize:12', 159],
    ['sunflower-meal', 'agriculture/feed', 'Шрот подсолнечный гранулированный, протеин 39 %', 'Клетчатка до 18 %, гранула 8 мм, отгрузка вагонами и судном.', 'КА-Ш39', 'шрот, протеин 39', 'pellet:1', 80],
  ]),
  ...productsOf('sibkedr', [
    ['pine-kernel', 'agriculture/nuts-pulses', 'Ядро кедрового ореха, экстра', 'Целое ядро 98 %, вакуум 12,5 кг, азот. Микотоксины – протокол на партию.', 'СК-Я1', 'кедровый орех, ядро', 'pine-nut:12', 290],
    ['taiga-honey', 'food/confectionery', 'Мёд таёжный, банка 250 г и куботейнер 25 кг', 'Дягиль, кипрей, разнотравье; диастазное число от 18.', 'СК-М25', 'мёд, таёжный', 'honey-jar:1', 246],
    ['ivan-tea', 'food/tea-coffee', 'Иван-чай ферментированный, гранула и лист', 'Ручной сбор, сушка 60 °С, крафт 50 г или мешок 10 кг.', 'СК-ИЧ', 'иван-чай, кипрей', 'black-tea:1', 198],
    ['dried-cranberry', 'food/confectionery', 'Клюква сушёная в сиропе из мёда', 'Без сульфитов, влажность 16 %, дой-пак 100 г.', 'СК-КЛ', 'клюква, сушёная', 'cranberry:1', 140],
    ['nut-bar', 'food/confectionery', 'Батончик кедр – черника, 35 г', 'Без сахара, 24 шт. в шоубоксе, срок 9 месяцев.', 'СК-Б35', 'батончик, без сахара', 'nut-bar:1', 46],
  ]),
  ...productsOf('volga-interior', [
    ['birch-stool', 'furniture/home', 'Табурет из берёзового шпона, разборный', 'Масло-воск, до 120 кг, плоская упаковка 38×38×7 см.', 'ВИ-ТБ', 'табурет, шпон', 'stool:1', 240],
    ['linen-curtain', 'furniture/decor', 'Шторы льняные на петлях, 150×270', 'Умягчённый лён 220 г/м², семь природных тонов.', 'ВИ-ШЛ', 'шторы, лён', 'linen-curtain:1', 112],
  ]),
  ...productsOf('don-tranzit', [
    ['groupage-istanbul', 'logistics/road', 'Сборный груз Стамбул – Ростов – Москва', 'Выход по средам и субботам, 9–11 суток, таможня в Ростове.', 'ДТ-СБ', 'сборный груз, стамбул', 'tilt-truck:12', 355],
    ['reefer-fruit', 'logistics/road', 'Рефрижератор под цитрусовые из Мерсина', '+4…+6 °С, терморегистратор, подача за 48 часов.', 'ДТ-РФ', 'рефрижератор, цитрусовые', 'reefer-truck:13', 260],
    ['temp-store', 'logistics/storage', 'СВХ и склад 6 000 м² в Ростове-на-Дону', 'Паллетное хранение, маркировка, отбор проб в присутствии инспектора.', 'ДТ-СВ', 'свх, склад', 'pallet-rack:1', 144],
  ]),
  ...productsOf('stroyfasad', [
    ['stone-plinth', 'building/stone', 'Цоколь из травертина, плита 30×60×3', 'Остаток 860 м², тон «силвер», морозостойкость F100.', 'СФ-Ц3', 'травертин, цоколь', 'travertine:1', 304],
    ['carpet-tile', 'textiles/carpets', 'Ковровая плитка 50×50, класс 33', 'Основа ПВХ-free, 11 цветов на складе в Подольске.', 'СФ-КП', 'ковровая плитка', 'carpet-tile:12', 98],
  ]),
  ...productsOf('chainyi-put', [
    ['black-pyramid', 'food/tea-coffee', 'Чай чёрный крупнолистовой в пирамидках, 20×2 г', 'Купаж Цейлон – Ассам, кукурузное волокно, индивидуальный конверт.', 'ЧП-П20', 'чай, пирамидки', 'black-tea:12', 210],
    ['herbal-thyme', 'food/tea-coffee', 'Сбор «Чабрец и мята», 50 г', 'Травы Кавказа и Анатолии, без ароматизаторов.', 'ЧП-Т5', 'чабрец, мята', 'herbal-tea:12', 167],
    ['roasted-coffee', 'food/tea-coffee', 'Кофе в зёрнах под маркой заказчика, 1 кг', 'Обжарка в день отгрузки, клапан, четыре профиля.', 'ЧП-К1', 'кофе, зёрна', 'coffee:12', 108],
    ['fruit-tea', 'food/tea-coffee', 'Фруктовый чай «Курага – облепиха», 80 г', 'Кусочки фруктов 6–8 мм, гибискус, без сахара.', 'ЧП-Ф8', 'фруктовый чай', 'fruit-tea:1', 36],
  ]),
  ...productsOf('alatau-food', [
    ['ketchup', 'food/canned-food', 'Кетчуп «Алматинский», дой-пак 350 г', 'Томатная паста 28 %, без крахмала, крышка с носиком. 16 шт. в коробе.', 'АФ-К35', 'кетчуп, дой-пак', 'ketchup-pouch:1', 330],
    ['mayonnaise', 'food/oils', 'Майонез 67 %, ведро 10 кг для общепита', 'Термостабильный для выпечки, срок 120 суток.', 'АФ-М10', 'майонез, horeca', 'white-bucket:1', 202],
  ]),
  ...productsOf('teplitsy-yuga', [
    ['cherry-tomato', 'agriculture/fresh-produce', 'Томат черри на ветке, 250 г', 'Круглый год, сбор и отгрузка в один день, лоток из картона.', 'ТЮ-Ч25', 'черри, томат', 'cherry-tomato:12', 130],
  ]),
  ...productsOf('stepnoy-express', [
    ['container-train', 'logistics/road', 'Контейнерный поезд Хоргос – Алматы – Актау', '54 платформы, выход два раза в неделю, 6 суток.', 'СЭ-КП', 'контейнерный поезд, хоргос', 'container-train:1', 320],
    ['grain-wagons', 'logistics/storage', 'Перевалка зерна и вагоны-хопперы', 'Элеватор в Кокшетау, взвешивание и пробы под контролем сюрвейера.', 'СЭ-ЗР', 'хоппер, зерно', 'hopper-wagon:1', 170],
  ]),
  ...productsOf('samarkand-cotton', [
    ['combed-30', 'textiles/yarn', 'Combed ring yarn Ne 30/1, knitting', 'U% 9.6, hairiness 5.2, contamination-cleared. 2.0 kg paper cones, 18 t per 40′ HC or truck.', 'SC-CR30', 'combed, ring spun, ne 30/1', 'yarn-cone:1', 410],
    ['carded-20', 'textiles/yarn', 'Carded yarn Ne 20/1 for terry and denim weft', 'From our own gin, CSP 2,450, waxed or unwaxed.', 'SC-KD20', 'carded, ne 20/1', 'yarn-cone:21', 355],
    ['single-jersey', 'textiles/knitted', 'Single jersey 160 g/m², dyed, 180 cm open', 'Compacted, shrinkage below 4 %, lab dip in four days.', 'SC-SJ16', 'single jersey, dyed', 'jersey-cloth:1', 229],
    ['cotton-meal', 'agriculture/feed', 'Cottonseed meal, protein 38 %', 'Screw-pressed, 50 kg bags, by rail from Samarkand.', 'SC-CM38', 'cottonseed meal', 'pellet:1', 90],
  ]),
  ...productsOf('bukhara-frukt', [
    ['malayar', 'agriculture/nuts-pulses', 'Изюм малаяр, лазерная сортировка', 'Без косточки, влажность 16 %, без масла. Короб 10 кг.', 'БС-ИМ', 'изюм, малаяр', 'raisin:12', 200],
    ['apricot', 'agriculture/nuts-pulses', 'Курага субхона, натуральная, без серы', 'Тёмная, медовый вкус, калибр 2 и 3.', 'БС-КС', 'курага, без серы', 'dried-apricot:12', 152],
    ['kernel', 'agriculture/nuts-pulses', 'Ядро абрикосовой косточки сладкое', 'Горечь до 3 %, для марципана и халвы.', 'БС-ЯД', 'ядро, абрикос', 'apricot-kernel:1', 66],
  ]),
  ...productsOf('mueller-heimtex', [
    ['terry-programme', 'textiles/home-textile', 'Terry programme “Alster”, 500 g/m², 22 colours', 'GOTS cotton, hanger loop on the long side, shelf-ready banderole. From stock in Hamburg.', 'MH-AL5', 'terry, gots, towel', 'terry-towel:1 terry-swatch:1345', 390],
    ['bath-rug', 'textiles/carpets', 'Tufted bath rug 60 × 100, organic cotton', 'Non-slip latex, washable at 60 °C, eight colours to match the towels.', 'MH-BR6', 'bath rug, organic cotton', 'soft-rug:1', 210],
  ]),
  ...productsOf('van-der-linde', [
    ['lcl-turkey', 'logistics/sea', 'Weekly LCL from İzmir and Mersin to Rotterdam', 'Closing Wednesday, sailing Saturday, 11 days. All-in per cubic metre, no surprises at the quay.', 'VL-LCL', 'lcl, rotterdam, groupage', 'container-ship:2 container:3', 340],
    ['bonded', 'logistics/storage', 'Bonded warehouse with fiscal representation', '9,400 pallet places, VAT deferred under article 23, pick and pack for webshops.', 'VL-BW', 'bonded, fiscal rep', 'pallet-rack:1', 225],
    ['reefer-slots', 'logistics/sea', 'Reefer slots Alexandria – Rotterdam for citrus', '65 plugs a week from December to May, cold treatment protocols logged.', 'VL-RF', 'reefer, citrus', 'reefer-container:1', 84],
  ]),
  ...productsOf('san-brizio', [
    ['dop-500', 'food/oils', 'Umbria extra virgin olive oil, 500 ml dark glass', 'Moraiolo 60 %, harvested in October, polyphenols above 480 mg/kg. Six bottles a case.', 'SB-EV5', 'extra virgin, moraiolo', 'olive-oil:12', 215],
    ['bag-in-box', 'food/oils', 'Extra virgin bag-in-box 5 L for restaurants', 'No headspace oxygen, tap included, 120 boxes a pallet.', 'SB-BIB5', 'bag-in-box, horeca', 'bag-in-box:1', 183],
    ['balsamic-glaze', 'food/canned-food', 'Balsamic glaze 250 ml squeeze', 'Modena vinegar, no caramel, recipe without gluten.', 'SB-BG', 'balsamic, glaze', 'squeeze-bottle:1', 119],
    ['passata', 'food/canned-food', 'Passata rustica 690 g', 'Pulled plum tomatoes, nothing else, 12 bottles.', 'SB-PS69', 'passata, tomato', 'passata:1', 54],
  ]),
  ...productsOf('vauclair', [
    ['vitamin-serum', 'cosmetics/skin', 'Vitamin C serum 12 %, stock formula V-210', 'Stabilised ascorbyl glucoside, airless 30 ml, vegan. Stability file of 36 months.', 'MV-210', 'serum, vitamin c', 'serum-dropper:1', 305],
    ['solid-shampoo', 'cosmetics/hair', 'Solid shampoo bar 75 g, Cosmos Organic', 'Eight scents, pressed not melted, no outer plastic. From 3,000 bars.', 'MV-SSB', 'solid shampoo, cosmos', 'soap:1', 240],
    ['baby-balm', 'cosmetics/baby', 'Baby barrier balm with calendula 100 ml', 'Zinc 15 %, fragrance free, tested under paediatric control.', 'MV-BB', 'baby balm, calendula', 'balm-tube:1', 170],
    ['argan-mask', 'cosmetics/hair', 'Argan hair mask 250 ml, private label', 'Silicone free, jar of 50 % recycled PP.', 'MV-AM', 'hair mask, argan', 'cream-jar:1', 49],
  ]),
  ...productsOf('polskie-sady', [
    ['gala', 'agriculture/fresh-produce', 'Royal Gala apples 65–70 mm, 18 kg', 'From controlled atmosphere, firmness 6.5 kg, full red. 1,176 cartons in a 40′ reefer.', 'PS-RG65', 'royal gala, apples', 'apple:12', 232],
    ['idared', 'agriculture/fresh-produce', 'Idared apples 70+, 13 kg tray', 'Keeps twelve weeks after arrival, tray packed for supermarkets.', 'PS-ID70', 'idared, apples', 'apple:21', 160],
    ['concentrate', 'food/drinks', 'Apple juice concentrate 70 Brix, aseptic drum', 'Acidity 2–3 %, clear, patulin below 25 ppb.', 'PS-AJC', 'apple concentrate, 70 brix', 'juice-drum:1', 57],
  ]),
  ...productsOf('alpenwerk', [
    ['vffs-70', 'machinery/packaging', 'Form-fill-seal machine V-70, 70 bags a minute', 'Pillow, gusset and quad seal up to 380 mm, paper-ready jaws. Tool-free change in six minutes.', 'AW-V70', 'vffs, pulses, pasta', '', 362],
    ['weigher-14', 'machinery/packaging', 'Multihead weigher, 14 heads, for pulses and pasta', '1–1,000 g, deviation ±0.5 g, dimple plate buckets.', 'AW-MW14', 'multihead weigher', '', 298],
    ['case-packer', 'machinery/packaging', 'Case packer CP-12 with carton erector', '12 cartons a minute, hot melt, recipe memory of 200.', 'AW-CP12', 'case packer, carton', '', 171],
    ['jaw-kit', 'machinery/spare-parts', 'Sealing jaw kit with PTFE and blades', 'For V-50 and V-70, from stock in Vienna, by courier in two days.', 'AW-SP-J', 'sealing jaw, spare parts', '', 63],
  ]),
  ...productsOf('brightwell', [
    ['bagasse-box', 'plastics/paper', 'Bagasse clamshell 9 × 6, two compartments', 'Home compostable, PFAS free, 200 a case, next-day delivery in the north of England.', 'BW-BG96', 'bagasse, clamshell', 'clamshell:1', 155],
  ]),
];
