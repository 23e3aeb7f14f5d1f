import type { DemoTexts } from '../types.ts';

// prettier-ignore
export const northEastAndEuropeProductTexts: Record<string, DemoTexts> = {
  'severtex.poplin-set': {
    TR: ['Otel nevresim takımı, poplin 115 g/m²', 'Beyaz, kasarlı, çekme en çok %3. Kapaklı yastık kılıfı, ölçüyü renkle gösteren etiket. Ambalajda 10 takım.'],
    EN: ['Hotel bed linen set, poplin 115 g/m²', 'White, bleached, shrinkage up to 3 %. Pillowcases with flap, size shown by label colour. 10 sets to a pack.'],
    AR: ['طقم بياضات فندقية، بوبلين 115 غ/م²', 'أبيض مبيّض، انكماش حتى 3 %. أكياس وسائد بغطاء طيّة، وملصق يبيّن المقاس باللون. التعبئة 10 أطقم.'],
  },
  'severtex.spa-slippers': {
    TR: ['Tek kullanımlık havlu terlik, 4 mm taban', 'Açık ve kapalı burun, 500 çiftten tampon baskı logo.'],
    EN: ['Disposable terry slippers, 4 mm sole', 'Open and closed toe, logo by pad printing from 500 pairs.'],
    AR: ['شبشب مناشف لاستعمال واحد، نعل 4 مم', 'مقدّمة مفتوحة أو مغلقة، طباعة الشعار بالتامبو من 500 زوج.'],
  },
  'severtex.waffle-towel': {
    TR: ['Waffle havlu 40×80, 200 g/m²', 'İvanovo kumaşı, kenarı overloklu, pakette 50 adet.'],
    EN: ['Waffle towel 40 × 80, 200 g/m²', 'Ivanovo cloth, overlocked edge, packs of 50.'],
    AR: ['منشفة وافل 40 × 80، 200 غ/م²', 'قماش إيفانوفو، حافة أوفرلوك، رزمة من 50 قطعة.'],
  },
  'severtex.night-gown': {
    TR: ['Kadın gecelik, süprem, 44–62 beden', '%100 pamuk, su bazlı baskı. Kolide tam beden serisi.'],
    EN: ['Women’s nightdress, jersey, sizes 44–62', '100 % cotton, water-based print. Full size run in the carton.'],
    AR: ['قميص نوم نسائي، جيرسيه، مقاسات 44–62', 'قطن 100 %، طباعة بأحبار مائية. تشكيلة المقاسات كاملة في الكرتون.'],
  },
  'kuban-agro.crude-oil': {
    TR: ['Ham ayçiçek yağı, birinci sınıf, dökme', 'Asit sayısı en çok 1,5, peroksit en çok 7. FOB Novorossiysk, 500 tondan veya 22 t flexitank.'],
    EN: ['Crude sunflower oil, first grade, in bulk', 'Acid value up to 1.5, peroxide up to 7. FOB Novorossiysk in lots from 500 t, or flexitank of 22 t.'],
    AR: ['زيت دوار شمس خام، درجة أولى، سائب', 'رقم الحموضة حتى 1.5 والبيروكسيد حتى 7. FOB نوفوروسيسك بدفعات من 500 طن، أو فليكسي تانك 22 طنًا.'],
  },
  'kuban-agro.bottled-oil': {
    TR: ['Rafine ayçiçek yağı, 1 L ve 5 L PET', 'Vinterize, kokusu alınmış; etiket Arapça, Özbekçe veya sizin dilinizde. 20′ – 21 t.'],
    EN: ['Refined sunflower oil, 1 L and 5 L PET', 'Winterised and deodorised; label in Arabic, Uzbek or your language. 20′ – 21 t.'],
    AR: ['زيت دوار شمس مكرر، PET سعة 1 لتر و5 لترات', 'منزوع الشموع ومزال الرائحة؛ ملصق بالعربية أو الأوزبكية أو بلغتكم. حاوية 20′ – 21 طنًا.'],
  },
  'kuban-agro.yellow-pea': {
    TR: ['Gıdalık sarı bezelye', 'Yabancı madde en çok %1, kusurlu tane en çok %3, nem %14. Big bag veya astarlı konteynerde dökme.'],
    EN: ['Yellow peas for food', 'Foreign matter up to 1 %, grain admixture up to 3 %, moisture 14 %. Big bags, or bulk in a lined container.'],
    AR: ['بازلاء صفراء غذائية', 'شوائب حتى 1 %، وحبوب معيبة حتى 3 %، رطوبة 14 %. بيغ باغ أو سائبة في حاوية مبطّنة.'],
  },
  'kuban-agro.chickpea-7': {
    TR: ['Nohut 7 mm, kalibre', 'Mahsul 2026, Stavropol. Fotoseparasyon, 25 ve 50 kg çuval.'],
    EN: ['Chickpeas 7 mm, calibrated', 'Crop 2026, Stavropol region. Colour sorted, bags of 25 and 50 kg.'],
    AR: ['حمص 7 مم، معاير', 'محصول 2026، ستافروبول. فرز ضوئي، أكياس 25 و50 كغ.'],
  },
  'kuban-agro.corn': {
    TR: ['Yemlik mısır, 3. sınıf', 'Nem %14, yabancı madde %2, aflatoksin alıcı ülkenin normlarına göre. 3.000 tondan.'],
    EN: ['Feed maize, class 3', 'Moisture 14 %, foreign matter 2 %, aflatoxin to the standards of the buyer’s country. From 3,000 t.'],
    AR: ['ذرة علفية، درجة 3', 'رطوبة 14 %، شوائب 2 %، أفلاتوكسين وفق معايير بلد المشتري. من 3,000 طن.'],
  },
  'kuban-agro.sunflower-meal': {
    TR: ['Ayçiçeği küspesi, pelet, protein %39', 'Lif en çok %18, pelet 8 mm, vagon ve gemiyle sevk.'],
    EN: ['Sunflower meal pellets, protein 39 %', 'Fibre up to 18 %, pellet 8 mm, shipped by wagon and by vessel.'],
    AR: ['كسبة دوار الشمس محببة، بروتين 39 %', 'ألياف حتى 18 %، حبيبات 8 مم، شحن بالعربات والسفن.'],
  },
  'sibkedr.pine-kernel': {
    TR: ['Sibirya çam fıstığı içi, ekstra', 'Bütün tane %98, 12,5 kg vakum, azotlu. Mikotoksin raporu her partiyle.'],
    EN: ['Siberian pine nut kernels, extra', 'Whole kernels 98 %, vacuum 12.5 kg, nitrogen flushed. Mycotoxin report with the lot.'],
    AR: ['لب صنوبر سيبيري، إكسترا', 'حبة كاملة 98 %، مفرّغ 12.5 كغ بالنيتروجين. تقرير السموم الفطرية مع كل دفعة.'],
  },
  'sibkedr.taiga-honey': {
    TR: ['Tayga balı, 250 g kavanoz ve 25 kg kübik bidon', 'Melek otu, yakı otu, kır çiçekleri; diastaz sayısı en az 18.'],
    EN: ['Taiga honey, 250 g jar and 25 kg cube container', 'Angelica, fireweed and wild herbs; diastase number from 18.'],
    AR: ['عسل التايغا، مرطبان 250 غ وعبوة مكعّبة 25 كغ', 'حشيشة الملاك وعشبة النار وأعشاب برية؛ رقم الدياستاز من 18.'],
  },
  'sibkedr.ivan-tea': {
    TR: ['Fermente ivan çayı (yakı otu), granül ve yaprak', 'El toplama, 60 °C’de kurutma, 50 g kraft veya 10 kg çuval.'],
    EN: ['Fermented ivan chai (fireweed), granules and leaf', 'Picked by hand, dried at 60 °C, 50 g kraft pack or 10 kg bag.'],
    AR: ['شاي إيفان المخمّر، حبيبات وأوراق', 'قطف يدوي، تجفيف عند 60 درجة مئوية، كرافت 50 غ أو كيس 10 كغ.'],
  },
  'sibkedr.dried-cranberry': {
    TR: ['Bal şurubunda kurutulmuş turna yemişi (kranberi)', 'Sülfitsiz, nem %16, doypack 100 g.'],
    EN: ['Cranberries dried in honey syrup', 'No sulphites, moisture 16 %, doypack 100 g.'],
    AR: ['توت بري مجفف في شراب العسل', 'بلا كبريتيت، رطوبة 16 %، دوي باك 100 غ.'],
  },
  'sibkedr.nut-bar': {
    TR: ['Çam fıstıklı ve yaban mersinli bar, 35 g', 'Şekersiz, stant kutusunda 24 adet, raf ömrü 9 ay.'],
    EN: ['Pine nut and bilberry bar, 35 g', 'No sugar, 24 to a show box, shelf life 9 months.'],
    AR: ['لوح صنوبر وتوت أزرق، 35 غ', 'بلا سكر، 24 قطعة في علبة العرض، صلاحية 9 أشهر.'],
  },
  'volga-interior.birch-stool': {
    TR: ['Huş kaplamadan tabure, demonte', 'Yağ-mum cilalı, 120 kg’a kadar, düz ambalaj 38×38×7 cm.'],
    EN: ['Birch veneer stool, knocked down', 'Hard-wax oil, up to 120 kg, flat pack 38 × 38 × 7 cm.'],
    AR: ['مقعد من قشرة خشب البتولا، قابل للتفكيك', 'زيت وشمع، حتى 120 كغ، تعبئة مسطحة 38 × 38 × 7 سم.'],
  },
  'volga-interior.linen-curtain': {
    TR: ['Kumaş askılı keten perde, 150×270', 'Yumuşatılmış keten 220 g/m², yedi doğal ton.'],
    EN: ['Linen curtains with tabs, 150 × 270', 'Softened linen, 220 g/m², seven natural shades.'],
    AR: ['ستائر كتان بعروات، 150 × 270', 'كتان ملطّف 220 غ/م²، سبع درجات طبيعية.'],
  },
  'don-tranzit.groupage-istanbul': {
    TR: ['Parsiyel taşıma İstanbul – Rostov – Moskova', 'Çarşamba ve cumartesi çıkış, 9–11 gün, gümrük Rostov’da.'],
    EN: ['Groupage Istanbul – Rostov – Moscow', 'Departures on Wednesdays and Saturdays, 9–11 days, customs in Rostov.'],
    AR: ['شحن جزئي إسطنبول – روستوف – موسكو', 'الانطلاق أيام الأربعاء والسبت، 9–11 يومًا، التخليص الجمركي في روستوف.'],
  },
  'don-tranzit.reefer-fruit': {
    TR: ['Mersin’den narenciye için frigorifik araç', '+4…+6 °C, sıcaklık kaydedici, 48 saatte araç temini.'],
    EN: ['Reefer truck for citrus from Mersin', '+4…+6 °C, temperature recorder, truck at loading within 48 hours.'],
    AR: ['شاحنة مبردة للحمضيات من مرسين', '+4…+6 درجة مئوية، مسجّل حرارة، توفير الشاحنة خلال 48 ساعة.'],
  },
  'don-tranzit.temp-store': {
    TR: ['Rostov’da gümrüklü geçici depolama ve 6.000 m² depo', 'Paletli depolama, etiketleme, müfettiş eşliğinde numune alma.'],
    EN: ['Temporary storage and 6,000 m² warehouse in Rostov-on-Don', 'Pallet storage, labelling, sampling with the inspector present.'],
    AR: ['مستودع تخزين مؤقت ومخزن 6,000 م² في روستوف على الدون', 'تخزين طبليات، وضع ملصقات، وأخذ عينات بحضور المفتش.'],
  },
  'stroyfasad.stone-plinth': {
    TR: ['Traverten subasman plakası 30×60×3', 'Kalan 860 m², “silver” ton, donma dayanımı F100.'],
    EN: ['Travertine plinth slab 30 × 60 × 3', 'Remaining 860 m², “silver” shade, frost resistance F100.'],
    AR: ['وزرة ترافرتين، بلاط 30 × 60 × 3', 'المتبقي 860 م²، درجة «سيلفر»، مقاومة صقيع F100.'],
  },
  'stroyfasad.carpet-tile': {
    TR: ['Karo halı 50×50, sınıf 33', 'PVC’siz taban, Podolsk’taki depoda 11 renk.'],
    EN: ['Carpet tiles 50 × 50, class 33', 'PVC-free backing, 11 colours in stock in Podolsk.'],
    AR: ['بلاط سجاد 50 × 50، فئة 33', 'قاعدة خالية من PVC، 11 لونًا في مستودع بودولسك.'],
  },
  'chainyi-put.black-pyramid': {
    TR: ['Piramit poşette iri yaprak siyah çay, 20×2 g', 'Seylan – Assam harmanı, mısır lifi poşet, tekli zarf.'],
    EN: ['Large-leaf black tea in pyramids, 20 × 2 g', 'Ceylon – Assam blend, corn fibre, single envelopes.'],
    AR: ['شاي أسود كبير الأوراق في أكياس هرمية، 20 × 2 غ', 'خلطة سيلان – أسام، ألياف ذرة، ظرف لكل كيس.'],
  },
  'chainyi-put.herbal-thyme': {
    TR: ['Bitki çayı “Kekik ve nane”, 50 g', 'Kafkasya ve Anadolu otları, aromasız.'],
    EN: ['Herbal blend “Thyme and Mint”, 50 g', 'Herbs of the Caucasus and Anatolia, no flavourings.'],
    AR: ['خلطة أعشاب «زعتر ونعناع»، 50 غ', 'أعشاب القوقاز والأناضول، بلا منكهات.'],
  },
  'chainyi-put.roasted-coffee': {
    TR: ['Müşteri markalı çekirdek kahve, 1 kg', 'Sevk günü kavrulur, valfli ambalaj, dört profil.'],
    EN: ['Coffee beans under the customer’s brand, 1 kg', 'Roasted on the day of shipment, valve bag, four profiles.'],
    AR: ['قهوة حبوب بعلامة العميل، 1 كغ', 'تُحمّص في يوم الشحن، كيس بصمام، أربعة أنماط تحميص.'],
  },
  'chainyi-put.fruit-tea': {
    TR: ['Meyve çayı “Kuru kayısı – yabani iğde”, 80 g', '6–8 mm meyve parçaları, hibiskus, şekersiz.'],
    EN: ['Fruit tea “Dried Apricot – Sea Buckthorn”, 80 g', 'Fruit pieces of 6–8 mm, hibiscus, no sugar.'],
    AR: ['شاي فواكه «مشمش مجفف – نبق البحر»، 80 غ', 'قطع فاكهة 6–8 مم، كركديه، بلا سكر.'],
  },
  'alatau-food.ketchup': {
    TR: ['“Almatı” ketçap, doypack 350 g', 'Domates salçası %28, nişastasız, ağızlıklı kapak. Kolide 16 adet.'],
    EN: ['“Almaty” ketchup, doypack 350 g', 'Tomato paste 28 %, no starch, spouted cap. 16 to a carton.'],
    AR: ['كاتشب «ألماتي»، دوي باك 350 غ', 'معجون طماطم 28 %، بلا نشا، غطاء بفوهة. 16 عبوة في الكرتون.'],
  },
  'alatau-food.mayonnaise': {
    TR: ['Mayonez %67, yeme içme sektörü için 10 kg kova', 'Fırınlamada ısıya dayanır, raf ömrü 120 gün.'],
    EN: ['Mayonnaise 67 %, 10 kg bucket for food service', 'Heat stable for baking, shelf life 120 days.'],
    AR: ['مايونيز 67 %، سطل 10 كغ للمطاعم', 'ثابت حراريًا في الخَبز، صلاحية 120 يومًا.'],
  },
  'teplitsy-yuga.cherry-tomato': {
    TR: ['Salkım çeri domates, 250 g', 'Yıl boyu, hasat ve sevk aynı gün, karton kap.'],
    EN: ['Cherry tomatoes on the vine, 250 g', 'All year round, picked and shipped on the same day, cardboard tray.'],
    AR: ['طماطم كرزية على العنقود، 250 غ', 'طوال السنة، القطف والشحن في يوم واحد، صينية كرتون.'],
  },
  'stepnoy-express.container-train': {
    TR: ['Konteyner treni Horgos – Almatı – Aktau', '54 platform vagon, haftada iki kalkış, 6 gün.'],
    EN: ['Container train Khorgos – Almaty – Aktau', '54 platform wagons, two departures a week, 6 days.'],
    AR: ['قطار حاويات خورغوس – ألماتي – أكتاو', '54 عربة مسطحة، انطلاق مرتين في الأسبوع، 6 أيام.'],
  },
  'stepnoy-express.grain-wagons': {
    TR: ['Tahıl aktarma ve hopper vagonlar', 'Kökşetav’da elevatör; tartım ve numune gözetim şirketinin denetiminde.'],
    EN: ['Grain transhipment and hopper wagons', 'Elevator in Kokshetau, weighing and samples under a surveyor.'],
    AR: ['مناولة الحبوب وعربات قادوسية', 'صومعة في كوكشيتاو، الوزن والعينات تحت إشراف جهة معاينة.'],
  },
  'samarkand-cotton.combed-30': {
    TR: ['Penye ring iplik Ne 30/1, örme için', 'U% 9,6, tüylülük 5,2, yabancı elyaftan arındırılmış. 2,0 kg kâğıt bobin; 40′ HC’ye veya TIR’a 18 t.'],
    RU: ['Пряжа гребенная кольцевая Ne 30/1, трикотажная', 'U% 9,6, ворсистость 5,2, очищена от посторонних волокон. Бумажные конусы 2,0 кг, 18 т в 40′ HC или фуру.'],
    AR: ['خيط ممشّط حلقي Ne 30/1 للتريكو', 'عدم انتظام U% 9.6، زغب 5.2، منقّى من الألياف الغريبة. كونات ورقية 2.0 كغ، 18 طنًا في 40′ HC أو شاحنة.'],
  },
  'samarkand-cotton.carded-20': {
    TR: ['Karde iplik Ne 20/1, havlu ve denim atkısı için', 'Kendi çırçırımızdan, CSP 2.450, parafinli veya parafinsiz.'],
    RU: ['Пряжа кардная Ne 20/1, для махры и джинсового утка', 'С собственного хлопкозавода, CSP 2 450, с парафином или без.'],
    AR: ['خيط مسرّح Ne 20/1 للمناشف ولحمة الدنيم', 'من محلجنا، CSP بقيمة 2,450، بشمع أو بلا شمع.'],
  },
  'samarkand-cotton.single-jersey': {
    TR: ['Süprem kumaş 160 g/m², boyalı, 180 cm açık en', 'Sanforlu, çekme %4’ün altında, laboratuvar boyaması dört günde.'],
    RU: ['Полотно кулирка 160 г/м², крашеное, 180 см в разворот', 'Компактированное, усадка менее 4 %, лабораторный выкрас за четыре дня.'],
    AR: ['سنجل جيرسيه 160 غ/م²، مصبوغ، 180 سم مفتوح', 'معالج بالكومباكتور، انكماش أقل من 4 %، عينة صباغة خلال أربعة أيام.'],
  },
  'samarkand-cotton.cotton-meal': {
    TR: ['Pamuk tohumu küspesi, protein %38', 'Vidalı pres, 50 kg çuval, Semerkant’tan demiryoluyla.'],
    RU: ['Жмых хлопковый, протеин 38 %', 'Шнековый отжим, мешки 50 кг, по железной дороге из Самарканда.'],
    AR: ['كسبة بذرة القطن، بروتين 38 %', 'عصر لولبي، أكياس 50 كغ، بالسكة الحديدية من سمرقند.'],
  },
  'bukhara-frukt.malayar': {
    TR: ['Malayar kuru üzümü, lazer ayıklama', 'Çekirdeksiz, nem %16, yağsız. 10 kg koli.'],
    EN: ['Malayar raisins, laser sorted', 'Seedless, moisture 16 %, no oil. 10 kg carton.'],
    AR: ['زبيب ملايار، فرز بالليزر', 'بلا بذور، رطوبة 16 %، بلا زيت. كرتون 10 كغ.'],
  },
  'bukhara-frukt.apricot': {
    TR: ['Subhona kuru kayısı, doğal, kükürtsüz', 'Koyu renk, bal tadında, kalibre 2 ve 3.'],
    EN: ['Subkhona dried apricots, natural, no sulphur', 'Dark, honey taste, sizes 2 and 3.'],
    AR: ['مشمش مجفف سبحانة، طبيعي بلا كبريت', 'داكن، طعم العسل، عيار 2 و3.'],
  },
  'bukhara-frukt.kernel': {
    TR: ['Tatlı kayısı çekirdeği içi', 'Acı oranı en çok %3, badem ezmesi ve helva için.'],
    EN: ['Sweet apricot kernels', 'Bitter kernels up to 3 %, for marzipan and halva.'],
    AR: ['لب نوى مشمش حلو', 'نسبة المر حتى 3 %، للمرزبان والحلاوة.'],
  },
  'mueller-heimtex.terry-programme': {
    TR: ['“Alster” havlu programı, 500 g/m², 22 renk', 'GOTS pamuk, uzun kenarda askı, rafa hazır kuşak etiket. Hamburg’da stoktan.'],
    RU: ['Махровая серия «Alster», 500 г/м², 22 цвета', 'Хлопок GOTS, петелька по длинной стороне, бандероль для полки. Со склада в Гамбурге.'],
    AR: ['مجموعة مناشف «Alster»، 500 غ/م²، 22 لونًا', 'قطن GOTS، علّاقة على الضلع الطويل، شريط جاهز للرف. من مخزون هامبورغ.'],
  },
  'mueller-heimtex.bath-rug': {
    TR: ['Organik pamuklu tuft banyo paspası 60×100', 'Kaymaz lateks, 60 °C’de yıkanır, havlulara uyumlu sekiz renk.'],
    RU: ['Коврик для ванной тафтинговый 60×100, органический хлопок', 'Нескользящий латекс, стирка при 60 °С, восемь цветов в тон полотенцам.'],
    AR: ['سجادة حمّام مخصّلة 60 × 100، قطن عضوي', 'لاتكس مانع للانزلاق، تُغسل على 60 درجة مئوية، ثمانية ألوان تلائم المناشف.'],
  },
  'van-der-linde.lcl-turkey': {
    TR: ['İzmir ve Mersin’den Rotterdam’a haftalık LCL', 'Çarşamba kapanış, cumartesi kalkış, 11 gün. Metreküp başına her şey dahil, rıhtımda sürpriz yok.'],
    RU: ['Еженедельный LCL из Измира и Мерсина в Роттердам', 'Закрытие в среду, отход в субботу, 11 суток. Цена за кубометр «всё включено», без сюрпризов на причале.'],
    AR: ['تجميع LCL أسبوعي من إزمير ومرسين إلى روتردام', 'الإغلاق الأربعاء والإبحار السبت، 11 يومًا. سعر شامل للمتر المكعب، بلا مفاجآت على الرصيف.'],
  },
  'van-der-linde.bonded': {
    TR: ['Antrepo ve mali temsilcilik', '9.400 palet yeri, madde 23 kapsamında KDV ertelemesi, e-ticaret için toplama ve paketleme.'],
    RU: ['Таможенный склад с фискальным представительством', '9 400 паллетомест, отсрочка НДС по статье 23, сборка заказов для интернет-магазинов.'],
    AR: ['مستودع جمركي مع تمثيل ضريبي', '9,400 موقع طبلية، تأجيل ضريبة القيمة المضافة وفق المادة 23، وتجهيز طلبات للمتاجر الإلكترونية.'],
  },
  'van-der-linde.reefer-slots': {
    TR: ['Narenciye için İskenderiye – Rotterdam frigo konteyner yeri', 'Aralıktan mayısa haftada 65 priz, soğuk uygulama protokolleri kayıtlı.'],
    RU: ['Рефслоты Александрия – Роттердам под цитрусовые', '65 розеток в неделю с декабря по май, протоколы холодовой обработки фиксируются.'],
    AR: ['حصص حاويات مبردة الإسكندرية – روتردام للموالح', '65 مقبسًا في الأسبوع من ديسمبر إلى مايو، مع توثيق بروتوكولات المعالجة بالتبريد.'],
  },
  'san-brizio.dop-500': {
    TR: ['Umbria natürel sızma zeytinyağı, koyu cam 500 ml', '%60 Moraiolo, ekim hasadı, polifenol 480 mg/kg üzeri. Altılı koli.'],
    RU: ['Оливковое масло extra virgin из Умбрии, тёмное стекло 500 мл', 'Морайоло 60 %, сбор в октябре, полифенолы выше 480 мг/кг. Шесть бутылок в коробе.'],
    AR: ['زيت زيتون بكر ممتاز من أومبريا، زجاج داكن 500 مل', 'مورايولو 60 %، حصاد أكتوبر، بوليفينول فوق 480 ملغ/كغ. ست زجاجات في الكرتون.'],
  },
  'san-brizio.bag-in-box': {
    TR: ['Restoranlar için sızma zeytinyağı, bag-in-box 5 L', 'Üst boşlukta oksijen yok, musluklu, palette 120 kutu.'],
    RU: ['Масло extra virgin, bag-in-box 5 л для ресторанов', 'Без кислорода над маслом, кран в комплекте, 120 коробок на паллете.'],
    AR: ['زيت بكر ممتاز في bag-in-box سعة 5 لترات للمطاعم', 'بلا أكسجين فوق الزيت، مع صنبور، 120 علبة على الطبلية.'],
  },
  'san-brizio.balsamic-glaze': {
    TR: ['Balzamik krema 250 ml, sıkma şişe', 'Modena sirkesi, karamelsiz, glutensiz tarif.'],
    RU: ['Бальзамический крем 250 мл, мягкая бутылка', 'Уксус из Модены, без карамели, рецептура без глютена.'],
    AR: ['كريمة بلسمية 250 مل، عبوة ضغط', 'خل مودينا، بلا كراميل، وصفة خالية من الغلوتين.'],
  },
  'san-brizio.passata': {
    TR: ['Passata rustica, süzme domates 690 g', 'Süzülmüş erik tipi domates, başka hiçbir şey yok; 12 şişe.'],
    RU: ['Пассата рустика 690 г', 'Протёртые сливовидные томаты и больше ничего, 12 бутылок.'],
    AR: ['باساتا روستيكا 690 غ', 'طماطم بيضاوية مصفّاة ولا شيء غيرها، 12 زجاجة.'],
  },
  'vauclair.vitamin-serum': {
    TR: ['%12 C vitamini serumu, hazır formül V-210', 'Stabil askorbil glukozit, 30 ml airless, vegan. 36 aylık stabilite dosyası.'],
    RU: ['Сыворотка с витамином С 12 %, готовая формула V-210', 'Стабилизированный аскорбил глюкозид, вакуумный флакон 30 мл, веган. Досье стабильности на 36 месяцев.'],
    AR: ['سيروم فيتامين سي 12 %، تركيبة جاهزة V-210', 'أسكوربيل غلوكوسيد مثبّت، عبوة إيرلس 30 مل، نباتي بالكامل. ملف ثبات لـ 36 شهرًا.'],
  },
  'vauclair.solid-shampoo': {
    TR: ['Katı şampuan 75 g, Cosmos Organic', 'Sekiz koku, eritme değil pres, dış plastik yok. 3.000 adetten.'],
    RU: ['Твёрдый шампунь 75 г, Cosmos Organic', 'Восемь ароматов, прессованный, не плавленый, без внешнего пластика. От 3 000 штук.'],
    AR: ['شامبو صلب 75 غ، Cosmos Organic', 'ثماني روائح، مضغوط لا مصهور، بلا بلاستيك خارجي. من 3,000 قطعة.'],
  },
  'vauclair.baby-balm': {
    TR: ['Aynısefalı bebek pişik balmı 100 ml', 'Çinko %15, parfümsüz, pediatri denetiminde test edildi.'],
    RU: ['Бальзам защитный детский с календулой 100 мл', 'Цинк 15 %, без отдушек, испытан под контролем педиатров.'],
    AR: ['بلسم واقٍ للأطفال بالكاليندولا 100 مل', 'زنك 15 %، بلا عطر، اختُبر بإشراف طب الأطفال.'],
  },
  'vauclair.argan-mask': {
    TR: ['Argan saç maskesi 250 ml, özel marka', 'Silikonsuz, %50 geri dönüştürülmüş PP kavanoz.'],
    RU: ['Маска для волос с арганой 250 мл, под вашей маркой', 'Без силиконов, банка на 50 % из переработанного ПП.'],
    AR: ['قناع شعر بالأرغان 250 مل، علامة خاصة', 'خالٍ من السيليكون، مرطبان من PP معاد التدوير بنسبة 50 %.'],
  },
  'polskie-sady.gala': {
    TR: ['Royal Gala elma 65–70 mm, 18 kg', 'Kontrollü atmosfer, sertlik 6,5 kg, tam kırmızı. 40′ frigo konteynere 1.176 koli.'],
    RU: ['Яблоки роял гала 65–70 мм, 18 кг', 'Из регулируемой атмосферы, твёрдость 6,5 кг, сплошь красные. 1 176 коробов в 40′ рефконтейнер.'],
    AR: ['تفاح رويال غالا 65–70 مم، 18 كغ', 'من غرف الجو المتحكم به، صلابة 6.5 كغ، أحمر كامل. 1,176 كرتونًا في حاوية مبردة 40′.'],
  },
  'polskie-sady.idared': {
    TR: ['Idared elma 70+, 13 kg tava', 'Varıştan sonra on iki hafta dayanır, süpermarket için tavalı.'],
    RU: ['Яблоки айдаред 70+, лоток 13 кг', 'Хранятся двенадцать недель после прихода, укладка в лотки для супермаркетов.'],
    AR: ['تفاح أيداريد 70+، صينية 13 كغ', 'يحتفظ بجودته اثني عشر أسبوعًا بعد الوصول، مرصوص في صوانٍ للسوبر ماركت.'],
  },
  'polskie-sady.concentrate': {
    TR: ['Elma suyu konsantresi 70 Brix, aseptik varil', 'Asitlik %2–3, berrak, patulin 25 ppb’nin altında.'],
    RU: ['Концентрат яблочного сока 70 Brix, асептическая бочка', 'Кислотность 2–3 %, осветлённый, патулин ниже 25 ppb.'],
    AR: ['مركّز عصير تفاح 70 بريكس، برميل معقّم', 'حموضة 2–3 %، رائق، باتولين أقل من 25 ppb.'],
  },
  'alpenwerk.vffs-70': {
    TR: ['Dikey dolum paketleme makinesi V-70, dakikada 70 torba', '380 mm’ye kadar yastık, körüklü ve dört kenar torba, kâğıda hazır çene. Takımsız değişim altı dakika.'],
    RU: ['Вертикальный фасовочный автомат V-70, 70 пакетов в минуту', 'Подушка, гассет и quad seal до 380 мм, губки готовы под бумагу. Смена формата без инструмента за шесть минут.'],
    AR: ['ماكينة تعبئة رأسية V-70، بسرعة 70 كيسًا في الدقيقة', 'أكياس وسادة وبطيّات ورباعية اللحام حتى 380 مم، فكوك جاهزة للورق. تغيير المقاس بلا أدوات في ست دقائق.'],
  },
  'alpenwerk.weigher-14': {
    TR: ['Çok kefeli terazi, 14 kafa, bakliyat ve makarna için', '1–1.000 g, sapma ±0,5 g, kabartmalı sac kefe.'],
    RU: ['Мультиголовочный весовой дозатор, 14 головок, для бобовых и макарон', '1–1 000 г, отклонение ±0,5 г, ковши из рифлёного листа.'],
    AR: ['ميزان متعدد الرؤوس، 14 رأسًا، للبقوليات والمعكرونة', '1–1,000 غ، انحراف ±0.5 غ، أوعية من صفيح محبّب.'],
  },
  'alpenwerk.case-packer': {
    TR: ['Kolileme makinesi CP-12, koli açma üniteli', 'Dakikada 12 koli, sıcak tutkal, 200 reçete hafızalı.'],
    RU: ['Укладчик в короба CP-12 с формирователем', '12 коробов в минуту, термоклей, память на 200 рецептов.'],
    AR: ['ماكينة تعبئة كراتين CP-12 مع وحدة تشكيل الكرتون', '12 كرتونًا في الدقيقة، لاصق ساخن، ذاكرة 200 وصفة.'],
  },
  'alpenwerk.jaw-kit': {
    TR: ['PTFE ve bıçaklı yapıştırma çenesi takımı', 'V-50 ve V-70 için, Viyana stoktan, kuryeyle iki günde.'],
    RU: ['Комплект сварочных губок с PTFE и ножами', 'Для V-50 и V-70, со склада в Вене, курьером за два дня.'],
    AR: ['طقم فكوك لحام مع PTFE وشفرات', 'لماكينتي V-50 وV-70، من مخزون فيينا، بالبريد السريع في يومين.'],
  },
  'brightwell.bagasse-box': {
    TR: ['Bagas kapaklı kap 9×6, iki bölmeli', 'Evde kompostlanır, PFAS içermez, kolide 200; Kuzey İngiltere’de ertesi gün teslim.'],
    RU: ['Ланч-бокс из багассы 9×6, две секции', 'Компостируется в домашних условиях, без PFAS, 200 в коробе, доставка на следующий день по северу Англии.'],
    AR: ['علبة بغطاء من تفل القصب 9 × 6، قسمان', 'قابلة للتسميد المنزلي، خالية من PFAS، 200 في الكرتون، وتسليم في اليوم التالي في شمال إنجلترا.'],
  },
};
