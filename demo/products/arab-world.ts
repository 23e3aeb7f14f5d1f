import { productsOf } from '../compose.ts';
import type { DemoProduct } from '../types.ts';

// prettier-ignore
export const arabWorldProducts: DemoProduct[] = [
  ...productsOf('nil-home-textiles', [
    ['blackout-curtain', 'textiles/home-textile', 'ستائر معتمة للفنادق، مقاومة للهب', 'قماش 320 غ/م² بعرض 280 سم، خياطة حسب المقاس وكسرات 1:2. مطابقة لاختبار NFPA 701.', 'NH-BC28', 'ستائر معتمة, فنادق, nfpa 701', 'curtain:21', 380],
    ['duvet-inner', 'textiles/home-textile', 'حشوة لحاف ميكروفايبر 300 غ/م²', 'أربعة مقاسات، غلاف قطن 233T، غسيل على 60 درجة. كل 8 قطع في كيس مضغوط.', 'NH-DV3', 'لحاف, ميكروفايبر', 'duvet:1', 290],
    ['beach-towel', 'textiles/home-textile', 'منشفة شاطئ مخططة 90 × 180 سم', 'قطن مصري 480 غ/م²، ألوان ثابتة أمام الكلور، شعار المنتجع منسوج في الطرف.', 'NH-BT9', 'منشفة شاطئ, قطن مصري', 'striped-towel:12', 175],
    ['chair-cover', 'textiles/woven', 'أغطية كراسي قاعات، جاكار', 'قماش بوليستر 220 غ/م² لا يتجعّد، للقاعات من 200 كرسي فأكثر.', 'NH-CC2', 'أغطية كراسي, قاعات', 'jacquard-cloth:1', 61],
  ]),
  ...productsOf('dar-al-waha', [
    ['guest-kit', 'cosmetics/hygiene', 'طقم مستلزمات الضيف، 7 قطع في علبة كرتون', 'فرشاة ومعجون ومشط وأدوات حلاقة وغطاء شعر، بعلبة قابلة للتدوير وشعار الفندق. 250 طقمًا في الكرتون.', 'DW-GK7', 'مستلزمات الضيف, فنادق', 'amenity-box:1', 420],
    ['tray-set', 'furniture/hotel', 'صينية ضيافة جلدية مع حامل أكياس الشاي', 'جلد صناعي مقوى، أربعة ألوان، ختم الشعار بالحرارة. من 100 قطعة.', 'DW-TR4', 'صينية ضيافة, جلد', 'leather-tray:1', 251],
    ['wall-mirror', 'furniture/decor', 'مرآة حائط بإطار نخيل مضغوط 80 × 120', 'زجاج 4 مم، إضاءة خلفية 3000K، تعليق جاهز.', 'DW-MR8', 'مرآة, إضاءة خلفية', 'mirror:1', 96],
  ]),
  ...productsOf('rukn-albina', [
    ['porcelain-60120', 'building/ceramics', 'بورسلان 60 × 120 سم، مات، سماكة 9 مم', 'امتصاص أقل من 0.5 %، درجة اللون ثابتة لكل دفعة، متوفر 14,000 م² في جدة.', 'RB-P612', 'بورسلان, 60x120, مات', 'porcelain-tile:12', 350],
    ['basin-set', 'building/sanitary-ware', 'مغسلة معلّقة مع نصف عامود', 'مطلية نانو، فتحة خلاط واحدة، شهادة مطابقة وكفاءة المياه السعودية.', 'RB-BS2', 'مغسلة, أدوات صحية', 'washbasin:1', 283],
    ['xps-board', 'building/insulation', 'ألواح عزل XPS سماكة 50 مم', 'كثافة 35 كغ/م³ للأسطح، حافة متداخلة. 0.6 × 1.25 م.', 'RB-XPS5', 'عزل, xps', 'insulation-board:1', 206],
    ['concealed-cistern', 'building/sanitary-ware', 'خزان مخفي مع إطار تثبيت', 'دفق مزدوج 3/4.5 لتر، حمل حتى 400 كغ، ضمان عشر سنوات.', 'RB-CC3', 'خزان مخفي', '', 89],
  ]),
  ...productsOf('najd-dates', [
    ['sukkari-3kg', 'agriculture/fresh-produce', 'تمر سكري مفتّل فاخر، كرتون 3 كغ', 'حبة كبيرة، رطوبة 22–25 %، معقّم بالتجميد. 40 قدمًا مبرّد يحمل 24 طنًا.', 'ND-SK3', 'سكري, تمر, 3 كغ', 'date:12', 340],
    ['khalas-vacuum', 'agriculture/fresh-produce', 'تمر خلاص مفرّغ من الهواء 1 كغ', 'من مزارع القصيم والأحساء، بدون إضافات، صلاحية 18 شهرًا.', 'ND-KH1', 'خلاص, مفرغ', 'date:21', 302],
    ['stuffed-gift', 'food/confectionery', 'علبة هدايا تمر محشو باللوز والبرتقال', '24 حبة مغلّفة، علبة بمغناطيس وطباعة ذهبية. نستقبل طلبات رمضان حتى ديسمبر.', 'ND-GF24', 'تمر محشو, هدايا رمضان, لوز', 'date-box:1', 255],
    ['date-paste', 'food/confectionery', 'عجينة تمر ناعمة للمخابز، 10 كغ', 'منزوعة النوى، خالية من المعادن، لزوجة ثابتة لحشو المعمول.', 'ND-PS10', 'عجينة تمر, معمول', 'date-carton:1', 187],
    ['date-syrup', 'food/confectionery', 'دبس تمر صافٍ، 400 غ وبرميل 250 كغ', 'بريكس 74، معصور على البارد دون سكر مضاف.', 'ND-DB', 'دبس تمر, بريكس 74', 'date-syrup:1', 130],
    ['organic-sagai', 'agriculture/nuts-pulses', 'تمر صقعي عضوي 500 غ', 'شهادة عضوية سعودية وأوروبية، تغليف ورقي قابل للتحلل.', 'ND-OR5', 'صقعي, عضوي', 'date:1', 52],
  ]),
  ...productsOf('khaleej-bridge', [
    ['sunflower-tin', 'food/oils', 'Sunflower oil, 17 L tin and 1.8 L PET', 'Refined, bleached and deodorised, peroxide below 1. Own brand Al Jisr or yours, stock in Jebel Ali.', 'KB-SO17', 'sunflower oil, tin, private label', 'oil-bottle:1', 450],
    ['basmati-1121', 'agriculture/grains', 'Basmati 1121 sella rice, 5 kg and 20 kg', 'Aged twelve months, 8.3 mm average, broken 2 %. Arabic and English bags.', 'KB-R1121', 'basmati, sella, 1121', 'rice:12', 401],
    ['tuna-chunks', 'food/canned-food', 'Light tuna chunks in sunflower oil, 170 g', 'Skipjack, 48 tins per carton, dolphin-safe statement. Drained weight 120 g.', 'KB-TN17', 'tuna, canned', 'tuna-tin:1', 337],
    ['truck-tyre', 'automotive/tyres', 'Truck tyre 315/80 R22.5, drive, 20 PR', 'Made this year, hot-climate compound, load 157/154 K. 230 pieces per 40′ HC.', 'KB-TY315', 'truck tyre, 315/80', 'truck-tyre:1', 266],
    ['engine-oil', 'automotive/lubricants', 'Diesel engine oil 15W-40 CI-4, pail and drum', 'Blended in Dubai from group II base oil, total base number 10.', 'KB-OIL15', 'engine oil, 15w-40', 'engine-oil:1', 218],
    ['school-set', 'consumer/stationery', 'Back-to-school set, 32 pieces', 'Pencils, ruler, sharpener, crayons and a cloth case; EN 71 report.', 'KB-SS32', 'school set, stationery', 'pencils:1', 134],
    ['wooden-blocks', 'consumer/toys', 'Wooden alphabet blocks, Arabic and English', 'Beech, water-based colour, 28 + 26 blocks, age 2+.', 'KB-WB', 'wooden toys, alphabet', 'alphabet-blocks:1', 59],
  ]),
  ...productsOf('marafi-shipping', [
    ['lcl-china', 'logistics/sea', 'تجميع LCL من ييوو وشنغهاي إلى جبل علي', 'إبحار كل جمعة، 22 يومًا، مستودع استلام في ييوو وصور للبضاعة عند الوصول.', 'MS-LCL1', 'تجميع, lcl, جبل علي', 'container:31', 310],
    ['gcc-truck', 'logistics/road', 'نقل بري بين دول الخليج، يومي', 'دبي – مسقط – الكويت – المنامة، شاحنات جافة ومبردة، تتبّع برابط.', 'MS-RD2', 'نقل بري, مبرد', 'tilt-truck:31', 222],
    ['cold-store', 'logistics/storage', 'تخزين مبرد وجاف في الشارقة، 4,200 طبلية', 'من -22 إلى +18 درجة، فرز وإعادة تغليف، تقرير مخزون يومي.', 'MS-ST3', 'تخزين مبرد, مستودع', 'cold-store:1', 91],
  ]),
  ...productsOf('sawahil-aldeera', [
    ['sella-rice', 'agriculture/grains', 'أرز بسمتي سيلا للمطاعم، 20 كغ', 'معتّق سنة، حبة طويلة لا تتكسر، توصيل داخل الكويت خلال يومين.', 'SD-R20', 'أرز بسمتي, مطاعم', 'rice:1', 44],
    ['chickpea-can', 'food/canned-food', 'حمص حب معلب 2.5 كغ', 'وزن مصفّى 1.5 كغ، ستة في الكرتون.', 'SD-CC25', 'حمص معلب', 'chickpea-tin:1', 30],
  ]),
  ...productsOf('doha-facility', [
    ['degreaser', 'chemicals/detergents', 'Kitchen degreaser 5 L, ready for dosing pumps', 'Non-caustic, NSF listed, QR code with the safety sheet in four languages.', 'DF-DG5', 'degreaser, kitchen', 'jerrycan:1', 33],
    ['hand-towel', 'plastics/paper', 'Interfold hand towel, 2 ply, 3,000 sheets', 'FSC pulp, fits standard dispensers. 40 cases a pallet.', 'DF-HT3', 'hand towel, interfold', 'hand-towel-pack:1', 20],
  ]),
  ...productsOf('dhofar-scents', [
    ['hojari-royal', 'cosmetics/perfume', 'لبان حوجري ملكي أخضر، فرز أول', 'حبات 8–15 مم شفافة، من وادي دوكة، كيس قماش 1 كغ أو 25 كغ.', 'DS-HR1', 'لبان حوجري, ملكي', 'frankincense:12', 245],
    ['frankincense-oil', 'cosmetics/skin', 'زيت اللبان المقطّر، ألفا بينين 60 %', 'تقطير بالبخار 14 ساعة، تحليل GC-MS، عبوات ألمنيوم 1 و5 كغ.', 'DS-OIL', 'زيت اللبان, gc-ms', 'oil-dropper:1', 190],
    ['bakhoor', 'cosmetics/perfume', 'بخور عُماني مخلوط بالصندل والعود', 'معجون يدوي، 40 غرامًا في علبة خزف، 96 علبة في الكرتون.', 'DS-BK4', 'بخور, صندل', 'bakhoor:12', 144],
    ['oud-oil', 'cosmetics/perfume', 'دهن عود مخلوط، زجاجة 3 مل و12 مل', 'تركيبات ثابتة لأسواق الخليج، شهادة سلامة IFRA.', 'DS-OD3', 'دهن العود, ifra', 'oud-vial:1', 103],
    ['frankincense-soap', 'cosmetics/hygiene', 'صابون اللبان وزيت الزيتون 100 غ', 'صنع على البارد، بلا ملوّنات، 72 قطعة.', 'DS-SP1', 'صابون, لبان', 'soap:1', 38],
  ]),
  ...productsOf('rafidain-steel', [
    ['rebar', 'metals/steel', 'حديد تسليح B500B، 8–32 مم، قص وثني', 'شهادات مصنع لكل لفة، قص حسب جدول المهندس وتسليم الموقع في البصرة.', 'RS-RB5', 'حديد تسليح, b500b', 'rebar:12', 405],
    ['trapezoid-sheet', 'metals/steel', 'صاج مجلفن مضلّع للأسقف 0.5 مم', 'أطوال حتى 12 مترًا، خمسة ألوان، مع الزوايا والمسامير.', 'RS-TS5', 'صاج مضلع, أسقف', 'roofing-sheet:12', 271],
    ['sandwich-panel', 'building/insulation', 'ألواح ساندويتش صوف صخري 50 و80 مم', 'مقاومة حريق EI60، للمخازن وورش التبريد.', 'RS-SP8', 'ساندويتش بانل, صوف صخري', 'sandwich-panel:1', 120],
  ]),
  ...productsOf('dijla-foods', [
    ['mango-nectar', 'food/drinks', 'نكتار مانجو 1 لتر، كرتون معقّم', 'ثمار 30 %، بدون مواد حافظة، 12 عبوة.', 'DF-MN1', 'نكتار, مانجو, عصير', 'mango-carton:1', 490],
    ['vermicelli', 'food/flour-pasta', 'شعيرية 400 غ', 'سميد صافٍ، تتحمص دون أن تتكسر، 20 كيسًا.', 'DF-VR4', 'شعيرية, سميد', 'vermicelli:21', 402],
    ['blended-oil', 'food/oils', 'زيت نباتي للقلي 10 لتر، تنكة', 'نقطة تدخين 225، للمطاعم، ختم سهل الفتح.', 'DF-BO10', 'زيت قلي, تنكة', 'oil-tin:1', 313],
    ['tomato-sachet', 'food/canned-food', 'معجون طماطم 70 غ ظرف', 'بريكس 22–24، 100 ظرف في العلبة، لمحال البقالة.', 'DF-TS7', 'معجون طماطم, ظرف', 'paste-sachet:1', 204],
    ['pomegranate-drink', 'food/drinks', 'شراب رمان 250 مل، زجاج', 'معبّأ ساخنًا، غطاء معدني، 24 زجاجة.', 'DF-PD25', 'رمان, شراب', 'pomegranate-bottle:1', 77],
  ]),
  ...productsOf('delta-crops', [
    ['valencia', 'agriculture/fresh-produce', 'برتقال فالنسيا صيفي، كرتون 15 كغ', 'أحجام 48–113، بريكس 11 فأعلى، تشميع طبيعي. 40 قدمًا مبرّد 26 طنًا.', 'DC-VL15', 'برتقال, فالنسيا', 'orange:21', 390],
    ['navel', 'agriculture/fresh-produce', 'برتقال أبو سرة، ديسمبر – فبراير', 'قشر سهل، أحجام كبيرة للخليج، تبريد مسبق خلال أربع ساعات.', 'DC-NV', 'برتقال, أبو سرة', 'orange:12', 344],
    ['red-onion', 'agriculture/fresh-produce', 'بصل أحمر مجفف، شبك 25 كغ', 'أقطار 5–7 و7–9 سم، رطوبة منخفضة وعنق مغلق.', 'DC-ON25', 'بصل أحمر, شبك', 'onion:12', 287],
    ['garlic', 'agriculture/fresh-produce', 'ثوم بلدي أبيض، كرتون 10 كغ', 'موسم أبريل، رؤوس 5.5 سم فأكثر، مجفف طبيعيًا.', 'DC-GR10', 'ثوم, بلدي', 'garlic:12', 199],
    ['frozen-beans', 'food/canned-food', 'فاصوليا خضراء مجمدة مقطعة، 2.5 كغ', 'تجميد IQF، سيقان أقل من 1 %، تحليل متبقيات مع كل حاوية.', 'DC-FB25', 'فاصوليا مجمدة, iqf', 'green-bean:12', 141],
    ['fava', 'agriculture/nuts-pulses', 'فول بلدي عريض للتدميس، 25 كغ', 'منقّى ليزريًا، نسبة كسر 1 %، محصول الفيوم.', 'DC-FV25', 'فول, تدميس', 'fava:12', 65],
  ]),
  ...productsOf('port-said-pack', [
    ['citrus-carton', 'plastics/boxes', 'كرتون موالح تلسكوبي 15 كغ، 5 طبقات', 'مقاوم للرطوبة، طباعة لونين، تحمل رص 9 طبقات.', 'PS-CT15', 'كرتون موالح, تلسكوبي', 'citrus-carton:1', 200],
    ['shipping-box', 'plastics/boxes', 'علب شحن FEFCO 0201، مقاسات حسب الطلب', 'فلوت B وC وBC، من 1,000 علبة، تسليم خلال عشرة أيام.', 'PS-SH', 'علب شحن, fefco 0201', 'shipping-box:1', 151],
    ['kraft-bag', 'plastics/paper', 'أكياس كرافت بمقبض، 80 غ', 'طباعة فلكسو بأربعة ألوان، ثلاثة مقاسات.', 'PS-KR8', 'أكياس ورقية, كرافت', 'kraft-bag:1', 98],
    ['paper-tray', 'plastics/paper', 'صواني لب ورقي للبيض والفاكهة', 'مصبوبة من ورق معاد، 30 بيضة، تحميل 1,200 ربطة.', 'PS-TR30', 'صواني, لب ورقي', 'pulp-tray:1', 34],
  ]),
];
