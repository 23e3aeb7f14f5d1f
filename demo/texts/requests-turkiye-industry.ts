/** The requests of demo/requests/turkiye-industry.ts in the languages in which their authors did not write them first. */
import type { DemoTexts } from '../types.ts';

// prettier-ignore
export const turkiyeIndustryRequestTexts: Record<string, DemoTexts> = {
  'dokmeci-boru.hot-rolled-coil': {
    EN: ['Hot-rolled coil S235JR, 2–6 mm, 8,000 t', 'Coil weight 18–26 t, widths 1,250 and 1,500 mm. CFR Gemlik or Dilovası, March shipment; 3.1 certificate.'],
    RU: ['Горячекатаный рулон S235JR, 2–6 мм, 8 000 т', 'Масса рулона 18–26 т, ширина 1 250 и 1 500 мм. CFR Гемлик или Диловасы, отгрузка в марте; сертификат 3.1.'],
    AR: ['لفائف مدرفلة على الساخن S235JR، 2–6 مم، 8,000 طن', 'وزن اللفة 18–26 طنًا، العرض 1,250 و1,500 مم. CFR غملك أو ديلوفاسي، شحن مارس؛ شهادة 3.1.'],
  },
  'dokmeci-boru.zinc': {
    EN: ['Zinc ingot SHG 99.995 %, 250 t', 'Price at LME plus premium, delivery DAP Dilovası. For our galvanising line, every two months.'],
    RU: ['Цинк в чушках SHG 99,995 %, 250 т', 'Цена LME плюс премия, поставка DAP Диловасы. Для линии цинкования, раз в два месяца.'],
    AR: ['سبائك زنك SHG 99.995 %، 250 طنًا', 'السعر وفق LME مع علاوة، التسليم DAP ديلوفاسي. لخط الغلفنة، مرة كل شهرين.'],
  },
  'dokmeci-boru.pipe-offer': {
    EN: ['Welded and galvanised pipe, EN 10255 / ASTM A53, 1,800 t a week', '6 m lengths for Gulf projects, threaded and coupled. CFR Jeddah, Dammam and Umm Qasr; legalised documents are our task.'],
    RU: ['Трубы сварные и оцинкованные, EN 10255 / ASTM A53, 1 800 т в неделю', 'Для проектов в странах Залива: длина 6 м, резьба и муфта. CFR Джидда, Даммам и Умм-Каср; легализация документов за нами.'],
    AR: ['أنابيب ملحومة ومجلفنة، EN 10255 / ASTM A53، 1,800 طن أسبوعيًا', 'أطوال 6 أمتار لمشاريع الخليج، أطراف مسننة مع جلبة. CFR جدة والدمام وأم قصر؛ وتصديق المستندات علينا.'],
  },
  'dokmeci-boru.box-offer': {
    EN: ['Hollow sections S235, 20×20 – 200×200, ready to load', '2 t bundles, straight and free of scratches; cut lengths up to 12 m. Stock list every Monday.'],
    RU: ['Профильная труба S235, 20×20 – 200×200, отгрузка сразу', 'Пачки 2 т, ровная, без царапин; рез до 12 м. Список остатков каждый понедельник.'],
    AR: ['مقاطع مجوفة S235، 20×20 – 200×200، جاهزة للتحميل', 'حزم وزن 2 طن، مستقيمة وبلا خدوش؛ قص أطوال حتى 12 مترًا. قائمة المخزون كل يوم اثنين.'],
  },
  'dokmeci-boru.greenhouse-offer': {
    EN: ['Knock-down greenhouse frame, 1–20 hectares, turnkey material', 'Static calculation for the snow and wind loads of your country. An erection crew is sent to Central Asia.'],
    RU: ['Каркас теплицы в разобранном виде, 1–20 гектаров, материал под ключ', 'Статический расчёт под снеговую и ветровую нагрузку вашей страны. В Среднюю Азию направляем монтажную бригаду.'],
    AR: ['هياكل بيوت محمية مفككة، 1–20 هكتارًا، مواد تسليم مفتاح', 'حساب إنشائي وفق أحمال الثلج والرياح في بلدكم. نرسل فريق تركيب إلى آسيا الوسطى.'],
  },
  'dokmeci-boru.jeddah-breakbulk': {
    EN: ['Gemlik – Jeddah, 3,200 t of pipe, break bulk', 'Bundles of 6 and 12 m, gear of 25 t SWL is enough. Laycan 10–20 January, liner in / free out.'],
    RU: ['Гемлик – Джидда, 3 200 т труб, брейк-балк', 'Пачки 6 и 12 м, достаточно кранов SWL 25 т. Лейкан 10–20 января, liner in / free out.'],
    AR: ['غملك – جدة، 3,200 طن أنابيب، سفينة بضائع عامة', 'حزم بطول 6 و12 مترًا، وتكفي رافعة SWL 25 طنًا. موعد التحميل laycan من 10 إلى 20 يناير، liner in / free out.'],
  },
  'frigya-mermer.marble-offer': {
    EN: ['Afyon White and Tiger Skin marble, cut to size 60×60, 9,000 m² a month', 'With dry-lay photographs, ISPM 15 wooden crates. FOB İzmir or DAP Erbil; 30×30 sample free.'],
    RU: ['Мрамор «афьон белый» и «тигровая шкура», плитка 60×60, 9 000 м² в месяц', 'Фото сухой раскладки, деревянные ящики ISPM 15. FOB Измир или DAP Эрбиль; образец 30×30 бесплатно.'],
    AR: ['رخام أفيون أبيض و«جلد النمر»، مقصوص 60×60، 9,000 م² شهريًا', 'مع صور الفرش الجاف، صناديق خشبية ISPM 15. FOB إزمير أو DAP أربيل؛ وعينة 30×30 مجانًا.'],
  },
  'frigya-mermer.travertine-offer': {
    EN: ['Silver travertine for facades, 3 cm, FCA Afyon', 'Frost resistance F100, kerf for clips, selected by shade on the pallet. 4,000 m² a month.'],
    TR: ['Cephe için gümüş traverten, 3 cm, FCA Afyon', 'F100 don dayanımı, klips kanalı, palette ton seçimi. Ayda 4.000 m².'],
    AR: ['ترافرتين فضي للواجهات، 3 سم، FCA أفيون', 'مقاومة صقيع F100، شق لمشابك التثبيت، فرز الدرجة على الطبلية. 4,000 م² شهريًا.'],
  },
  'frigya-mermer.stairs-offer': {
    EN: ['Steps, window sills and basins, made to project sizes', 'CNC cut, crates with numbered parts. The architect’s PDF is enough for a quotation.'],
    RU: ['Ступени, подоконники и раковины по размерам проекта', 'Резка на ЧПУ, ящики с номерами деталей. Для расчёта достаточно PDF архитектора.'],
    AR: ['درجات وعتبات نوافذ وأحواض، بمقاسات المشروع', 'قص CNC، صناديق بقطع مرقّمة. يكفي ملف PDF المعماري لتقديم العرض.'],
  },
  'frigya-mermer.blocks-sea': {
    EN: ['İzmir – Shanghai, 10 × 20′ marble blocks', '22 t a block; rate to include heavy-duty container and lashing with wedges. Two sailings a month.'],
    RU: ['Измир – Шанхай, 10 × 20′ мраморных блоков', '22 т на блок, в ставке усиленный контейнер и раскрепление. Два выхода в месяц.'],
    AR: ['إزمير – شنغهاي، 10 × 20′ كتل رخام', '22 طنًا للكتلة، والسعر شامل حاوية للأحمال الثقيلة والتثبيت بالأوتاد. رحلتان شهريًا.'],
  },
  'alkor-profil.billet': {
    TR: ['Alüminyum biyet 6063, 7 ve 8 inç, üç ayda 1.200 ton', 'Homojenize, ultrasonik testli, düşük karbon ayak izi beyanlı. LME artı prim, CIF Mersin veya DAP Gaziantep.'],
    RU: ['Цилиндрические слитки алюминия 6063, 7 и 8 дюймов, 1 200 т в квартал', 'Гомогенизация, УЗ-контроль, заявленный низкий углеродный след. LME плюс премия, CIF Мерсин или DAP Газиантеп.'],
    AR: ['قضبان سبك ألمنيوم 6063، 7 و8 بوصات، 1,200 طن كل ربع سنة', 'متجانسة حراريًا، مفحوصة بالموجات فوق الصوتية، ببصمة كربونية منخفضة معلنة. LME مع علاوة، CIF مرسين أو DAP غازي عنتاب.'],
  },
  'alkor-profil.powder-paint': {
    TR: ['Mimari toz boya, Qualicoat sınıf 2, 18 ton', 'RAL 9016, 7016, 8017 ince doku. Florida üç yıl dış ortam raporu, DAP fabrika.'],
    RU: ['Порошковая краска фасадная, Qualicoat класс 2, 18 т', 'RAL 9016, 7016, 8017, мелкая текстура. Отчёт о климатических испытаниях во Флориде за три года, DAP завод.'],
    AR: ['طلاء بودرة معماري، Qualicoat فئة 2، 18 طنًا', 'RAL 9016 و7016 و8017 بملمس ناعم. تقرير تعرّض في فلوريدا لثلاث سنوات، DAP المصنع.'],
  },
  'alkor-profil.window-offer': {
    TR: ['Konut projeleri için ısı yalıtımlı pencere setleri', 'Kesilmiş, işlenmiş ve camlı ya da profil ve aksesuar set hâlinde. Kum ve su testli; beş haftada DAP Bağdat, Erbil, Riyad.'],
    RU: ['Оконные комплекты с терморазрывом для жилых проектов', 'Нарезанные, обработанные и остеклённые или профиль с фурнитурой в комплектах. Испытаны на песок и воду; DAP Багдад, Эрбиль, Эр-Рияд за пять недель.'],
    AR: ['أطقم نوافذ بعازل حراري لمشاريع الإسكان', 'مقصوصة ومشغّلة ومزججة، أو قضبان مع إكسسوارات في أطقم. مفحوصة ضد الرمل والماء؛ DAP بغداد وأربيل والرياض خلال خمسة أسابيع.'],
  },
  'alkor-profil.rail-offer': {
    TR: ['Güneş paneli montaj rayı 6063-T66, haftada 60 ton', 'Eloksallı veya ham, kelepçeleri ve EN 1991 hesabıyla. FCA Gaziantep, demette 72 boy.'],
    RU: ['Рельсы для солнечных панелей 6063-T66, 60 т в неделю', 'Анодированные или без покрытия, с зажимами и расчётом по EN 1991. FCA Газиантеп, 72 хлыста в пачке.'],
    AR: ['قضبان تثبيت ألواح شمسية 6063-T66، 60 طنًا أسبوعيًا', 'مؤكسدة أو خام، مع المشابك وحساب وفق EN 1991. FCA غازي عنتاب، 72 قضيبًا في الحزمة.'],
  },
  'yildiztepe-mobilya.upholstery': {
    EN: ['FR upholstery fabric, 8,500 m, hotel project', 'Martindale 60,000, BS 5852 Crib 5, six colours; trial of 20 m. CIF Mersin or DAP Kayseri.'],
    RU: ['Мебельная ткань FR, 8 500 м, проект отеля', 'Martindale 60 000, BS 5852 Crib 5, шесть цветов; проба 20 м. CIF Мерсин или DAP Кайсери.'],
    AR: ['قماش تنجيد مقاوم للهب، 8,500 متر، مشروع فندقي', 'Martindale 60,000، BS 5852 Crib 5، ستة ألوان؛ تجربة 20 مترًا. CIF مرسين أو DAP قيصري.'],
  },
  'yildiztepe-mobilya.birch-plywood': {
    EN: ['Poplar and beech plywood 18 mm, 420 m³', 'E1, 2.44 × 1.22, face B/BB. Romanian or Bulgarian origin, FSC.'],
    RU: ['Фанера тополевая и буковая 18 мм, 420 м³', 'E1, 2,44 × 1,22, сорт B/BB. Происхождение Румыния или Болгария, FSC.'],
    AR: ['خشب رقائقي حور وزان 18 مم، 420 م³', 'E1، مقاس 2.44 × 1.22، وجه B/BB. منشأ رومانيا أو بلغاريا، شهادة FSC.'],
  },
  'yildiztepe-mobilya.hotel-offer': {
    EN: ['Hotel room furniture, 80–900 rooms, mock-up room in three weeks', 'Design, production, transport and installation in one contract. We have delivered DDP Riyadh, Erbil and Tashkent.'],
    RU: ['Мебель для отелей, 80–900 номеров, образцовый номер за три недели', 'Дизайн, производство, перевозка и монтаж по одному договору. Есть поставки DDP Эр-Рияд, Эрбиль и Ташкент.'],
    AR: ['أثاث غرف فندقية، 80–900 غرفة، غرفة نموذجية خلال ثلاثة أسابيع', 'التصميم والتصنيع والنقل والتركيب في عقد واحد. سبق أن سلّمنا DDP الرياض وأربيل وطشقند.'],
  },
  'yildiztepe-mobilya.sofa-offer': {
    EN: ['Corner sofas and bedrooms, wagon or truck to order', 'Catalogue 2027, fabric to your sample at no extra charge. FCA Kayseri, mixed truck from 18 sets; 24 months’ guarantee.'],
    TR: ['Köşe koltuk ve yatak odası, siparişe göre vagon veya TIR', '2027 kataloğu, numunenize göre kumaş farksız. FCA Kayseri, 18 takımdan karışık TIR; 24 ay garanti.'],
    AR: ['أرائك زاوية وغرف نوم، عربة قطار أو شاحنة حسب الطلب', 'كتالوج 2027، والقماش وفق عينتكم بلا زيادة. FCA قيصري، شاحنة مختلطة من 18 طقمًا؛ ضمان 24 شهرًا.'],
  },
  'yildiztepe-mobilya.school-chairs': {
    EN: ['Dormitory and school furniture: bunk beds, desks, lockers', 'Capacity 6,000 sets a month, EN 1729. The file of documents for public tenders is ready.'],
    RU: ['Мебель для общежитий и школ: кровати, парты, шкафы', 'Мощность 6 000 комплектов в месяц, EN 1729. Пакет документов для госзакупок готов.'],
    AR: ['أثاث مساكن الطلبة والمدارس: أسرّة بطابقين ومقاعد وخزائن', 'الطاقة 6,000 طقم شهريًا، EN 1729. ملف المستندات للمناقصات الحكومية جاهز.'],
  },
  'yildiztepe-mobilya.tashkent-rail': {
    EN: ['Kayseri – Tashkent, 6 × mega trailers, knock-down furniture', '540 m³ and 86 t in all, the Turkmen route is not preferred. Loading 12–20 January.'],
    RU: ['Кайсери – Ташкент, 6 × мега-трейлер, мебель в разобранном виде', 'Всего 540 м³, 86 т, маршрут через Туркмению нежелателен. Погрузка 12–20 января.'],
    AR: ['قيصري – طشقند، 6 × مقطورات ميغا، أثاث مفكك', 'الإجمالي 540 م³ و86 طنًا، ولا يُفضَّل مسار تركمانستان. التحميل 12–20 يناير.'],
  },
  'hasat-makine.hydraulics': {
    EN: ['Hydraulic cylinders, double-acting, 80 bar, 3,600 pieces', '50/30 and 63/35, four stroke lengths, hard chrome 25 microns on the rod. Call-off order over four months.'],
    RU: ['Гидроцилиндры двустороннего действия, 80 бар, 3 600 шт.', '50/30 и 63/35, четыре длины, твёрдый хром 25 мкм на штоке. Поставка по вызову в течение четырёх месяцев.'],
    AR: ['أسطوانات هيدروليكية مزدوجة الفعل، 80 بار، 3,600 قطعة', '50/30 و63/35 بأربعة أطوال، كروم صلب 25 ميكرون على العمود. توريد عند الطلب على مدى أربعة أشهر.'],
  },
  'hasat-makine.drill-offer': {
    EN: ['Pneumatic precision seeders, 4–12 rows, dealers wanted', 'We look for stocking dealers in Kazakhstan, Uzbekistan and the Balkans; 90 days’ credit in the first year, spare parts on consignment.'],
    RU: ['Пневматические сеялки, 4–12 рядов, ищем дилеров', 'Ищем дилеров со складом в Казахстане, Узбекистане и на Балканах; первый год отсрочка 90 дней, запчасти на консигнации.'],
    AR: ['آلات بذار هوائية، 4–12 صفًا، مطلوب وكلاء', 'نبحث عن وكلاء بمخزون في كازاخستان وأوزبكستان والبلقان؛ أجل 90 يومًا في السنة الأولى وقطع غيار برسم الأمانة.'],
  },
  'hasat-makine.parts-offer': {
    EN: ['Baler and harrow spare parts, catalogue of 1,100 items', 'Discs, knotters, tines and shafts. Shipped within 48 hours, mixed pallets.'],
    RU: ['Запчасти для пресс-подборщиков и борон, каталог 1 100 позиций', 'Диски, узловязатели, пальцы и валы. Отгрузка за 48 часов, смешанные паллеты.'],
    AR: ['قطع غيار مكابس البالات والأمشاط، كتالوج 1,100 صنف', 'أقراص وعقّادات وأصابع وأعمدة. شحن خلال 48 ساعة، طبليات مختلطة.'],
  },
  'degirmen-teknik.gear-motors': {
    TR: ['Redüktörlü motor 1,1–7,5 kW, IE3, yılda 260 adet', 'Ayaklı ve flanşlı, oran 20–60, tozlu taraf için ATEX zon 22. DAP Konya, altı hafta.'],
    RU: ['Мотор-редукторы 1,1–7,5 кВт, IE3, 260 шт. в год', 'На лапах и с фланцем, передаточное число 20–60, ATEX зона 22 для пыльной стороны. DAP Конья, шесть недель.'],
    AR: ['محركات بعلبة تروس 1.1–7.5 كيلوواط، IE3، 260 وحدة سنويًا', 'تثبيت بقدم وفلنجة، نسبة 20–60، ATEX منطقة 22 لجهة الغبار. DAP قونية، ستة أسابيع.'],
  },
  'degirmen-teknik.mill-offer': {
    TR: ['Anahtar teslim un değirmeni 50–600 ton/gün, montaj dahil', 'Sözleşmede randıman garantisi, uzaktan servisli PLC, iki yıllık yedek parça. Eximbank kredisi sağlanabilir.'],
    RU: ['Мельница под ключ 50–600 т/сутки, монтаж включён', 'Гарантия выхода муки в договоре, PLC с удалённым сервисом, запчасти на два года. Возможен кредит Эксимбанка.'],
    AR: ['مطحنة دقيق تسليم مفتاح 50–600 طن/يوم، التركيب مشمول', 'ضمان نسبة الاستخراج في العقد، PLC مع خدمة عن بُعد، قطع غيار لسنتين. يمكن ترتيب قرض إكسيم بنك.'],
  },
  'degirmen-teknik.silo-offer': {
    TR: ['Çelik silo 500–10.000 ton, kurutucuyla', 'Rüzgâr ve deprem sınıfınıza göre statik hesap, ankraj planı on günde. Kazakistan’da 18 tesis kuruldu.'],
    RU: ['Стальные силосы 500–10 000 т с сушилками', 'Статический расчёт под ваш ветровой и сейсмический район, план анкеров за десять дней. В Казахстане построено 18 объектов.'],
    AR: ['صوامع فولاذية 500–10,000 طن مع مجففات', 'حساب إنشائي وفق فئة الرياح والزلازل لديكم، ومخطط التثبيت خلال عشرة أيام. نُفِّذ 18 موقعًا في كازاخستان.'],
  },
  'degirmen-teknik.oversize-truck': {
    TR: ['Konya – Hille, vals makineleri, 4 gabari dışı araç', 'En 3,4 m, yükseklik 4,2 m, ahşap kızak, lowbed. Irak tarafında eskort ve sahada vinç dahil değil.'],
    RU: ['Конья – Хилла, вальцовые станки, 4 негабаритных машины', 'Ширина 3,4 м, высота 4,2 м, деревянные салазки, низкорамник. Сопровождение в Ираке и кран на площадке не входят.'],
    AR: ['قونية – الحلة، آلات سلندرات، 4 شاحنات بأبعاد استثنائية', 'العرض 3.4 م والارتفاع 4.2 م، زلاجات خشبية، مقطورة منخفضة. المرافقة في العراق والرافعة في الموقع غير مشمولتين.'],
  },
  'akimsan-kablo.copper-rod': {
    TR: ['Bakır filmaşin 8 mm, Cu-ETP, üç ayda 900 ton', 'LME A sınıfı katot, %101 IACS, kangal 3–4 ton. DAP Çorlu, hedge sizin hesabınıza.'],
    RU: ['Медная катанка 8 мм, Cu-ETP, 900 т в квартал', 'Катод LME Grade A, 101 % IACS, бухта 3–4 т. DAP Чорлу, хеджирование за ваш счёт.'],
    AR: ['قضيب نحاس 8 مم، Cu-ETP، 900 طن كل ربع سنة', 'كاثود LME من الفئة A، 101 % IACS، لفة 3–4 أطنان. DAP تشورلو، والتحوّط على حسابكم.'],
  },
  'akimsan-kablo.pvc-compound': {
    TR: ['PVC kompaund TI-1 ve TM-1, 400 ton, natürel', '70 °C ve 90 °C, RoHS, soğuk bükme -15. 25 kg torba, CIF Ambarlı.'],
    RU: ['ПВХ-пластикат TI-1 и TM-1, 400 т, натуральный', '70 °C и 90 °C, RoHS, холодный изгиб -15. Мешки 25 кг, CIF Амбарлы.'],
    AR: ['مركّب PVC من TI-1 وTM-1، 400 طن، طبيعي', '70 °C و90 °C، RoHS، ثني على البارد -15. أكياس 25 كغ، CIF أمبارلي.'],
  },
  'akimsan-kablo.cable-offer': {
    TR: ['NYM, NYY ve LSZH kablo, haftada 120 km, CIF Cidde', 'Üçüncü taraf testli partiler, Arapça baskılı kangal, metre işaretli makara. Keşif listenize 24 saatte teklif.'],
    RU: ['Кабель NYM, NYY и LSZH, 120 км в неделю, CIF Джидда', 'Партии испытаны третьей стороной, бухты с арабской печатью, барабаны с метражом. Предложение по вашей ведомости за 24 часа.'],
    AR: ['كابلات NYM وNYY وLSZH، 120 كم أسبوعيًا، CIF جدة', 'دفعات مفحوصة لدى طرف ثالث، لفات مطبوعة بالعربية، وبكرات مرقّمة بالمتر. عرض السعر وفق جدول كمياتكم خلال 24 ساعة.'],
  },
  'akimsan-kablo.led-offer': {
    TR: ['LED panel 60×60, 36 W, acil durum seçenekli', 'UGR 19’un altında, beş yıl garanti, Tekirdağ’da 8.000 adet stok.'],
    RU: ['LED-панели 60×60, 36 Вт, с аварийным блоком по запросу', 'UGR ниже 19, гарантия пять лет, 8 000 шт. на складе в Текирдаге.'],
    AR: ['ألواح LED مقاس 60×60، 36 واط، مع خيار الطوارئ', 'UGR أقل من 19، ضمان خمس سنوات، 8,000 قطعة في مخزن تكيرداغ.'],
  },
  'kalipsan-plastik.pet-resin': {
    EN: ['PET resin, bottle grade, IV 0.80, 600 t', 'Delivered İzmit, 150 t a month. AA below 1 ppm, 25 t trial on our lines.'],
    RU: ['ПЭТ-гранулят бутылочный, IV 0,80, 600 т', 'Доставка в Измит, 150 т в месяц. AA ниже 1 ppm, проба 25 т на наших линиях.'],
    AR: ['حبيبات PET للزجاجات، IV 0.80، 600 طن', 'التسليم في إزميت، 150 طنًا شهريًا. AA أقل من 1 ppm، وتجربة 25 طنًا على خطوطنا.'],
  },
  'kalipsan-plastik.masterbatch': {
    EN: ['White masterbatch, 70 % TiO2, 36 t', 'Food approved, LDPE carrier; 25 kg bags, DAP Sakarya.'],
    RU: ['Белый мастербатч, 70 % TiO2, 36 т', 'Допуск для пищевых изделий, носитель LDPE; мешки 25 кг, DAP Сакарья.'],
    AR: ['ماستر باتش أبيض، 70 % TiO2، 36 طنًا', 'مصرّح لملامسة الغذاء، حامل LDPE؛ أكياس 25 كغ، DAP سكاريا.'],
  },
  'kalipsan-plastik.preform-offer': {
    EN: ['PET preforms 18–45 g, 4 million pieces a week', 'For water, ayran and olive oil; octabins of 1,440 pieces. FOB İzmit, 1,000 sample pieces free of charge.'],
    RU: ['Преформы ПЭТ 18–45 г, 4 млн штук в неделю', 'Под воду, айран, оливковое масло; октабин 1 440 шт. FOB Измит, образец 1 000 шт. бесплатно.'],
    AR: ['بريفورم PET وزن 18–45 غ، 4 ملايين قطعة أسبوعيًا', 'للمياه والعيران وزيت الزيتون؛ صندوق octabin سعة 1,440 قطعة. FOB إزميت، وعينة 1,000 قطعة بلا مقابل.'],
  },
  'kalipsan-plastik.bucket-offer': {
    EN: ['Food buckets with IML label, 1–20 l, mixed truck', 'Stock moulds for butter, tomato paste and pickles. Printing from 10,000 pieces, DAP Balkans in four days.'],
    RU: ['Пищевые вёдра с этикеткой IML, 1–20 л, сборная фура', 'Готовые формы под масло, томатную пасту и соленья. Печать от 10 000 шт., DAP Балканы за четыре дня.'],
    AR: ['دلاء غذائية بملصق IML، من 1 إلى 20 لترًا، شاحنة مختلطة', 'قوالب جاهزة للزبدة ومعجون الطماطم والمخللات. الطباعة من 10,000 قطعة، DAP البلقان خلال أربعة أيام.'],
  },
  'medisfer.sms-fabric': {
    TR: ['SMS nonwoven kumaş 55 g/m², mavi, 60 ton', 'EN 13795 bariyer, alkol itici, gama ve EO’ya dayanıklı. 1,60 m ana bobin, DAP Ankara.'],
    RU: ['Нетканый материал SMS 55 г/м², синий, 60 т', 'Барьер EN 13795, спиртоотталкивающий, стойкий к гамма- и EO-стерилизации. Рулоны 1,60 м, DAP Анкара.'],
    AR: ['قماش غير منسوج SMS بوزن 55 غ/م²، أزرق، 60 طنًا', 'حاجز وفق EN 13795، طارد للكحول، يتحمل التعقيم بأشعة غاما وEO. لفات أم بعرض 1.60 م، DAP أنقرة.'],
  },
  'medisfer.gloves-offer': {
    TR: ['İhaleler için nitril eldiven ve steril örtü seti', 'Dört dilde kutu baskısı, lot validasyonlu EO steril. FCA Ankara, 40′ HC konteynere 3.200 koli eldiven.'],
    RU: ['Нитриловые перчатки и стерильные комплекты белья для тендеров', 'Макет коробки на четырёх языках, EO-стерилизация с валидацией партии. FCA Анкара, 40′ HC – 3 200 коробов перчаток.'],
    AR: ['قفازات نتريل وأطقم ستائر جراحية معقمة للمناقصات', 'تصميم العلبة بأربع لغات، تعقيم EO مع توثيق الدفعة. FCA أنقرة، 3,200 كرتونة قفازات في 40′ HC.'],
  },
  'medisfer.gown-offer': {
    TR: ['SMS cerrahi önlük, dökme veya steril, ayda 400.000 adet', 'M–XXL beden, EN 13795 yüksek performans, 26 °C’de konfor raporu. Bakanlığınız için kayıt dosyası dahil.'],
    RU: ['Хирургические халаты SMS, нестерильные или стерильные, 400 000 в месяц', 'Размеры M–XXL, EN 13795 high performance, отчёт о комфорте при 26 °C. Досье для вашего министерства включено.'],
    AR: ['أثواب جراحية SMS، غير معقمة أو معقمة، 400,000 شهريًا', 'مقاسات M–XXL، أداء عالٍ وفق EN 13795، تقرير راحة عند 26 °C. ملف التسجيل لدى وزارتكم مشمول.'],
  },
  'lojika-nakliyat.iraq-weekly': {
    EN: ['Istanbul, Bursa, Gaziantep – Iraq, full and part loads every week', 'Our own team at Habur, Erbil in 5 days, Baghdad in 8. Insurance and customs on both sides in one quotation.'],
    RU: ['Стамбул, Бурса, Газиантеп – Ирак, FTL и сборные еженедельно', 'Своя бригада на Хабуре, Эрбиль 5 дней, Багдад 8 дней. Страховка и таможня с обеих сторон в одном предложении.'],
    AR: ['إسطنبول وبورصة وغازي عنتاب – العراق، شحن كامل ومجمّع أسبوعيًا', 'فريقنا الخاص في معبر الخابور، أربيل 5 أيام وبغداد 8 أيام. التأمين والتخليص في الجانبين ضمن عرض واحد.'],
  },
  'lojika-nakliyat.almaty-line': {
    EN: ['Türkiye – Almaty, tilt and mega trailers, through Georgia and the Caspian', 'Alat – Aktau ferry, 14–16 days, tracking by QR code. Rate for a truck and for a loading metre.'],
    TR: ['Türkiye – Almatı, tenteli ve mega, Gürcistan ve Hazar üzerinden', 'Alat – Aktau feribotu, 14–16 gün, QR ile takip. Araç ve yükleme metresi başına fiyat.'],
    AR: ['تركيا – ألماتي، شاحنات بشادر وميغا، عبر جورجيا وبحر قزوين', 'عبّارة ألات – أكتاو، 14–16 يومًا، تتبّع برمز QR. السعر للشاحنة ولمتر التحميل الطولي.'],
  },
  'lojika-nakliyat.gulf-fcl': {
    EN: ['Ambarlı – Jebel Ali, FCL 20′ and 40′ HC, every ten days', 'Transit 19 days, free time 14 days, transhipment to Dammam and Jeddah. Door-to-door price within two hours.'],
    RU: ['Амбарлы – Джебель-Али, FCL 20′ и 40′ HC, каждые десять дней', 'Транзит 19 дней, 14 дней свободного времени, перевалка на Даммам и Джидду. Цена от двери до двери за два часа.'],
    AR: ['أمبارلي – جبل علي، FCL 20′ و40′ HC، كل عشرة أيام', 'مدة العبور 19 يومًا، سماح 14 يومًا، إعادة شحن إلى الدمام وجدة. السعر من الباب إلى الباب خلال ساعتين.'],
  },
  'lojika-nakliyat.projects': {
    EN: ['Heavy and oversize haulage, lowbed and special permits', 'Mills, transformers, building columns; route survey and escort included. Experience up to 120 t.'],
    RU: ['Тяжеловесы и негабарит, низкорамник и спецразрешения', 'Мельницы, трансформаторы, колонны; обследование трассы и сопровождение включены. Опыт до 120 т.'],
    AR: ['نقل ثقيل واستثنائي الأبعاد، مقطورات منخفضة وتصاريح خاصة', 'مطاحن ومحولات وأعمدة مبانٍ؛ دراسة الطريق والمرافقة مشمولتان. خبرة حتى 120 طنًا.'],
  },
  'lojika-nakliyat.bonded-tuzla': {
    EN: ['Bonded warehouse type A in Tuzla, 2,600 free pallet places', 'Labelling, packing, follow-up of temporary imports. Handling is free in contracts longer than three months.'],
    RU: ['Таможенный склад типа A в Тузле, 2 600 свободных паллетомест', 'Этикетирование, упаковка, контроль временного ввоза. При договоре более трёх месяцев обработка бесплатно.'],
    AR: ['مستودع جمركي من النوع A في توزلا، 2,600 موقع طبلية متاح', 'لصق بطاقات وتغليف في كراتين ومتابعة الإدخال المؤقت. المناولة مجانية في العقود التي تتجاوز ثلاثة أشهر.'],
  },
  'uzunyol-lojistik.reefer-riyadh': {
    EN: ['Reefer trucks: İskenderun – Riyadh – Dubai, every Tuesday', '-20 / +20 °C, two drivers, temperature report. Pre-cooling for citrus and dairy.'],
    RU: ['Рефрижераторы: Искендерун – Эр-Рияд – Дубай, каждый вторник', '-20 / +20 °C, два водителя, отчёт о температуре. Предохлаждение под цитрусовые и молочную продукцию.'],
    AR: ['شاحنات مبردة: إسكندرون – الرياض – دبي، كل ثلاثاء', '-20 / +20 °C، سائقان، تقرير حرارة. تبريد مسبق للحمضيات ومنتجات الألبان.'],
  },
  'uzunyol-lojistik.baghdad-tilt': {
    EN: ['Hatay and Gaziantep – Baghdad, tilt trailers, to the warehouse', 'Loading every day, seven days on average. Payment at unloading.'],
    RU: ['Хатай и Газиантеп – Багдад, тент, доставка до склада', 'Погрузка ежедневно, в среднем семь дней. Оплата при выгрузке.'],
    AR: ['هاتاي وغازي عنتاب – بغداد، شاحنات بشادر، تسليم المستودع', 'تحميل يومي، سبعة أيام في المتوسط. الدفع عند التفريغ.'],
  },
  'uzunyol-lojistik.amman-groupage': {
    EN: ['Groupage to Amman, Tuesday and Friday', 'From 200 kg, tracking number for each carton, delivered to the customs warehouse.'],
    RU: ['Сборные грузы в Амман, вторник и пятница', 'От 200 кг, номер отслеживания на каждый короб, сдача на таможенный склад.'],
    AR: ['شحن مجمّع إلى عمّان، الثلاثاء والجمعة', 'من 200 كغ، رقم تتبّع لكل كرتون، تسليم مستودع الجمرك.'],
  },
  'uzunyol-lojistik.adr': {
    EN: ['Paint and detergents by ADR-certified truck', 'Classes 3, 8 and 9; certified drivers. Routes to Iraq and Jordan.'],
    RU: ['Перевозка красок и моющих средств машинами с ADR', 'Классы 3, 8 и 9; водители с допуском. Направления Ирак и Иордания.'],
    AR: ['نقل دهانات ومنظفات بشاحنات معتمدة ADR', 'الفئات 3 و8 و9؛ سائقون معتمدون. خطوط العراق والأردن.'],
  },
  'rota-gumruk.mersin-customs': {
    EN: ['Import and export clearance at the port of Mersin', 'Papers in the morning, declaration the same day. A written report every evening.'],
    RU: ['Таможенное оформление импорта и экспорта в порту Мерсин', 'Документы утром, декларация в тот же день. Вечером письменный отчёт.'],
    AR: ['تخليص جمركي للاستيراد والتصدير في ميناء مرسين', 'المستندات صباحًا والبيان الجمركي في اليوم نفسه. إشعار مكتوب بالحالة كل مساء.'],
  },
  'rota-gumruk.transit': {
    EN: ['Transit procedure, entry to and exit from the free zone', 'T1, guarantee and vehicle tracking; 900 files a year towards Iraq.'],
    RU: ['Транзит и оформление через свободную зону', 'T1, гарантия и отслеживание машин; 900 досье в год в сторону Ирака.'],
    AR: ['نظام العبور ودخول المنطقة الحرة والخروج منها', 'T1 وضمان وتتبّع المركبات؛ 900 معاملة سنويًا باتجاه العراق.'],
  },
};
