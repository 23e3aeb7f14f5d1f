import type { DemoTexts } from '../types.ts';

// prettier-ignore
export const turkiyeFoodProductTexts: Record<string, DemoTexts> = {
  'cinarova-un.bread-flour': {
    EN: ['Bread flour type 550, 50 kg PP bag', 'Wet gluten 28–30 %, ash 0.60 % at most, W 260. Loaded with a baking test report; 23 tonnes in a 20′ container.'],
    RU: ['Мука хлебопекарная, тип 550, мешок ПП 50 кг', 'Сырая клейковина 28–30 %, зольность до 0,60 %, W 260. Отгружается с протоколом пробной выпечки; в 20′ контейнер – 23 тонны.'],
    AR: ['طحين خبز نوع 550، كيس PP وزن 50 كغ', 'غلوتين رطب 28–30 %، رماد 0.60 % كحد أقصى، W 260. يُحمَّل مع تقرير اختبار الخبز؛ 23 طنًا في حاوية 20′.'],
  },
  'cinarova-un.baklava-flour': {
    EN: ['Special baklava flour, 25 kg', 'A hard wheat blend for strong dough that rolls out thin. Developed with the masters of Gaziantep.'],
    RU: ['Мука для пахлавы, 25 кг', 'Смесь сильных пшениц для тугого теста, которое тонко раскатывается. Разработана вместе с мастерами Газиантепа.'],
    AR: ['طحين خاص للبقلاوة، 25 كغ', 'خلطة قمح صلب لعجين متين يُرق رقيقًا. طُوّر مع معلّمي غازي عنتاب.'],
  },
  'cinarova-un.semolina': {
    EN: ['Durum wheat semolina, coarse and fine', 'Yellowness b above 24, protein 12.5 %. 25 kg kraft bag or big bag.'],
    RU: ['Крупка из твёрдой пшеницы дурум, крупная и мелкая', 'Жёлтый цвет, показатель b выше 24, белок 12,5 %. Крафт-мешок 25 кг или биг-бэг.'],
    AR: ['سميد قمح قاسٍ، خشن وناعم', 'لون أصفر بقيمة b فوق 24، بروتين 12.5 %. كيس كرافت 25 كغ أو بيغ باغ.'],
  },
  'cinarova-un.spaghetti': {
    EN: ['Spaghetti 500 g under your own brand', 'Durum semolina, 1.7 mm. 24 tonnes in a 40′ HC container; pack design templates ready in TR, EN, AR and FR.'],
    RU: ['Спагетти 500 г под вашей маркой', 'Из крупки дурум, 1,7 мм. В контейнер 40′ HC – 24 тонны; готовые шаблоны упаковки на TR, EN, AR, FR.'],
    AR: ['سباغيتي 500 غ بعلامتكم', 'من سميد القمح القاسي، 1.7 مم. 24 طنًا في حاوية 40′ HC؛ قوالب تصميم جاهزة للعبوة بلغات TR وEN وAR وFR.'],
  },
  'cinarova-un.short-pasta': {
    EN: ['Fusilli, penne and farfalle, 400 g and 5 kg', 'Catering bag of 5 kg, keeps its shape in boiling. Halal and BRCGS certified line.'],
    RU: ['Макароны: спирали, перья и бантики, 400 г и 5 кг', 'Пакет 5 кг для общепита, не развариваются. Линия с сертификатами халяль и BRCGS.'],
    AR: ['معكرونة حلزون وقلم وفراشة، 400 غ و5 كغ', 'كيس 5 كغ للمطابخ والتموين، لا تتفكك عند السلق. خط حاصل على شهادتي حلال وBRCGS.'],
  },
  'cinarova-un.vermicelli': {
    EN: ['Vermicelli and orzo, 500 g', 'For soups, 24 packs a carton. Arabic print for the Iraqi market in stock.'],
    RU: ['Вермишель и паста орзо, 500 г', 'Для супов, в коробе 24 пачки. Упаковка на арабском для рынка Ирака на складе.'],
    AR: ['شعيرية ولسان عصفور، 500 غ', 'للشوربة، 24 كيسًا في الكرتون. العبوة المطبوعة بالعربية للسوق العراقية متوفرة في المخزون.'],
  },
  'cinarova-un.bran': {
    EN: ['Wheat bran pellets, 8 mm', 'Crude protein 15 %, moisture 12 % at most. In bulk or 1,000 kg bags, 130 tonnes out a day.'],
    RU: ['Отруби пшеничные гранулированные, 8 мм', 'Сырой протеин 15 %, влажность до 12 %. Насыпью или в мешках по 1 000 кг, выход 130 тонн в сутки.'],
    AR: ['نخالة قمح محببة (بيليت)، 8 مم', 'بروتين خام 15 %، رطوبة 12 % كحد أقصى. سائبة أو بأكياس 1,000 كغ، إنتاج 130 طنًا يوميًا.'],
  },
  'cinarova-un.durum-wheat': {
    EN: ['Durum wheat for pasta, grade 1', 'Harvest of the Konya plain, vitreous kernels above 80 %, test weight 79 kg/hl. FCA from the silo or FOB Mersin.'],
    RU: ['Пшеница твёрдая дурум, 1-й класс', 'Урожай Конийской равнины, стекловидность выше 80 %, натура 79 кг/гл. FCA с элеватора или FOB Мерсин.'],
    AR: ['قمح قاسٍ (ديورم) للمعكرونة، درجة 1', 'حصاد سهل قونية، حبوب زجاجية فوق 80 %، وزن الهكتوليتر 79. FCA من الصومعة أو FOB مرسين.'],
  },
  'karacam-gida.football-lentil': {
    EN: ['Red lentils, football type, 25 kg', 'Sortex cleaned to 99.5 %, broken 2 % at most, bright colour. Crop 2026, moisture 13 %.'],
    RU: ['Чечевица красная, «футбол», 25 кг', 'Чистота Sortex 99,5 %, битых до 2 %, яркий цвет. Урожай 2026, влажность 13 %.'],
    AR: ['عدس أحمر فوتبول، 25 كغ', 'نقاوة سورتكس 99.5 %، كسر 2 % كحد أقصى، لون زاهٍ. محصول 2026، رطوبة 13 %.'],
  },
  'karacam-gida.chickpea-9mm': {
    EN: ['Chickpeas 9 mm, ram’s head type', 'Hand-picked, 42–44 count per oz. 7 and 8 mm for hummus makers as well.'],
    RU: ['Нут 9 мм, «кочбаши»', 'Ручная переборка, калибр 42–44 зерна на унцию. Для производителей хумуса есть 7 и 8 мм.'],
    AR: ['حمص 9 مم، صنف كوتش باشي', 'منقّى يدويًا، عيار 42–44 حبة في الأونصة. ولمصنّعي الحمص بطحينة يتوفر 7 و8 مم.'],
  },
  'karacam-gida.white-bean': {
    EN: ['Dermason white beans, 800 g pack', 'Crop of Bitlis and Niğde, one cooking time per lot guaranteed. 12 packs a carton.'],
    RU: ['Фасоль белая дермасон, пакет 800 г', 'Урожай Битлиса и Нигде, гарантия одинакового времени варки в партии. Короб на 12 пакетов.'],
    AR: ['فاصوليا بيضاء درماسون، كيس 800 غ', 'محصول بتليس ونيغدة، مع ضمان مدة طبخ واحدة في الدفعة. 12 كيسًا في الكرتون.'],
  },
  'karacam-gida.fine-bulgur': {
    EN: ['Fine and coarse bulgur, 1 kg and 25 kg', 'Hard wheat, stone milled, never mixed with rice. Brown bulgur for kısır is available as well.'],
    RU: ['Булгур мелкий и крупный, 1 кг и 25 кг', 'Из твёрдой пшеницы, каменный помол, без примеси риса. Отдельно – тёмный булгур для кысыра.'],
    AR: ['برغل ناعم للكبة وخشن للبيلاف، 1 كغ و25 كغ', 'من قمح قاسٍ مطحون بالحجر، لا يختلط به أرز. ويتوفر برغل أسمر لسلطة kısır التركية.'],
  },
  'karacam-gida.green-lentil': {
    EN: ['Green lentils, 6–7 mm', 'From the Yozgat region, split skins 1 %. Halves are available as well.'],
    RU: ['Чечевица зелёная, 6–7 мм', 'Регион Йозгат, растрескавшаяся оболочка 1 %. Есть и колотая.'],
    AR: ['عدس أخضر 6–7 مم', 'من منطقة يوزغات، تشقّق القشرة 1 %. ويتوفر أيضًا عدس مجروش.'],
  },
  'karacam-gida.freekeh': {
    EN: ['Freekeh, roasted over wood fire', 'Green wheat from the villages of Hatay; stones and foreign grain are sorted out by X-ray.'],
    RU: ['Фрике, обжаренная на дровах', 'Зелёная пшеница из деревень Хатая; камни и посторонние зёрна отсеивает рентген.'],
    AR: ['فريكة محمّصة على نار الحطب', 'قمح أخضر من قرى هاتاي، وتُفرز الحجارة والحبوب الغريبة بالأشعة السينية.'],
  },
  'karacam-gida.soup-mix': {
    EN: ['Soup mix of four pulses and grains, 500 g', 'Red lentils, yellow peas, broken chickpeas, bulgur. Under your label from 3,000 packs.'],
    RU: ['Суповая смесь из четырёх видов бобовых и круп, 500 г', 'Красная чечевица, жёлтый горох, дроблёный нут, булгур. Под вашей этикеткой от 3 000 пакетов.'],
    AR: ['خليط شوربة من أربعة أصناف، 500 غ', 'عدس أحمر وبازلاء صفراء وحمص مجروش وبرغل. بملصقكم من 3,000 كيس.'],
  },
  'ovali-domates.paste-drum': {
    EN: ['Tomato paste 36–38 Brix, aseptic drum 220 L', 'Cold break, Bostwick 4–6 cm, colour a/b above 2.1. GMO free, no salt; pallets of four drums.'],
    RU: ['Томатная паста 36–38 Brix, асептическая бочка 220 л', 'Холодный брейк, Bostwick 4–6 см, цвет a/b выше 2,1. Без ГМО и соли; паллета из четырёх бочек.'],
    AR: ['معجون طماطم 36–38 بريكس، برميل معقّم 220 لترًا', 'كسر بارد، بوستويك 4–6 سم، لون a/b فوق 2.1. غير معدل وراثيًا وبلا ملح؛ أربعة براميل على الطبلية.'],
  },
  'ovali-domates.paste-tin': {
    EN: ['Tomato paste 28–30 Brix, 830 g tin', 'Easy-open lid, 12 tins a carton, lithographed tins from 20,000 pieces.'],
    RU: ['Томатная паста 28–30 Brix, банка 830 г', 'Легко вскрываемая крышка, короб на 12 банок, литография на жести от 20 000 штук.'],
    AR: ['معجون طماطم 28–30 بريكس، علبة 830 غ', 'غطاء سهل الفتح، 12 علبة في الكرتون، والطباعة على الصفيح من 20,000 علبة.'],
  },
  'ovali-domates.roasted-pepper': {
    EN: ['Roasted kapya peppers, 720 ml jar', 'Roasted over wood fire, peeled by hand; vinegar 0.8 %.'],
    RU: ['Перец капия печёный, банка 720 мл', 'Печётся на дровах, чистится вручную; уксуса 0,8 %.'],
    AR: ['فلفل كابيا مشوي، مرطبان 720 مل', 'يُشوى على نار الحطب ويُقشّر يدويًا؛ نسبة الخل 0.8 %.'],
  },
  'ovali-domates.diced-tomato': {
    EN: ['Diced tomatoes 10 × 10 mm, A10 can', 'Net 2.5 kg, drained weight 1.5 kg. With calcium, for pizza chains.'],
    RU: ['Томаты кубиком 10×10 мм, банка A10', 'Нетто 2,5 кг, масса без заливки 1,5 кг. С кальцием, для сетей пиццерий.'],
    AR: ['طماطم مكعبات 10 × 10 مم، علبة A10', 'صافي 2.5 كغ، وزن مصفّى 1.5 كغ. مع كالسيوم، لسلاسل البيتزا.'],
  },
  'ovali-domates.dried-tomato': {
    EN: ['Sun-dried tomatoes, halves', 'With or without sulphur, 10 kg carton. Moisture 20–24 %.'],
    RU: ['Томаты, вяленные на солнце, половинки', 'С серой и без серы, короб 10 кг. Влажность 20–24 %.'],
    AR: ['طماطم مجففة بالشمس، أنصاف', 'بالكبريت وبدونه، كرتون 10 كغ. الرطوبة 20–24 %.'],
  },
  'ovali-domates.pickled-gherkin': {
    EN: ['Pickled gherkins 6–9 cm, 3 kg tin', 'Fresh brine with dill; drained weight 1.6 kg.'],
    RU: ['Корнишоны маринованные 6–9 см, банка 3 кг', 'Свежий рассол с укропом; масса без заливки 1,6 кг.'],
    AR: ['مخلل خيار صغير (كورنيشون) 6–9 سم، علبة 3 كغ', 'محلول ملحي طازج مع الشبت؛ الوزن المصفّى 1.6 كغ.'],
  },
  'fisilti-findik.natural-kernel': {
    EN: ['Natural hazelnut kernels 11–13 mm, Giresun quality', 'Total aflatoxin below 4 ppb, vacuum packed 25 kg. Crop 2026.'],
    RU: ['Ядро фундука натуральное 11–13 мм, качество Гиресун', 'Сумма афлатоксинов ниже 4 ppb, вакуум 25 кг. Урожай 2026.'],
    AR: ['لب بندق طبيعي 11–13 مم، جودة غيرسون', 'مجموع الأفلاتوكسين أقل من 4 ppb، مفرّغ من الهواء 25 كغ. محصول 2026.'],
  },
  'fisilti-findik.roasted': {
    EN: ['Roasted blanched hazelnuts', 'Blanched to 95 %, roast colour to your sample. 10 kg vacuum bag.'],
    RU: ['Фундук обжаренный бланшированный', 'Очистка от кожицы 95 %, цвет обжарки по вашему образцу. Вакуум 10 кг.'],
    AR: ['بندق محمّص مقشور', 'نسبة التقشير 95 %، ولون التحميص حسب عينتكم. عبوة مفرّغة 10 كغ.'],
  },
  'fisilti-findik.diced': {
    EN: ['Diced hazelnuts 2–4 mm for ice cream and pastry', 'Dust below 2 %, packed behind a metal detector.'],
    RU: ['Фундук дроблёный 2–4 мм, для мороженого и кондитеров', 'Пыль менее 2 %, фасовка через металлодетектор.'],
    AR: ['بندق مجروش 2–4 مم للبوظة والحلويات', 'نسبة الغبار أقل من 2 %، تعبئة بعد كاشف المعادن.'],
  },
  'fisilti-findik.hazelnut-paste': {
    EN: ['100 % hazelnut paste, 20 kg bucket', 'Fineness 25 micron, no additives. Also loaded by tanker for chocolate makers.'],
    RU: ['Паста фундучная 100 %, ведро 20 кг', 'Тонкость помола 25 мкм, без добавок. Для шоколадных фабрик грузим и цистерной.'],
    AR: ['معجون بندق 100 %، سطل 20 كغ', 'نعومة 25 ميكرونًا، بلا إضافات. ويُحمَّل بالصهاريج لمصانع الشوكولاتة.'],
  },
  'fisilti-findik.cocoa-spread': {
    EN: ['Cocoa hazelnut spread, 350 g', '24 % hazelnuts, no palm oil. Glass jar with your own lid.'],
    RU: ['Шоколадно-ореховая паста, 350 г', '24 % фундука, без пальмового масла. Стеклянная банка с вашей крышкой.'],
    AR: ['كريمة بندق بالكاكاو، 350 غ', 'بندق 24 %، خالية من زيت النخيل. مرطبان زجاجي بغطائكم.'],
  },
  'safir-temizlik.powder-detergent': {
    EN: ['Automatic washing powder, 6 kg, lavender', 'Phosphate free, with enzymes, spray-tower powder. Bag with handle, bales of 3; 40′ HC carries 24 tonnes.'],
    RU: ['Стиральный порошок-автомат, 6 кг, лаванда', 'Без фосфатов, с энзимами, башенная сушка. Пакет с ручкой, в кипе 3 штуки; 40′ HC – 24 тонны.'],
    AR: ['مسحوق غسيل أوتوماتيك 6 كغ، لافندر', 'خالٍ من الفوسفات، بالإنزيمات، مسحوق برج الرذاذ. كيس بمقبض، بالة من 3؛ الحاوية 40′ HC تحمل 24 طنًا.'],
  },
  'safir-temizlik.dish-gel': {
    EN: ['Lemon dishwashing gel, 750 ml', 'Active matter 16 %, with dermatological test report. 16 bottles a carton.'],
    RU: ['Гель для посуды, лимон, 750 мл', 'Активное вещество 16 %, дерматологический протокол. Короб на 16 флаконов.'],
    AR: ['جل لغسيل الأطباق بالليمون 750 مل', 'مادة فعالة 16 %، مع تقرير اختبار جلدي. 16 عبوة في الكرتون.'],
  },
  'safir-temizlik.bleach': {
    EN: ['Thick bleach, 5 L', 'Sodium hypochlorite 4.5 %, child-proof cap. Loaded in a container of its own.'],
    RU: ['Отбеливатель густой, 5 л', 'Гипохлорит натрия 4,5 %, крышка с защитой от детей. Грузится отдельным контейнером.'],
    AR: ['مبيّض كثيف القوام 5 لترات', 'هيبوكلوريت الصوديوم 4.5 %، غطاء بقفل أمان للأطفال. يُحمَّل في حاوية مستقلة.'],
  },
  'safir-temizlik.softener': {
    EN: ['Concentrated softener 1.5 L, powder scent', 'Microcapsule perfume, the scent lasts four weeks.'],
    RU: ['Кондиционер-концентрат для белья 1,5 л, аромат пудры', 'Микрокапсулы с отдушкой, аромат держится четыре недели.'],
    AR: ['منعّم أقمشة مركّز 1.5 لتر، برائحة البودرة', 'عطر بكبسولات دقيقة، تدوم رائحته أربعة أسابيع.'],
  },
  'safir-temizlik.wet-wipes': {
    EN: ['Baby wipes, 90 sheets, plastic lid', '99 % water, 45 g/m² spunlace, pH 5.5. 24 packs a carton, private label from 50,000 packs.'],
    RU: ['Влажные салфетки детские, 90 листов, с пластиковой крышкой', '99 % воды, спанлейс 45 г/м², pH 5,5. Короб на 24 пачки, собственная марка от 50 000 пачек.'],
    AR: ['مناديل مبللة للأطفال، 90 منديلًا بغطاء بلاستيكي', 'ماء 99 %، سبنليس 45 غ/م²، pH 5.5. 24 عبوة في الكرتون، وعلامة خاصة من 50,000 عبوة.'],
  },
  'safir-temizlik.liquid-soap': {
    EN: ['Liquid hand soap 5 L for hospitals and schools', 'Unscented or date blossom; pump bottle sold separately.'],
    RU: ['Жидкое мыло для рук 5 л, для больниц и школ', 'Без отдушки и с ароматом цветов финиковой пальмы; дозатор отдельно.'],
    AR: ['صابون سائل لليدين 5 لترات، للمستشفيات والمدارس', 'بلا عطر أو بزهر النخيل؛ والعبوة بالمضخة تُباع على حدة.'],
  },
  'safir-temizlik.glass-cleaner': {
    EN: ['Glass cleaner 1 L with trigger spray', 'Alcohol based, leaves no streaks, 12 bottles a carton.'],
    RU: ['Средство для стёкол 1 л, с триггером', 'На спиртовой основе, без разводов, короб на 12 штук.'],
    AR: ['منظف زجاج 1 لتر ببخاخ', 'أساسه كحولي، لا يترك أثرًا، 12 عبوة في الكرتون.'],
  },
  'gulpinar-kozmetik.rose-oil': {
    EN: ['Isparta rose oil, 100 g aluminium bottle', 'Rosa damascena, steam distilled; with GC analysis and the registration of the provincial agriculture office.'],
    RU: ['Розовое масло Испарты, алюминиевый флакон 100 г', 'Rosa damascena, паровая дистилляция; прилагаем анализ ГХ и регистрацию в управлении сельского хозяйства.'],
    AR: ['زيت ورد إسبرطة، زجاجة ألمنيوم 100 غ', 'Rosa damascena، تقطير بالبخار؛ مع تحليل GC وقيد مديرية الزراعة.'],
  },
  'gulpinar-kozmetik.rose-water': {
    EN: ['Rose water spray, 250 ml', 'Water of the first distillation, no alcohol or preservatives. Shelf life 24 months.'],
    RU: ['Розовая вода, спрей 250 мл', 'Вода первой дистилляции, без спирта и консервантов. Срок годности 24 месяца.'],
    AR: ['ماء ورد 250 مل، بخاخ', 'ماء التقطير الأول، بلا كحول ولا مواد حافظة. الصلاحية 24 شهرًا.'],
  },
  'gulpinar-kozmetik.day-cream': {
    EN: ['Day cream with rose extract, 50 ml', 'Hyaluronic acid and apricot kernel oil; glass jar.'],
    RU: ['Дневной крем с экстрактом розы, 50 мл', 'Гиалуроновая кислота и масло абрикосовой косточки; стеклянная баночка.'],
    AR: ['كريم نهاري بخلاصة الورد، 50 مل', 'حمض الهيالورونيك وزيت نوى المشمش؛ مرطبان زجاجي.'],
  },
  'gulpinar-kozmetik.rose-soap': {
    EN: ['Rose soap with olive oil, 120 g', 'Cold process, cured for six weeks. 48 bars a carton.'],
    RU: ['Розовое мыло на оливковом масле, 120 г', 'Холодный способ, выдержка шесть недель. Короб на 48 штук.'],
    AR: ['صابون الورد بزيت الزيتون، 120 غ', 'صنع على البارد، يُعتّق ستة أسابيع. 48 قطعة في الكرتون.'],
  },
};
