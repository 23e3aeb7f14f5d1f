import type { DemoTexts } from '../types.ts';

// prettier-ignore
export const turkiyeIndustryProductTexts: Record<string, DemoTexts> = {
  'lojika-nakliyat.iraq-weekly': {
    EN: ['Weekly full and part load line Türkiye – Iraq', 'From Istanbul, Bursa and Gaziantep to Erbil, Baghdad and Basrah. Our own staff at Habur; 5 days on average to Erbil, 8 to Baghdad.'],
    RU: ['Еженедельная линия Турция – Ирак, полные и сборные машины', 'Из Стамбула, Бурсы и Газиантепа в Эрбиль, Багдад и Басру. Свой персонал на Хабуре; в среднем до Эрбиля 5 дней, до Багдада 8.'],
    AR: ['خط أسبوعي تركيا – العراق، شاحنات كاملة وجزئية', 'من إسطنبول وبورصة وغازي عنتاب إلى أربيل وبغداد والبصرة. موظفونا في معبر الخابور؛ المتوسط 5 أيام إلى أربيل و8 إلى بغداد.'],
  },
  'lojika-nakliyat.gulf-container': {
    EN: ['Container service Ambarlı – Jebel Ali', 'FCL 20′ and 40′ HC, a sailing every ten days, 19 days of transit. One price with pre-carriage and customs.'],
    RU: ['Контейнерный сервис Амбарлы – Джебель-Али', 'FCL 20′ и 40′ HC, отход раз в десять дней, транзит 19 дней. Единая цена с подвозом до порта и таможней.'],
    AR: ['خدمة حاويات أمبارلي – جبل علي', 'FCL 20′ و40′ HC، إبحار كل عشرة أيام، مدة العبور 19 يومًا. سعر واحد يشمل النقل إلى الميناء والتخليص الجمركي.'],
  },
  'lojika-nakliyat.bonded-store': {
    EN: ['Type A bonded warehouse in Tuzla, 11,000 pallets', 'Racked, under camera, with labelling and handling. The monthly pallet fee is invoiced with a stock report.'],
    RU: ['Таможенный склад типа А в Тузле, 11 000 паллет', 'Стеллажи, видеозапись, маркировка и грузопереработка. Месячная плата за паллету выставляется вместе с отчётом об остатках.'],
    AR: ['مستودع جمركي فئة A في توزلا، 11,000 طبلية', 'رفوف وتسجيل بالكاميرات، مع وضع الملصقات والمناولة. تُفوتر أجرة الطبلية شهريًا مع تقرير المخزون.'],
  },
  'rota-gumruk.export-file': {
    EN: ['Export declaration and documents of origin', 'Declaration, A.TR or EUR.1, invoice endorsement; papers received in the morning are closed the same day.'],
    RU: ['Экспортная декларация и документы о происхождении', 'Декларация, A.TR или EUR.1, заверение инвойса; если бумаги пришли утром, закрываем в тот же день.'],
    AR: ['ملف بيان التصدير وشهادات المنشأ', 'البيان الجمركي وA.TR أو EUR.1 وتصديق الفاتورة؛ إذا وصلت الأوراق صباحًا يُغلق الملف في اليوم نفسه.'],
  },
  'rota-gumruk.plant-health': {
    EN: ['Plant health and food sampling follow-up', 'Appointment with the quarantine directorate, sampling and results. Mersin and Taşucu.'],
    RU: ['Фитосанитарный контроль и отбор проб продуктов', 'Запись в карантинное управление, отбор проб и получение результатов. Мерсин и Ташуджу.'],
    AR: ['متابعة الحجر الزراعي وعينات الأغذية', 'موعد مديرية الحجر وأخذ العينات ومتابعة النتائج. مرسين وتاشوجو.'],
  },
  'uzunyol-lojistik.reefer-gulf': {
    EN: ['Reefer truck İskenderun – Riyadh – Dubai', '−20 to +20 °C, express with two drivers, 7 days. The temperature log comes with the delivery papers.'],
    RU: ['Рефрижератор Искендерун – Эр-Рияд – Дубай', 'От −20 до +20 °С, экспресс с двумя водителями, 7 дней. Запись температуры вместе с документами о доставке.'],
    AR: ['شاحنة مبردة: الإسكندرون – الرياض – دبي', 'من -20 إلى +20 درجة مئوية، سريع بسائقين، 7 أيام. سجل الحرارة مع أوراق التسليم.'],
  },
  'uzunyol-lojistik.tilt-iraq': {
    EN: ['Tilt truck Hatay, Adana, Gaziantep – Baghdad', 'Loading every day, delivery to the consignee’s warehouse. Part loads through our hub in Gaziantep.'],
    RU: ['Тент: Хатай, Адана, Газиантеп – Багдад', 'Погрузка ежедневно, выгрузка на складе получателя. Сборные грузы через Газиантеп.'],
    AR: ['شاحنة ستارة: هاتاي وأضنة وغازي عنتاب – بغداد', 'تحميل يومي، وتفريغ في مستودع المستلم. الأحمال الجزئية عبر غازي عنتاب.'],
  },
  'uzunyol-lojistik.jordan-groupage': {
    EN: ['Groupage to Amman, Tuesdays and Fridays', 'From 200 kg, each parcel has a tracking number.'],
    RU: ['Сборные грузы в Амман, вторник и пятница', 'От 200 кг, номер отслеживания на каждое место.'],
    AR: ['تجميع إلى عمّان، الثلاثاء والجمعة', 'من 200 كغ، ولكل طرد رقم تتبّع.'],
  },
  'dokmeci-boru.erw-pipe': {
    EN: ['Welded black pipe EN 10255, 1/2″–6″', 'Plain or threaded ends, 6 metre lengths, varnished. Pressure test certificate to EN 10204 3.1.'],
    RU: ['Труба сварная чёрная EN 10255, 1/2″–6″', 'Концы гладкие или с резьбой, длина 6 метров, лак. Сертификат испытания давлением EN 10204 3.1.'],
    AR: ['أنابيب سوداء ملحومة EN 10255، 1/2″–6″', 'أطراف عادية أو مسنّنة، طول 6 أمتار، مطلية بالورنيش. شهادة اختبار ضغط EN 10204 3.1.'],
  },
  'dokmeci-boru.galv-pipe': {
    EN: ['Hot-dip galvanised pipe, ASTM A53 Gr. B', 'Zinc of 55 micron and more, with socket. FM-approved grooved ends for fire lines.'],
    RU: ['Труба горячего цинкования, ASTM A53 Gr. B', 'Цинк от 55 мкм, с муфтой. Для пожарных линий – концы с канавкой, одобрение FM.'],
    AR: ['أنابيب مجلفنة بالغمس الساخن، ASTM A53 Gr. B', 'زنك 55 ميكرونًا فأكثر، مع وصلة. أطراف مخددة معتمدة من FM لشبكات الحريق.'],
  },
  'dokmeci-boru.box-profile': {
    EN: ['Square and rectangular hollow sections EN 10219 S235', 'From 20 × 20 to 200 × 200, wall 1.5–8 mm. Length tolerance 0/+20 mm, labelled bundles.'],
    RU: ['Труба профильная квадратная и прямоугольная EN 10219 S235', 'От 20×20 до 200×200, стенка 1,5–8 мм. Допуск по длине 0/+20 мм, бирка на связке.'],
    AR: ['مقاطع مجوّفة مربعة ومستطيلة EN 10219 S235', 'من 20 × 20 إلى 200 × 200، سماكة 1.5–8 مم. سماحية الطول 0/+20 مم، حزم بملصقات.'],
  },
  'dokmeci-boru.scaffold-tube': {
    EN: ['Scaffold tube 48.3 × 3.2 mm, galvanised', 'EN 39, cut from 1 m to 6 m, plastic end caps.'],
    RU: ['Труба для лесов 48,3×3,2 мм, оцинкованная', 'EN 39, резка от 1 м до 6 м, пластиковые заглушки на концах.'],
    AR: ['أنبوب سقالات 48.3 × 3.2 مم، مجلفن', 'EN 39، قص من 1 م إلى 6 م، أطراف بأغطية بلاستيكية.'],
  },
  'dokmeci-boru.greenhouse-kit': {
    EN: ['Greenhouse frame, 9.6 m span, knocked down', 'Sendzimir coated, bolted assembly; supplied with a snow load calculation. Cover and vents are not included.'],
    RU: ['Каркас теплицы, пролёт 9,6 м, разборный', 'Покрытие Sendzimir, сборка на болтах; в комплекте расчёт снеговой нагрузки. Покрытие и форточки не входят.'],
    AR: ['هيكل بيت محمي، بحر 9.6 م، مفكّك', 'مطلي بطريقة Sendzimir، تركيب بالبراغي؛ يُسلَّم مع حساب حمل الثلج. لا يشمل الغطاء وفتحات التهوية.'],
  },
  'dokmeci-boru.fence-post': {
    EN: ['Post for panel fence, RAL 6005, 2 m', 'Polyester powder coat, with cap and fixing clips.'],
    RU: ['Столб для панельного забора, RAL 6005, 2 м', 'Полиэфирная порошковая краска, с заглушкой и крепёжными клипсами.'],
    AR: ['عمود سياج ألواح، RAL 6005، 2 م', 'طلاء بودرة بوليستر، مع الغطاء ومشابك التركيب.'],
  },
  'dokmeci-boru.water-pipe': {
    EN: ['Epoxy-lined pipe for drinking water, 4″–12″', 'Food-approved epoxy inside, 3-layer polyethylene outside. Socket or bevelled for welding.'],
    RU: ['Труба для питьевой воды с эпоксидным покрытием, 4″–12″', 'Внутри эпоксид с пищевым допуском, снаружи 3 слоя полиэтилена. Раструб или фаска под сварку.'],
    AR: ['أنابيب مياه شرب مبطّنة بالإيبوكسي، 4″–12″', 'إيبوكسي معتمد للأغذية من الداخل، و3 طبقات بولي إيثيلين من الخارج. بجرس أو بحافة لحام.'],
  },
  'frigya-mermer.afyon-white': {
    EN: ['Afyon white slabs, 2 cm, polished', 'Book-matched, 12 slabs a crate. Dry-lay photographs are sent to show the shades.'],
    RU: ['Слэбы «Афьон белый», 2 см, полированные', 'Раскладка «книгой», 12 слэбов в ящике. Для контроля тона присылаем фото сухой раскладки.'],
    AR: ['ألواح رخام أبيض أفيون، 2 سم، مصقولة', 'تناظر كتابي (بوك ماتش)، 12 لوحًا في الصندوق. تُرسل صور الفرش الجاف لبيان فروق اللون.'],
  },
  'frigya-mermer.tiger-skin': {
    EN: ['Tiger skin marble tiles, 60 × 60 × 2', 'Calibrated and bevelled; 54 kg per m². 2,000 m² a lot are prepared for hotel lobbies.'],
    RU: ['Мрамор «тигровая шкура», плитка 60×60×2', 'Калиброванная, с фаской; вес м² 54 кг. Для лобби отелей готовим партии по 2 000 м².'],
    AR: ['بلاط رخام «جلد النمر» 60 × 60 × 2', 'معاير ومشطوف الحواف؛ وزن م² 54 كغ. تُجهَّز 2,000 م² في الدفعة لردهات الفنادق.'],
  },
  'frigya-mermer.silver-travertine': {
    EN: ['Silver travertine, filled and honed', '3 cm with groove for façades; frost test report fit for the Russian winter.'],
    RU: ['Травертин «силвер», заполненный, лощёный', 'Для фасада 3 см, с пропилом; протокол морозостойкости для российской зимы.'],
    AR: ['ترافرتين فضي، محشو ومطفأ (هوند)', 'للواجهات 3 سم مع مجرى؛ بتقرير اختبار صقيع يناسب شتاء روسيا.'],
  },
  'frigya-mermer.stair-set': {
    EN: ['Tread and riser set, round nosing', 'Cut to drawing, every piece numbered by floor and step.'],
    RU: ['Комплект: ступени и подступенки, скруглённая кромка', 'Резка по чертежу, на каждой детали номер этажа и ряда.'],
    AR: ['طقم درج: نائمة وقائمة، أنف مستدير', 'قص حسب الرسم، وكل قطعة مرقّمة بالطابق والترتيب.'],
  },
  'frigya-mermer.mosaic': {
    EN: ['Tumbled mosaic 5 × 5 on mesh', '30 × 30 sheets, for hammams and pool edges. Carton of 1.08 m².'],
    RU: ['Мозаика состаренная 5×5, на сетке', 'Листы 30×30, для хамама и бортика бассейна. Короб 1,08 м².'],
    AR: ['فسيفساء معتّقة 5 × 5 على شبكة', 'ألواح 30 × 30، للحمّام وحواف المسابح. الكرتون 1.08 م².'],
  },
  'frigya-mermer.wash-basin': {
    EN: ['Natural stone washbasin, 42 cm round', 'Carved from a single block, honed inside, split face outside. Carton with polystyrene mould.'],
    RU: ['Раковина из натурального камня, круглая 42 см', 'Вырезана из цельного блока, внутри лощёная, снаружи колотая. Короб с формой из пенополистирола.'],
    AR: ['مغسلة حجر طبيعي، مستديرة 42 سم', 'منحوتة من كتلة واحدة، داخلها مطفأ وخارجها مكسّر. كرتون بقالب من البوليسترين.'],
  },
  'alkor-profil.thermal-window': {
    TR: ['Isı yalıtımlı pencere sistemi TB-70', 'Üçlü camla Uw 1,1 W/m²K’ye kadar, 34 mm üç odacıklı poliamid bariyer. Aksesuar kanalı Avrupa donanımına uyar.'],
    RU: ['Оконная система с терморазрывом TB-70', 'Uw до 1,1 Вт/м²К с двухкамерным стеклопакетом, полиамидный мост 34 мм с тремя камерами. Паз подходит к европейской фурнитуре.'],
    AR: ['نظام نوافذ بعازل حراري TB-70', 'معامل Uw حتى 1.1 W/m²K مع زجاج ثلاثي، وقضبان بولي أميد ثلاثية الحجرات 34 مم. مجرى الإكسسوار يناسب التجهيزات الأوروبية.'],
  },
  'alkor-profil.curtain-wall': {
    TR: ['Çubuk sistem giydirme cephe CW-50, 50 mm görünür hat', '750 Pa su ve 2 kPa rüzgâr için test edildi. Cephe modelinizden sekiz iş gününde imalat çizimi.'],
    RU: ['Стоечно-ригельный фасад CW-50, видимая ширина 50 мм', 'Испытан водой 750 Па и ветром 2 кПа. Рабочие чертежи по вашей модели фасада за восемь рабочих дней.'],
    AR: ['واجهة ستائرية بنظام العصي CW-50، خط ظاهر 50 مم', 'مختبرة لضغط ماء 750 Pa ورياح 2 kPa. مخططات تنفيذية من نموذج واجهتكم خلال ثمانية أيام عمل.'],
  },
  'alkor-profil.solar-rail': {
    TR: ['Güneş paneli montaj rayı 6063-T66, eloksallı', 'EN 1991’e göre açıklık tablosu, ön montajlı orta ve kenar kelepçeleri. 4,2 m boy, demette 72 adet.'],
    RU: ['Монтажный профиль для солнечных панелей 6063-T66, анодированный', 'Таблица пролётов по EN 1991, собранные средние и крайние прижимы. Хлысты 4,2 м, в связке 72.'],
    AR: ['سكة تثبيت ألواح شمسية 6063-T66، مؤنودة', 'جدول بحور وفق EN 1991، ومشابك وسطية وطرفية مجمّعة مسبقًا. قضبان 4.2 م، 72 في الحزمة.'],
  },
  'alkor-profil.standard-angles': {
    TR: ['Standart profiller: köşebent, T, U, kare boru', '6 m boyda stoktan, pres hali veya RAL 9016. 500 kg’dan karışık palet.'],
    RU: ['Стандартные профили: уголок, тавр, швеллер, квадратная труба', 'Со склада длиной 6 м, без покрытия или RAL 9016. Сборные паллеты от 500 кг.'],
    AR: ['مقاطع قياسية: زاوية وT وU وأنبوب مربع', 'من المخزون بطول 6 م، بلا طلاء أو بلون RAL 9016. طبليات مشكّلة من 500 كغ.'],
  },
  'alkor-profil.sliding-door': {
    TR: ['Villalar için kaldır-sür kapı LS-160', '400 kg’a kadar kanat, 20 mm eşik, sineklik rayı dahil. Körfez için kum testi yapıldı.'],
    RU: ['Подъёмно-сдвижная дверь LS-160 для вилл', 'Створка до 400 кг, порог 20 мм, направляющая для москитной сетки включена. Испытана песком для стран Залива.'],
    AR: ['باب رفع وانزلاق LS-160 للفلل', 'درفة حتى 400 كغ، عتبة 20 مم، وسكة شبك الحشرات ضمن السعر. مختبر ضد الرمل لأجواء الخليج.'],
  },
  'degirmen-teknik.roller-mill': {
    TR: ['Un valsi RM-1250, sekiz toplu', '250×1250 mm santrifüj döküm top, pnömatik besleme, gürültü 78 dB(A)’nın altında. 22 kW IE3 motorlar dahildir.'],
    RU: ['Вальцовый станок RM-1250, восемь валков', 'Валки центробежного литья 250×1250 мм, пневматическая подача, шум ниже 78 дБ(А). Двигатели IE3 22 кВт в комплекте.'],
    AR: ['مطحنة أسطوانات RM-1250، ثماني أسطوانات', 'أسطوانات صب طارد مركزي 250 × 1250 مم، تغذية هوائية، ضجيج أقل من 78 dB(A). محركات 22 كيلوواط IE3 ضمن السعر.'],
  },
  'degirmen-teknik.plansifter': {
    TR: ['Kare elek PS-8, alüminyum çerçeveli', 'Sekiz pasaj, her birinde 28 elek, gıdaya uygun ipek. Kalkış ve duruşta salınım 6 mm’nin altında.'],
    RU: ['Рассев квадратный PS-8, алюминиевые рамки', 'Восемь секций по 28 сит, пищевая ткань. Биение при пуске и остановке ниже 6 мм.'],
    AR: ['غربال مربع (بلانسفتر) PS-8، إطارات ألمنيوم', 'ثمانية أقسام، 28 منخلًا في كل قسم، قماش غذائي. تأرجح أقل من 6 مم عند التشغيل والإيقاف.'],
  },
  'degirmen-teknik.turnkey-150': {
    TR: ['Anahtar teslim un değirmeni, 150 t / 24 sa', 'Alım çukurundan paketleme karuseline kadar, PLC ve uzaktan servisle. Yerleşim 42×14 m, siparişten ilk una altı ay.'],
    RU: ['Мукомольный завод под ключ, 150 т / 24 ч', 'От приёмной ямы до фасовочной карусели, с ПЛК и удалённым сервисом. Площадь 42×14 м, шесть месяцев от заказа до первой муки.'],
    AR: ['مطحنة دقيق تسليم مفتاح، 150 طنًا / 24 ساعة', 'من حفرة الاستلام إلى كاروسيل التعبئة، مع PLC وصيانة عن بُعد. المساحة 42 × 14 م، وستة أشهر من الطلب إلى أول طحين.'],
  },
  'degirmen-teknik.silo': {
    TR: ['Galvanizli tahıl silosu, 1.000 t, havalandırmalı', 'Z600 kaplama, sıcaklık kabloları, süpürücü helezon. Ankraj planı yerel rüzgâr ve deprem sınıfına göre.'],
    RU: ['Силос зерновой оцинкованный, 1 000 т, с аэрацией', 'Покрытие Z600, термоподвески, зачистной шнек. План анкеров под местные ветровые и сейсмические нормы.'],
    AR: ['صومعة حبوب مجلفنة 1,000 طن مع تهوية', 'طلاء Z600، كابلات حرارة، ولولب كنس. مخطط التثبيت حسب فئة الرياح والزلازل المحلية.'],
  },
  'degirmen-teknik.rolls': {
    TR: ['Yedek vals topu, kokil döküm, yivli', 'Sertlik 72 Shore C, istenen her yiv profili; Konya’da beş gün içinde taşlama ve yiv açma.'],
    RU: ['Запасные валки, отбелённый чугун, рифлёные', 'Твёрдость 72 по Шору C, любой профиль рифлей; перешлифовка в Конье за пять дней.'],
    AR: ['أسطوانات احتياطية، حديد زهر مبرّد، محززة', 'صلادة 72 Shore C، وأي شكل للحزوز؛ خدمة إعادة جلخ في قونية خلال خمسة أيام.'],
  },
  'degirmen-teknik.sieve-cloth': {
    TR: ['Naylon elek ipeği, GG ve XX numaralar', 'Çerçevenize göre kesilir, kenarı dikilir. 30 m toplar stoktan.'],
    RU: ['Ситовая ткань нейлоновая, номера GG и XX', 'Раскрой по вашей рамке, с подшивкой. Рулоны 30 м со склада.'],
    AR: ['قماش مناخل نايلون، أرقام GG وXX', 'يُقص حسب إطاركم وتُخاط حوافه. رولّات 30 م من المخزون.'],
  },
  'yildiztepe-mobilya.hotel-room-line': {
    EN: ['Hotel room set “Erciyes”, 14 pieces', 'A full set with headboard, two bedside tables, desk, luggage bench, minibar cabinet and mirror. Walnut veneer or HPL; sample room in three weeks, 11 rooms in a 40′ HC.'],
    RU: ['Набор для гостиничного номера «Erciyes», 14 предметов', 'Полный комплект: изголовье, две тумбы, письменный стол, багажница, шкаф минибара и зеркало. Шпон ореха или HPL; образец номера за три недели, в 40′ HC входит 11 номеров.'],
    AR: ['طقم غرفة فندقية «Erciyes»، 14 قطعة', 'طقم كامل برأس سرير وكومودينين ومكتب وحامل حقائب وخزانة ميني بار ومرآة. قشرة جوز أو HPL؛ الغرفة النموذجية في ثلاثة أسابيع، والحاوية 40′ HC تتسع لـ 11 غرفة.'],
  },
  'yildiztepe-mobilya.corner-sofa': {
    EN: ['Corner sofa with bed and storage', 'Wipe-clean fabric, 32 density foam, hornbeam frame. Modular; fits left or right.'],
    RU: ['Угловой диван-кровать с ящиком', 'Легко чистящаяся ткань, пена плотностью 32, каркас из граба. Модульный; собирается на правую и левую сторону.'],
    AR: ['كنبة زاوية بسرير وصندوق تخزين', 'قماش قابل للمسح، إسفنج كثافة 32، هيكل من خشب صلب (hornbeam). قطع مستقلة تُركّب يمينًا ويسارًا.'],
  },
  'yildiztepe-mobilya.bedroom-lux': {
    EN: ['Lacquered bedroom set “Göreme”', 'Six-door wardrobe, soft-close hinges, LED headboard. 16 cartons, assembly sheet in four languages.'],
    RU: ['Спальня с лаковыми фасадами «Гёреме»', 'Шкаф шестидверный, петли с доводчиками, изголовье с LED. 16 мест, схема сборки на четырёх языках.'],
    AR: ['طقم غرفة نوم لاكيه «غوريمه»', 'خزانة بستة أبواب، مفصلات هادئة الإغلاق، رأس سرير بإضاءة LED. 16 كرتونًا، ومخطط التركيب بأربع لغات.'],
  },
  'yildiztepe-mobilya.pocket-mattress': {
    EN: ['Pocket spring hotel mattress 100 × 200, 28 cm', 'Flame-retardant fabric to BS 7177, edge support; shipped vacuum rolled.'],
    RU: ['Матрас гостиничный с независимыми пружинами 100×200, 28 см', 'Огнестойкая ткань BS 7177, усиленный край; отгрузка в вакуумной скрутке.'],
    AR: ['مرتبة فندقية بنوابض جيبية 100 × 200، 28 سم', 'قماش مقاوم للهب BS 7177، حواف مدعّمة؛ تُشحن ملفوفة ومفرّغة من الهواء.'],
  },
  'yildiztepe-mobilya.office-desk': {
    EN: ['Executive desk set with cable channel', '30 mm melamine, metal legs, lockable pedestal. Colours: oak, anthracite, white.'],
    RU: ['Стол руководителя с тумбой и кабель-каналом', 'Меламин 30 мм, металлические ножки, тумба с замком. Цвета: дуб, антрацит, белый.'],
    AR: ['طقم مكتب مدير مع مجرى كابلات', 'ميلامين 30 مم، أرجل معدنية، وحدة أدراج بقفل. الألوان: بلوط، أنتراسيت، أبيض.'],
  },
  'yildiztepe-mobilya.task-chair': {
    EN: ['Ergonomic task chair, mesh back', 'EN 1335, synchronous mechanism, adjustable lumbar support. Knocked down in a single carton.'],
    RU: ['Эргономичное рабочее кресло, сетка', 'EN 1335, синхромеханизм, регулируемая поясничная опора. Разобранное, в одном коробе.'],
    AR: ['كرسي عمل مريح (إرغونومي) بظهر شبكي', 'EN 1335، آلية متزامنة، دعم قطني قابل للضبط. مفكّك في كرتون واحد.'],
  },
  'yildiztepe-mobilya.dorm-bunk': {
    EN: ['Steel dormitory bunk bed with locker', '1.5 mm profile, 90 × 190, joints that do not squeak. For student halls, from 500 sets.'],
    RU: ['Кровать двухъярусная для общежитий, стальная, со шкафчиком', 'Профиль 1,5 мм, 90×190, соединения без скрипа. Для студенческих общежитий от 500 комплектов.'],
    AR: ['سرير بطابقين لسكن الطلاب، فولاذ مع خزانة', 'مقطع 1.5 مم، 90 × 190، وصلات لا تُصدر صريرًا. لسكن الطلاب من 500 طقم.'],
  },
  'yildiztepe-mobilya.restaurant-chair': {
    EN: ['Beech restaurant chair, stackable', '40,000 pieces a year, water-based varnish, the fabric is your choice.'],
    RU: ['Стул для ресторана, бук, штабелируемый', '40 000 штук в год, лак на водной основе, ткань на ваш выбор.'],
    AR: ['كرسي مطاعم من الزان، قابل للرص', '40,000 قطعة في السنة، ورنيش مائي، والقماش من اختياركم.'],
  },
  'yildiztepe-mobilya.wooden-pergola': {
    EN: ['Thermo-treated pine pergola 4 × 4 m', 'Finished with outdoor oil, galvanised connectors; heat treatment document ISPM 15.'],
    RU: ['Пергола из термососны 4×4 м', 'Пропитана маслом для наружных работ, оцинкованный крепёж; документ о термообработке ISPM 15.'],
    AR: ['برغولا من صنوبر معالج حراريًا 4 × 4 م', 'مدهونة بزيت خارجي، ووصلات مجلفنة؛ مع وثيقة المعالجة الحرارية ISPM 15.'],
  },
  'hasat-makine.pneumatic-drill': {
    EN: ['Pneumatic planter, 6 rows, maize and sunflower', 'Vacuum type, row spacing 45–75 cm, with fertiliser unit. From 80 HP, electronic seed monitor as an option.'],
    RU: ['Сеялка пневматическая, 6 рядов, кукуруза и подсолнечник', 'Вакуумная, междурядье 45–75 см, с внесением удобрений. От 80 л. с., электронный контроль высева – опция.'],
    AR: ['بذّارة هوائية 6 خطوط للذرة ودوار الشمس', 'بالتفريغ، مسافة الخطوط 45–75 سم، مع وحدة تسميد. من 80 حصانًا، ومراقب بذر إلكتروني اختياري.'],
  },
  'hasat-makine.disc-harrow': {
    EN: ['Offset disc harrow, 24 discs', '610 mm boron steel discs, double-bearing shaft, hydraulic folding.'],
    RU: ['Борона дисковая тяжёлая, 24 диска', 'Диск 610 мм из борсодержащей стали, вал на двойных подшипниках, гидравлическое складывание.'],
    AR: ['مشط قرصي ثقيل، 24 قرصًا', 'أقراص 610 مم من فولاذ البورون، محور بمحملين، طي هيدروليكي.'],
  },
  'hasat-makine.water-tank': {
    EN: ['Galvanised water tanker, 5 tonnes, tandem axle', 'Baffles inside, fire coupling, air brake.'],
    RU: ['Цистерна для воды оцинкованная, 5 тонн, тандем', 'Волнорезы внутри, пожарный рукавный разъём, пневмотормоз.'],
    AR: ['صهريج مياه مجلفن 5 أطنان، محور مزدوج', 'حواجز داخلية ضد الارتجاج، وصلة إطفاء، فرامل هواء.'],
  },
  'hasat-makine.baler-knotter': {
    EN: ['Baler knotter and needle set', 'Cast 42CrMo, heat treated; list of matching common models on request.'],
    RU: ['Комплект вязального аппарата и игл для пресс-подборщика', 'Литьё 42CrMo, термообработка; перечень подходящих моделей по запросу.'],
    AR: ['طقم عقّادة وإبر لمكبس البالات', 'مصبوب 42CrMo ومعالج حراريًا؛ قائمة الموديلات المتوافقة عند الطلب.'],
  },
  'hasat-makine.sprayer': {
    EN: ['Mounted sprayer 800 L, 12 m boom', 'CE-certified pump, clean water tank, drift-reducing nozzles.'],
    RU: ['Опрыскиватель навесной 800 л, штанга 12 м', 'Насос с маркировкой CE, бак чистой воды, форсунки с защитой от ветра.'],
    AR: ['مرشّة محمولة 800 لتر، ذراع 12 م', 'مضخة حاصلة على CE، خزان ماء نظيف، فوهات مضادة للريح.'],
  },
  'hasat-makine.harrow-disc': {
    EN: ['Harrow disc 610 × 6 mm, plain and notched', 'Hardness 48–52 HRC, 120 pieces a pallet.'],
    RU: ['Диск бороны 610×6 мм, гладкий и вырезной', 'Твёрдость 48–52 HRC, паллета 120 штук.'],
    AR: ['قرص مشط 610 × 6 مم، أملس ومسنّن', 'صلادة 48–52 HRC، 120 قرصًا على الطبلية.'],
  },
  'akimsan-kablo.nym': {
    TR: ['NYM-J tesisat kablosu 3×1,5 – 5×6 mm²', 'Bakır sınıf 1, gri kılıf, IEC 60227’ye göre 300/500 V. 100 m shrinkli kangal veya 500 m makara.'],
    RU: ['Кабель монтажный NYM-J от 3×1,5 до 5×6 мм²', 'Медь класс 1, серая оболочка, 300/500 В по IEC 60227. Бухты 100 м в термоусадке или барабаны 500 м.'],
    AR: ['كابل تمديدات NYM-J من 3 × 1.5 إلى 5 × 6 مم²', 'نحاس فئة 1، غلاف رمادي، 300/500 فولت وفق IEC 60227. لفات 100 م بتغليف حراري أو بكرات 500 م.'],
  },
  'akimsan-kablo.nyy': {
    TR: ['NYY enerji kablosu 0,6/1 kV, 4×240 mm²’ye kadar', 'Sektör kesitli bakır, UV dayanımlı kılıf. Makara boyları tek hat şemanıza göre kesilir.'],
    RU: ['Силовой кабель NYY 0,6/1 кВ до 4×240 мм²', 'Секторная медная жила, оболочка стойкая к УФ. Барабаны нарезаем по вашей однолинейной схеме.'],
    AR: ['كابل قدرة NYY جهد 0.6/1 kV حتى 4 × 240 مم²', 'نحاس قطاعي، غلاف مقاوم للأشعة فوق البنفسجية. تُقطع أطوال البكرات حسب مخططكم الأحادي.'],
  },
  'akimsan-kablo.solar-cable': {
    TR: ['Solar kablo H1Z2Z2-K 6 mm², kırmızı ve siyah', 'Kalaylı bakır, EN 50618, 90 °C’de 25 yıl. İki renkte de metre işaretli.'],
    RU: ['Солнечный кабель H1Z2Z2-K 6 мм², красный и чёрный', 'Лужёная медь, EN 50618, 25 лет при 90 °С. Метровая разметка на обоих цветах.'],
    AR: ['كابل شمسي H1Z2Z2-K مقطع 6 مم²، أحمر وأسود', 'نحاس مقصدر، EN 50618، عمر 25 سنة عند 90 درجة مئوية. ترقيم متري على اللونين.'],
  },
  'akimsan-kablo.lszh': {
    TR: ['Hastane ve metrolar için halojensiz kablo N2XH', 'CPR sınıfı B2ca-s1,d1,a1, bağımsız kuruluş testli. 3×2,5 ve 5×4 aynı hafta teslim.'],
    RU: ['Безгалогенный кабель N2XH для больниц и метро', 'Класс CPR B2ca-s1,d1,a1, испытания третьей стороной. 3×2,5 и 5×4 – поставка в ту же неделю.'],
    AR: ['كابل LSZH خالٍ من الهالوجين N2XH للمستشفيات والمترو', 'فئة CPR B2ca-s1,d1,a1 باختبار جهة مستقلة. توريد في الأسبوع نفسه لمقاسي 3 × 2.5 و5 × 4.'],
  },
  'akimsan-kablo.aluminium-abc': {
    TR: ['Alpek havai hat kablosu 3×70 + 54,6 mm²', 'XLPE izoleli alüminyum, taşıyıcı nötrlü, NF C 33-209. Kırsal hatlar ve geçici şantiyeler için.'],
    RU: ['СИП 3×70 + 54,6 мм²', 'Алюминий в изоляции XLPE с несущей нулевой жилой, NF C 33-209. Для сельских линий и временных площадок.'],
    AR: ['كابل هوائي مجدول ABC مقاس 3 × 70 + 54.6 مم²', 'ألمنيوم معزول XLPE مع حبل حامل محايد، NF C 33-209. للخطوط الريفية والمواقع المؤقتة.'],
  },
  'akimsan-kablo.led-panel': {
    TR: ['LED panel 60×60, 36 W, titreşimsiz', '130 lm/W, UGR 19’un altında, beş yıl garanti. Acil kit opsiyonlu.'],
    RU: ['Светодиодная панель 60×60, 36 Вт, без пульсаций', '130 лм/Вт, UGR ниже 19, гарантия пять лет. Аварийный блок опционально.'],
    AR: ['لوحة LED مقاس 60 × 60، 36 واط، بلا ارتعاش', '130 lm/W، معامل UGR أقل من 19، ضمان خمس سنوات. طقم طوارئ اختياري.'],
  },
  'kalipsan-plastik.pet-preform': {
    EN: ['PET preform 38 g, 38 mm two-start', 'For water and ayran, acetaldehyde below 6 ppm. Octabin of 1,440 pieces.'],
    RU: ['ПЭТ-преформа 38 г, горло 38 мм, двухзаходная', 'Для воды и айрана, ацетальдегид ниже 6 ppm. Октабин на 1 440 штук.'],
    AR: ['بريفورم PET وزن 38 غ، فوهة 38 مم ثنائية البدء', 'للماء والعيران، الأسيتالدهيد أقل من 6 ppm. أوكتابين من 1,440 قطعة.'],
  },
  'kalipsan-plastik.jerrycan': {
    EN: ['HDPE jerrycan 20 L, UN approved, stackable', 'Four colours, leakproof cap; print on two sides.'],
    RU: ['Канистра ПНД 20 л, с допуском UN, штабелируемая', 'Четыре цвета, герметичная крышка; печать с двух сторон.'],
    AR: ['جركن HDPE سعة 20 لترًا، معتمد UN، قابل للرص', 'أربعة ألوان، غطاء محكم؛ طباعة على وجهين.'],
  },
  'kalipsan-plastik.stretch-film': {
    EN: ['Machine stretch film, 17–23 micron', '250 % elongation, 16 kg rolls, 46 rolls a pallet.'],
    RU: ['Стретч-плёнка машинная, 17–23 мкм', 'Растяжение 250 %, рулон 16 кг, паллета 46 рулонов.'],
    AR: ['فيلم تغليف (ستريتش) آلي، 17–23 ميكرونًا', 'استطالة 250 %، رول 16 كغ، 46 رولًا على الطبلية.'],
  },
  'kalipsan-plastik.food-bucket': {
    EN: ['Tamper-evident food bucket 5 and 10 L with IML', 'Yoghurt, cheese, tomato paste; the label is moulded in, from 10,000 pieces.'],
    RU: ['Ведро пищевое с замком, 5 и 10 л, этикетка IML', 'Йогурт, сыр, томатная паста; этикетка вплавляется в форме, от 10 000 штук.'],
    AR: ['سطل غذائي بقفل 5 و10 لترات، بملصق IML', 'للزبادي والجبن ومعجون الطماطم؛ يُدمج الملصق في القالب، من 10,000 قطعة.'],
  },
  'kalipsan-plastik.flip-cap': {
    EN: ['Flip-top cap 28/410 with silicone valve', 'For ketchup and liquid soap bottles, mixed colours in one load.'],
    RU: ['Крышка флип-топ 28/410 с силиконовым клапаном', 'Для кетчупа и жидкого мыла, цвета грузим вперемешку.'],
    AR: ['غطاء قلّاب 28/410 بصمام سيليكون', 'لعبوات الكاتشب والصابون السائل، تُحمَّل الألوان مشكّلة.'],
  },
  'kalipsan-plastik.greenhouse-film': {
    EN: ['Greenhouse film 180 micron, UV and antifog, 4 seasons', '14 m wide, three-layer EVA. 35–70 m a roll.'],
    RU: ['Плёнка тепличная 180 мкм, УФ и антифог, 4 сезона', 'Ширина 14 м, трёхслойная EVA. В рулоне 35–70 м.'],
    AR: ['غطاء بيوت محمية 180 ميكرونًا، UV ومضاد ضباب، 4 مواسم', 'عرض 14 م، EVA بثلاث طبقات. 35–70 م في الرول.'],
  },
  'medisfer.drape-pack': {
    TR: ['Üniversal cerrahi örtü seti, steril', 'Takviyeli alanlı SMS 55 g/m², EN 13795 yüksek performans. Kolide 12 set, raf ömrü beş yıl.'],
    RU: ['Комплект хирургического белья универсальный, стерильный', 'SMS 55 г/м² с усиленной зоной, EN 13795, высокая эффективность. В коробе 12 комплектов, срок годности пять лет.'],
    AR: ['طقم أغطية جراحية شامل، معقّم', 'SMS بوزن 55 غ/م² مع منطقة مقوّاة، EN 13795 أداء عالٍ. 12 طقمًا في الكرتون، صلاحية خمس سنوات.'],
  },
  'medisfer.nitrile-glove': {
    TR: ['Nitril muayene eldiveni, pudrasız, 100 adet', 'AQL 1,5, EN 455 ve EN 374. XS–XL beden, kutu baskısı dört dilde.'],
    RU: ['Перчатки нитриловые смотровые, неопудренные, 100 шт.', 'AQL 1,5, EN 455 и EN 374. Размеры XS–XL, дизайн коробки на четырёх языках.'],
    AR: ['قفازات فحص نتريل بلا بودرة، 100 قطعة', 'AQL 1.5، EN 455 وEN 374. مقاسات XS–XL، وطباعة العلبة بأربع لغات.'],
  },
  'medisfer.gown': {
    TR: ['Cerrahi önlük, takviyeli, SMS', 'Cırt bantlı yaka, çift manşet, steril veya toplu paketli. 26 °C ameliyathane sıcaklığında konfor testinden geçti.'],
    RU: ['Халат хирургический усиленный, SMS', 'Ворот на липучке, двойная манжета, стерильный или россыпью. Проверен на комфорт при 26 °С в операционной.'],
    AR: ['ثوب جراحي مقوّى، SMS', 'رقبة بلاصق، أكمام مزدوجة، معقّم أو بتعبئة جماعية. اختُبرت راحته عند 26 درجة في غرفة العمليات.'],
  },
  'medisfer.dressing-set': {
    TR: ['Yara pansuman seti: tepsi, penset ve tamponlar', '5.000 adetten listenize göre set; EO kalıntısı 4 ppm’in altında.'],
    RU: ['Перевязочный набор с лотком, пинцетом и тампонами', 'Комплектация по вашему списку от 5 000 штук; остаток ЭО ниже 4 ppm.'],
    AR: ['طقم غيار جروح مع صينية وملقط ومسحات', 'طقم حسب قائمتكم من 5,000 قطعة؛ بقايا أكسيد الإيثيلين أقل من 4 ppm.'],
  },
  'medisfer.pulse-oximeter': {
    TR: ['Servisler için parmak tipi pulse oksimetre, OLED', 'Yetişkin ve çocuk klipsi, alarm sınırları, iki AAA pille 30 saat. MDR sınıf IIa.'],
    RU: ['Пульсоксиметр на палец для палат, OLED', 'Клипсы для взрослых и детей, пределы тревоги, 30 ч от двух батареек AAA. MDR класс IIa.'],
    AR: ['مقياس نبض وأكسجة إصبعي لأقسام المستشفى، OLED', 'مشبك للكبار وآخر للأطفال، حدود إنذار، 30 ساعة ببطاريتي AAA. تصنيف MDR فئة IIa.'],
  },
};
