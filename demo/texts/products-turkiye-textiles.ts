import type { DemoTexts } from '../types.ts';

// prettier-ignore
export const turkiyeTextilesProductTexts: Record<string, DemoTexts> = {
  'bereket-dokuma.hotel-towel-set': {
    EN: ['Hotel towel set, 550 g/m², four colours', 'Two-ply combed cotton, plain border, logo woven into the corner. 50 × 100, 70 × 140 and bath mat; shrinkage below 5 % after 200 industrial washes. Carton: 24 sets.'],
    RU: ['Набор гостиничных полотенец 550 г/м², четыре цвета', 'Гребенной хлопок двойной крутки, гладкий бордюр, логотип выткан в углу. 50×100, 70×140 и полотенце для ног; усадка после 200 промышленных стирок менее 5 %. Короб: 24 комплекта.'],
    AR: ['طقم مناشف فندقية 550 غ/م²، أربعة ألوان', 'قطن ممشّط مزدوج الخيط، حافة سادة، شعار منسوج في الزاوية. مقاسات 50 × 100 و70 × 140 ومنشفة قدم؛ انكماش أقل من 5 % بعد 200 غسلة صناعية. الكرتون: 24 طقمًا.'],
  },
  'bereket-dokuma.percale-set': {
    EN: ['Percale duvet set, 200 TC, satin stripe', '100 % combed cotton, 2 cm satin stripe, white. Single, double and king size; envelope or button closure. Certified to OEKO-TEX Standard 100.'],
    RU: ['Комплект постельного белья, перкаль 200 TC, сатиновая полоса', '100 % гребенной хлопок, сатиновая полоса 2 см, белый. Односпальный, двуспальный и king size; клапан-конверт или пуговицы. Сертификат OEKO-TEX Standard 100.'],
    AR: ['طقم لحاف بركال 200 خيط بشريط ساتان', 'قطن ممشّط 100 %، شريط ساتان 2 سم، أبيض. مقاسات مفرد ومزدوج وكينغ؛ إغلاق بظرف أو بأزرار. حاصل على شهادة OEKO-TEX Standard 100.'],
  },
  'bereket-dokuma.pique-fabric': {
    EN: ['Piqué fabric in rolls, widths of 160 and 280 cm', 'Waffle and honeycomb weave, 180–260 g/m². Bleached, reactive dyed or greige. From 800 metres, rolls of 50 metres.'],
    RU: ['Ткань пике в рулонах, ширина 160 и 280 см', 'Вафельное и сотовое переплетение, 180–260 г/м². Отбелённая, с реактивным крашением или суровая. От 800 метров, рулон 50 метров.'],
    AR: ['قماش بيكيه بالرولّات، عرض 160 و280 سم', 'نسج وافل وخلية نحل، 180–260 غ/م². مبيّض أو مصبوغ بأصباغ تفاعلية أو خام. من 800 متر، طول الرول 50 مترًا.'],
  },
  'bereket-dokuma.jacquard-throw': {
    EN: ['Jacquard bedspread “Denizli elması”', 'Double-faced jacquard weave with fringed edge, 240 × 260 cm. Winter weight 420 g/m², summer weight 310 g/m².'],
    RU: ['Покрывало жаккардовое «Denizli elması»', 'Двусторонний жаккард, край с бахромой, 240×260 см. Зимнее 420 г/м², летнее 310 г/м².'],
    AR: ['مفرش سرير جاكار «Denizli elması»', 'نسج جاكار بوجهين، حافة بشراشيب، 240 × 260 سم. شتوي 420 غ/م² وصيفي 310 غ/م².'],
  },
  'bereket-dokuma.waffle-robe': {
    EN: ['Waffle bathrobe with shawl collar, embroidered', 'A light robe for hotels and spas, 240 g/m². Sizes S to XXL; embroidery on the chest up to 8 × 8 cm is in the price.'],
    RU: ['Халат вафельный, шалевый воротник, вышивка', 'Лёгкий халат для отелей и спа, 240 г/м². Размеры от S до XXL, вышивка на груди до 8×8 см входит в цену.'],
    AR: ['روب حمام وافل بياقة شال مع تطريز', 'روب خفيف للفنادق والسبا، 240 غ/م². مقاسات من S إلى XXL، والتطريز على الصدر حتى 8 × 8 سم ضمن السعر.'],
  },
  'bereket-dokuma.peshtemal': {
    EN: ['Handloom peshtemal, 100 × 180 cm', 'Woven in Buldan from low-twist yarn, fringes knotted by hand. Eight striped colours in stock; 60 pieces a carton.'],
    RU: ['Пештемаль ручного ткачества, 100×180 см', 'Соткан на станках Булдана из пряжи слабой крутки, бахрома связана вручную. Восемь цветов полосы на складе; 60 штук в коробе.'],
    AR: ['بشتمال بنول يدوي، 100 × 180 سم', 'يُنسج على أنوال بولدان بخيط خفيف البرم، وشراشيبه معقودة يدويًا. ثمانية ألوان مقلّمة في المخزون؛ 60 قطعة في الكرتون.'],
  },
  'bereket-dokuma.organic-baby-towel': {
    EN: ['GOTS organic hooded baby towel, 75 × 75', 'Organic cotton, 380 g/m², hood with appliqué. A GOTS transaction certificate comes with each shipment; retail box on request.'],
    RU: ['Полотенце детское с капюшоном, GOTS органик, 75×75', 'Органический хлопок 380 г/м², капюшон с аппликацией. Транзакционный сертификат GOTS с каждой партией, розничная коробка по желанию.'],
    AR: ['منشفة أطفال عضوية بقبعة، GOTS، 75 × 75', 'قطن عضوي 380 غ/م²، قبعة مع أبليك. شهادة معاملة GOTS مع كل شحنة، وعلبة بيع بالتجزئة حسب الطلب.'],
  },
  'bereket-dokuma.room-curtain': {
    EN: ['Hotel drapery, blackout, FR', 'Trevira CS yarn, flame retardant to B1/M1, 300 cm wide. Sewn to measure with pleating tape in our own workshop.'],
    RU: ['Портьера гостиничная, блэкаут, FR', 'Нить Trevira CS, огнестойкость класса B1/M1, ширина 300 см. Пошив по размеру и сборка на шторной ленте в нашем цехе.'],
    AR: ['ستارة فندقية معتمة، FR', 'خيط Trevira CS، مقاوم للهب بدرجة B1/M1، عرض 300 سم. الخياطة حسب المقاس والكسرات في مشغلنا.'],
  },
  'bereket-ambalaj.towel-gift-box': {
    EN: ['Magnetic rigid box for towel sets', 'Two-piece wrapped box, 350 g coated paper on 2 mm board. Hot foil print, from 500 pieces.'],
    RU: ['Картонная коробка на магните для набора полотенец', 'Кашированная коробка из двух частей, мелованный картон 350 г и переплётный картон 2 мм. Горячее тиснение фольгой, от 500 штук.'],
    AR: ['علبة كرتون مغناطيسية لطقم المناشف', 'علبة مغلّفة من قطعتين، ورق مصقول 350 غ وكرتون مقوى 2 مم. طباعة بالرقائق الساخنة، من 500 قطعة.'],
  },
  'bereket-ambalaj.zip-bag': {
    EN: ['Zipped EVA bag for duvet sets', 'PVC-free EVA, 120 micron, piped seams, hanging hole. Size 30 × 40 × 8 cm.'],
    RU: ['Сумка из EVA на молнии для постельного белья', 'EVA 120 мкм без ПВХ, швы с кантом, отверстие для подвеса. Размер 30×40×8 см.'],
    AR: ['حقيبة EVA بسحّاب لأطقم الأسرّة', 'EVA بسماكة 120 ميكرونًا خالٍ من PVC، حواف مخيطة بشريط، وثقب للتعليق. المقاس 30 × 40 × 8 سم.'],
  },
  'ege-pamuk-iplik.combed-ne30': {
    EN: ['Combed compact yarn Ne 30/1 for knitting', 'Söke cotton, CV below 12 %, tenacity above 19 cN/tex. Cones of 1.89 kg, 720 kg a pallet; the Uster report comes with the lot.'],
    RU: ['Пряжа гребенная компактная Ne 30/1, для трикотажа', 'Хлопок Сёке, CV ниже 12 %, прочность выше 19 сН/текс. Конусная бобина 1,89 кг, паллета 720 кг; отчёт Uster с каждой партией.'],
    AR: ['خيط ممشّط مدمج Ne 30/1 للتريكو', 'قطن سوكه، معامل CV أقل من 12 % ومتانة فوق 19 cN/tex. كونات 1.89 كغ، والطبلية 720 كغ؛ تقرير Uster مع كل دفعة.'],
  },
  'ege-pamuk-iplik.open-end-ne20': {
    EN: ['Open-end yarn Ne 20/1 for towel grounds', 'Rotor yarn of low hairiness, unwaxed, for woven towels and denim warp.'],
    RU: ['Пряжа open-end Ne 20/1, грунт для полотенец', 'Роторная пряжа с низкой ворсистостью, без парафина, для махровых тканей и джинсовой основы.'],
    AR: ['خيط أوبن إند Ne 20/1 لأرضية المناشف', 'خيط روتور قليل الزغب، بلا شمع، للمناشف المنسوجة وسداء الدنيم.'],
  },
  'ege-pamuk-iplik.dyed-cone': {
    EN: ['Reactive dyed yarn, 214 stock colours', 'Wash fastness 4-5, shade difference within a lot below ΔE 0.8. A new colour leaves the laboratory in three days.'],
    RU: ['Пряжа реактивного крашения, 214 цветов на складе', 'Стойкость к стирке 4-5, разнооттеночность внутри партии ниже ΔE 0,8. Новый цвет лаборатория подбирает за три дня.'],
    AR: ['خيوط مصبوغة بأصباغ تفاعلية، 214 لونًا في المخزون', 'ثبات الغسيل 4-5، وفرق اللون داخل الدفعة أقل من ΔE 0.8. يخرج اللون الجديد من المختبر في ثلاثة أيام.'],
  },
  'ege-pamuk-iplik.melange-grey': {
    EN: ['Grey mélange Ne 24/1, 10 % black fibre', 'Blended in the opening line, stock: 14 tonnes. No barring in sweat and rib knits.'],
    RU: ['Серый меланж Ne 24/1, 10 % чёрного волокна', 'Смешение на разрыхлении, остаток: 14 тонн. Не даёт полос на футере и рибане.'],
    AR: ['خيط ميلانج رمادي Ne 24/1، 10 % ألياف سوداء', 'خلط عند التفتيح، المخزون: 14 طنًا. لا يُظهر خطوطًا في أقمشة السويت والريب.'],
  },
  'ege-pamuk-iplik.rib-fabric': {
    EN: ['2×1 rib fabric with elastane, open width', '95 cotton 5 elastane, 220 g/m², dyed and sanforised. Dyed in the same lot as the body fabric.'],
    RU: ['Полотно рибана 2×1 с эластаном, в разворот', '95 хлопок 5 эластан, 220 г/м², крашеное и санфоризированное. Красится одной партией с основным полотном.'],
    AR: ['قماش ريب 2×1 مع ليكرا، مفتوح العرض', '95 قطن و5 إيلاستان، 220 غ/م²، مصبوغ ومعالج ضد الانكماش. يُصبغ في دفعة واحدة مع القماش الأساسي.'],
  },
  'merinova-hali.acrylic-classic': {
    EN: ['Classic acrylic carpet, 1,000,000 points', 'Soft pile, 11 mm high, eight colours. From 80 × 150 to 300 × 400; packed in cartons with a dust bag.'],
    RU: ['Ковёр акриловый классический, 1 000 000 узлов', 'Мягкий ворс, высота 11 мм, восемь цветов. От 80×150 до 300×400; в пылезащитном мешке, в коробе.'],
    AR: ['سجاد أكريليك كلاسيكي، 1,000,000 عقدة', 'وبر ناعم بارتفاع 11 مم، ثمانية ألوان. من 80 × 150 إلى 300 × 400؛ يُعبّأ في كراتين مع كيس واقٍ من الغبار.'],
  },
  'merinova-hali.mosque-carpet': {
    EN: ['Mosque carpet with prayer rows, wool, made for the project', '80 % wool 20 % polyamide, pile of 2,400 g/m². Row width and drawing are ours; delivered in numbered rolls with a laying plan.'],
    RU: ['Ковёр для мечети с рядами, шерсть, под проект', '80 % шерсть 20 % полиамид, ворс 2 400 г/м². Ширину ряда и рисунок делаем мы, поставка в нумерованных рулонах с планом укладки.'],
    AR: ['سجاد مساجد بصفوف، صوف، حسب المشروع', 'صوف 80 % وبولي أميد 20 %، وبر 2,400 غ/م². عرض الصف والرسم علينا، والتسليم برولّات مرقّمة مع مخطط الفرش.'],
  },
  'merinova-hali.hotel-axminster': {
    EN: ['Woven wall-to-wall carpet for hotel corridors', '4 m wide, fire class Bfl-s1, heavy use 33. Colours are matched to Pantone.'],
    RU: ['Тканый ковролин для гостиничных коридоров', 'Ширина 4 м, класс пожарной опасности Bfl-s1, класс износа 33. Подбор цвета по Pantone.'],
    AR: ['موكيت منسوج لممرات الفنادق', 'عرض 4 م، درجة حريق Bfl-s1، استخدام كثيف 33. مطابقة الألوان على Pantone.'],
  },
  'merinova-hali.bamboo-rug': {
    EN: ['Viscose rug with bamboo look, soft colours', 'Lustrous pile on cotton warp. Scanned for weaving faults; size tolerance 1 %.'],
    RU: ['Ковёр из вискозы под бамбук, мягкие тона', 'Блестящий ворс, хлопковая основа. Проверяется сканером на ткацкие пороки, допуск по размеру 1 %.'],
    AR: ['سجاد فيسكوز بمظهر البامبو، ألوان هادئة', 'وبر لامع وسداء قطن. يُفحص بالماسح لعيوب النسج، وسماحية المقاس 1 %.'],
  },
  'merinova-hali.door-mat': {
    EN: ['Door mat with latex back, 50 × 80, mixed designs', 'Mixed carton of 24 designs, 40 pieces. Promotional print starts at 2,000 pieces.'],
    RU: ['Придверный коврик на латексе 50×80, ассорти', 'Сборный короб из 24 рисунков, 40 штук. Рекламная печать от 2 000 штук.'],
    AR: ['دوّاسة بقاعدة لاتكس 50 × 80، نقوش مشكّلة', 'كرتون مشكّل من 24 نقشة، 40 قطعة. الطباعة الدعائية من 2,000 قطعة.'],
  },
  'merinova-hali.kilim-cushion': {
    EN: ['Kilim cushion cover, 45 × 45', 'Woven from leftover yarn, hidden zip. Four designs in a set.'],
    RU: ['Наволочка на подушку с узором килима, 45×45', 'Ткётся из остатков пряжи, потайная молния. В наборе четыре рисунка.'],
    AR: ['غطاء وسادة بنقش الكليم 45 × 45', 'يُنسج من بقايا الخيوط، بسحّاب مخفي. أربع نقشات في الطقم.'],
  },
  'poyraz-tekstil.hi-vis-jacket': {
    EN: ['Reflective winter jacket, EN ISO 20471 class 3', 'Removable fleece lining, 300D oxford, taped seams. S–4XL, logo transfer included.'],
    RU: ['Сигнальная зимняя куртка, EN ISO 20471 класс 3', 'Съёмная подкладка из флиса, оксфорд 300D, проклеенные швы. S–4XL, термоперенос логотипа включён.'],
    AR: ['سترة شتوية عاكسة، EN ISO 20471 فئة 3', 'بطانة فليس قابلة للفك، أكسفورد 300D، خياطة مغلقة بشريط. مقاسات S–4XL، وطباعة الشعار ضمن السعر.'],
  },
  'poyraz-tekstil.welder-overall': {
    EN: ['Flame-resistant coverall, EN ISO 11612', '99 % cotton FR, 330 g/m², non-metallic zip, double stitched. Rated for 50 wash cycles.'],
    RU: ['Комбинезон огнестойкий, EN ISO 11612', '99 % хлопок FR, 330 г/м², неметаллическая молния, двойная строчка. Ресурс 50 стирок.'],
    AR: ['أفرول مقاوم للهب، EN ISO 11612', 'قطن 99 % FR، 330 غ/م²، سحّاب غير معدني وخياطة مزدوجة. يتحمّل 50 دورة غسيل.'],
  },
  'poyraz-tekstil.nurse-uniform': {
    EN: ['Hospital scrubs in four-way stretch', 'Breathable poly-viscose, three pockets, 21 colours. Packed in sets, cartons made up to your size breakdown.'],
    RU: ['Медицинский костюм из ткани с четырёхсторонним стрейчем', 'Поливискоза, не задерживает пот, три кармана, 21 цвет. Короба собираем комплектами по вашей размерной сетке.'],
    AR: ['زي مستشفيات بقماش مرن في أربعة اتجاهات', 'بولي فيسكوز لا يحبس العرق، ثلاثة جيوب، 21 لونًا. تُعبّأ الكراتين بالأطقم حسب توزيع مقاساتكم.'],
  },
  'poyraz-tekstil.women-trench': {
    EN: ['Women’s trench coat, water-repellent gabardine', 'Sizes 36–48, belted, four colours. We sew in your woven label and care instructions.'],
    RU: ['Тренч женский, водоотталкивающий габардин', 'Размеры 36–48, с поясом, четыре цвета. Вшиваем вашу тканую этикетку и памятку по уходу.'],
    AR: ['معطف ترنش نسائي، غبردين طارد للماء', 'مقاسات 36–48، بحزام، أربعة ألوان. نخيط ملصقكم المنسوج وتعليمات الغسيل.'],
  },
  'poyraz-tekstil.linen-dress': {
    EN: ['Linen-blend midi dress, summer collection', '55 linen 45 viscose, production from 300 pieces, 100 a colour. Sample in six working days.'],
    RU: ['Платье миди из смесового льна, летняя коллекция', '55 лён 45 вискоза, тираж от 300 штук, на цвет 100. Образец за шесть рабочих дней.'],
    AR: ['فستان ميدي بمزيج الكتان، مجموعة الصيف', '55 كتان و45 فيسكوز، الإنتاج من 300 قطعة و100 لكل لون. العينة خلال ستة أيام عمل.'],
  },
};
