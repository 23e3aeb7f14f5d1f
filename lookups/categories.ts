import type { Words } from './words.ts';

export interface SubCategory extends Words {
  readonly slug: string;
}

export interface Category extends Words {
  readonly slug: string;
  /** The name of a symbol of the icon set. */
  readonly icon: string;
  /** Chapters (or headings) of the Harmonized System, `01-14,31`; `null` for services. */
  readonly hsChapters: string | null;
  readonly subCategories: readonly SubCategory[];
}

/** The 17 categories with 6 sub-categories each. The order is the order of the lists; slugs are part of ids and never change. */
export const categories = [
  {
    slug: 'food', icon: 'food', hsChapters: '15-24',
    en: 'Food & Beverages', tr: 'Gıda ve İçecek', ru: 'Продукты и напитки', ar: 'الأغذية والمشروبات',
    subCategories: [
      { slug: 'oils', en: 'Vegetable Oils', tr: 'Bitkisel Yağlar', ru: 'Растительные масла', ar: 'الزيوت النباتية' },
      { slug: 'flour-pasta', en: 'Flour & Pasta', tr: 'Un ve Makarna', ru: 'Мука и макаронные изделия', ar: 'الدقيق والمعكرونة' },
      { slug: 'canned-food', en: 'Canned Food', tr: 'Konserve Gıda', ru: 'Консервы', ar: 'الأغذية المعلبة' },
      { slug: 'confectionery', en: 'Confectionery', tr: 'Şekerleme ve Çikolata', ru: 'Кондитерские изделия', ar: 'الحلويات والسكاكر' },
      { slug: 'drinks', en: 'Drinks', tr: 'İçecekler', ru: 'Напитки', ar: 'المشروبات' },
      { slug: 'tea-coffee', en: 'Tea & Coffee', tr: 'Çay ve Kahve', ru: 'Чай и кофе', ar: 'الشاي والقهوة' },
    ],
  },
  {
    slug: 'agriculture', icon: 'wheat', hsChapters: '01-14,31',
    en: 'Agriculture & Livestock', tr: 'Tarım ve Hayvancılık', ru: 'Сельское хозяйство', ar: 'الزراعة والثروة الحيوانية',
    subCategories: [
      { slug: 'fresh-produce', en: 'Fresh Fruit & Vegetables', tr: 'Yaş Meyve ve Sebze', ru: 'Свежие овощи и фрукты', ar: 'الخضروات والفواكه الطازجة' },
      { slug: 'grains', en: 'Grains', tr: 'Tahıllar', ru: 'Зерновые культуры', ar: 'الحبوب' },
      { slug: 'nuts-pulses', en: 'Nuts & Pulses', tr: 'Kuruyemiş ve Bakliyat', ru: 'Орехи и бобовые', ar: 'المكسرات والبقوليات' },
      { slug: 'livestock', en: 'Livestock', tr: 'Canlı Hayvan', ru: 'Сельскохозяйственные животные', ar: 'المواشي' },
      { slug: 'feed', en: 'Animal Feed', tr: 'Hayvan Yemi', ru: 'Корма для животных', ar: 'الأعلاف' },
      { slug: 'fertiliser', en: 'Fertilisers', tr: 'Gübre', ru: 'Удобрения', ar: 'الأسمدة' },
    ],
  },
  {
    slug: 'textiles', icon: 'fabric', hsChapters: '50-60,63',
    en: 'Textiles & Fabrics', tr: 'Tekstil ve Kumaş', ru: 'Текстиль и ткани', ar: 'المنسوجات والأقمشة',
    subCategories: [
      { slug: 'yarn', en: 'Yarn', tr: 'İplik', ru: 'Пряжа', ar: 'الغزول والخيوط' },
      { slug: 'woven', en: 'Woven Fabrics', tr: 'Dokuma Kumaşlar', ru: 'Тканые полотна', ar: 'الأقمشة المنسوجة' },
      { slug: 'knitted', en: 'Knitted Fabrics', tr: 'Örme Kumaşlar', ru: 'Трикотажные полотна', ar: 'أقمشة التريكو' },
      { slug: 'home-textile', en: 'Home Textiles', tr: 'Ev Tekstili', ru: 'Домашний текстиль', ar: 'المنسوجات المنزلية' },
      { slug: 'carpets', en: 'Carpets & Rugs', tr: 'Halı ve Kilim', ru: 'Ковры и ковровые изделия', ar: 'السجاد والموكيت' },
      { slug: 'technical-textile', en: 'Technical Textiles', tr: 'Teknik Tekstil', ru: 'Технический текстиль', ar: 'المنسوجات التقنية' },
    ],
  },
  {
    slug: 'apparel', icon: 'shirt', hsChapters: '41-43,61-62,64',
    en: 'Apparel, Footwear, Leather', tr: 'Giyim, Ayakkabı, Deri', ru: 'Одежда, обувь, кожа', ar: 'الملابس والأحذية والجلود',
    subCategories: [
      { slug: 'women', en: 'Women’s Clothing', tr: 'Kadın Giyim', ru: 'Женская одежда', ar: 'الملابس النسائية' },
      { slug: 'men', en: 'Men’s Clothing', tr: 'Erkek Giyim', ru: 'Мужская одежда', ar: 'الملابس الرجالية' },
      { slug: 'children', en: 'Children’s Clothing', tr: 'Çocuk Giyim', ru: 'Детская одежда', ar: 'ملابس الأطفال' },
      { slug: 'workwear', en: 'Workwear', tr: 'İş Kıyafetleri', ru: 'Спецодежда', ar: 'ملابس العمل' },
      { slug: 'shoes', en: 'Shoes', tr: 'Ayakkabı', ru: 'Обувь', ar: 'الأحذية' },
      { slug: 'bags', en: 'Bags & Leather Goods', tr: 'Çanta ve Deri Aksesuar', ru: 'Сумки и кожгалантерея', ar: 'الحقائب والمنتجات الجلدية' },
    ],
  },
  {
    slug: 'building', icon: 'brick', hsChapters: '25,68-70',
    en: 'Building Materials', tr: 'Yapı Malzemeleri', ru: 'Стройматериалы', ar: 'مواد البناء',
    subCategories: [
      { slug: 'cement', en: 'Cement', tr: 'Çimento', ru: 'Цемент', ar: 'الإسمنت' },
      { slug: 'stone', en: 'Marble & Natural Stone', tr: 'Mermer ve Doğal Taş', ru: 'Мрамор и натуральный камень', ar: 'الرخام والحجر الطبيعي' },
      { slug: 'ceramics', en: 'Ceramics & Tiles', tr: 'Seramik ve Karo', ru: 'Керамика и плитка', ar: 'السيراميك والبلاط' },
      { slug: 'insulation', en: 'Insulation', tr: 'Yalıtım Malzemeleri', ru: 'Изоляционные материалы', ar: 'مواد العزل' },
      { slug: 'doors-windows', en: 'Doors & Windows', tr: 'Kapı ve Pencere', ru: 'Двери и окна', ar: 'الأبواب والنوافذ' },
      { slug: 'sanitary-ware', en: 'Sanitary Ware', tr: 'Vitrifiye ve Banyo', ru: 'Сантехника', ar: 'الأدوات الصحية' },
    ],
  },
  {
    slug: 'metals', icon: 'metal', hsChapters: '26,72-83',
    en: 'Metals & Mining', tr: 'Metal ve Madencilik', ru: 'Металлы и горное дело', ar: 'المعادن والتعدين',
    subCategories: [
      { slug: 'steel', en: 'Iron & Steel', tr: 'Demir-Çelik', ru: 'Чёрные металлы и сталь', ar: 'الحديد والصلب' },
      { slug: 'aluminium', en: 'Aluminium', tr: 'Alüminyum', ru: 'Алюминий', ar: 'الألومنيوم' },
      { slug: 'copper', en: 'Copper', tr: 'Bakır', ru: 'Медь', ar: 'النحاس' },
      { slug: 'pipes', en: 'Pipes & Profiles', tr: 'Boru ve Profil', ru: 'Трубы и профили', ar: 'الأنابيب والمقاطع المعدنية' },
      { slug: 'ores', en: 'Ores & Minerals', tr: 'Maden Cevherleri', ru: 'Руды и минералы', ar: 'الخامات والمعادن الطبيعية' },
      { slug: 'scrap', en: 'Scrap Metal', tr: 'Hurda Metal', ru: 'Металлолом', ar: 'خردة المعادن' },
    ],
  },
  {
    slug: 'machinery', icon: 'gear', hsChapters: '84',
    en: 'Machinery', tr: 'Makine', ru: 'Машины и оборудование', ar: 'الآلات والمعدات',
    subCategories: [
      { slug: 'food-machinery', en: 'Food Machinery', tr: 'Gıda Makineleri', ru: 'Пищевое оборудование', ar: 'آلات تصنيع الأغذية' },
      { slug: 'textile-machinery', en: 'Textile Machinery', tr: 'Tekstil Makineleri', ru: 'Текстильное оборудование', ar: 'آلات النسيج' },
      { slug: 'construction', en: 'Construction Machinery', tr: 'İş Makineleri', ru: 'Строительная техника', ar: 'آليات البناء والإنشاء' },
      { slug: 'farm', en: 'Farm Machinery', tr: 'Tarım Makineleri', ru: 'Сельхозтехника', ar: 'الآلات الزراعية' },
      { slug: 'packaging', en: 'Packaging Machinery', tr: 'Ambalaj Makineleri', ru: 'Упаковочное оборудование', ar: 'آلات التعبئة والتغليف' },
      { slug: 'spare-parts', en: 'Machine Spare Parts', tr: 'Makine Yedek Parçaları', ru: 'Запчасти для оборудования', ar: 'قطع غيار الآلات' },
    ],
  },
  {
    slug: 'electrical', icon: 'plug', hsChapters: '85',
    en: 'Electrical & Electronics', tr: 'Elektrik ve Elektronik', ru: 'Электротехника и электроника', ar: 'الأجهزة الكهربائية والإلكترونية',
    subCategories: [
      { slug: 'cables', en: 'Cables & Wires', tr: 'Kablo ve Tel', ru: 'Кабели и провода', ar: 'الكابلات والأسلاك' },
      { slug: 'lighting', en: 'Lighting', tr: 'Aydınlatma', ru: 'Освещение', ar: 'الإنارة' },
      { slug: 'appliances', en: 'Household Appliances', tr: 'Beyaz Eşya ve Ev Aletleri', ru: 'Бытовая техника', ar: 'الأجهزة المنزلية' },
      { slug: 'components', en: 'Electronic Components', tr: 'Elektronik Komponentler', ru: 'Электронные компоненты', ar: 'المكونات الإلكترونية' },
      { slug: 'telecom', en: 'Telecom Equipment', tr: 'Telekom Ekipmanları', ru: 'Телекоммуникационное оборудование', ar: 'معدات الاتصالات' },
      { slug: 'security', en: 'Security Systems', tr: 'Güvenlik Sistemleri', ru: 'Системы безопасности', ar: 'أنظمة الأمن والمراقبة' },
    ],
  },
  {
    slug: 'automotive', icon: 'wheel', hsChapters: '86-89',
    en: 'Automotive', tr: 'Otomotiv', ru: 'Автотранспорт и запчасти', ar: 'السيارات وقطع الغيار',
    subCategories: [
      { slug: 'spare-parts', en: 'Auto Spare Parts', tr: 'Oto Yedek Parça', ru: 'Автозапчасти', ar: 'قطع غيار السيارات' },
      { slug: 'tyres', en: 'Tyres', tr: 'Lastik', ru: 'Шины', ar: 'الإطارات' },
      { slug: 'batteries', en: 'Vehicle Batteries', tr: 'Akü', ru: 'Автомобильные аккумуляторы', ar: 'بطاريات المركبات' },
      { slug: 'trucks', en: 'Trucks & Commercial Vehicles', tr: 'Kamyon ve Ticari Araçlar', ru: 'Грузовики и коммерческий транспорт', ar: 'الشاحنات والمركبات التجارية' },
      { slug: 'trailers', en: 'Trailers & Semi-trailers', tr: 'Dorse ve Treyler', ru: 'Прицепы и полуприцепы', ar: 'المقطورات وأنصاف المقطورات' },
      { slug: 'lubricants', en: 'Lubricants & Motor Oils', tr: 'Madeni Yağlar', ru: 'Моторные масла и смазки', ar: 'زيوت المحركات والتشحيم' },
    ],
  },
  {
    slug: 'chemicals', icon: 'flask', hsChapters: '27-29,32,34-38',
    en: 'Chemicals', tr: 'Kimya', ru: 'Химия', ar: 'الكيماويات',
    subCategories: [
      { slug: 'petrochemicals', en: 'Petrochemicals', tr: 'Petrokimya Ürünleri', ru: 'Нефтехимия', ar: 'البتروكيماويات' },
      { slug: 'paint', en: 'Paints & Coatings', tr: 'Boya ve Kaplama', ru: 'Лаки и краски', ar: 'الدهانات والطلاءات' },
      { slug: 'detergents', en: 'Detergents & Cleaning Products', tr: 'Deterjan ve Temizlik Ürünleri', ru: 'Моющие и чистящие средства', ar: 'المنظفات ومواد التنظيف' },
      { slug: 'adhesives', en: 'Adhesives & Sealants', tr: 'Yapıştırıcı ve Mastikler', ru: 'Клеи и герметики', ar: 'المواد اللاصقة ومانعات التسرب' },
      { slug: 'agrochemicals', en: 'Agrochemicals', tr: 'Zirai İlaçlar', ru: 'Средства защиты растений', ar: 'الكيماويات الزراعية' },
      { slug: 'industrial-gases', en: 'Industrial Gases', tr: 'Endüstriyel Gazlar', ru: 'Промышленные газы', ar: 'الغازات الصناعية' },
    ],
  },
  {
    slug: 'plastics', icon: 'bottle', hsChapters: '39-40,48',
    en: 'Plastics & Packaging', tr: 'Plastik ve Ambalaj', ru: 'Пластик и упаковка', ar: 'البلاستيك والتغليف',
    subCategories: [
      { slug: 'granules', en: 'Polymer Granules', tr: 'Plastik Granül', ru: 'Полимерные гранулы', ar: 'حبيبات البلاستيك' },
      { slug: 'film', en: 'Plastic Film', tr: 'Plastik Film', ru: 'Полимерные плёнки', ar: 'الأغشية البلاستيكية' },
      { slug: 'boxes', en: 'Boxes & Cartons', tr: 'Kutu ve Koli', ru: 'Коробки и картонная тара', ar: 'الصناديق والكرتون' },
      { slug: 'bottles', en: 'Bottles & Containers', tr: 'Şişe ve Kaplar', ru: 'Бутылки и ёмкости', ar: 'القوارير والعبوات' },
      { slug: 'rubber', en: 'Rubber Products', tr: 'Kauçuk Ürünleri', ru: 'Резинотехнические изделия', ar: 'المنتجات المطاطية' },
      { slug: 'paper', en: 'Paper & Paperboard', tr: 'Kâğıt ve Karton', ru: 'Бумага и картон', ar: 'الورق والورق المقوى' },
    ],
  },
  {
    slug: 'furniture', icon: 'sofa', hsChapters: '44,57,94',
    en: 'Furniture & Home', tr: 'Mobilya ve Ev', ru: 'Мебель и дом', ar: 'الأثاث والمنزل',
    subCategories: [
      { slug: 'home', en: 'Home Furniture', tr: 'Ev Mobilyası', ru: 'Мебель для дома', ar: 'الأثاث المنزلي' },
      { slug: 'office', en: 'Office Furniture', tr: 'Ofis Mobilyası', ru: 'Офисная мебель', ar: 'الأثاث المكتبي' },
      { slug: 'hotel', en: 'Hotel & Contract Furniture', tr: 'Otel ve Proje Mobilyası', ru: 'Мебель для гостиниц', ar: 'أثاث الفنادق' },
      { slug: 'kitchenware', en: 'Kitchenware', tr: 'Mutfak Eşyaları', ru: 'Посуда и кухонные принадлежности', ar: 'أدوات المطبخ' },
      { slug: 'wood', en: 'Wood & Timber', tr: 'Ahşap ve Kereste', ru: 'Древесина и пиломатериалы', ar: 'الأخشاب' },
      { slug: 'decor', en: 'Home Décor', tr: 'Dekorasyon', ru: 'Предметы декора', ar: 'الديكور' },
    ],
  },
  {
    slug: 'health', icon: 'medical', hsChapters: '30,90',
    en: 'Health & Medical', tr: 'Sağlık ve Medikal', ru: 'Медицинские товары', ar: 'الصحة والمستلزمات الطبية',
    subCategories: [
      { slug: 'devices', en: 'Medical Devices', tr: 'Tıbbi Cihazlar', ru: 'Медицинское оборудование', ar: 'الأجهزة الطبية' },
      { slug: 'disposables', en: 'Medical Disposables', tr: 'Tıbbi Sarf Malzemeleri', ru: 'Медицинские расходные материалы', ar: 'المستهلكات الطبية' },
      { slug: 'pharma', en: 'Pharmaceuticals', tr: 'İlaç', ru: 'Фармацевтика', ar: 'المستحضرات الصيدلانية' },
      { slug: 'dental', en: 'Dental Products', tr: 'Diş Hekimliği Ürünleri', ru: 'Стоматологические товары', ar: 'مستلزمات طب الأسنان' },
      { slug: 'laboratory', en: 'Laboratory Equipment', tr: 'Laboratuvar Ekipmanları', ru: 'Лабораторное оборудование', ar: 'معدات المختبرات' },
      { slug: 'supplements', en: 'Food Supplements', tr: 'Takviye Edici Gıdalar', ru: 'Биологически активные добавки', ar: 'المكملات الغذائية' },
    ],
  },
  {
    slug: 'cosmetics', icon: 'drop', hsChapters: '33',
    en: 'Cosmetics & Care', tr: 'Kozmetik ve Bakım', ru: 'Косметика и уход', ar: 'مستحضرات التجميل والعناية',
    subCategories: [
      { slug: 'skin', en: 'Skin Care', tr: 'Cilt Bakımı', ru: 'Уход за кожей', ar: 'العناية بالبشرة' },
      { slug: 'hair', en: 'Hair Care', tr: 'Saç Bakımı', ru: 'Уход за волосами', ar: 'العناية بالشعر' },
      { slug: 'perfume', en: 'Perfume', tr: 'Parfüm', ru: 'Парфюмерия', ar: 'العطور' },
      { slug: 'make-up', en: 'Make-up', tr: 'Makyaj Ürünleri', ru: 'Декоративная косметика', ar: 'المكياج' },
      { slug: 'baby', en: 'Baby Care', tr: 'Bebek Bakımı', ru: 'Детская косметика и гигиена', ar: 'مستحضرات العناية بالرضّع' },
      { slug: 'hygiene', en: 'Hygiene Products', tr: 'Hijyen Ürünleri', ru: 'Средства гигиены', ar: 'منتجات النظافة الشخصية' },
    ],
  },
  {
    slug: 'energy', icon: 'sun', hsChapters: '8501-8507,8541',
    en: 'Energy & Environment', tr: 'Enerji ve Çevre', ru: 'Энергетика и экология', ar: 'الطاقة والبيئة',
    subCategories: [
      { slug: 'solar', en: 'Solar Energy', tr: 'Güneş Enerjisi', ru: 'Солнечная энергетика', ar: 'الطاقة الشمسية' },
      { slug: 'generators', en: 'Generators', tr: 'Jeneratörler', ru: 'Генераторы', ar: 'المولدات' },
      { slug: 'batteries', en: 'Energy Storage & Batteries', tr: 'Enerji Depolama ve Batarya', ru: 'Накопители энергии и батареи', ar: 'البطاريات وتخزين الطاقة' },
      { slug: 'water-treatment', en: 'Water Treatment', tr: 'Su Arıtma', ru: 'Водоочистка', ar: 'معالجة المياه' },
      { slug: 'recycling', en: 'Recycling', tr: 'Geri Dönüşüm', ru: 'Переработка отходов', ar: 'إعادة التدوير' },
      { slug: 'fuels', en: 'Fuels', tr: 'Yakıtlar', ru: 'Топливо', ar: 'الوقود' },
    ],
  },
  {
    slug: 'consumer', icon: 'bag', hsChapters: '49,71,95-96',
    en: 'Consumer Goods', tr: 'Tüketim Ürünleri', ru: 'Потребительские товары', ar: 'السلع الاستهلاكية',
    subCategories: [
      { slug: 'toys', en: 'Toys & Games', tr: 'Oyuncak', ru: 'Игрушки и игры', ar: 'الألعاب' },
      { slug: 'gifts', en: 'Gifts & Promotional Items', tr: 'Hediyelik ve Promosyon', ru: 'Подарки и сувениры', ar: 'الهدايا والمواد الترويجية' },
      { slug: 'stationery', en: 'Stationery & Office Supplies', tr: 'Kırtasiye ve Ofis Malzemeleri', ru: 'Канцелярские товары', ar: 'القرطاسية واللوازم المكتبية' },
      { slug: 'sports', en: 'Sports & Outdoor', tr: 'Spor ve Outdoor', ru: 'Спорт и активный отдых', ar: 'المستلزمات الرياضية' },
      { slug: 'jewellery', en: 'Jewellery & Watches', tr: 'Mücevher ve Saat', ru: 'Ювелирные изделия и часы', ar: 'المجوهرات والساعات' },
      { slug: 'pet', en: 'Pet Supplies', tr: 'Evcil Hayvan Ürünleri', ru: 'Зоотовары', ar: 'مستلزمات الحيوانات الأليفة' },
    ],
  },
  {
    slug: 'logistics', icon: 'truck', hsChapters: null,
    en: 'Logistics & Trade Services', tr: 'Lojistik ve Ticari Hizmetler', ru: 'Логистика и услуги', ar: 'الخدمات اللوجستية والتجارية',
    subCategories: [
      { slug: 'road', en: 'Road Transport', tr: 'Kara Yolu Taşımacılığı', ru: 'Автоперевозки', ar: 'النقل البري' },
      { slug: 'sea', en: 'Sea Transport', tr: 'Deniz Yolu Taşımacılığı', ru: 'Морские перевозки', ar: 'النقل البحري' },
      { slug: 'air', en: 'Air Transport', tr: 'Hava Yolu Taşımacılığı', ru: 'Авиаперевозки', ar: 'النقل الجوي' },
      { slug: 'customs', en: 'Customs Services', tr: 'Gümrük Hizmetleri', ru: 'Таможенные услуги', ar: 'الخدمات الجمركية' },
      { slug: 'storage', en: 'Storage & Warehousing', tr: 'Depolama', ru: 'Хранение и складские услуги', ar: 'التخزين' },
      { slug: 'inspection-insurance', en: 'Inspection & Insurance', tr: 'Gözetim ve Sigorta', ru: 'Инспекция и страхование грузов', ar: 'المعاينة والتأمين' },
    ],
  },
] as const satisfies readonly Category[];

export type CategorySlug = (typeof categories)[number]['slug'];

type KeyOf<One> = One extends { slug: infer Slug extends string; subCategories: readonly { slug: infer Sub extends string }[] }
  ? `${Slug}/${Sub}`
  : never;

/** `food/oils`: the key of a sub-category for `lookupId`, and its `slug` in the database. */
export type SubCategoryKey = KeyOf<(typeof categories)[number]>;
