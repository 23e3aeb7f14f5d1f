import type { DemoTexts } from '../types.ts';

// prettier-ignore
export const arabWorldProductTexts: Record<string, DemoTexts> = {
  'nil-home-textiles.blackout-curtain': {
    TR: ['Oteller için güç tutuşur karartma perde', '280 cm enli, 320 g/m² kumaş; ölçüye dikim, 1:2 pile. NFPA 701 testine uygundur.'],
    EN: ['Flame-retardant blackout curtains for hotels', '320 g/m² fabric, 280 cm wide, sewn to measure with 1:2 fullness. Meets NFPA 701.'],
    RU: ['Шторы блэкаут для гостиниц, огнестойкие', 'Ткань 320 г/м² шириной 280 см, пошив по размеру, сборка 1:2. Соответствуют испытанию NFPA 701.'],
  },
  'nil-home-textiles.duvet-inner': {
    TR: ['Mikrofiber dolgulu yorgan 300 g/m²', 'Dört ölçü, 233T pamuk kılıf, 60 °C’de yıkanır. Sıkıştırılmış torbada 8 adet.'],
    EN: ['Microfibre duvet inner, 300 g/m²', 'Four sizes, 233T cotton shell, washable at 60 °C. Packed 8 to a compressed bag.'],
    RU: ['Одеяло с микроволокном 300 г/м²', 'Четыре размера, чехол – хлопок 233T, стирка при 60 °С. По 8 штук в прессованном мешке.'],
  },
  'nil-home-textiles.beach-towel': {
    TR: ['Çizgili plaj havlusu 90×180 cm', 'Mısır pamuğu, 480 g/m², renkleri klora dayanıklı; tesis logosu kenarda dokunur.'],
    EN: ['Striped beach towel, 90 × 180 cm', 'Egyptian cotton, 480 g/m², colours fast to chlorine, resort logo woven into the end.'],
    RU: ['Полотенце пляжное в полоску, 90×180 см', 'Египетский хлопок 480 г/м², цвета стойкие к хлору, логотип курорта выткан по краю.'],
  },
  'nil-home-textiles.chair-cover': {
    TR: ['Salon sandalyesi için jakarlı kılıf', 'Kırışmayan 220 g/m² polyester kumaş, 200 sandalye ve üzeri salonlar için.'],
    EN: ['Jacquard chair covers for banquet halls', 'Crease-free polyester, 220 g/m², for halls of 200 chairs and more.'],
    RU: ['Чехлы для банкетных стульев, жаккард', 'Немнущийся полиэстер 220 г/м², для залов от 200 стульев.'],
  },
  'dar-al-waha.guest-kit': {
    TR: ['Misafir buklet seti, karton kutuda 7 parça', 'Diş fırçası ve macunu, tarak, tıraş takımı ve bone; otel logolu, geri dönüştürülebilir kutuda. Kolide 250 takım.'],
    EN: ['Guest amenity kit, 7 pieces in a carton box', 'Toothbrush and paste, comb, shaving set and shower cap, in a recyclable box with the hotel’s logo. 250 kits a carton.'],
    RU: ['Набор гостя, 7 предметов в картонной коробке', 'Зубная щётка и паста, расчёска, бритвенный набор и шапочка; перерабатываемая коробка с логотипом отеля. 250 наборов в коробе.'],
  },
  'dar-al-waha.tray-set': {
    TR: ['Deri ikram tepsisi, poşet çay bölmeli', 'Sertleştirilmiş suni deri, dört renk, logo sıcak baskı. 100 adetten.'],
    EN: ['Leather welcome tray with tea bag holder', 'Reinforced artificial leather, four colours, logo stamped by heat. From 100 pieces.'],
    RU: ['Кожаный поднос для номера с подставкой под чайные пакетики', 'Усиленная искусственная кожа, четыре цвета, логотип горячим тиснением. От 100 штук.'],
  },
  'dar-al-waha.wall-mirror': {
    TR: ['Duvar aynası, preslenmiş hurma ağacı çerçeve 80×120', '4 mm cam, 3000K arka aydınlatma, asmaya hazır.'],
    EN: ['Wall mirror with pressed palm frame, 80 × 120', '4 mm glass, 3000K backlight, ready to hang.'],
    RU: ['Настенное зеркало в раме из прессованной пальмы, 80×120', 'Стекло 4 мм, подсветка 3000K, крепёж установлен.'],
  },
  'rukn-albina.porcelain-60120': {
    TR: ['Porselen karo 60×120 cm, mat, 9 mm kalınlık', 'Su emme %0,5’in altında, her partide tek ton; Cidde’de 14.000 m² hazır.'],
    EN: ['Porcelain tile 60 × 120 cm, matt, 9 mm thick', 'Absorption below 0.5 %, one shade per batch, 14,000 m² available in Jeddah.'],
    RU: ['Керамогранит 60×120 см, матовый, толщина 9 мм', 'Водопоглощение менее 0,5 %, единый тон партии, в наличии в Джидде 14 000 м².'],
  },
  'rukn-albina.basin-set': {
    TR: ['Asma lavabo, yarım ayaklı', 'Nano kaplamalı, tek armatür delikli; Suudi uygunluk ve su verimliliği belgeli.'],
    EN: ['Wall-hung washbasin with semi-pedestal', 'Nano coated, one tap hole, Saudi certificates of conformity and water efficiency.'],
    RU: ['Подвесная раковина с полупьедесталом', 'Нанопокрытие, одно отверстие под смеситель, саудовские сертификаты соответствия и водоэффективности.'],
  },
  'rukn-albina.xps-board': {
    TR: ['XPS yalıtım levhası, 50 mm', 'Çatılar için 35 kg/m³ yoğunluk, binili kenar. 0,6×1,25 m.'],
    EN: ['XPS insulation board, 50 mm', 'Density 35 kg/m³ for roofs, shiplap edge. 0.6 × 1.25 m.'],
    RU: ['Плиты теплоизоляции XPS, 50 мм', 'Плотность 35 кг/м³ для кровли, кромка внахлёст. 0,6×1,25 м.'],
  },
  'rukn-albina.concealed-cistern': {
    TR: ['Gömme rezervuar, montaj çerçeveli', '3/4,5 litre çift basmalı, 400 kg’a kadar taşır, on yıl garantili.'],
    EN: ['Concealed cistern with mounting frame', 'Dual flush 3/4.5 litres, carries up to 400 kg, ten years of guarantee.'],
    RU: ['Скрытый бачок с монтажной рамой', 'Двойной смыв 3/4,5 л, нагрузка до 400 кг, гарантия десять лет.'],
  },
  'najd-dates.sukkari-3kg': {
    TR: ['Sukkari hurması, yumuşak, lüks, 3 kg koli', 'İri tane, nem %22–25, dondurularak arındırılır. 40’lık frigorifik konteyner 24 ton alır.'],
    EN: ['Premium soft Sukkari dates, 3 kg carton', 'Large fruit, moisture 22–25 %, sterilised by freezing. A 40-foot reefer carries 24 tonnes.'],
    RU: ['Финики суккари мягкие, премиум, короб 3 кг', 'Крупный плод, влажность 22–25 %, обеззараживание заморозкой. В 40-футовый рефконтейнер входит 24 т.'],
  },
  'najd-dates.khalas-vacuum': {
    TR: ['Halas hurması, vakumlu paket 1 kg', 'Kasim ve Ahsa bahçelerinden, katkısız, raf ömrü 18 ay.'],
    EN: ['Khalas dates, vacuum packed, 1 kg', 'From the farms of Qassim and Al-Ahsa, no additives, shelf life 18 months.'],
    RU: ['Финики халас в вакууме, 1 кг', 'С ферм Касима и Аль-Ахсы, без добавок, срок годности 18 месяцев.'],
  },
  'najd-dates.stuffed-gift': {
    TR: ['Bademli ve portakallı dolgulu hurma, hediye kutusu', 'Tek tek sarılı 24 hurma, mıknatıslı kutu, altın yaldız baskı. Ramazan siparişleri aralığa kadar alınır.'],
    EN: ['Gift box of dates stuffed with almond and orange', '24 wrapped dates, magnetic box, gold print. Ramadan orders are taken until December.'],
    RU: ['Подарочная коробка: финики с миндалём и апельсином', '24 финика в обёртке, коробка на магните, золотая печать. Заказы к Рамадану принимаем до декабря.'],
  },
  'najd-dates.date-paste': {
    TR: ['Fırınlar için ince hurma ezmesi, 10 kg', 'Çekirdeksiz, metalden arındırılmış; mamul kurabiyesi dolgusuna uygun sabit kıvam.'],
    EN: ['Smooth date paste for bakeries, 10 kg', 'Stoneless, free of metal, even viscosity for maamoul filling.'],
    RU: ['Финиковая паста для пекарен, 10 кг', 'Без косточек и металлопримесей, стабильная вязкость для начинки маамуля.'],
  },
  'najd-dates.date-syrup': {
    TR: ['Saf hurma pekmezi, 400 g ve 250 kg varil', '74 Brix, ilave şekersiz, soğuk sıkım.'],
    EN: ['Pure date syrup, 400 g and 250 kg drum', '74 Brix, cold pressed, no added sugar.'],
    RU: ['Сироп финиковый чистый, 400 г и бочка 250 кг', '74 Brix, холодный отжим, без добавленного сахара.'],
  },
  'najd-dates.organic-sagai': {
    TR: ['Organik Sagai hurması 500 g', 'Suudi ve Avrupa organik sertifikalı, kompostlanabilir kâğıt ambalaj.'],
    EN: ['Organic Sagai dates, 500 g', 'Saudi and European organic certificates, compostable paper pack.'],
    RU: ['Органические финики сагаи, 500 г', 'Саудовский и европейский органик-сертификаты, разлагаемая бумажная упаковка.'],
  },
  'khaleej-bridge.sunflower-tin': {
    TR: ['Ayçiçek yağı, 17 L teneke ve 1,8 L PET', 'Rafine, ağartılmış, kokusu alınmış; peroksit 1’in altında. Al Jisr markamızla veya sizinkiyle, Cebel Ali’de stoklu.'],
    RU: ['Подсолнечное масло, жестяная банка 17 л и ПЭТ 1,8 л', 'Рафинированное, отбелённое, дезодорированное, перекисное число ниже 1. Наша марка Al Jisr или ваша, склад в Джебель-Али.'],
    AR: ['زيت دوار الشمس، تنكة 17 لترًا وعبوة PET سعة 1.8 لتر', 'مكرّر ومبيّض ومزال الرائحة، البيروكسيد أقل من 1. بعلامتنا «الجسر» أو بعلامتكم، مخزون في جبل علي.'],
  },
  'khaleej-bridge.basmati-1121': {
    TR: ['Basmati 1121 sella pirinç, 5 kg ve 20 kg', 'On iki ay dinlendirilmiş, ortalama 8,3 mm, kırık %2. Arapça ve İngilizce torba.'],
    RU: ['Рис басмати 1121 селла, 5 кг и 20 кг', 'Выдержка двенадцать месяцев, средняя длина 8,3 мм, дроблёных 2 %. Мешки на арабском и английском.'],
    AR: ['أرز بسمتي 1121 سيلا، 5 كغ و20 كغ', 'معتّق اثني عشر شهرًا، متوسط طول الحبة 8.3 مم، الكسر 2 %. أكياس بالعربية والإنجليزية.'],
  },
  'khaleej-bridge.tuna-chunks': {
    TR: ['Ayçiçek yağında açık renk ton balığı parçaları, 170 g', 'Skipjack (yazılı orkinos), kolide 48 kutu, yunus dostu beyanlı. Süzme ağırlık 120 g.'],
    RU: ['Тунец светлый кусочками в подсолнечном масле, 170 г', 'Полосатый тунец, 48 банок в коробе, декларация о безопасном для дельфинов лове. Масса без масла 120 г.'],
    AR: ['قطع تونة فاتحة في زيت دوار الشمس، 170 غ', 'من نوع سكيب جاك، 48 علبة في الكرتون، مع إقرار صيد آمن للدلافين. الوزن المصفّى 120 غ.'],
  },
  'khaleej-bridge.truck-tyre': {
    TR: ['Kamyon lastiği 315/80 R22.5, çeker aks, 20 PR', 'Bu yılın üretimi, sıcak iklim hamuru, yük 157/154 K. 40′ HC’ye 230 adet.'],
    RU: ['Грузовая шина 315/80 R22.5, ведущая ось, 20 PR', 'Выпуск этого года, смесь для жаркого климата, индекс 157/154 K. 230 штук в 40′ HC.'],
    AR: ['إطار شاحنات 315/80 R22.5 لمحور الدفع، 20 PR', 'إنتاج هذا العام، خلطة للأجواء الحارة، حمولة 157/154 K. الحاوية 40′ HC تحمل 230 إطارًا.'],
  },
  'khaleej-bridge.engine-oil': {
    TR: ['Dizel motor yağı 15W-40 CI-4, kova ve varil', 'Dubai’de grup II baz yağdan harmanlanır, toplam baz sayısı 10.'],
    RU: ['Дизельное моторное масло 15W-40 CI-4, ведро и бочка', 'Смешивается в Дубае на базовом масле группы II, щелочное число 10.'],
    AR: ['زيت محركات ديزل 15W-40 CI-4، سطل وبرميل', 'يُخلط في دبي من زيت أساس من المجموعة الثانية، الرقم القاعدي الكلي 10.'],
  },
  'khaleej-bridge.school-set': {
    TR: ['Okula dönüş seti, 32 parça', 'Kalem, cetvel, kalemtıraş, pastel boya ve bez kalemlik; EN 71 raporlu.'],
    RU: ['Набор школьника, 32 предмета', 'Карандаши, линейка, точилка, мелки и тканевый пенал; протокол EN 71.'],
    AR: ['طقم العودة إلى المدارس، 32 قطعة', 'أقلام رصاص ومسطرة ومبراة وألوان شمعية ومقلمة قماش، مع تقرير EN 71.'],
  },
  'khaleej-bridge.wooden-blocks': {
    TR: ['Ahşap alfabe blokları, Arapça ve İngilizce', 'Kayın, su bazlı boya, 28 + 26 blok, 2 yaş ve üzeri.'],
    RU: ['Деревянные кубики с азбукой, арабской и английской', 'Бук, краски на водной основе, 28 + 26 кубиков, от 2 лет.'],
    AR: ['مكعبات خشبية للحروف، عربية وإنجليزية', 'خشب زان، ألوان مائية، 28 + 26 مكعبًا، من عمر سنتين فأكثر.'],
  },
  'marafi-shipping.lcl-china': {
    TR: ['Yiwu ve Şanghay’dan Cebel Ali’ye LCL parsiyel', 'Her cuma kalkış, 22 gün; Yiwu’da teslim alma deposu ve varışta mal fotoğrafları.'],
    EN: ['LCL groupage from Yiwu and Shanghai to Jebel Ali', 'Sailing every Friday, 22 days, receiving warehouse in Yiwu and photographs of the goods on arrival.'],
    RU: ['Сборные грузы LCL из Иу и Шанхая в Джебель-Али', 'Отход каждую пятницу, 22 суток, приёмный склад в Иу и фото груза по прибытии.'],
  },
  'marafi-shipping.gcc-truck': {
    TR: ['Körfez ülkeleri arasında günlük karayolu taşıma', 'Dubai – Maskat – Kuveyt – Manama, kuru yük ve frigo araçlar, bağlantıyla takip.'],
    EN: ['Daily trucking between the Gulf states', 'Dubai – Muscat – Kuwait – Manama, dry and refrigerated trucks, tracking by link.'],
    RU: ['Ежедневные автоперевозки между странами Залива', 'Дубай – Маскат – Кувейт – Манама, тенты и рефрижераторы, отслеживание по ссылке.'],
  },
  'marafi-shipping.cold-store': {
    TR: ['Şarika’da soğuk ve kuru depo, 4.200 palet', '-22 ile +18 °C arası, ayırma ve yeniden ambalajlama, günlük stok raporu.'],
    EN: ['Cold and dry storage in Sharjah, 4,200 pallets', 'From −22 to +18 °C, sorting and repacking, stock report every day.'],
    RU: ['Холодный и сухой склад в Шардже, 4 200 паллет', 'От −22 до +18 °С, сортировка и переупаковка, ежедневный отчёт об остатках.'],
  },
  'sawahil-aldeera.sella-rice': {
    TR: ['Restoranlar için basmati sella pirinç, 20 kg', 'Bir yıl dinlendirilmiş, kırılmayan uzun tane; Kuveyt içinde iki günde teslim.'],
    EN: ['Basmati sella rice for restaurants, 20 kg', 'Aged one year, long grain that does not break, delivered within Kuwait in two days.'],
    RU: ['Рис басмати селла для ресторанов, 20 кг', 'Выдержан год, длинное зерно не ломается, доставка по Кувейту за два дня.'],
  },
  'sawahil-aldeera.chickpea-can': {
    TR: ['Konserve nohut 2,5 kg', 'Süzme ağırlık 1,5 kg, kolide altı kutu.'],
    EN: ['Canned whole chickpeas, 2.5 kg', 'Drained weight 1.5 kg, six to a carton.'],
    RU: ['Нут консервированный, 2,5 кг', 'Масса без заливки 1,5 кг, шесть банок в коробе.'],
  },
  'doha-facility.degreaser': {
    TR: ['Mutfak yağ çözücü 5 L, dozaj pompasına hazır', 'Kostik içermez, NSF listeli; dört dilde güvenlik bilgi formuna giden karekodlu.'],
    RU: ['Обезжириватель для кухни 5 л, под дозирующие насосы', 'Без едких щелочей, в списке NSF, QR-код ведёт на паспорт безопасности на четырёх языках.'],
    AR: ['مزيل دهون للمطابخ 5 لترات، جاهز لمضخات الجرعات', 'غير كاوٍ، مدرج في قائمة NSF، ورمز QR لصحيفة السلامة بأربع لغات.'],
  },
  'doha-facility.hand-towel': {
    TR: ['İç içe katlı (interfold) kâğıt havlu, 2 kat, 3.000 yaprak', 'FSC selüloz, standart aparatlara uyar. Palette 40 koli.'],
    RU: ['Бумажные полотенца листовые, 2 слоя, 3 000 листов', 'Целлюлоза FSC, подходят к стандартным диспенсерам. 40 коробов на паллете.'],
    AR: ['مناشف يد ورقية متداخلة، طبقتان، 3,000 ورقة', 'لب ورق FSC، تناسب الموزّعات القياسية. 40 كرتونًا على الطبلية.'],
  },
  'dhofar-scents.hojari-royal': {
    TR: ['Hocari akgünlük, kraliyet yeşili, birinci seçim', '8–15 mm saydam taneler, Wadi Dawkah’dan; 1 kg veya 25 kg bez torba.'],
    EN: ['Royal green Hojari frankincense, first grade', 'Clear tears of 8–15 mm from Wadi Dawkah, cloth bag of 1 kg or 25 kg.'],
    RU: ['Ладан ходжари королевский зелёный, первый сорт', 'Прозрачные зёрна 8–15 мм из Вади-Дока, тканевый мешок 1 кг или 25 кг.'],
  },
  'dhofar-scents.frankincense-oil': {
    TR: ['Damıtılmış günlük yağı, alfa-pinen %60', '14 saat buhar damıtma, GC-MS analizli, 1 ve 5 kg alüminyum şişe.'],
    EN: ['Distilled frankincense oil, alpha-pinene 60 %', 'Steam distilled for 14 hours, GC-MS analysis, aluminium bottles of 1 and 5 kg.'],
    RU: ['Масло ладана дистиллированное, альфа-пинен 60 %', 'Паровая дистилляция 14 часов, анализ GC-MS, алюминиевые ёмкости 1 и 5 кг.'],
  },
  'dhofar-scents.bakhoor': {
    TR: ['Sandal ve öd ağacı karışımlı Umman buhuru', 'El yoğurması macun, porselen kutuda 40 gram, kolide 96 kutu.'],
    EN: ['Omani bakhoor blended with sandalwood and oud', 'Kneaded by hand, 40 grams in a ceramic jar, 96 jars a carton.'],
    RU: ['Оманский бахур с сандалом и удом', 'Замешан вручную, 40 граммов в керамической баночке, 96 баночек в коробе.'],
  },
  'dhofar-scents.oud-oil': {
    TR: ['Harman öd yağı, 3 ml ve 12 ml şişe', 'Körfez pazarları için sabit formüller, IFRA güvenlik belgeli.'],
    EN: ['Blended oud oil, 3 ml and 12 ml bottle', 'Constant formulas for the Gulf markets, IFRA safety certificate.'],
    RU: ['Масло уда купажированное, флакон 3 мл и 12 мл', 'Постоянные рецептуры для рынков Залива, сертификат безопасности IFRA.'],
  },
  'dhofar-scents.frankincense-soap': {
    TR: ['Günlük ve zeytinyağlı sabun 100 g', 'Soğuk yöntem, boyasız, 72 adet.'],
    EN: ['Frankincense and olive oil soap, 100 g', 'Cold process, no colourants, 72 pieces.'],
    RU: ['Мыло с ладаном и оливковым маслом, 100 г', 'Холодный способ, без красителей, 72 штуки.'],
  },
  'rafidain-steel.rebar': {
    TR: ['İnşaat demiri B500B, 8–32 mm, kesim ve büküm', 'Her rulo için fabrika sertifikası, mühendisin metrajına göre kesim, Basra’da şantiyeye teslim.'],
    EN: ['Rebar B500B, 8–32 mm, cut and bent', 'Mill certificates for each coil, cut to the engineer’s schedule and delivered to site in Basrah.'],
    RU: ['Арматура B500B, 8–32 мм, резка и гибка', 'Сертификат завода на каждую бухту, резка по ведомости инженера, доставка на объект в Басре.'],
  },
  'rafidain-steel.trapezoid-sheet': {
    TR: ['Galvanizli trapez çatı sacı 0,5 mm', '12 metreye kadar boy, beş renk; köşe profili ve vidalarıyla.'],
    EN: ['Galvanised trapezoidal roofing sheet, 0.5 mm', 'Lengths up to 12 metres, five colours, with flashings and screws.'],
    RU: ['Профнастил оцинкованный кровельный 0,5 мм', 'Длина до 12 метров, пять цветов, с доборными уголками и саморезами.'],
  },
  'rafidain-steel.sandwich-panel': {
    TR: ['Taşyünü sandviç panel, 50 ve 80 mm', 'EI60 yangın dayanımı, depolar ve soğutma atölyeleri için.'],
    EN: ['Rock wool sandwich panels, 50 and 80 mm', 'Fire resistance EI60, for warehouses and refrigeration workshops.'],
    RU: ['Сэндвич-панели с минеральной ватой, 50 и 80 мм', 'Огнестойкость EI60, для складов и холодильных цехов.'],
  },
  'dijla-foods.mango-nectar': {
    TR: ['Mango nektarı 1 litre, aseptik karton', 'Meyve oranı %30, koruyucusuz, 12’li koli.'],
    EN: ['Mango nectar, 1 litre, aseptic carton', 'Fruit content 30 %, no preservatives, 12 packs.'],
    RU: ['Нектар манго, 1 л, асептический картон', 'Доля фруктов 30 %, без консервантов, 12 упаковок.'],
  },
  'dijla-foods.vermicelli': {
    TR: ['Tel şehriye 400 g', 'Saf irmikten, kırılmadan kavrulur, 20 paket.'],
    EN: ['Vermicelli, 400 g', 'Pure semolina, toasts without breaking, 20 bags.'],
    RU: ['Вермишель, 400 г', 'Чистая манная крупа, обжаривается не ломаясь, 20 пачек.'],
  },
  'dijla-foods.blended-oil': {
    TR: ['Bitkisel kızartma yağı 10 litre, teneke', 'Dumanlanma noktası 225 °C, restoranlar için, kolay açılır mühür.'],
    EN: ['Vegetable frying oil, 10 litre tin', 'Smoke point 225 °C, for restaurants, easy-open seal.'],
    RU: ['Масло растительное для жарки, жестяная банка 10 л', 'Точка дымления 225 °С, для ресторанов, легко открываемая пломба.'],
  },
  'dijla-foods.tomato-sachet': {
    TR: ['Domates salçası 70 g, saşe', '22–24 Brix, kutuda 100 saşe, bakkallar için.'],
    EN: ['Tomato paste, 70 g sachet', '22–24 Brix, 100 sachets a box, for grocers.'],
    RU: ['Томатная паста, саше 70 г', '22–24 Brix, 100 саше в коробке, для небольших магазинов.'],
  },
  'dijla-foods.pomegranate-drink': {
    TR: ['Nar içeceği 250 ml, cam', 'Sıcak dolum, metal kapak, 24 şişe.'],
    EN: ['Pomegranate drink, 250 ml, glass', 'Hot filled, metal cap, 24 bottles.'],
    RU: ['Напиток гранатовый, 250 мл, стекло', 'Горячий розлив, металлическая крышка, 24 бутылки.'],
  },
  'delta-crops.valencia': {
    TR: ['Valensiya portakalı, yazlık, 15 kg koli', 'Kalibre 48–113, 11 Brix ve üzeri, doğal mumlama. 40’lık frigorifik konteynere 26 ton.'],
    EN: ['Valencia summer oranges, 15 kg carton', 'Sizes 48–113, 11 Brix and above, natural wax. 26 tonnes in a 40-foot reefer.'],
    RU: ['Апельсин валенсия летний, короб 15 кг', 'Калибры 48–113, Brix от 11, натуральный воск. 40-футовый рефконтейнер – 26 т.'],
  },
  'delta-crops.navel': {
    TR: ['Göbekli portakal (Navel), aralık – şubat', 'Kolay soyulur, Körfez için iri kalibre, dört saat içinde ön soğutma.'],
    EN: ['Navel oranges, December – February', 'Easy to peel, large sizes for the Gulf, pre-cooled within four hours.'],
    RU: ['Апельсин навел, декабрь – февраль', 'Легко чистится, крупный калибр для стран Залива, предохлаждение в течение четырёх часов.'],
  },
  'delta-crops.red-onion': {
    TR: ['Kırmızı kuru soğan, 25 kg file', '5–7 ve 7–9 cm çap, düşük nem, kapalı boyun.'],
    EN: ['Cured red onions, 25 kg net bag', 'Diameters of 5–7 and 7–9 cm, low moisture, closed neck.'],
    RU: ['Лук красный просушенный, сетка 25 кг', 'Диаметр 5–7 и 7–9 см, низкая влажность, закрытая шейка.'],
  },
  'delta-crops.garlic': {
    TR: ['Mısır beyaz sarımsağı, 10 kg koli', 'Nisan hasadı, 5,5 cm ve üzeri baş, doğal kurutulmuş.'],
    EN: ['Egyptian white garlic, 10 kg carton', 'April season, bulbs of 5.5 cm and more, naturally cured.'],
    RU: ['Чеснок белый египетский, короб 10 кг', 'Урожай апреля, головка от 5,5 см, естественная сушка.'],
  },
  'delta-crops.frozen-beans': {
    TR: ['Dondurulmuş doğranmış taze fasulye, 2,5 kg', 'IQF dondurma, sap oranı %1’in altında, her konteynerle kalıntı analizi.'],
    EN: ['Frozen cut green beans, 2.5 kg', 'IQF, stems below 1 %, residue analysis with each container.'],
    RU: ['Фасоль стручковая замороженная резаная, 2,5 кг', 'Заморозка IQF, плодоножек менее 1 %, анализ остатков с каждым контейнером.'],
  },
  'delta-crops.fava': {
    TR: ['İri kuru bakla, ful medames için, 25 kg', 'Lazerle ayıklanmış, kırık oranı %1, Feyyum mahsulü.'],
    EN: ['Broad fava beans for ful medames, 25 kg', 'Laser sorted, broken 1 %, crop of Fayoum.'],
    RU: ['Бобы фава крупные для фуль-медамес, 25 кг', 'Лазерная сортировка, битых 1 %, урожай Файюма.'],
  },
  'port-said-pack.citrus-carton': {
    TR: ['Teleskopik narenciye kolisi 15 kg, 5 katlı', 'Neme dayanıklı, iki renk baskı, 9 kat istife dayanır.'],
    EN: ['Telescopic citrus carton, 15 kg, 5-ply', 'Moisture resistant, two-colour print, stacks 9 high.'],
    RU: ['Короб для цитрусовых телескопический, 15 кг, 5 слоёв', 'Влагостойкий, печать в два цвета, выдерживает штабель в 9 рядов.'],
  },
  'port-said-pack.shipping-box': {
    TR: ['FEFCO 0201 nakliye kutuları, istenen ölçüde', 'B, C ve BC dalga, 1.000 kutudan, on günde teslim.'],
    EN: ['Shipping boxes FEFCO 0201, sizes to order', 'B, C and BC flute, from 1,000 boxes, delivery in ten days.'],
    RU: ['Транспортные короба FEFCO 0201, размер на заказ', 'Профили B, C и BC, от 1 000 штук, поставка за десять дней.'],
  },
  'port-said-pack.kraft-bag': {
    TR: ['Saplı kraft çanta, 80 g', 'Dört renk flekso baskı, üç ölçü.'],
    EN: ['Kraft paper bags with handle, 80 g', 'Flexo print in four colours, three sizes.'],
    RU: ['Крафт-пакеты с ручкой, 80 г', 'Флексопечать в четыре цвета, три размера.'],
  },
  'port-said-pack.paper-tray': {
    TR: ['Yumurta ve meyve için selüloz viyol', 'Geri dönüşüm kâğıdından kalıplama, 30 yumurta, yükleme 1.200 bağ.'],
    EN: ['Pulp trays for eggs and fruit', 'Moulded from recycled paper, 30 eggs, load of 1,200 bundles.'],
    RU: ['Лотки из бумажной массы для яиц и фруктов', 'Формованы из макулатуры, 30 яиц, загрузка 1 200 связок.'],
  },
};
