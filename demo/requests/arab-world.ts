import { requestsOf } from '../compose.ts';
import type { DemoRequest } from '../types.ts';

// prettier-ignore
export const arabWorldRequests: DemoRequest[] = [
  ...requestsOf('rafidain-steel', [
    ['galvanised-coil', 'import', 'metals/steel', 'مطلوب لفائف فولاذ مجلفن DX51D Z275 بسماكة 0.50–1.20 مم، 400 طن شهريًا', 'نورّد لمصانع الأسقف في البصرة والنجف. وزن اللفة 5–8 أطنان، العرض 1000 و1250 مم، مع شهادة مصنع EN 10204 3.1. التسليم CFR أم قصر أو CPT البصرة، والدفع باعتماد مستندي معزز عند الاطلاع. عقد سنوي إن ناسبت الشحنة التجريبية.', 'فولاذ, لفائف مجلفنة, dx51d, أسقف, أم قصر', 'steel-coil:1', '20m', { document: 'galvanised-coil.txt' }],
    ['rebar', 'import', 'metals/steel', 'حديد تسليح B500B، 8–32 مم، 2,500 طن', 'أطوال 12 مترًا ولفائف لقطر 8 و10، منشأ تركي أو مصري، فحص SGS في ميناء التحميل. CFR أم قصر، الدفع 20 % مقدمًا.', 'حديد تسليح, b500b, cfr', 'rebar:12', '11d'],
    ['scaffold', 'import', 'metals/pipes', 'أنابيب سقالات مجلفنة 48.3 × 3.2 مم، 14,000 قطعة', 'أطوال 1.5 و3 و6 أمتار مع الوصلات، EN 39. تسليم البصرة خلال خمسة أسابيع.', 'أنابيب سقالات, en 39', 'galvanised-pipe:21', '30d'],
    ['basra-trucks', 'need', 'logistics/road', 'نقل لفائف من أم قصر إلى النجف، 40 شاحنة شهريًا', 'حمولة 27 طنًا مع حوامل لفائف، تفريغ نهاري فقط. نطلب سعرًا ثابتًا لستة أشهر.', 'نقل بري, لفائف, أم قصر', '', '12d', { by: 'road', load: 'ftl' }],
  ]),
  ...requestsOf('dar-al-waha', [
    ['bed-linen-1200', 'import', 'textiles/home-textile', 'بياضات فندقية بركال 200 خيط لعدد 1200 غرفة في الرياض', 'ملاءات مطاطية وأغطية لحف وأكياس وسائد بيضاء بشريط ساتان عرضه 2 سم. شهادة OEKO-TEX Standard 100 وتحمّل 200 غسلة. العينات قبل 15 ديسمبر، والتسليم على ثلاث دفعات DAP الرياض.', 'بياضات فندقية, بركال, oeko-tex', 'bed-linen:1', '1h'],
    ['room-furniture', 'import', 'furniture/hotel', 'أثاث 264 غرفة فندقية في المدينة المنورة، تصنيع وتركيب', 'خشب ومعدن حسب مخططات المصمم، غرفة نموذجية أولًا. الافتتاح في رجب، والتسليم DDP مع التركيب وضمان ثلاث سنوات.', 'أثاث فندقي, تركيب, غرفة نموذجية', 'hotel-bed:21', '8d'],
    ['corridor-carpet', 'import', 'textiles/carpets', 'سجاد ممرات 6,200 م²، درجة حريق Bfl-s1', 'عرض 4 أمتار، ثلاثة تصاميم، مطابقة Pantone. نحتاج عينة 50 × 50 خلال أسبوعين.', 'سجاد فنادق, bfl-s1, ممرات', 'corridor-carpet:21', '21d'],
  ]),
  ...requestsOf('rukn-albina', [
    ['nym-cable', 'import', 'electrical/cables', 'كابلات نحاس NYM 3 × 2.5 mm² بطول 40 كم وفق IEC 60227', 'لمشروع إسكان من 640 شقة في جدة. لفات 100 م بغلاف رمادي، مع تقرير فحص من جهة مستقلة. يرجى تسعير 2.5 و4 مم² كلٌّ على حدة، CIF جدة.', 'كابلات, نحاس, nym, iec 60227', 'cable:13', '14h'],
    ['galv-pipe', 'import', 'metals/pipes', 'أنابيب مجلفنة لشبكات الحريق ASTM A53، 2–6 بوصة، 320 طنًا', 'أطراف مخددة واعتماد FM، طول 6 أمتار. CFR جدة، شهادة سابر مع البوليصة.', 'أنابيب, astm a53, شبكات حريق', 'galvanised-pipe:1', '7d'],
    ['porcelain', 'import', 'building/ceramics', 'بورسلان 60 × 120 مطفأ، 22,000 م²، لون واحد للدفعة', 'سماكة 9 مم، R10، علب 1.44 م². منشأ تركي أو إسباني أو هندي، مع عينات لثلاث درجات رمادي.', 'بورسلان, 60x120, r10', 'porcelain-tile:21', '24d'],
    ['jeddah-storage', 'need', 'logistics/storage', 'تخزين 900 طبلية بورسلان قرب ميناء جدة، ستة أشهر', 'أرضية تتحمل 4 طن/م²، مناولة داخلية، خروج يومي 12 طبلية.', 'تخزين, جدة, طبليات', 'pallet-rack:1', '16d', { by: 'warehousing', load: 'fcl-20' }],
  ]),
  ...requestsOf('khaleej-bridge', [
    ['sunflower-oil', 'import', 'food/oils', 'Refined sunflower oil, 5 L PET, private label, 4 × FCL 20′', 'Deodorised and winterised, FFA below 0.1 %, label in Arabic and English with our brand. Shelf life of 18 months at arrival. CIF Jebel Ali, first shipment in January.', 'sunflower oil, private label, fcl', 'oil-bottle:1', '3h'],
    ['truck-tyres', 'import', 'automotive/tyres', 'Truck tyres 315/80 R22.5, drive and steer, 600 pieces', 'DOT not older than 26 weeks, hot-climate compound, label at least C in wet grip. Regular demand for a fleet of 140 tractor units. DAP Jebel Ali, 60 days after delivery.', 'tyres, 315/80, fleet', 'truck-tyre:1', '4d'],
    ['red-lentils', 'import', 'agriculture/nuts-pulses', 'Red split lentils, 1 kg branded packs, 6 × FCL 20′ for Ramadan', 'Sortex 99.5 %, moisture 13 %, Arabic artwork ready. Must arrive before 20 January, CIF Jebel Ali, cash against documents.', 'red lentils, ramadan, sortex', 'red-lentil:1', '2d', { approveStatus: 3 }],
    ['rice-offer', 'export', 'agriculture/grains', 'Basmati 1121 sella from Jebel Ali stock, 400 t', 'Twelve months aged, 5 kg and 20 kg, Arabic bags. Mixed containers with tuna and oil for East Africa, FOB Jebel Ali, loading in four days.', 'basmati, jebel ali, mixed container', 'rice:21', '18d'],
  ]),
  ...requestsOf('qalat-erbil', [
    ['beige-marble', 'import', 'building/stone', 'مطلوب رخام بيج مصقول 60 × 60 × 2 سم، 3,500 م² لمشروع في أربيل', 'تجانس اللون ضروري، والتعبئة في صناديق خشبية. التسليم DAP أربيل على أربع دفعات تبدأ في فبراير. يرجى إرسال صور الألواح قبل العرض.', 'رخام, أربيل, بيج', 'beige-marble:1', '9d'],
    ['windows', 'import', 'building/doors-windows', 'نوافذ ألمنيوم بعازل حراري لـ 1,150 وحدة سكنية', 'زجاج مزدوج 6-16-6، شبك حشرات، لون RAL 7016. نطلب أسعار التصنيع الكامل والتصنيع المجمّع محليًا كلًّا على حدة.', 'نوافذ ألمنيوم, عازل حراري, ral 7016', 'aluminium-window:1', '20d'],
  ]),
  ...requestsOf('dijla-foods', [
    ['filling-parts', 'import', 'machinery/spare-parts', 'مطلوب قطع غيار أصلية أو مكافئة لثلاثة خطوط تعبئة زيوت وعصائر: صمامات DN50-PN16، حساسات M12-NPN-24V، أطقم إحكام EPDM-70/ISO-2852، ومحركات 1.5kW-IE3-B14', 'القائمة الكاملة 86 بندًا مع أرقام القطع AX-4471-B وKX-220/3 وTR-09-117. التسليم الأول جوًا خلال عشرة أيام لبنود التوقف، والباقي CPT بغداد. نقبل بدائل مطابقة بعد إرسال الرسومات.', 'قطع غيار, dn50-pn16, خطوط تعبئة, ie3-b14', 'gears:1', '6d'],
    ['tomato-paste', 'import', 'food/canned-food', 'معجون طماطم 36–38 بريكس، براميل معقمة، 20 حاوية سنويًا', 'كسر بارد، لون a/b فوق 2.1، بدون ملح. CPT بغداد عبر إبراهيم الخليل، كل حاوية مع تحليل وشهادة منشأ.', 'معجون طماطم, 36-38, معقم', 'tomato-drum:1', '10d'],
    ['plastic-bottles', 'import', 'plastics/bottles', 'بريفورم PET وزن 38 غ، 6 ملايين قطعة', 'فوهة 38 مم، لزوجة 0.80، لون شفاف.', 'بريفورم, pet', 'preform:1', '4d', { approveStatus: 1, rejectReason: 'الوصف لا يذكر مكان التسليم ولا طريقة الدفع. أضف شرط التسليم (Incoterms) والميناء أو المدينة ثم أعد الإرسال.' }],
    ['wheat-rail', 'need', 'logistics/sea', 'نقل 8,000 طن قمح سائب من مرسين إلى أم قصر', 'سفينة من 8 إلى 10 آلاف طن، تفريغ 2,000 طن يوميًا، FIOST. التحميل في النصف الثاني من يناير.', 'قمح سائب, أم قصر, fiost', 'bulk-carrier:1', '15d', { by: 'sea', load: 'dry-bulk' }],
  ]),
  ...requestsOf('nil-home-textiles', [
    ['hotel-towels', 'import', 'textiles/home-textile', 'مناشف فندقية بيضاء 550 غ/م²، 24,000 قطعة لثلاثة فنادق', 'مقاسات 50 × 100 و70 × 140 ومنشفة قدم، حافة دوبي وشعار منسوج. عينات مغسولة 20 مرة قبل العقد، CIF الإسكندرية أو DAP الغردقة قبل رمضان.', 'مناشف فندقية, 550 غ, شعار منسوج', 'terry-towel:31', '5d'],
    ['sheer-fabric', 'import', 'textiles/woven', 'قماش ستائر شيفون مقاوم للهب 300 سم، 18,000 متر', 'تريفيرا CS أو ما يعادلها، ثلاثة ألوان، شهادة NFPA 701. CIF الإسكندرية.', 'قماش ستائر, مقاوم للهب', 'sheer-cloth:1', '29d'],
  ]),
  ...requestsOf('delta-crops', [
    ['pet-punnets', 'import', 'plastics/boxes', 'علب PET مثقّبة للفراولة 250 و500 غ، 1.4 مليون علبة', 'مادة معاد تدويرها 50 %، فتحات تهوية، غطاء متصل. CIF الإسكندرية، على ثلاث دفعات.', 'علب pet, فراولة', 'punnet:1', '17d'],
    ['citrus-offer', 'export', 'agriculture/fresh-produce', 'برتقال أبو سرة وفالنسيا موسم 2026/27، تحميل من ديسمبر', 'أحجام 48–113، كرتون 15 كغ تلسكوبي أو مفتوح، بروتوكولات معالجة بالتبريد للصين وأوزبكستان. FOB الإسكندرية أو CFR نوفوروسيسك.', 'برتقال, أبو سرة, فالنسيا, fob', 'orange:12', '1d'],
    ['onion-offer', 'export', 'agriculture/fresh-produce', 'بصل أحمر وذهبي، شبك 10 و25 كغ، 90 حاوية', 'أقطار 5–7 و7–9، مجفف، شهادة زراعية وتبخير. CFR جبل علي والدمام وأم قصر.', 'بصل أحمر, شبك, cfr', 'onion:21', '13d'],
    ['frozen-offer', 'export', 'food/canned-food', 'خضار مجمدة IQF: فاصوليا، بازلاء، خرشوف', 'أكياس 400 غ و2.5 كغ بعلامتكم، شهادة BRCGS، حاويات 40 قدمًا مبردة من دمياط.', 'خضار مجمدة, iqf, brcgs', 'green-bean:21', '31d'],
    ['novo-reefer', 'need', 'logistics/sea', 'الإسكندرية – نوفوروسيسك، 20 حاوية مبردة أسبوعيًا، موالح', 'درجة +4، تسجيل حرارة، مدة لا تتجاوز 9 أيام. من ديسمبر حتى مايو.', 'حاويات مبردة, موالح', 'reefer-container:1', '2d', { by: 'sea', load: 'reefer', approveStatus: 2 }],
  ]),
  ...requestsOf('port-said-pack', [
    ['kraft-liner', 'import', 'plastics/paper', 'ورق كرافت لاينر 125–175 غ، 900 طن', 'عرض 210 سم، امتصاص Cobb أقل من 35. CIF بورسعيد، دفع 60 يومًا.', 'كرافت لاينر, ورق', 'kraft-roll:1', '20h', { approveStatus: 3 }],
  ]),
  ...requestsOf('najd-dates', [
    ['dates-offer', 'export', 'agriculture/fresh-produce', 'تمور سكري وخلاص وصقعي، تعبئة خاصة لرمضان 2027', 'من 200 غ إلى 10 كغ، معقمة بالتجميد، 1,100 طن متاحة. FOB الدمام أو DAP دبي والكويت، ونصمم العلبة خلال أسبوع.', 'تمور, رمضان, سكري, علامة خاصة', 'date:21', '12h'],
    ['paste-offer', 'export', 'food/confectionery', 'عجينة ودبس تمر للمصانع، براميل وكراتين 10 كغ', 'بريكس 74 للدبس، عجينة بلا نوى، تحليل معادن لكل دفعة. شهادة حلال وHACCP.', 'عجينة تمر, دبس, مصانع', 'date-carton:1 date-syrup:1', '34d'],
    ['russia-reefer', 'need', 'logistics/road', 'بريدة – كازان، شاحنة مبردة +5، 20 طن تمور', 'عبر تركيا، مع ختم وتسجيل حرارة، رحلة كل شهر بين ديسمبر ومارس.', 'شاحنة مبردة, تمور', 'reefer-truck:1', '22d', { by: 'road', load: 'reefer' }],
  ]),
  ...requestsOf('dhofar-scents', [
    ['hojari-offer', 'export', 'cosmetics/perfume', 'لبان حوجري من ظفار، محصول الخريف، 9 أطنان', 'فرز ملكي وممتاز وعادي، أكياس قماش 25 كغ، شهادة منشأ عُمانية. CPT دبي أو جوًا إلى أوروبا، وعينات 100 غ من كل فرز.', 'لبان حوجري, فرز ملكي', 'frankincense:21', '7d'],
  ]),
  ...requestsOf('marafi-shipping', [
    ['yiwu-lcl', 'service', 'logistics/sea', 'تجميع LCL من ييوو وشنغهاي ونينغبو إلى جبل علي كل جمعة', 'استلام في مستودعنا هناك مع صور وقياس، 22 يومًا، تخليص وتسليم حتى باب المحل. السعر بالمتر المكعب شامل.', 'تجميع, lcl, ييوو, جبل علي', 'container:1', '5d', { by: 'sea', load: 'lcl' }],
    ['gcc-reefer', 'service', 'logistics/road', 'نقل مبرد بين دول الخليج يوميًا، من 1 إلى 24 طنًا', 'دبي – الكويت 4 أيام، دبي – مسقط يوم واحد. رابط تتبّع وتقرير حرارة عند التسليم.', 'نقل مبرد, دول الخليج', 'reefer-truck:31', '19d', { by: 'road', load: 'reefer' }],
    ['sharjah-cold', 'service', 'logistics/storage', 'تخزين مبرد وجاف في الشارقة، 600 طبلية متاحة', 'فواتير بالطبلية واليوم، فرز ولصق عربي، شحن لآخر ميل بأسطولنا.', 'تخزين, الشارقة', 'cold-store:1', '37d', { by: 'warehousing', load: 'ltl' }],
  ]),
];
