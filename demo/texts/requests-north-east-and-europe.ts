/** The requests of demo/requests/north-east-and-europe.ts in the languages in which their authors did not write them first. */
import type { DemoTexts } from '../types.ts';

// prettier-ignore
export const northEastAndEuropeRequestTexts: Record<string, DemoTexts> = {
  'alatau-food.tomato-paste': {
    EN: ['Buying tomato paste 36–38 % Brix, aseptic, CPT Almaty', 'We need 5 containers a quarter, 220 l drums with aseptic bag, free of GMO and salt. Cold break, Bostwick 4–6. We arrange the EAEU certificate ourselves.'],
    TR: ['Domates salçası alınacak: 36–38 Brix, aseptik, CPT Almatı', 'Üç ayda 5 konteyner, 220 litrelik aseptik torbalı varil, GDO’suz ve tuzsuz. Soğuk kırma, Bostwick 4–6. AEB (EAC) belgesini biz çıkarıyoruz.'],
    AR: ['مطلوب معجون طماطم 36–38 بريكس، معقم، CPT ألماتي', 'نحتاج 5 حاويات كل ربع سنة، براميل 220 لترًا بكيس معقم، بلا ملح ولا مواد معدلة وراثيًا. كسر بارد، Bostwick 4–6. شهادة الاتحاد الاقتصادي الأوراسي نستخرجها بأنفسنا.'],
  },
  'alatau-food.flip-caps': {
    EN: ['Flip-top caps 28/410 and 350 ml PET bottles for ketchup', '1.2 million sets a year, red and clear, silicone valve. FCA factory or DAP Almaty, trial lot of 40,000.'],
    TR: ['Ketçap için 28/410 flip-top kapak ve 350 ml PET şişe', 'Yılda 1,2 milyon takım, kırmızı ve şeffaf, silikon valfli. FCA fabrika veya DAP Almatı; deneme partisi 40.000.'],
    AR: ['أغطية flip-top مقاس 28/410 وزجاجات PET سعة 350 مل للكاتشب', '1.2 مليون طقم سنويًا، أحمر وشفاف، صمام سيليكون. FCA المصنع أو DAP ألماتي، ودفعة تجريبية من 40,000.'],
  },
  'alatau-food.manisa-almaty': {
    EN: ['Manisa – Almaty, 5 containers of tomato paste a quarter', 'Drums on pallets, 20.5 t, kept above zero in winter. We are interested in multimodal rates across the Caspian.'],
    TR: ['Manisa – Almatı, üç ayda 5 konteyner domates salçası', 'Paletli varil, 20,5 ton, kışın sıfırın üstünde taşınacak. Hazar üzerinden multimodal navlun teklifleri bekliyoruz.'],
    AR: ['مانيسا – ألماتي، 5 حاويات معجون طماطم كل ربع سنة', 'براميل على طبليات، 20.5 طن، بحرارة فوق الصفر شتاءً. تهمّنا أسعار النقل متعدد الوسائط عبر بحر قزوين.'],
  },
  'teplitsy-yuga.solar-panels': {
    EN: ['Solar panels 580 W N-type, 1.2 MW for greenhouses in Shymkent', 'With rails for a sandwich-panel roof and 20 inverters of 60 kW. Flash list and 25-year factory guarantee. Price FCA and CPT Shymkent separately.'],
    TR: ['N-tipi 580 W güneş paneli, Çimkent’teki seralar için 1,2 MW', 'Sandviç panel çatı için ray ve 60 kW’lık 20 invertörle birlikte. Flaş test listesi ve 25 yıl fabrika garantisi. FCA ve CPT Çimkent fiyatları ayrı verilsin.'],
    AR: ['ألواح شمسية 580 واط N-type، قدرة 1.2 ميغاواط لبيوت محمية في شيمكنت', 'مع قضبان تثبيت لسقف من ألواح الساندويتش و20 عاكسًا قدرة 60 كيلوواط. قائمة اختبار الوميض وضمان المصنع 25 عامًا. السعر FCA وCPT شيمكنت كلٌّ على حدة.'],
  },
  'stroyfasad.travertine-facade': {
    EN: ['Facade travertine 3 cm, 7,800 m², silver', 'Selected by shade, kerf for clips, frost resistance F100 with report. Schedule: 900 m² a month, DAP Podolsk.'],
    TR: ['Cephe traverteni 3 cm, 7.800 m², gümüş', 'Ton seçimi, klips kanalı, raporlu F100 don dayanımı. Program: ayda 900 m², DAP Podolsk.'],
    AR: ['ترافرتين واجهات بسماكة 3 سم، 7,800 م²، فضي', 'فرز حسب الدرجة اللونية، شق لمشابك التثبيت، مقاومة صقيع F100 مع تقرير. الجدول: 900 م² شهريًا، DAP بودولسك.'],
  },
  'stroyfasad.tiles': {
    EN: ['Porcelain tiles 60×120, 31,000 m², one shade for each building', 'R10, wear PEI IV, rectified edge. Supplier in Türkiye or Uzbekistan, invoice in lira or yuan.'],
    TR: ['Porselen karo 60×120, 31.000 m², bina başına tek ton', 'R10, aşınma PEI IV, rektifiye kenar. Türkiye veya Özbekistan’dan tedarikçi; fatura lira veya yuan.'],
    AR: ['بورسلان 60×120، 31,000 م²، درجة لون واحدة لكل مبنى', 'R10، مقاومة تآكل PEI IV، حواف مقطوعة بدقة. مورّد من تركيا أو أوزبكستان، والفاتورة بالليرة أو اليوان.'],
  },
  'volga-interior.rugs': {
    EN: ['Acrylic and viscose rugs, two trucks a month, new collection', 'Sizes 80×150 – 300×400, soft shades, label in Russian, dust bag. FCA Gaziantep, exclusive designs for the Volga region.'],
    TR: ['Akrilik ve viskon halı, ayda 2 TIR, yeni koleksiyon', '80×150 – 300×400 ebatlar, yumuşak tonlar, Rusça etiket, toz torbası. FCA Gaziantep; İdil (Volga) bölgesi için desende münhasırlık.'],
    AR: ['سجاد أكريليك وفيسكوز، شاحنتان شهريًا، تشكيلة جديدة', 'مقاسات 80×150 – 300×400، درجات هادئة، بطاقة بالروسية، كيس واقٍ من الغبار. FCA غازي عنتاب، مع حصرية الرسوم في منطقة الفولغا.'],
  },
  'volga-interior.beds': {
    EN: ['Bedrooms and corner sofas to order, 60 sets a quarter', 'We need fabric samples and the data sheet of the mechanism. Looking for a factory ready to keep our articles in stock.'],
    TR: ['Siparişe göre yatak odası ve köşe koltuk, üç ayda 60 takım', 'Kumaş numunesi ve mekanizmanın teknik belgesi gerekli. Ürünlerimizi stokta tutmaya hazır fabrika arıyoruz.'],
    AR: ['غرف نوم وأرائك زاوية حسب الطلب، 60 طقمًا كل ربع سنة', 'نحتاج عينات القماش وبطاقة مواصفات الآلية. نبحث عن مصنع مستعد للاحتفاظ بأصنافنا في مخزنه.'],
  },
  'neva-frukt.oranges': {
    EN: ['Navelina and Valencia oranges, 25 reefers for the season', 'Counts 56–88, 15 kg cartons, Brix from 11. CFR Saint Petersburg, inspected in port, payment 40/60.'],
    TR: ['Navelina ve Valencia portakal, sezonluk 25 frigorifik konteyner', '56–88 kalibre, 15 kg karton, Brix en az 11. CFR Saint Petersburg; limanda gözetmen kabulü, ödeme 40/60.'],
    AR: ['برتقال نافيلينا وفالنسيا، 25 حاوية مبردة للموسم', 'أحجام 56–88، كرتون 15 كغ، بريكس من 11. CFR سانت بطرسبرغ، معاينة مفتش الميناء، الدفع 40/60.'],
  },
  'neva-frukt.pomegranate': {
    EN: ['Hicaz pomegranates, 160 t, November – January', 'Size 6–9, 8 kg trays, no sunburn. DAP Saint Petersburg by truck, temperature recorder.'],
    TR: ['Hicaz nar, 160 ton, kasım – ocak', '6–9 kalibre, 8 kg kasa, güneş yanığı olmayacak. TIR ile DAP Saint Petersburg, ısı kayıt cihazlı.'],
    AR: ['رمان «حجاز»، 160 طنًا، نوفمبر – يناير', 'أحجام 6–9، صوانٍ 8 كغ، بلا لفحة شمس. DAP سانت بطرسبرغ بالشاحنة مع مسجل حرارة.'],
  },
  'neva-frukt.mersin-spb': {
    EN: ['Mersin – Saint Petersburg, reefer truck, 10 trips', '+5 °C, 20 t, no transhipment, ferry over the Black Sea allowed. Start on 1 December.'],
    TR: ['Mersin – Saint Petersburg, frigo TIR, 10 sefer', '+5 °C, 20 ton, aktarmasız; Karadeniz’de ro-ro olabilir. Başlangıç 1 Aralık.'],
    AR: ['مرسين – سانت بطرسبرغ، شاحنة مبردة، 10 رحلات', '+5 °C، 20 طنًا، بلا إعادة شحن، ويُسمح بالعبّارة عبر البحر الأسود. البداية في 1 ديسمبر.'],
  },
  'chainyi-put.dried-fruit': {
    EN: ['Dried apricot, cherry and pomegranate pieces 6–8 mm for tea, 14 t', 'Moisture up to 14 %, no sugar or sulphur, microbiology to EAEU limits. 10 kg bags, CPT Moscow.'],
    TR: ['Çay için 6–8 mm kuru kayısı, vişne ve nar parçaları, 14 ton', 'Nem en çok %14, şekersiz ve kükürtsüz, mikrobiyoloji AEB sınırlarında. 10 kg torba, CPT Moskova.'],
    AR: ['قطع مشمش مجفف وكرز ورمان 6–8 مم للشاي، 14 طنًا', 'رطوبة حتى 14 %، بلا سكر ولا كبريت، وفحص ميكروبي وفق حدود الاتحاد الأوراسي. أكياس 10 كغ، CPT موسكو.'],
  },
  'kuban-agro.oil-offer': {
    EN: ['Sunflower oil in bulk and PET, FOB Novorossiysk', 'Crude, first grade, acid value up to 1.5; lots from 500 t or 22 t flexitank. PET 1 and 5 l under your brand, 21 t in a 20′.'],
    TR: ['Ayçiçek yağı, dökme ve PET, FOB Novorossiysk', 'Ham, birinci sınıf, asit değeri en çok 1,5; 500 tondan başlayan partiler veya 22 ton flexitank. 1 ve 5 L PET kendi markanızla, 20′ konteynerde 21 ton.'],
    AR: ['زيت دوّار الشمس سائبًا وفي عبوات PET، FOB نوفوروسيسك', 'خام درجة أولى، رقم حموضة حتى 1.5؛ دفعات من 500 طن أو خزان مرن flexitank سعة 22 طنًا. عبوات PET سعة 1 و5 لتر بعلامتكم، 21 طنًا في حاوية 20′.'],
  },
  'kuban-agro.chickpea-offer': {
    EN: ['Chickpeas 7–9 mm and yellow peas, container with liner', 'Colour-sorted, in bags or bulk. Independent inspection; CFR Mersin, Jeddah, Karachi.'],
    TR: ['Nohut 7–9 mm ve sarı bezelye, liner’lı konteyner', 'Renk ayıklama yapılmış, torbalı veya dökme. Bağımsız gözetim; CFR Mersin, Cidde, Karaçi.'],
    AR: ['حمص 7–9 مم وبازلاء صفراء، حاوية مبطنة', 'فرز ضوئي، أكياس أو سائب. معاينة من جهة مستقلة؛ CFR مرسين وجدة وكراتشي.'],
  },
  'kuban-agro.pelletising': {
    EN: ['Novorossiysk – Mersin, 3,000 t of maize, coaster', 'Cargo vessel of 3–5 thousand tonnes, discharge 1,500 t a day. Laycan 5–15 December.'],
    TR: ['Novorossiysk – Mersin, 3.000 ton mısır, koster', '3–5 bin tonluk kuru yük gemisi, günde 1.500 ton tahliye. Laycan 5–15 aralık.'],
    AR: ['نوفوروسيسك – مرسين، 3,000 طن ذرة، سفينة ساحلية', 'سفينة شحن 3–5 آلاف طن، تفريغ 1,500 طن يوميًا. موعد التحميل laycan من 5 إلى 15 ديسمبر.'],
  },
  'sibkedr.cedar-offer': {
    EN: ['Siberian pine nut kernels, extra, harvest 2026, 40 t', 'Vacuum packs of 12.5 kg with nitrogen, 98 % whole. DAP Istanbul and Dubai by air or FCA Novosibirsk, mycotoxin report.'],
    TR: ['Sibirya çam fıstığı içi, ekstra, 2026 mahsulü, 40 ton', '12,5 kg azotlu vakum paket, %98 bütün. Uçakla DAP İstanbul ve Dubai veya FCA Novosibirsk; mikotoksin raporlu.'],
    AR: ['لب صنوبر سيبيري ممتاز، محصول 2026، 40 طنًا', 'تفريغ هواء 12.5 كغ مع نيتروجين، حبات كاملة 98 %. DAP إسطنبول ودبي جوًا أو FCA نوفوسيبيرسك، مع تقرير السموم الفطرية.'],
  },
  'don-tranzit.istanbul-groupage': {
    EN: ['Groupage Istanbul – Rostov – Moscow, Wednesday and Saturday', 'From 100 kg, pick-up in Istanbul and Bursa, customs clearance in Rostov, 9–11 days. Rate per cubic metre, documents included.'],
    TR: ['Parsiyel İstanbul – Rostov – Moskova, çarşamba ve cumartesi', '100 kg’dan başlar; İstanbul ve Bursa’dan toplama, Rostov’da gümrükleme, 9–11 gün. Evrak dahil metreküp fiyatı.'],
    AR: ['شحن مجمّع إسطنبول – روستوف – موسكو، الأربعاء والسبت', 'من 100 كغ، استلام من إسطنبول وبورصة، تخليص جمركي في روستوف، 9–11 يومًا. السعر بالمتر المكعب مع المستندات.'],
  },
  'don-tranzit.mersin-reefer': {
    EN: ['Reefer trucks Mersin – Moscow – Saint Petersburg for citrus', '+4…+6 °C, truck within 48 hours, temperature recorder and photographs. Through Verkhny Lars with our broker’s place in the queue.'],
    TR: ['Narenciye için frigo TIR: Mersin – Moskova – Saint Petersburg', '+4…+6 °C, 48 saatte araç, ısı kayıt cihazı ve fotoğraf. Verhniy Lars’tan kendi gümrükçümüzün sırasıyla geçiyoruz.'],
    AR: ['شاحنات مبردة مرسين – موسكو – سانت بطرسبرغ للحمضيات', '+4…+6 °C، توفير الشاحنة خلال 48 ساعة، مسجل حرارة وصور. نعبر معبر لارس الأعلى ضمن دور المخلّص.'],
  },
  'stepnoy-express.khorgos-train': {
    EN: ['Container train Khorgos – Almaty – Aktau, twice a week', '54 flat wagons for 40′, six days, ferry to Alat. Station codes, wagons placed within three days, rates for COC and SOC.'],
    TR: ['Horgos – Almatı – Aktau konteyner treni, haftada iki sefer', '40′ için 54 platform vagon, 6 gün, Alat’a feribot. İstasyon kodları, üç günde vagon temini, COC ve SOC fiyatı.'],
    AR: ['قطار حاويات خورغوس – ألماتي – أكتاو، مرتين أسبوعيًا', '54 عربة مسطحة 40′، ستة أيام، عبّارة إلى ألات. رموز المحطات، توفير العربات خلال ثلاثة أيام، والسعر لحاويات COC وSOC.'],
  },
  'stepnoy-express.grain-hopper': {
    EN: ['Grain transhipment in Kokshetau and hopper wagons to the ports', '1,200 t a day, samples with a surveyor, export formalities.'],
    TR: ['Kökşetav’da tahıl aktarması ve limanlara hopper vagon', 'Günde 1.200 ton, gözetmenle numune alma, ihracat işlemleri.'],
    AR: ['مناولة الحبوب في كوكشيتاو وعربات قادوسية إلى الموانئ', '1,200 طن يوميًا، أخذ عينات بحضور المعاين، وإتمام إجراءات التصدير.'],
  },
  'mueller-heimtex.organic-terry': {
    TR: ['Organik havlu 500 g/m², 22 renk, GOTS, 60.000 adet', 'Alster programı; uzun kenarda askı, rafa hazır banderol. DAP Hamburg, dört çağrılı teslimat, sözleşmeden önce fabrika denetimi.'],
    RU: ['Махровые полотенца из органического хлопка 500 г/м², 22 цвета, GOTS, 60 000 шт.', 'Программа «Альстер», петелька по длинной стороне, бандероль, готовая к выкладке. DAP Гамбург, четыре отгрузки по вызову, аудит фабрики до договора.'],
    AR: ['مناشف قطن عضوي 500 غ/م²، 22 لونًا، GOTS، 60,000 قطعة', 'برنامج «ألستر»، علّاقة على الضلع الطويل، شريط تغليف جاهز للعرض. DAP هامبورغ، أربع دفعات عند الطلب، وتدقيق المصنع قبل العقد.'],
  },
  'mueller-heimtex.bath-rugs': {
    TR: ['Tafting banyo paspası 60 × 100, organik pamuk, 12.000 adet', 'Kaymaz lateks, 60 °C’de yıkanabilir, renkler havlu kartelamıza göre. Her renk için numune, mayısta DAP Hamburg.'],
    RU: ['Тафтинговые коврики для ванной 60 × 100, органический хлопок, 12 000 шт.', 'Нескользящий латекс, стирка при 60 °C, цвета по нашей карте полотенец. Образец каждого цвета, DAP Гамбург в мае.'],
    AR: ['سجاد حمام تافتينغ 60 × 100، قطن عضوي، 12,000 قطعة', 'لاتكس مانع للانزلاق، قابل للغسل على 60 °C، ألوان وفق كتالوج مناشفنا. عينة لكل لون، DAP هامبورغ في مايو.'],
  },
  'mueller-heimtex.denizli-hamburg': {
    TR: ['Denizli – Hamburg, mega TIR, havlu, ayda iki sefer', 'Çift kat 33 palet, 15 ton, liftli araç gerekmez. Gümrük Billbrook’ta; feribotlu ve feribotsuz fiyat veriniz.'],
    RU: ['Денизли – Гамбург, мега-трейлер, полотенца, два рейса в месяц', '33 паллеты в два яруса, 15 т, гидроборт не нужен. Таможня в Бильброке, просим ставки с паромом и без.'],
    AR: ['دنيزلي – هامبورغ، مقطورة ميغا، مناشف، مرتين شهريًا', '33 طبلية بطابقين، 15 طنًا، ولا حاجة إلى رافعة خلفية. التخليص في بيلبروك، ونرجو السعر مع العبّارة وبدونها.'],
  },
  'brightwell.compost-tableware': {
    TR: ['Kompostlanabilir sofra gereçleri: 20 çeşit, yılda 4 × 40′ HC', 'PFAS içermeyen bagas, FSC selülozdan bardak, CPLA kapak. Birleşik Krallık için gıda temas raporu ve karışık palet, DAP Manchester.'],
    RU: ['Компостируемая посуда: 20 позиций, 4 × 40′ HC в год', 'Багасса без PFAS, стаканы из целлюлозы FSC, крышки CPLA. Протоколы контакта с пищей для Великобритании и смешанные паллеты, DAP Манчестер.'],
    AR: ['أدوات مائدة قابلة للتحلل: 20 صنفًا، 4 × 40′ HC سنويًا', 'تفل قصب سكر خالٍ من PFAS، أكواب من لب بشهادة FSC، أغطية CPLA. تقارير ملامسة الغذاء للمملكة المتحدة وطبليات مختلطة، DAP مانشستر.'],
  },
  'vauclair.rose-water-bulk': {
    TR: ['Dökme gül suyu ve gül yağı, 900 kg ve 4 kg', 'Rosa damascena, buharla damıtılmış, REACH kayıtlı, her parti için GC-MS. İlk damıtma suyu, alüminyum fıçı, DAP Lyon.'],
    RU: ['Розовая вода и розовое масло наливом, 900 кг и 4 кг', 'Rosa damascena, паровая дистилляция, регистрация REACH, GC-MS на партию. Вода первой перегонки, алюминиевые бочки, DAP Лион.'],
    AR: ['ماء ورد وزيت ورد بالجملة، 900 كغ و4 كغ', 'Rosa damascena مقطّر بالبخار، مسجل في REACH، تحليل GC-MS لكل دفعة. ماء التقطير الأول، براميل ألمنيوم، DAP ليون.'],
  },
  'vauclair.skincare-offer': {
    TR: ['Özel markalı cilt bakımı, 2.000 adetten, 340 hazır formül', 'Serum, balm, maske ve katı şampuan; AB, Körfez ve Türkiye için ürün dosyası ve kayıt dahil. Numune dokuz iş gününde.'],
    RU: ['Косметика для кожи под вашей маркой от 2 000 шт., 340 готовых формул', 'Сыворотка, бальзам, маска и твёрдый шампунь; досье и регистрация для ЕС, стран Залива и Турции включены. Образцы за девять рабочих дней.'],
    AR: ['عناية بالبشرة بعلامتكم من 2,000 قطعة، 340 تركيبة جاهزة', 'سيروم وبلسم وقناع وشامبو صلب؛ ملف المنتج والتسجيل للاتحاد الأوروبي والخليج وتركيا مشمولان. العينات خلال تسعة أيام عمل.'],
  },
  'san-brizio.evoo-offer': {
    TR: ['Umbria sızma zeytinyağı, yeni hasat: 500 ml, teneke ve bag-in-box', 'Asit %0,3’ün altında, polifenol 480 mg/kg, Noel öncesi 64.000 litre. EXW Perugia veya DAP; balzamik sos ve passata ile karışık palet.'],
    RU: ['Умбрийское оливковое extra virgin, новый урожай: 500 мл, жесть и bag-in-box', 'Кислотность ниже 0,3 %, полифенолы 480 мг/кг, 64 000 литров до Рождества. EXW Перуджа или DAP, смешанная паллета с бальзамическим соусом и пассатой.'],
    AR: ['زيت زيتون بكر ممتاز من أومبريا، محصول جديد: 500 مل وصفائح وأكياس داخل صندوق', 'حموضة أقل من 0.3 %، بوليفينول 480 ملغ/كغ، 64,000 لتر قبل عيد الميلاد. EXW بيروجا أو DAP، طبلية مختلطة مع صلصة البلسميك والباساتا.'],
  },
  'polskie-sady.gala-offer': {
    TR: ['Royal Gala ve Golden elma, 13 ve 18 kg, her hafta frigorifik konteyner', '65–70 mm, hazirana kadar kontrollü atmosferden; AB ve Körfez bitki sağlık belgeleri. DAP Cebel Ali, İskenderiye veya feribotla CPT Riyad.'],
    RU: ['Яблоки Роял Гала и Голден, 13 и 18 кг, рефконтейнеры еженедельно', '65–70 мм, из регулируемой атмосферы до июня, фитосанитарные документы ЕС и стран Залива. DAP Джебель-Али, Александрия или CPT Эр-Рияд паромом.'],
    AR: ['تفاح رويال غالا وغولدن، 13 و18 كغ، حاويات مبردة أسبوعيًا', '65–70 مم، من مخازن الجو المتحكم فيه حتى يونيو، شهادات صحة نباتية للاتحاد الأوروبي والخليج. DAP جبل علي أو الإسكندرية، أو CPT الرياض بالعبّارة.'],
  },
  'polskie-sady.gdansk-reefer': {
    TR: ['Gdańsk – Cebel Ali, sezonda 40 frigorifik konteyner, elma', '+1 °C, ön soğutmalı, fişli bekleme için 12 gün serbest süre. Aylık navlun, kayıtlı soğuk zincir protokolü.'],
    RU: ['Гданьск – Джебель-Али, 40 рефконтейнеров за сезон, яблоки', '+1 °C, предохлаждение, 12 дней бесплатного подключения. Ставки по месяцам, протокол охлаждения с записью.'],
    AR: ['غدانسك – جبل علي، 40 حاوية مبردة في الموسم، تفاح', '+1 °C، تبريد مسبق، مهلة 12 يومًا مجانًا للتوصيل بالكهرباء. أسعار شهرية مع تسجيل بروتوكول التبريد.'],
  },
  'van-der-linde.lcl-izmir': {
    TR: ['Haftalık LCL: İzmir, Mersin, İskenderiye – Rotterdam, her şey dahil', 'Çarşamba kapanış, cumartesi kalkış, 11 gün; kapınızdan metreküp başına tek fiyat. Rotterdam’da ithalat gümrüklemesi dahil.'],
    RU: ['LCL еженедельно: Измир, Мерсин, Александрия – Роттердам, всё включено', 'Приём до среды, выход в субботу, 11 дней, одна ставка за кубометр от ваших дверей. Импортное оформление в Роттердаме включено.'],
    AR: ['شحن LCL أسبوعي: إزمير ومرسين والإسكندرية إلى روتردام، شامل', 'إغلاق الأربعاء وإبحار السبت، 11 يومًا، وسعر واحد للمتر المكعب من بابكم. التخليص الجمركي للاستيراد في روتردام مشمول.'],
  },
  'van-der-linde.bonded-rotterdam': {
    TR: ['Antrepo ve mali temsilcilik, 1.200 boş palet yeri', 'KDV ertelenir, yeniden etiketleme, internet mağazaları için toplama ve paketleme, günlük stok dosyası.'],
    RU: ['Таможенный склад и фискальное представительство, 1 200 свободных паллетомест', 'Отсрочка НДС, переэтикетирование, комплектация для интернет-магазинов, ежедневный отчёт об остатках.'],
    AR: ['تخزين تحت القيد الجمركي وتمثيل ضريبي، 1,200 موقع طبلية متاح', 'تأجيل ضريبة القيمة المضافة، إعادة لصق البطاقات، تجهيز طلبات المتاجر الإلكترونية، وكشف مخزون يومي.'],
  },
  'samarkand-cotton.yarn-offer': {
    TR: ['Penye ve karde iplik Ne 20–40, ayda 320 ton, CPT Denizli veya FCA', 'BCI ve OEKO-TEX, tarla numaralı, her partide Uster raporu. Salı ve cuma Hazar üzerinden TIR, 12–14 gün; fiyat cumaya kadar geçerli.'],
    RU: ['Пряжа гребенная и кардная Ne 20–40, 320 т в месяц, CPT Денизли или FCA', 'BCI и OEKO-TEX с номером поля, отчёт Uster на партию. Машины во вторник и пятницу через Каспий, 12–14 дней; цена действует до пятницы.'],
    AR: ['غزل ممشط ومسرّح Ne 20–40، 320 طنًا شهريًا، CPT دنيزلي أو FCA', 'BCI وOEKO-TEX مع رقم الحقل، وتقرير Uster لكل دفعة. شاحنات الثلاثاء والجمعة عبر بحر قزوين، 12–14 يومًا؛ السعر ساري حتى الجمعة.'],
  },
  'samarkand-cotton.jersey-offer': {
    TR: ['Süprem ve ribana, boyalı, haftada 48 ton', '160–220 g/m², kompaktlanmış, laboratuvar boyaması dört günde. CPT Łódź veya DAP İstanbul.'],
    RU: ['Кулирка и рибана, крашеные, 48 т в неделю', '160–220 г/м², компактированные, лабораторный выкрас за четыре дня. CPT Лодзь или DAP Стамбул.'],
    AR: ['سنغل جيرسيه وريب، مصبوغ، 48 طنًا أسبوعيًا', '160–220 غ/م²، معالج ضد الانكماش، عينة لون مخبرية خلال أربعة أيام. CPT لودز أو DAP إسطنبول.'],
  },
  'samarkand-cotton.poland-trucks': {
    TR: ['Semerkant – Łódź, bobin iplik, ayda 6 TIR', '19 ton, 33 palet, kuru ve mühürlü; Kazakistan ve feribot üzerinden. Fatura değeri üzerinden sigortalı.'],
    RU: ['Самарканд – Лодзь, пряжа на бобинах, 6 машин в месяц', '19 т, 33 паллеты, сухо и под пломбой, через Казахстан и паром. Страхование на сумму инвойса.'],
    AR: ['سمرقند – لودز، غزل على بكرات، 6 شاحنات شهريًا', '19 طنًا، 33 طبلية، جافة ومختومة، عبر كازاخستان والعبّارة. تأمين بقيمة الفاتورة.'],
  },
};
