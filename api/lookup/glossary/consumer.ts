import type { Glossary } from './types.ts';

// doll would match dollar, book booking: these match as whole words only (`=`). saat and часы also mean hours, and bearings and mills have
// balls too: these are listed only in phrases.
// prettier-ignore
export const consumer: Glossary = {
  'consumer/toys': [
    ['toy|toys', 'oyuncak|oyuncağı', 'игрушка|игрушек', 'ألعاب أطفال|لعب أطفال|=ألعاب|دمى'],
    ['=doll|=dolls', 'oyuncak bebek', '=кукла|=куклы|=кукол', 'دمية|دمى أطفال'],
    ['plush toy|soft toy|teddy bear', 'peluş oyuncak|peluş', 'мягкая игрушка|мягкие игрушки|плюшевый', 'دمى قطيفة|دباديب'],
    ['board game|puzzle', 'kutu oyunu|yapboz|puzzle', 'настольная игра|настольные игры|=пазлы', 'ألعاب لوحية|=بازل'],
    ['educational toy|wooden toy', 'eğitici oyuncak|ahşap oyuncak', 'развивающие игрушки|деревянные игрушки', 'ألعاب تعليمية|ألعاب خشبية'],
    ['playground equipment', 'oyun parkı|çocuk oyun parkı', 'детская площадка|детские площадки|игровое оборудование', 'ملاعب أطفال|ألعاب حدائق'],
  ],
  'consumer/gifts': [
    ['gift|souvenir', 'hediyelik|hediyelik eşya|hediye', 'подарки|=подарок|сувенир', 'هدايا|هدية|تذكارات'],
    ['promotional product|promotional item|giveaway', 'promosyon ürünü|promosyon', 'промо-продукция|рекламная продукция|сувенирная продукция', 'هدايا ترويجية|مواد ترويجية|هدايا دعائية'],
    ['lighter', 'çakmak|çakmağı', 'зажигалка|зажигалок', 'ولاعة|ولاعات'],
    ['keychain|key ring', 'anahtarlık|anahtarlığı', 'брелок|брелоки|брелков', 'ميدالية مفاتيح|علاقة مفاتيح'],
    ['balloon|party supplies', 'balon|parti malzemesi', 'воздушные шары|товары для праздника', 'بالونات|مستلزمات حفلات'],
    ['umbrella', 'şemsiye', '=зонт|=зонты|зонтик', 'مظلة مطر|شمسية|شماسي'],
    ['tobacco|cigarette', 'tütün|sigara', 'табак|сигареты|табачный', '=تبغ|سجائر'],
    ['hookah|shisha', 'nargile', 'кальян', 'أرجيلة|نرجيلة|شيشة'],
  ],
  'consumer/stationery': [
    ['stationery', 'kırtasiye', 'канцтовары|канцелярские товары|канцелярия', 'قرطاسية'],
    ['office supplies', 'ofis malzemesi|ofis malzemeleri', 'офисные принадлежности|товары для офиса', 'لوازم مكتبية|مستلزمات مكتبية'],
    ['=pen|=pens|ballpoint', 'tükenmez kalem', 'шариковая ручка|ручки шариковые|шариковые ручки', 'أقلام حبر|قلم حبر|أقلام جاف'],
    ['pencil', 'kurşun kalem|kalem', 'карандаш', 'قلم رصاص|أقلام رصاص|أقلام'],
    ['notebook paper|exercise book|school notebook', 'defter', 'тетрадь|тетради|блокнот', 'دفتر|دفاتر'],
    ['school supplies', 'okul malzemesi|okul malzemeleri', 'школьные принадлежности|товары для школы', 'مستلزمات مدرسية|لوازم مدرسية'],
    ['school bag|schoolbag', 'okul çantası', 'школьный рюкзак|школьный ранец|школьные рюкзаки', 'حقيبة مدرسية|حقائب مدرسية|شنط مدرسية'],
    ['=book|=books', 'kitap|kitabı', 'книга|книги|=книг', '=كتاب|=كتب'],
  ],
  'consumer/sports': [
    ['sporting goods|sports equipment', 'spor malzemesi|spor malzemeleri|spor ekipmanı', 'спортивные товары|спорттовары|спортинвентарь', 'مستلزمات رياضية|معدات رياضية|أدوات رياضية'],
    ['fitness equipment|gym equipment', 'fitness aleti|spor aleti|fitness ekipmanı', 'тренажёр|тренажёры', 'أجهزة رياضية|معدات لياقة'],
    ['bicycle|=bike|=bikes', 'bisiklet', 'велосипед', 'دراجة هوائية|دراجات هوائية'],
    ['football ball|soccer ball', 'futbol topu|top futbol', 'футбольный мяч|мячи|=мяч', 'كرة قدم|كرات رياضية'],
    ['camping tent|=tent|=tents', 'çadır|kamp çadırı', 'палатка|палаток|шатёр', 'خيمة|=خيم|خيام'],
    ['camping equipment|camping gear', 'kamp malzemesi|kamp ekipmanı', 'туристическое снаряжение|товары для кемпинга', 'معدات تخييم|لوازم تخييم'],
    ['fishing tackle|fishing rod', 'olta|balıkçılık malzemesi', 'рыболовные снасти|удочка|удочки', 'صنارة صيد|أدوات صيد'],
    ['sportswear|tracksuit', 'spor giyim|eşofman', 'спортивная одежда|спортивный костюм', 'ملابس رياضية|بدلة رياضية'],
    ['sleeping bag', 'uyku tulumu', 'спальный мешок|спальные мешки', 'كيس نوم|أكياس نوم'],
  ],
  'consumer/jewellery': [
    ['jewellery|jewelry', 'mücevher|kuyumculuk|takı mücevher', 'ювелирные изделия|ювелирных изделий|украшения', 'مجوهرات|=حلي'],
    ['gold jewellery|gold jewelry', 'altın takı', 'золотые украшения|золотые изделия', 'مجوهرات ذهبية|مصوغات ذهبية'],
    ['silver jewellery|silver jewelry', 'gümüş takı', 'серебряные украшения|серебряные изделия', 'مجوهرات فضية|حلي فضة'],
    ['=gold', 'altın', '=золото|=золота|золотой', '=ذهب'],
    ['=silver', 'gümüş', 'серебро|серебряный', '=فضة'],
    ['diamond', 'elmas|pırlanta', 'бриллиант|алмаз', '=ألماس|أحجار ألماس'],
    ['gemstone|precious stone', 'değerli taş|süs taşı', 'драгоценные камни|драгоценный камень', 'أحجار كريمة|حجر كريم'],
    ['costume jewellery|fashion jewelry|bijouterie', 'bijuteri', 'бижутерия', 'إكسسوارات نسائية|مجوهرات تقليد'],
    ['wristwatch|=watch|=watches', 'kol saati', 'наручные часы|часы наручные', 'ساعة يد|ساعات يد'],
    ['pearl', 'inci takı|inci kolye', 'жемчуг', 'لؤلؤ'],
  ],
  'consumer/pet': [
    ['pet supplies|pet products', 'evcil hayvan ürünleri|pet ürünleri|pet shop', 'зоотовары|товары для животных', 'مستلزمات حيوانات أليفة'],
    ['pet food', 'evcil hayvan maması|mama pet', 'корм для домашних животных', 'طعام حيوانات أليفة'],
    ['cat food', 'kedi maması', 'корм для кошек', 'طعام قطط|أكل قطط'],
    ['dog food', 'köpek maması', 'корм для собак', 'طعام كلاب|أكل كلاب'],
    ['cat litter', 'kedi kumu', 'наполнитель для кошек|наполнитель для туалета', 'رمل قطط'],
    ['pet collar|dog leash', 'köpek tasması|tasma', 'ошейник|поводок', 'طوق كلب|أطواق حيوانات'],
    ['aquarium|ornamental fish', 'akvaryum', 'аквариум', 'أحواض سمك زينة|حوض أسماك'],
    ['bird cage', 'kuş kafesi', 'клетка для птиц', 'قفص طيور|أقفاص طيور'],
  ],
};
