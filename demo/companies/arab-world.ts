import { company } from '../compose.ts';
import type { DemoCompany } from '../types.ts';

const trader = { language: 'AR' } as const;

// prettier-ignore
export const arabWorld: DemoCompany[] = [
  company({
    ...trader, key: 'dar-al-waha', owner: 'omar', name: 'دار الواحة للضيافة', countryCode: 'SA', city: 'Riyadh',
    description: 'نورّد للفنادق والشقق الفندقية في الرياض والمدينة المنورة كل ما تحتاجه الغرفة: بياضات ومناشف وأثاث ومستلزمات الضيوف. نعمل اليوم مع 46 منشأة فيها أكثر من 9,000 غرفة، ونشتري بعقود سنوية مع تسليم على دفعات.',
    addressHeader: 'الإدارة والمستودع', addressDescription: 'طريق الخرج، حي المصانع، مستودع رقم 12', postalCode: '14323', phone: '+966114470285', mail: 'procurement@daralwaha.example',
    companyType: 'importer-distributor', activityArea: 1, taxpayerNumber: '310472918600003', taxpayerOffice: 'هيئة الزكاة والضريبة والجمارك – الرياض', employees: '51-100',
    hsCode: '6302.21, 9403.50, 3924.90', bankNames: 'مصرف نجد للتجارة', keywords: 'تجهيز فنادق, بياضات, أثاث فندقي, مناشف, مستلزمات الضيوف, دفعات سنوية', categories: 'furniture: hotel decor; textiles: home-textile; cosmetics: hygiene', createdDaysAgo: 460,
  }),
  company({
    ...trader, key: 'rukn-albina', owner: 'turki', name: 'مؤسسة ركن البناء التجارية', countryCode: 'SA', city: 'Jeddah',
    description: 'نستورد السيراميك والأدوات الصحية والكابلات وألواح العزل لمشاريع الإسكان في منطقة مكة المكرمة. لدينا ثلاث صالات عرض في جدة ومستودع مساحته 18,000 م²، ونطلب شهادة مطابقة «سابر» لكل شحنة.',
    addressHeader: 'المعرض الرئيسي', addressDescription: 'شارع الأمير ماجد، حي الصفا، مجمع مواد البناء', postalCode: '23453', phone: '+966126930417', mail: 'imports@ruknbuild.example',
    companyType: 'importer-distributor', activityArea: 1, taxpayerNumber: '300918274500003', taxpayerOffice: 'هيئة الزكاة والضريبة والجمارك – جدة', employees: '101-250',
    hsCode: '6907.21, 6910.10, 8544.49', bankNames: 'مصرف الحجاز الأهلي', keywords: 'سيراميك, أدوات صحية, كابلات, عزل, مشاريع إسكان', categories: 'building: ceramics sanitary-ware insulation; electrical: cables', createdDaysAgo: 386,
  }),
  company({
    ...trader, key: 'najd-dates', owner: 'sulaiman', name: 'شركة نجد الخصبة للتمور', countryCode: 'SA', city: 'Buraydah',
    description: 'نزرع ونفرز ونعبّئ تمور السكري والخلاص والصقعي في بريدة، على مسافة كيلومترات من سوق التمور. غرف تبريد بسعة 6,500 طن، وتعقيم بالتجميد بدل التبخير، وعبوات من 200 غرام حتى 10 كيلوغرامات بعلامتكم. شهادات GLOBALG.A.P. وحلال وHACCP.',
    addressHeader: 'مصنع التعبئة', addressDescription: 'المدينة الصناعية الأولى، شارع 18', postalCode: '52361', phone: '+966163814720', mail: 'export@najddates.example',
    companyType: 'manufacturer', activityArea: 2, taxpayerNumber: '302764185900003', taxpayerOffice: 'هيئة الزكاة والضريبة والجمارك – القصيم', employees: '101-250',
    hsCode: '0804.10, 1702.90', bankNames: 'مصرف نجد للتجارة, بنك القصيم الزراعي', keywords: 'تمور, سكري, خلاص, صقعي, دبس التمر, تمر محشو, علامة خاصة, globalg.a.p., تمر عضوي, عجينة التمر, هدايا رمضان', categories: 'agriculture: fresh-produce nuts-pulses; food: confectionery', createdDaysAgo: 350,
  }),
  company({
    ...trader, language: 'EN', key: 'khaleej-bridge', owner: 'rashid', name: 'Khaleej Bridge General Trading LLC', countryCode: 'AE', city: 'Dubai',
    description: 'Khaleej Bridge buys for supermarkets, contractors and fleets in the Emirates and re-exports to East Africa from Jebel Ali. We keep 240 lines in stock, consolidate mixed containers and inspect at origin with our own people in Mersin, Mundra and Alexandria. Terms: confirmed L/C, or cash against documents after the second order.',
    addressHeader: 'Head office', addressDescription: 'Office 1407, Al Maktoum Road, Deira', postalCode: '00000', phone: '+97142284160', mail: 'trade@khaleejbridge.example',
    companyType: 'wholesaler', activityArea: 1, taxpayerNumber: '100472918600003', taxpayerOffice: 'FTA Dubai', employees: '51-100', hsCode: '1507.90, 4011.20, 8504.40',
    bankNames: 'Creek Commercial Bank, Gulf Merchant Bank', keywords: 'general trading, re-export, fmcg, tyres, edible oil, rice, jebel ali, mixed containers, canned food, stationery, toys, lubricants',
    categories: 'food: oils canned-food drinks; automotive: tyres lubricants batteries; consumer: toys stationery; agriculture: grains', createdDaysAgo: 465,
  }),
  company({
    ...trader, key: 'marafi-shipping', owner: 'rashid', name: 'شركة مرافئ الخليج للشحن', countryCode: 'AE', city: 'Sharjah',
    description: 'وكيل شحن بحري وبري في الشارقة وجبل علي. نجمّع البضائع من الصين وتركيا والهند في حاويات مشتركة كل أسبوع، ونسلّمها حتى باب المستودع في الإمارات وعُمان والبحرين والكويت مع التخليص الجمركي.',
    addressHeader: 'مكتب العمليات', addressDescription: 'المنطقة الصناعية 6، شارع المستودعات، مبنى 31', postalCode: '00000', phone: '+97165330842', mail: 'ops@marafi.example',
    companyType: 'freight-forwarder', activityArea: 2, taxpayerNumber: '100583027400003', taxpayerOffice: 'الهيئة الاتحادية للضرائب – الشارقة', employees: '26-50', hsCode: '', bankNames: 'بنك الخور التجاري',
    keywords: 'شحن بحري, شحن بري, تجميع, تخليص جمركي, جبل علي', categories: 'logistics: sea road customs storage', createdDaysAgo: 340,
  }),
  company({
    ...trader, key: 'sawahil-aldeera', owner: 'fahad', name: 'شركة سواحل الديرة للتجارة الغذائية', countryCode: 'KW', city: 'Kuwait City',
    description: 'توزيع الأرز والزيوت والمعلبات على الجمعيات التعاونية والمطاعم في الكويت، بأسطول من 14 شاحنة مبردة.',
    addressHeader: 'المستودع', addressDescription: 'الشويخ الصناعية، قطعة 2، شارع 64', postalCode: '70453', phone: '+96524817390', mail: 'fahad@sawahil.example',
    companyType: 'importer-distributor', activityArea: 1, taxpayerNumber: 'KW-418820', taxpayerOffice: 'وزارة التجارة والصناعة', employees: '26-50', hsCode: '1006.30, 1512.19', bankNames: 'بنك الديرة',
    keywords: 'أرز, زيوت, معلبات, جمعيات تعاونية', categories: 'food: oils canned-food; agriculture: grains', approveStatus: 2, createdDaysAgo: 55,
  }),
  company({
    ...trader, language: 'EN', key: 'doha-facility', owner: 'maryam', name: 'Doha Facility Supplies W.L.L.', countryCode: 'QA', city: 'Doha',
    description: 'Cleaning chemicals, paper hygiene and uniforms for schools, clinics and office towers in Qatar. We hold three framework contracts that run to 2029 and need a second source for each line.',
    addressHeader: 'Office and store', addressDescription: 'Street 24, Industrial Area, Building 118', postalCode: '22604', phone: '+97444602817', mail: 'orders@dohafacility.example',
    companyType: 'importer-distributor', activityArea: 1, taxpayerNumber: '5004718296', taxpayerOffice: 'General Tax Authority Doha', employees: '26-50', hsCode: '3402.50, 4818.20', bankNames: 'Corniche Bank',
    keywords: 'cleaning supplies, paper hygiene, uniforms', categories: 'chemicals: detergents; plastics: paper; apparel: workwear', approveStatus: 3, createdDaysAgo: 38,
  }),
  company({
    ...trader, key: 'dhofar-scents', owner: 'salim', name: 'شركة ظفار للّبان والعطور', countryCode: 'OM', city: 'Salalah',
    description: 'نجمع لبان الحوجري من أشجار ظفار بتراخيص سنوية، ونفرزه يدويًا ونقطّر زيته بالبخار. نبيع اللبان الخام والزيت والبخور ودهن العود بالجملة، مع شهادة منشأ عُمانية وتحليل GC-MS لكل دفعة.',
    addressHeader: 'ورشة الفرز', addressDescription: 'ريسوت الصناعية، قطعة 41', postalCode: '217', phone: '+96823219540', mail: 'sales@dhofarscents.example',
    companyType: 'exporter', activityArea: 2, taxpayerNumber: 'OM1100482716', taxpayerOffice: 'جهاز الضرائب – ظفار', employees: '6-10', hsCode: '1301.90, 3301.29, 3303.00', bankNames: 'بنك مسندم',
    keywords: 'لبان حوجري, زيت اللبان, بخور, دهن العود', categories: 'cosmetics: perfume skin', createdDaysAgo: 254,
  }),
  company({
    ...trader, key: 'rafidain-steel', owner: 'ali', name: 'شركة الرافدين لحديد البناء', countryCode: 'IQ', city: 'Basrah',
    description: 'نستورد اللفائف المجلفنة وحديد التسليح والأنابيب لمصانع الأسقف والمقاولين في البصرة والنجف والناصرية. خط قص وتشكيل بطاقة 3,000 طن شهريًا، واستلام من أم قصر بشاحناتنا.',
    addressHeader: 'المقر والمخزن', addressDescription: 'طريق الزبير، قرب ساحة سعد، مخازن الحديد 9', postalCode: '61001', phone: '+9647802214960', mail: 'contracts@rafidainsteel.example',
    companyType: 'importer-distributor', activityArea: 1, taxpayerNumber: '904182736', taxpayerOffice: 'الهيئة العامة للضرائب – البصرة', employees: '51-100', hsCode: '7210.49, 7214.20, 7306.30', bankNames: 'مصرف شط العرب للتجارة',
    keywords: 'حديد تسليح, لفائف مجلفنة, أنابيب, أسقف معدنية', categories: 'metals: steel pipes; building: insulation', createdDaysAgo: 433,
  }),
  company({
    ...trader, key: 'qalat-erbil', owner: 'rebin', name: 'شركة قلعة أربيل للمقاولات العامة', countryCode: 'IQ', city: 'Erbil',
    description: 'نبني المجمعات السكنية والمدارس في أربيل ودهوك، ونشتري الرخام والنوافذ والأدوات الصحية مباشرة من المصنع لمشاريعنا الجارية (1,150 وحدة سكنية حتى نهاية 2027).',
    addressHeader: 'المكتب الهندسي', addressDescription: 'شارع 100 متر، قرب تقاطع عينكاوة، بناية الأعمال ط 5', postalCode: '44001', phone: '+9647504471800', mail: 'tenders@qalatbuild.example',
    companyType: 'importer-distributor', activityArea: 1, taxpayerNumber: '710294865', taxpayerOffice: 'دائرة ضريبة أربيل', employees: '101-250', hsCode: '6802.91, 7610.10', bankNames: 'مصرف أربيل للاستثمار',
    keywords: 'مقاولات, رخام, نوافذ ألمنيوم, مجمعات سكنية', categories: 'building: stone doors-windows sanitary-ware', createdDaysAgo: 240,
  }),
  company({
    ...trader, key: 'dijla-foods', owner: 'haider', name: 'مجموعة دجلة للصناعات الغذائية', countryCode: 'IQ', city: 'Baghdad',
    description: 'ننتج المعكرونة والعصائر والزيوت المعبأة في بغداد والحلة، ونستورد القمح ومعجون الطماطم والعدس والعبوات. شبكة توزيعنا تصل إلى 15 محافظة، وخطوط التعبئة تعمل على مدار الساعة ولذلك نخزّن قطع غيارها.',
    addressHeader: 'الإدارة العامة', addressDescription: 'الكرادة داخل، محلة 903، شارع 42، مبنى 17', postalCode: '10069', phone: '+9647701284400', mail: 'purchasing@dijlafoods.example',
    companyType: 'manufacturer', activityArea: 1, taxpayerNumber: '502817364', taxpayerOffice: 'الهيئة العامة للضرائب – الكرادة', employees: '250+', hsCode: '2002.90, 1001.99, 8422.30', bankNames: 'مصرف دجلة الوطني, مصرف بابل الأهلي',
    keywords: 'معجون طماطم, قمح, عدس, عصائر, معكرونة, زيوت, تعبئة وتغليف, قطع غيار', categories: 'food: canned-food flour-pasta oils drinks; agriculture: grains; machinery: packaging', createdDaysAgo: 510,
  }),
  company({
    ...trader, key: 'delta-crops', owner: 'mahmoud', name: 'شركة الدلتا للحاصلات الزراعية', countryCode: 'EG', city: 'Alexandria',
    description: 'نصدّر البرتقال والبصل والثوم والفاصوليا المجمدة من محطات الفرز في النوبارية. 28,000 طن في الموسم، تبريد مسبق خلال أربع ساعات من القطف، وشهادات GLOBALG.A.P. وSMETA. التحميل من ميناءي الإسكندرية ودمياط.',
    addressHeader: 'المكتب', addressDescription: 'طريق الحرية 214، سيدي جابر، الدور السابع', postalCode: '21523', phone: '+2034278615', mail: 'export@deltacrops.example',
    companyType: 'exporter', activityArea: 2, taxpayerNumber: '204-618-773', taxpayerOffice: 'مأمورية ضرائب سيدي جابر', employees: '101-250', hsCode: '0805.10, 0703.10, 0710.22', bankNames: 'بنك وادي النيل التجاري',
    keywords: 'برتقال, بصل, ثوم, فاصوليا مجمدة, حاصلات, رمان', categories: 'agriculture: fresh-produce nuts-pulses; food: canned-food', createdDaysAgo: 402,
  }),
  company({
    ...trader, key: 'port-said-pack', owner: 'hany', name: 'بورسعيد للتعبئة والكرتون', countryCode: 'EG', city: 'Port Said',
    description: 'كرتون مضلّع مطبوع وأكياس ورقية وصواني للخضر والفاكهة من المنطقة الصناعية جنوب بورسعيد. طاقة الخط 60 طنًا يوميًا، والتسليم داخل مصر خلال عشرة أيام.',
    addressHeader: 'المصنع', addressDescription: 'المنطقة الصناعية جنوب الرسوة، بلوك 7', postalCode: '42511', phone: '+20663740185', mail: 'info@portsaidpack.example',
    companyType: 'manufacturer', activityArea: 2, taxpayerNumber: '417-205-938', taxpayerOffice: 'مأمورية ضرائب بورسعيد', employees: '51-100', hsCode: '4819.10, 4819.40', bankNames: 'بنك القناة للتنمية',
    keywords: 'كرتون مضلع, صواني, أكياس ورقية, طباعة', categories: 'plastics: boxes paper', createdDaysAgo: 208,
  }),
];
