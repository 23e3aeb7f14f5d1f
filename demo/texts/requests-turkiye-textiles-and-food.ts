/** The requests of demo/requests/turkiye-textiles-and-food.ts in the languages in which their authors did not write them first. */
import type { DemoTexts } from '../types.ts';

// prettier-ignore
export const turkiyeTextilesAndFoodRequestTexts: Record<string, DemoTexts> = {
  'bereket-dokuma.combed-yarn': {
    EN: ['Buying combed cotton yarn Ne 20/2 and Ne 16/1, 45 t a month', 'For towel pile and ground. CV below 13 %, unwaxed, on paper cones. Please quote CPT Denizli or CIF İzmir; we can contract for six months.'],
    RU: ['Куплю гребенную хлопковую пряжу Ne 20/2 и Ne 16/1, 45 т в месяц', 'Для ворса и грунта полотенец. CV ниже 13 %, без парафина, бумажный конус. Просим предложения CPT Денизли или CIF Измир; возможен контракт на шесть месяцев.'],
    AR: ['مطلوب غزل قطن ممشط Ne 20/2 وNe 16/1، 45 طنًا شهريًا', 'لوبر المناشف وأرضيتها. معامل CV أقل من 13 %، بلا شمع، على مخاريط ورقية. يرجى العرض CPT دنيزلي أو CIF إزمير؛ ويمكننا التعاقد لستة أشهر.'],
  },
  'bereket-dokuma.organic-cotton': {
    EN: ['GOTS certified organic cotton yarn Ne 24/1, 12 t', 'For our baby towel line. Transaction certificate (TC) required, harvest 2026. FCA mill, first lot in January.'],
    RU: ['Пряжа из органического хлопка Ne 24/1 с сертификатом GOTS, 12 т', 'Для серии детских полотенец. Обязателен транзакционный сертификат (TC), урожай 2026 года. FCA фабрика, первая партия в январе.'],
    AR: ['غزل قطن عضوي Ne 24/1 بشهادة GOTS، 12 طنًا', 'لخط مناشف الأطفال. شهادة المعاملة (TC) إلزامية، محصول 2026. FCA المصنع، والدفعة الأولى في يناير.'],
  },
  'bereket-dokuma.hotel-linen-offer': {
    EN: ['Hotel towels and bed linen, capacity open for the season', '60 t a month free from January to April. Towels of 450–600 g/m², bed linen of 200 and 300 TC; FOB İzmir or DAP hotel store. Sample set sent free of charge.'],
    RU: ['Полотенца и постельное бельё для отелей, открыта мощность на сезон', 'Январь–апрель: свободно 60 т в месяц. Полотенца 450–600 г/м², бельё 200 и 300 TC; FOB Измир или DAP склад отеля. Комплект образцов бесплатно.'],
    AR: ['برنامج مناشف وبياضات فندقية، طاقة الموسم متاحة', 'طاقة متاحة 60 طنًا شهريًا من يناير إلى أبريل. مناشف 450–600 غ/م² وبياضات 200 و300 خيط؛ FOB إزمير أو DAP مخزن الفندق. طقم العينات مجانًا.'],
  },
  'bereket-dokuma.waffle-robes': {
    EN: ['Waffle and terry bathrobes for hotels, with your logo', 'Waffle 240 g/m² and terry 400 g/m², sizes S–XXL, embroidery included. FCA Denizli or DAP Moscow, from 600 pieces. We write Russian.'],
    TR: ['Oteller için waffle ve havlu bornoz, logonuzla', 'Waffle 240 g/m² ve havlu 400 g/m², S–XXL beden, nakış dahil. FCA Denizli veya DAP Moskova, 600 adetten. Rusça yazışılır.'],
    AR: ['أرواب حمام وافل ووبرية للفنادق بشعاركم', 'وافل 240 غ/م² ووبري 400 غ/م²، مقاسات S–XXL، والتطريز مشمول. FCA دنيزلي أو DAP موسكو، من 600 قطعة. المراسلة بالروسية.'],
  },
  'bereket-dokuma.second-choice': {
    EN: ['Surplus towels, 8 t, second quality', 'Mixed sizes and colours, no stains. Sold by the kilo, in one lot.'],
    RU: ['Остатки полотенец, 8 т, второй сорт', 'Разные размеры и цвета, без пятен. Продаются на вес одной партией.'],
    AR: ['فائض مناشف، 8 أطنان، درجة ثانية', 'مقاسات وألوان مختلطة، بلا بقع. تباع بالكيلو دفعة واحدة.'],
  },
  'bereket-dokuma.throws-winter': {
    EN: ['Winter jacquard blankets, 1,800 pieces from stock', '420 g/m², three designs, gift box. Loaded by the end of December, EXW Denizli.'],
    RU: ['Зимние жаккардовые пледы, 1 800 шт. со склада', '420 г/м², три рисунка, подарочная коробка. Отгрузка до конца декабря, EXW Денизли.'],
    AR: ['بطانيات جاكار شتوية، 1,800 قطعة من المخزون', '420 غ/م²، ثلاثة تصاميم، علبة هدية. التحميل حتى نهاية ديسمبر، EXW دنيزلي.'],
  },
  'bereket-dokuma.riyadh-truck': {
    EN: ['Denizli – Riyadh, 2 × FTL tilt trailers, hotel textiles', '33 pallets, 14.2 t gross, not stackable. Loading in the first week of each month, DAP Riyadh; the driver needs a Gulf visa.'],
    RU: ['Денизли – Эр-Рияд, 2 × FTL тент, гостиничный текстиль', '33 паллеты, брутто 14,2 т, штабелировать нельзя. Погрузка в первую неделю месяца, DAP Эр-Рияд; у водителя – виза стран Залива.'],
    AR: ['دنيزلي – الرياض، 2 × شاحنة كاملة بشادر، منسوجات فندقية', '33 طبلية، 14.2 طنًا إجمالًا، بلا رصّ. التحميل في الأسبوع الأول من كل شهر، DAP الرياض؛ ويجب أن يحمل السائق تأشيرة خليجية.'],
  },
  'ege-pamuk-iplik.raw-cotton': {
    EN: ['Pressed raw cotton, Middling 1-1/8″, 600 t', 'Central Asian or Greek origin, micronaire 3.8–4.5, strength above 29 g/tex. CPT Söke, letter of credit at 90 days.'],
    RU: ['Хлопок-волокно в кипах, Middling 1-1/8″, 600 т', 'Происхождение Средняя Азия или Греция, микронейр 3,8–4,5, прочность выше 29 г/текс. CPT Сёке, аккредитив 90 дней.'],
    AR: ['قطن خام مكبوس، Middling 1-1/8″، 600 طن', 'منشأ آسيا الوسطى أو اليونان، ميكرونير 3.8–4.5، متانة فوق 29 غ/تكس. CPT سوكه، اعتماد مستندي لأجل 90 يومًا.'],
  },
  'ege-pamuk-iplik.compact-offer': {
    EN: ['Compact combed yarn Ne 40/1 for shirting, 35 t a month', 'Uster 5 % values, cones of 1.89 kg on pallets. FOB İzmir; to Egypt and Italy with EUR.1.'],
    RU: ['Компактная гребенная пряжа Ne 40/1, сорочечная, 35 т в месяц', 'Uster 5 %, бобина 1,89 кг, на паллетах. FOB Измир; в Египет и Италию с EUR.1.'],
    AR: ['غزل كومباكت ممشط Ne 40/1 للقمصان، 35 طنًا شهريًا', 'قيم Uster 5 %، بكرة 1.89 كغ على طبليات. FOB إزمير؛ وإلى مصر وإيطاليا مع شهادة EUR.1.'],
  },
  'ege-pamuk-iplik.dyed-stock': {
    EN: ['Reactive-dyed stock yarn, 214 colours, immediate delivery', 'Sold by the carton to knitters and sweater workshops, from 100 kg. Shade card by courier.'],
    RU: ['Пряжа со склада, активное крашение, 214 цветов, сразу', 'Для вязальных и трикотажных мастерских – коробами, от 100 кг. Карта цветов курьером.'],
    AR: ['غزل مخزون مصبوغ بأصباغ تفاعلية، 214 لونًا، تسليم فوري', 'بيع بالكرتون لورش الحياكة والتريكو، من 100 كغ. كتالوج الألوان بالبريد السريع.'],
  },
  'merinova-hali.pp-granule': {
    EN: ['Polypropylene granules, yarn grade MFI 12, 500 t a month', 'Homopolymer for a BCF line. With certificate of analysis, 25 kg bags on pallets, CFR Mersin or İskenderun; a three-month price formula is possible.'],
    RU: ['Полипропилен гранулированный, волоконная марка, ПТР 12, 500 т в месяц', 'Гомополимер для линии BCF. Сертификат анализа, мешки 25 кг на паллетах, CFR Мерсин или Искендерун; рассмотрим формульную цену на три месяца.'],
    AR: ['حبيبات بولي بروبيلين درجة غزل MFI 12، 500 طن شهريًا', 'هوموبوليمر لخط BCF. مع شهادة تحليل، أكياس 25 كغ على طبليات، CFR مرسين أو إسكندرون؛ وندرس سعرًا بمعادلة لثلاثة أشهر.'],
  },
  'merinova-hali.viscose-yarn': {
    EN: ['Viscose carpet yarn 1800 dtex, ecru, 60 t', 'Bright, low twist, 2.5 kg cones. We begin with a 50 kg sample.'],
    RU: ['Вискозная ковровая пряжа 1800 dtex, суровая, 60 т', 'Блестящая, низкая крутка, бобина 2,5 кг. Начнём с образца 50 кг.'],
    AR: ['غزل فيسكوز للسجاد 1800 dtex، خام، 60 طنًا', 'لامع، برم منخفض، بكرة 2.5 كغ. نبدأ بعينة 50 كغ.'],
  },
  'merinova-hali.mosque-offer': {
    EN: ['Mosque carpet projects: drawing, weaving and laying', 'Wool or acrylic, with prayer rows or medallion. Send your plan with measurements and get a visual and a price in three days; 1,000 m² is ready in 25 days.'],
    RU: ['Ковры для мечетей: проект, производство и укладка', 'Шерсть или акрил, с рядами или медальоном. Пришлите план с размерами – через три дня дадим визуализацию и цену; 1 000 м² готовы за 25 дней.'],
    AR: ['سجاد مساجد للمشاريع: رسم وتصنيع وفرش', 'صوف أو أكريليك، بصفوف صلاة أو ميدالية. أرسلوا مخطط المقاسات نرسل التصور والسعر خلال ثلاثة أيام؛ و1,000 م² جاهزة خلال 25 يومًا.'],
  },
  'merinova-hali.rugs-container': {
    EN: ['Acrylic and bamboo rugs, mixed 40′ HC, FOB Mersin', '2,900 m² a container, designs and sizes in the split you want. Labels ready for Iraq, Russia and the Balkans.'],
    RU: ['Ковры акрил и бамбук, смешанный 40′ HC, FOB Мерсин', '2 900 м² на контейнер, рисунки и размеры в нужной пропорции. Готовые этикетки для Ирака, России и Балкан.'],
    AR: ['سجاد أكريليك وبامبو، حاوية 40′ HC مختلطة، FOB مرسين', '2,900 م² في الحاوية، بتوزيع الرسوم والمقاسات الذي تريدونه. بطاقات جاهزة للعراق وروسيا والبلقان.'],
  },
  'merinova-hali.hotel-carpet': {
    EN: ['Hotel corridor carpet, Bfl-s1, 4 m wide', 'Your colours matched from Pantone, 300 m² at least. Certificates and cut samples are ready.'],
    RU: ['Ковролин для коридоров отелей, Bfl-s1, ширина 4 м', 'Цвета подбираем по Pantone, от 300 м². Сертификаты и срез-образец готовы.'],
    AR: ['سجاد ممرات فندقية، Bfl-s1، عرض 4 أمتار', 'نطابق ألوانكم وفق Pantone، الحد الأدنى 300 م². الشهادات والعينات المقصوصة جاهزة.'],
  },
  'merinova-hali.moscow-truck': {
    EN: ['Gaziantep – Kazan, 1 × mega tilt trailer, carpets', '88 m³, 19 t, 4 m rolls; loaded by forklift through the rear doors. Two trips a month.'],
    RU: ['Газиантеп – Казань, 1 × мега-тент, ковры', '88 м³, 19 т, рулоны 4 м; погрузка вилочным погрузчиком через задние двери. Два рейса в месяц.'],
    AR: ['غازي عنتاب – قازان، 1 × شاحنة ميغا بشادر، سجاد', '88 م³، 19 طنًا، لفات 4 أمتار؛ التحميل بالرافعة الشوكية من الباب الخلفي. رحلتان شهريًا.'],
  },
  'poyraz-tekstil.fr-fabric': {
    EN: ['FR cotton fabric 330 g/m², navy, 9,000 m', 'EN ISO 11612 A1 B1 C1 report, 150 cm wide, shrinkage below 3 %. The first 1,500 m may come by air.'],
    RU: ['Огнестойкая хлопковая ткань 330 г/м², тёмно-синяя, 9 000 м', 'Протокол EN ISO 11612 A1 B1 C1, ширина 150 см, усадка ниже 3 %. Первая партия 1 500 м возможна авиа.'],
    AR: ['قماش قطني مقاوم للهب 330 غ/م²، كحلي، 9,000 متر', 'تقرير EN ISO 11612 A1 B1 C1، عرض 150 سم، انكماش أقل من 3 %. الدفعة الأولى 1,500 متر يمكن شحنها جوًا.'],
  },
  'poyraz-tekstil.reflective-tape': {
    EN: ['Reflective tape 5 cm, silver, 120,000 m', 'EN ISO 20471, 50 washes, 100 m reels. CIF Istanbul, for a year’s need.'],
    RU: ['Световозвращающая лента 5 см, серебро, 120 000 м', 'EN ISO 20471, 50 стирок, бобины 100 м. CIF Стамбул, годовая потребность.'],
    AR: ['شريط عاكس 5 سم، فضي، 120,000 متر', 'EN ISO 20471، 50 غسلة، بكرات 100 متر. CIF إسطنبول، احتياج سنوي.'],
  },
  'poyraz-tekstil.workwear-offer': {
    EN: ['Workwear and hospital uniforms, made from 300 pieces', '60 models in our pattern archive; logo, label and size split as you wish. DDP Germany can be quoted.'],
    RU: ['Спецодежда и медицинская форма, пошив от 300 шт.', 'В архиве лекал 60 моделей; логотип, этикетка и размерный ряд – ваши. Можем дать цену DDP Германия.'],
    AR: ['ملابس عمل وأزياء مستشفيات، تصنيع من 300 قطعة', '60 موديلًا في أرشيف الباترونات؛ الشعار والبطاقة وتوزيع المقاسات حسب طلبكم. يمكن تقديم سعر DDP ألمانيا.'],
  },
  'poyraz-tekstil.trench-offer': {
    EN: ['Women’s trench coats and raincoats, spring 2027', 'Sizes 36–48, water-repellent gabardine, four colours. Last orders 20 January, shipment at the beginning of April.'],
    RU: ['Женские тренчи и плащи, весна 2027', 'Размеры 36–48, водоотталкивающий габардин, четыре цвета. Приём заказов до 20 января, отгрузка в начале апреля.'],
    AR: ['معاطف ترنش ومعاطف مطر نسائية، ربيع 2027', 'مقاسات 36–48، غبردين طارد للماء، أربعة ألوان. آخر موعد للطلب 20 يناير والشحن أول أبريل.'],
  },
  'cinarova-un.milling-wheat': {
    EN: ['Milling wheat, protein 12.5, 10,000 t', 'Kazakh or Bulgarian origin, falling number above 280, moisture 13 %. CIF Mersin or CPT Konya by wagon; inspection at the port of loading.'],
    RU: ['Пшеница продовольственная, протеин 12,5, 10 000 т', 'Происхождение Казахстан или Болгария, число падения выше 280, влажность 13 %. CIF Мерсин или CPT Конья вагонами; инспекция в порту погрузки.'],
    AR: ['قمح للطحن، بروتين 12.5، 10,000 طن', 'منشأ كازاخستان أو بلغاريا، رقم السقوط فوق 280، رطوبة 13 %. CIF مرسين أو CPT قونية بالقطار؛ المعاينة في ميناء التحميل.'],
  },
  'cinarova-un.pp-bags': {
    EN: ['Woven PP bags 50 kg, 2 million pieces, four-colour print', 'Food grade, 65 g, no liner, UV stabilised. Annual call-off order.'],
    RU: ['Тканые ПП-мешки 50 кг, 2 млн шт., печать в четыре цвета', 'Для пищевых продуктов, 65 г, без вкладыша, с УФ-добавкой. Годовой заказ, поставка по вызову.'],
    AR: ['أكياس بولي بروبيلين منسوجة 50 كغ، مليونا كيس، طباعة بأربعة ألوان', 'صالحة للأغذية، 65 غ، بلا بطانة، بإضافة مقاومة للأشعة فوق البنفسجية. توريد سنوي عند الطلب.'],
  },
  'cinarova-un.flour-offer': {
    EN: ['Bread flour type 550, 4,000 t a month, Umm Qasr and Jebel Ali', 'PP bags of 50 kg, your brand. CFR Umm Qasr 20′ × 23 t; SGS inspection and halal certificate included.'],
    RU: ['Мука хлебопекарная тип 550, 4 000 т в месяц, Умм-Каср и Джебель-Али', 'ПП 50 кг, под вашей маркой. CFR Умм-Каср 20′ × 23 т; инспекция SGS и сертификат халяль включены.'],
    AR: ['دقيق خبز نوع 550، 4,000 طن شهريًا، أم قصر وجبل علي', 'أكياس PP وزن 50 كغ بعلامتكم. CFR أم قصر 20′ × 23 طنًا؛ معاينة SGS وشهادة حلال مشمولتان.'],
  },
  'cinarova-un.pasta-offer': {
    EN: ['Private label pasta 500 g, 60 containers a month', 'Eight cuts from durum semolina. We design the pack and pay for the printing plates; FOB Mersin.'],
    RU: ['Макароны 500 г под вашей маркой, 60 контейнеров в месяц', 'Восемь форматов из крупки твёрдой пшеницы. Дизайн упаковки и клише за наш счёт; FOB Мерсин.'],
    AR: ['معكرونة 500 غ بعلامتكم، 60 حاوية شهريًا', 'ثمانية أشكال من سميد القمح القاسي. تصميم العبوة وقوالب الطباعة علينا؛ FOB مرسين.'],
  },
  'cinarova-un.semolina-offer': {
    EN: ['Durum semolina, big bags of 1,000 kg', 'For couscous and pasta factories, protein 12.5, ash 0.85. 300 t a week.'],
    RU: ['Крупка твёрдой пшеницы, биг-бэг 1 000 кг', 'Для заводов кускуса и макарон, протеин 12,5, зольность 0,85. 300 т в неделю.'],
    AR: ['سميد قمح قاسٍ، أكياس كبيرة 1,000 كغ', 'لمصانع الكسكس والمعكرونة، بروتين 12.5 ورماد 0.85. 300 طن أسبوعيًا.'],
  },
  'cinarova-un.basra-sea': {
    EN: ['Mersin – Umm Qasr, 12 × 20′ a week, flour', '23.4 t a container, so a weight permit is needed. Free time 14 days at least; a freight contract for the year will be signed.'],
    RU: ['Мерсин – Умм-Каср, 12 × 20′ в неделю, мука', '23,4 т в контейнере, нужно разрешение по весу. Свободное время не менее 14 дней, заключим годовой договор на фрахт.'],
    AR: ['مرسين – أم قصر، 12 × 20′ أسبوعيًا، دقيق', '23.4 طن في الحاوية، ويلزم تصريح وزن. فترة سماح 14 يومًا على الأقل، وسيُبرم عقد شحن سنوي.'],
  },
  'karacam-gida.canadian-lentil': {
    EN: ['Red lentils, unhulled, No. 2, 2,500 t', 'In containers, CIF Mersin; moisture 14 %, foreign matter 0.5 %. January and February loading, payment CAD.'],
    RU: ['Красная чечевица в оболочке, № 2, 2 500 т', 'В контейнерах, CIF Мерсин; влажность 14 %, посторонние примеси 0,5 %. Погрузка в январе и феврале, оплата CAD.'],
    AR: ['عدس أحمر بقشره، رقم 2، 2,500 طن', 'في حاويات، CIF مرسين؛ رطوبة 14 %، شوائب 0.5 %. التحميل في يناير وفبراير، الدفع CAD مقابل المستندات.'],
  },
  'karacam-gida.lentil-offer': {
    EN: ['Red lentils, football and split, 20 containers a week', 'Sortex 99.5 %, 25 kg PP or 1 kg branded packs. FOB Mersin, CFR to ports in Iraq and East Africa.'],
    RU: ['Красная чечевица футбол и дроблёная, 20 контейнеров в неделю', 'Sortex 99,5 %, ПП 25 кг или фирменная пачка 1 кг. FOB Мерсин, CFR порты Ирака и Восточной Африки.'],
    AR: ['عدس أحمر حب كامل ومجروش، 20 حاوية أسبوعيًا', 'نقاوة Sortex 99.5 %، أكياس PP وزن 25 كغ أو عبوات خاصة 1 كغ. FOB مرسين وCFR موانئ العراق وشرق أفريقيا.'],
  },
  'karacam-gida.chickpea-offer': {
    EN: ['Chickpeas 7-8-9 mm, yearly contract for hummus makers', 'A fixed price each month, with calibre report. 2 × FCL 20′ at least.'],
    RU: ['Нут 7-8-9 мм, годовой контракт для производителей хумуса', 'Фиксированная цена на каждый месяц, отчёт о калибре. От 2 × FCL 20′.'],
    AR: ['حمص 7-8-9 مم، تعاقد سنوي لمصنّعي الحمص بالطحينة', 'سعر ثابت كل شهر مع تقرير الأحجام. الحد الأدنى 2 × FCL 20′.'],
  },
  'karacam-gida.bulgur-offer': {
    EN: ['Bulgur: fine, coarse, brown; 5 kg catering packs', 'Hard wheat, stone mill. Mixed truck of 33 pallets for wholesalers in Europe, DAP Cologne in 9 days.'],
    RU: ['Булгур: мелкий, для плова, тёмный; фасовка 5 кг для HoReCa', 'Твёрдая пшеница, каменный жёрнов. Смешанная фура 33 паллеты для оптовиков Европы, DAP Кёльн за 9 дней.'],
    AR: ['برغل: ناعم للكبة، خشن للأرز، أسمر؛ عبوات 5 كغ للتموين', 'قمح قاسٍ، مطحنة حجرية. شاحنة مختلطة من 33 طبلية لتجار الجملة في أوروبا، DAP كولونيا خلال 9 أيام.'],
  },
  'karacam-gida.jeddah-sea': {
    EN: ['Mersin – Jeddah, 8 × 40′ HC, packed pulses', 'Ramadan shipment, must arrive by the end of January. On pallets, 25 t.'],
    RU: ['Мерсин – Джидда, 8 × 40′ HC, фасованные бобовые', 'Отгрузка к Рамадану, прибытие строго до конца января. На паллетах, 25 т.'],
    AR: ['مرسين – جدة، 8 × 40′ HC، بقوليات معبأة', 'شحنة رمضان، والوصول حتمًا قبل نهاية يناير. على طبليات، 25 طنًا.'],
  },
  'ovali-domates.paste-offer': {
    EN: ['Tomato paste 36–38 Brix, aseptic, season 2026, 1,400 t', 'Cold and hot break, Bostwick as you wish. FOB İzmir or FCA Manisa; sample with the courier in 48 hours.'],
    RU: ['Томатная паста 36–38 Brix, асептика, сезон 2026, 1 400 т', 'Холодный и горячий брейк, Bostwick по запросу. FOB Измир или FCA Маниса; образец у курьера через 48 часов.'],
    AR: ['معجون طماطم 36–38 بريكس معقم، موسم 2026، 1,400 طن', 'كسر بارد وساخن، Bostwick حسب الطلب. FOB إزمير أو FCA مانيسا؛ والعينة مع البريد السريع خلال 48 ساعة.'],
  },
  'ovali-domates.pepper-offer': {
    EN: ['Roasted red capia peppers, glass and tin', '720 ml, 1,700 ml and A10; peeled by hand. IFS and kosher certified, FCA Saruhanlı.'],
    RU: ['Перец капия печёный, стекло и жесть', '720 мл, 1 700 мл и A10; ручная очистка. Сертификаты IFS и кошер, FCA Саруханлы.'],
    AR: ['فلفل أحمر كابيا مشوي، زجاج وصفيح', '720 مل و1,700 مل وA10؛ تقشير يدوي. شهادتا IFS وكوشر، FCA ساروهانلي.'],
  },
  'ovali-domates.dried-tomato-offer': {
    EN: ['Dried tomatoes, halves and julienne, unsulphured on request', '18 t a week, residue analysis with each lot. Regular shipments to Italy and Germany.'],
    RU: ['Вяленые томаты, половинки и жульен, есть без серы', '18 т в неделю, анализ остатков в каждой партии. Регулярные поставки в Италию и Германию.'],
    AR: ['طماطم مجففة، أنصاف وجوليان، مع خيار بلا كبريت', '18 طنًا أسبوعيًا، تحليل متبقيات لكل دفعة. شحنات منتظمة إلى إيطاليا وألمانيا.'],
  },
  'ovali-domates.hamburg-reefer': {
    EN: ['Manisa – Hamburg, part load of 6 pallets, glass jars', '5.1 t in all, fragile, no temperature control. Loading every second Friday.'],
    RU: ['Маниса – Гамбург, сборный груз 6 паллет, стеклобанки', 'Всего 5,1 т, хрупкий груз, без температурного режима. Погрузка каждую вторую пятницу.'],
    AR: ['مانيسا – هامبورغ، شحن جزئي 6 طبليات، برطمانات زجاجية', 'الإجمالي 5.1 طن، حمولة قابلة للكسر، بلا تحكم بالحرارة. التحميل كل ثاني جمعة.'],
  },
  'fisilti-findik.kernel-offer': {
    EN: ['Hazelnut kernels 11–13 mm, crop 2026, 180 t', 'Aflatoxin below 4 ppb, 25 kg vacuum packs. FOB Giresun or CIF Hamburg; the price is renewed each week.'],
    RU: ['Ядро фундука 11–13 мм, урожай 2026, 180 т', 'Афлатоксин ниже 4 ppb, вакуум 25 кг. FOB Гиресун или CIF Гамбург; цена обновляется каждую неделю.'],
    AR: ['لب بندق 11–13 مم، محصول 2026، 180 طنًا', 'أفلاتوكسين أقل من 4 ppb، تفريغ هواء 25 كغ. FOB غيرسون أو CIF هامبورغ؛ ويُحدَّث السعر أسبوعيًا.'],
  },
  'fisilti-findik.paste-offer': {
    EN: ['100 % hazelnut paste for chocolate factories, tank or pail', 'Fineness 25 microns, light to medium roast. Capacity 400 t a year.'],
    RU: ['Паста из фундука 100 % для шоколадных фабрик, танк или ведро', 'Тонкость помола 25 мкм, обжарка светлая – средняя. Мощность 400 т в год.'],
    AR: ['معجون بندق 100 % لمصانع الشوكولاتة، خزان أو دلو', 'نعومة 25 ميكرون، تحميص فاتح إلى متوسط. طاقة 400 طن سنويًا.'],
  },
  'safir-temizlik.labsa': {
    EN: ['LABSA 96 %, 200 t, bought every month', 'Colour below 50 Hazen, free oil 1.5 %. Tank container or drums, CPT Gaziantep; SDS and analysis required.'],
    RU: ['ЛАБСК (LABSA) 96 %, 200 т, закупка ежемесячно', 'Цвет ниже 50 Hazen, свободное масло 1,5 %. Танк-контейнер или бочки, CPT Газиантеп; SDS и анализ обязательны.'],
    AR: ['LABSA بتركيز 96 %، 200 طن، شراء شهري', 'اللون أقل من 50 Hazen، زيت حر 1.5 %. حاوية صهريج أو براميل، CPT غازي عنتاب؛ SDS والتحليل إلزاميان.'],
  },
  'safir-temizlik.spunlace': {
    EN: ['Spunlace fabric 45 g/m², 40 t, for wet wipes', '80 viscose 20 polyester, 3.2 m slit, plain. 2 t for trial.'],
    RU: ['Спанлейс 45 г/м², 40 т, для влажных салфеток', '80 вискоза 20 полиэстер, ширина 3,2 м с порезкой, без рисунка. Проба 2 т.'],
    AR: ['قماش سبنليس 45 غ/م²، 40 طنًا للمناديل المبللة', '80 فيسكوز 20 بوليستر، عرض 3.2 م مقصوص شرائح، بلا نقش. تجربة 2 طن.'],
  },
  'safir-temizlik.detergent-offer': {
    EN: ['Washing powder for machines and liquid detergents, mixed container', 'Label in four languages, print ready for Iraq and Libya. 40′ HC 24 t, FOB Mersin; 30 % in advance on the first order.'],
    RU: ['Стиральный порошок-автомат и жидкие средства, смешанный контейнер', 'Этикетка на четырёх языках, готовая печать для Ирака и Ливии. 40′ HC 24 т, FOB Мерсин; на первый заказ 30 % предоплаты.'],
    AR: ['مسحوق غسيل أوتوماتيك ومنظفات سائلة، حاوية مختلطة', 'ملصق بأربع لغات، طباعة جاهزة للعراق وليبيا. 40′ HC 24 طنًا، FOB مرسين؛ 30 % مقدمًا في الطلب الأول.'],
  },
  'safir-temizlik.wipes-offer': {
    EN: ['Wet wipes, private label, from 50,000 packs', '24–120 sheets, with lid. Dermatological and microbiological reports are obtained in your name.'],
    RU: ['Влажные салфетки под вашей маркой, от 50 000 упаковок', '24–120 листов, с клапаном. Дерматологические и микробиологические протоколы оформим на ваше имя.'],
    AR: ['مناديل مبللة بعلامتكم، من 50,000 عبوة', '24–120 منديلًا، بغطاء. التقارير الجلدية والميكروبيولوجية تصدر باسمكم.'],
  },
};
