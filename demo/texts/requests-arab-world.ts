/** The requests of demo/requests/arab-world.ts in the languages in which their authors did not write them first. */
import type { DemoTexts } from '../types.ts';

// prettier-ignore
export const arabWorldRequestTexts: Record<string, DemoTexts> = {
  'rafidain-steel.galvanised-coil': {
    EN: ['Wanted: galvanised steel coil DX51D Z275, 0.50–1.20 mm, 400 t a month', 'We supply roofing mills in Basra and Najaf. Coils of 5–8 t, widths 1,000 and 1,250 mm, with EN 10204 3.1 mill certificate. Delivery CFR Umm Qasr or CPT Basra, payment by confirmed letter of credit at sight. Annual contract if the trial shipment is right.'],
    TR: ['DX51D Z275 galvanizli rulo sac alınacak, 0,50–1,20 mm, ayda 400 ton', 'Basra ve Necef’teki çatı sacı fabrikalarına mal veriyoruz. Rulo ağırlığı 5–8 ton, en 1.000 ve 1.250 mm, EN 10204 3.1 üretici sertifikalı. Teslim CFR Umm Qasr veya CPT Basra; ödeme görüldüğünde ödemeli teyitli akreditif. Deneme sevkiyatı uygun çıkarsa yıllık bağlantı yapılır.'],
    RU: ['Куплю оцинкованный рулон DX51D Z275, 0,50–1,20 мм, 400 т в месяц', 'Снабжаем заводы кровельных материалов в Басре и Наджафе. Масса рулона 5–8 т, ширина 1 000 и 1 250 мм, сертификат завода EN 10204 3.1. Поставка CFR Умм-Каср или CPT Басра, оплата подтверждённым аккредитивом по предъявлении. Годовой контракт, если устроит пробная партия.'],
  },
  'rafidain-steel.rebar': {
    EN: ['Reinforcing bar B500B, 8–32 mm, 2,500 t', '12 m lengths, and coils for 8 and 10 mm; Turkish or Egyptian origin, SGS inspection at the port of loading. CFR Umm Qasr, 20 % in advance.'],
    TR: ['Nervürlü inşaat demiri B500B, 8–32 mm, 2.500 ton', '12 m boy, 8 ve 10’luk için kangal; Türkiye veya Mısır menşe, yükleme limanında SGS gözetimi. CFR Umm Qasr, %20 peşin.'],
    RU: ['Арматура B500B, 8–32 мм, 2 500 т', 'Прутки 12 м, диаметры 8 и 10 – в бухтах; происхождение Турция или Египет, инспекция SGS в порту погрузки. CFR Умм-Каср, 20 % предоплата.'],
  },
  'rafidain-steel.scaffold': {
    EN: ['Galvanised scaffold tubes 48.3 × 3.2 mm, 14,000 pieces', 'Lengths of 1.5, 3 and 6 m with couplers, EN 39. Delivery to Basra within five weeks.'],
    TR: ['Galvanizli iskele borusu 48,3 × 3,2 mm, 14.000 adet', '1,5, 3 ve 6 metre boylar, bağlantı kelepçeleriyle birlikte, EN 39. Beş hafta içinde Basra teslimi.'],
    RU: ['Трубы для строительных лесов оцинкованные 48,3 × 3,2 мм, 14 000 шт.', 'Длина 1,5, 3 и 6 м, с хомутами, EN 39. Поставка в Басру в течение пяти недель.'],
  },
  'rafidain-steel.basra-trucks': {
    EN: ['Steel coils from Umm Qasr to Najaf, 40 trucks a month', '27 t a load with coil cradles, unloading in daytime only. We ask for a rate fixed for six months.'],
    TR: ['Umm Qasr – Necef rulo sac taşıması, ayda 40 kamyon', 'Araç başına 27 ton, rulo yatağı gerekli; boşaltma yalnız gündüz. Altı ay sabit fiyat istiyoruz.'],
    RU: ['Перевозка рулонов Умм-Каср – Наджаф, 40 машин в месяц', 'Загрузка 27 т, ложементы под рулоны, выгрузка только днём. Нужна ставка, фиксированная на шесть месяцев.'],
  },
  'dar-al-waha.bed-linen-1200': {
    EN: ['Hotel bed linen, percale 200 thread count, for 1,200 rooms in Riyadh', 'White fitted sheets, duvet covers and pillowcases with a 2 cm satin stripe. OEKO-TEX Standard 100, must stand 200 washes. Samples before 15 December, delivery in three lots DAP Riyadh.'],
    TR: ['Riyad’da 1.200 oda için otel nevresimi, 200 tel perkal', 'Beyaz, 2 cm saten çizgili lastikli çarşaf, nevresim ve yastık kılıfı. OEKO-TEX Standard 100 belgeli, 200 yıkamaya dayanıklı. Numuneler 15 Aralık’tan önce; teslim üç parti hâlinde DAP Riyad.'],
    RU: ['Гостиничное бельё, перкаль 200 нитей, на 1 200 номеров в Эр-Рияде', 'Простыни на резинке, пододеяльники и наволочки, белые, с сатиновой полосой 2 см. OEKO-TEX Standard 100, стойкость к 200 стиркам. Образцы до 15 декабря, поставка тремя партиями DAP Эр-Рияд.'],
  },
  'dar-al-waha.room-furniture': {
    EN: ['Furniture for 264 hotel rooms in Madinah, made and installed', 'Wood and metal to the designer’s drawings, mock-up room first. The hotel opens in Rajab; delivery DDP with installation and a three-year guarantee.'],
    TR: ['Medine’de 264 otel odası için mobilya, üretim ve montaj', 'Tasarımcının çizimlerine göre ahşap ve metal, önce örnek oda. Açılış recep ayında; teslim DDP, montaj ve üç yıl garanti dahil.'],
    RU: ['Мебель на 264 гостиничных номера в Медине, изготовление и монтаж', 'Дерево и металл по чертежам дизайнера, сначала образцовый номер. Открытие в месяц раджаб; поставка DDP с монтажом и гарантией три года.'],
  },
  'dar-al-waha.corridor-carpet': {
    EN: ['Corridor carpet, 6,200 m², fire class Bfl-s1', '4 m wide, three designs, matched to Pantone. We need a 50 × 50 sample within two weeks.'],
    TR: ['Koridor halısı 6.200 m², yangın sınıfı Bfl-s1', '4 metre en, üç desen, Pantone eşleşmeli. İki hafta içinde 50 × 50 numune istiyoruz.'],
    RU: ['Ковровое покрытие для коридоров, 6 200 м², класс пожарной опасности Bfl-s1', 'Ширина 4 м, три рисунка, подбор по Pantone. Образец 50 × 50 нужен в течение двух недель.'],
  },
  'rukn-albina.nym-cable': {
    EN: ['NYM copper cable 3 × 2.5 mm², 40 km, to IEC 60227', 'For a housing project of 640 flats in Jeddah. 100 m coils, grey sheath, with a test report of an independent body. Please price 2.5 and 4 mm² separately, CIF Jeddah.'],
    TR: ['NYM bakır kablo 3 × 2,5 mm², 40 km, IEC 60227', 'Cidde’de 640 dairelik konut projesi için. 100 m kangal, gri kılıf, bağımsız kuruluştan test raporlu. 2,5 ve 4 mm² için ayrı fiyat veriniz, CIF Cidde.'],
    RU: ['Медный кабель NYM 3 × 2,5 мм², 40 км, по IEC 60227', 'Для жилого комплекса на 640 квартир в Джидде. Бухты по 100 м, серая оболочка, протокол независимой лаборатории. Просим цены на 2,5 и 4 мм² отдельно, CIF Джидда.'],
  },
  'rukn-albina.galv-pipe': {
    EN: ['Galvanised pipe for fire mains, ASTM A53, 2–6 inch, 320 t', 'Grooved ends with FM approval, 6 m lengths. CFR Jeddah, SABER certificate with the bill of lading.'],
    TR: ['Yangın hatları için galvanizli boru, ASTM A53, 2–6 inç, 320 ton', 'Yivli uç, FM onaylı, 6 m boy. CFR Cidde; SABER belgesi konşimentoyla birlikte.'],
    RU: ['Трубы оцинкованные для пожарных сетей, ASTM A53, 2–6 дюймов, 320 т', 'Концы с грувлочной канавкой, одобрение FM, длина 6 м. CFR Джидда, сертификат SABER вместе с коносаментом.'],
  },
  'rukn-albina.porcelain': {
    EN: ['Matt porcelain tiles 60 × 120, 22,000 m², one shade per lot', '9 mm, R10, boxes of 1.44 m². Turkish, Spanish or Indian origin, with samples of three greys.'],
    TR: ['Mat porselen karo 60 × 120, 22.000 m², partide tek ton', '9 mm kalınlık, R10, 1,44 m² kutu. Türkiye, İspanya veya Hindistan menşe; üç gri tonu için numune.'],
    RU: ['Керамогранит матовый 60 × 120, 22 000 м², один тон на партию', 'Толщина 9 мм, R10, коробки по 1,44 м². Происхождение Турция, Испания или Индия, образцы трёх оттенков серого.'],
  },
  'rukn-albina.jeddah-storage': {
    EN: ['Storage of 900 pallets of porcelain tiles near Jeddah port, six months', 'Floor load of 4 t/m², handling inside, 12 pallets out a day.'],
    TR: ['Cidde Limanı yakınında 900 palet porselen karo için depo, altı ay', 'Zemin taşıma gücü 4 ton/m², kapalı alanda elleçleme, günde 12 palet çıkış.'],
    RU: ['Хранение 900 паллет керамогранита у порта Джидды, шесть месяцев', 'Нагрузка на пол 4 т/м², обработка внутри склада, отбор 12 паллет в день.'],
  },
  'khaleej-bridge.sunflower-oil': {
    TR: ['Rafine ayçiçek yağı, 5 L PET, özel markalı, 4 × FCL 20′', 'Deodorize ve vinterize, serbest yağ asidi %0,1’in altında; etiket kendi markamızla Arapça ve İngilizce. Varışta 18 ay raf ömrü. CIF Cebel Ali, ilk sevkiyat ocak ayında.'],
    RU: ['Масло подсолнечное рафинированное, ПЭТ 5 л, под нашей маркой, 4 × FCL 20′', 'Дезодорированное, вымороженное, свободные жирные кислоты до 0,1 %, этикетка на арабском и английском с нашим брендом. Срок годности 18 месяцев на дату прибытия. CIF Джебель-Али, первая отгрузка в январе.'],
    AR: ['زيت دوّار الشمس مكرر، عبوات PET سعة 5 لتر بعلامتنا، 4 حاويات 20′', 'منزوع الرائحة والشموع، الأحماض الدهنية الحرة أقل من 0.1 %، والملصق بالعربية والإنجليزية بعلامتنا التجارية. صلاحية 18 شهرًا عند الوصول. CIF جبل علي، والشحنة الأولى في يناير.'],
  },
  'khaleej-bridge.truck-tyres': {
    TR: ['Kamyon lastiği 315/80 R22.5, çeker ve yönlendirme, 600 adet', 'DOT en fazla 26 haftalık, sıcak iklim karışımı, ıslak zeminde en az C sınıfı. 140 çekicilik filo için düzenli alım. DAP Cebel Ali, teslimden sonra 60 gün vade.'],
    RU: ['Грузовые шины 315/80 R22.5, ведущая и рулевая ось, 600 шт.', 'DOT не старше 26 недель, смесь для жаркого климата, сцепление на мокрой дороге не ниже C. Регулярная потребность парка из 140 тягачей. DAP Джебель-Али, оплата через 60 дней после поставки.'],
    AR: ['إطارات شاحنات 315/80 R22.5، محور جر ومحور توجيه، 600 إطار', 'تاريخ الصنع DOT لا يتجاوز 26 أسبوعًا، خلطة للمناخ الحار، ودرجة C على الأقل في التماسك على الطريق المبتل. طلب منتظم لأسطول من 140 رأس قاطرة. DAP جبل علي، الدفع بعد 60 يومًا من التسليم.'],
  },
  'khaleej-bridge.red-lentils': {
    TR: ['Kırmızı iç mercimek, 1 kg markalı paket, Ramazan için 6 × FCL 20′', 'Sortex %99,5, nem %13, Arapça baskı dosyası hazır. 20 Ocak’tan önce varış şart; CIF Cebel Ali, vesaik mukabili.'],
    RU: ['Чечевица красная дроблёная, фирменная пачка 1 кг, 6 × FCL 20′ к Рамадану', 'Sortex 99,5 %, влажность 13 %, макет на арабском готов. Прибытие до 20 января, CIF Джебель-Али, оплата против документов.'],
    AR: ['عدس أحمر مجروش، عبوات 1 كغ بعلامتنا، 6 حاويات 20′ لرمضان', 'نقاوة Sortex 99.5 %، رطوبة 13 %، والتصميم العربي جاهز. الوصول قبل 20 يناير، CIF جبل علي، الدفع مقابل المستندات.'],
  },
  'khaleej-bridge.rice-offer': {
    TR: ['Basmati 1121 sella pirinç, Cebel Ali stoğundan, 400 ton', 'On iki ay dinlendirilmiş, 5 ve 20 kg, Arapça torba. Doğu Afrika için ton balığı ve yağla karışık konteyner; FOB Cebel Ali, dört günde yükleme.'],
    RU: ['Рис басмати 1121 селла со склада в Джебель-Али, 400 т', 'Выдержка двенадцать месяцев, 5 и 20 кг, мешки на арабском. Смешанные контейнеры с тунцом и маслом для Восточной Африки, FOB Джебель-Али, погрузка за четыре дня.'],
    AR: ['أرز بسمتي 1121 سيلا من مخزون جبل علي، 400 طن', 'معتّق اثني عشر شهرًا، 5 و20 كغ، أكياس بالعربية. حاويات مختلطة مع التونة والزيت لشرق أفريقيا، FOB جبل علي، والتحميل خلال أربعة أيام.'],
  },
  'qalat-erbil.beige-marble': {
    EN: ['Wanted: polished beige marble 60 × 60 × 2 cm, 3,500 m² for a project in Erbil', 'Even colour is essential, packed in wooden crates. Delivery DAP Erbil in four lots from February. Please send photographs of the slabs before you quote.'],
    TR: ['Erbil’deki proje için cilalı bej mermer 60 × 60 × 2 cm, 3.500 m² alınacak', 'Renk birliği şart, ambalaj ahşap sandık. Şubattan başlayarak dört parti, DAP Erbil. Tekliften önce plaka fotoğraflarını gönderiniz.'],
    RU: ['Куплю бежевый полированный мрамор 60 × 60 × 2 см, 3 500 м², объект в Эрбиле', 'Однородность цвета обязательна, упаковка – деревянные ящики. Поставка DAP Эрбиль четырьмя партиями с февраля. До предложения просим фотографии слэбов.'],
  },
  'qalat-erbil.windows': {
    EN: ['Thermal-break aluminium windows for 1,150 housing units', 'Double glazing 6-16-6, insect screens, RAL 7016. We ask for two prices: complete units, and sets for assembly here.'],
    TR: ['1.150 konut için ısı yalıtımlı alüminyum pencere', 'Çift cam 6-16-6, sineklik, RAL 7016. Komple imalat ve yerinde montaj için takım fiyatlarını ayrı ayrı istiyoruz.'],
    RU: ['Алюминиевые окна с терморазрывом на 1 150 квартир', 'Стеклопакет 6-16-6, москитная сетка, RAL 7016. Просим отдельно цены на готовые изделия и на комплекты для сборки на месте.'],
  },
  'dijla-foods.filling-parts': {
    EN: ['Spare parts, original or equal, for three oil and juice filling lines: valves DN50-PN16, sensors M12-NPN-24V, seal kits EPDM-70/ISO-2852, motors 1.5kW-IE3-B14', 'The full list has 86 items with part numbers such as AX-4471-B, KX-220/3 and TR-09-117. First delivery by air within ten days for items that stop a line, the rest CPT Baghdad. Equal parts are accepted once we have seen drawings.'],
    TR: ['Üç yağ ve meyve suyu dolum hattı için yedek parça: DN50-PN16 vana, M12-NPN-24V sensör, EPDM-70/ISO-2852 conta takımı, 1.5kW-IE3-B14 motor', 'Orijinal veya muadil. Tam liste AX-4471-B, KX-220/3 ve TR-09-117 gibi parça numaralarıyla 86 kalem. Duruşa yol açan kalemler on günde uçakla, kalanı CPT Bağdat. Çizim gönderildikten sonra birebir muadil kabul edilir.'],
    RU: ['Запчасти для трёх линий розлива масла и сока: клапаны DN50-PN16, датчики M12-NPN-24V, уплотнения EPDM-70/ISO-2852, моторы 1.5kW-IE3-B14', 'Оригинал или аналог. Полный список – 86 позиций с номерами AX-4471-B, KX-220/3, TR-09-117 и другими. Первая поставка авиа за десять дней по позициям простоя, остальное CPT Багдад. Точные аналоги принимаем после чертежей.'],
  },
  'dijla-foods.tomato-paste': {
    EN: ['Tomato paste 36–38 Brix, aseptic drums, 20 containers a year', 'Cold break, colour a/b above 2.1, no salt. CPT Baghdad by way of Ibrahim Khalil, each container with analysis and certificate of origin.'],
    TR: ['Domates salçası 36–38 Brix, aseptik varil, yılda 20 konteyner', 'Soğuk kırma, renk a/b 2,1’in üzerinde, tuzsuz. İbrahim Halil üzerinden CPT Bağdat; her konteynerle analiz ve menşe şahadetnamesi.'],
    RU: ['Томатная паста 36–38 Brix, асептические бочки, 20 контейнеров в год', 'Холодный брейк, цвет a/b выше 2,1, без соли. CPT Багдад через Ибрагим-Халиль, на каждый контейнер протокол анализа и сертификат происхождения.'],
  },
  'dijla-foods.plastic-bottles': {
    EN: ['PET preforms 38 g, 6 million pieces', '38 mm neck, viscosity 0.80, clear.'],
    TR: ['PET preform 38 g, 6 milyon adet', '38 mm ağız, viskozite 0,80, şeffaf.'],
    RU: ['Преформы ПЭТ 38 г, 6 млн штук', 'Горло 38 мм, вязкость 0,80, прозрачные.'],
  },
  'dijla-foods.wheat-rail': {
    EN: ['8,000 t of wheat in bulk from Mersin to Umm Qasr', 'Vessel of 8,000 to 10,000 t, discharge 2,000 t a day, FIOST. Loading in the second half of January.'],
    TR: ['Mersin – Umm Qasr, 8.000 ton dökme buğday', '8–10 bin tonluk gemi, günde 2.000 ton tahliye, FIOST. Yükleme ocağın ikinci yarısında.'],
    RU: ['Мерсин – Умм-Каср, 8 000 т пшеницы навалом', 'Судно 8–10 тыс. т, выгрузка 2 000 т в сутки, FIOST. Погрузка во второй половине января.'],
  },
  'nil-home-textiles.hotel-towels': {
    EN: ['White hotel towels 550 g/m², 24,000 pieces for three hotels', 'Sizes 50 × 100, 70 × 140 and bath mat, dobby border and woven logo. Samples washed 20 times before the contract; CIF Alexandria or DAP Hurghada before Ramadan.'],
    TR: ['Üç otel için beyaz otel havlusu 550 g/m², 24.000 adet', '50 × 100, 70 × 140 ve ayak havlusu; dobby bordür, dokuma logo. Sözleşmeden önce 20 kez yıkanmış numune; Ramazan’dan önce CIF İskenderiye veya DAP Hurgada.'],
    RU: ['Белые отельные полотенца 550 г/м², 24 000 шт. для трёх отелей', 'Размеры 50 × 100, 70 × 140 и коврик для ног, бордюр добби, тканый логотип. До договора – образцы после 20 стирок; CIF Александрия или DAP Хургада до Рамадана.'],
  },
  'nil-home-textiles.sheer-fabric': {
    EN: ['Flame-retardant sheer curtain fabric, 300 cm, 18,000 m', 'Trevira CS or equal, three colours, NFPA 701 certificate. CIF Alexandria.'],
    TR: ['Alev geciktirici tül perdelik kumaş, 300 cm, 18.000 metre', 'Trevira CS veya muadili, üç renk, NFPA 701 belgeli. CIF İskenderiye.'],
    RU: ['Тюлевая ткань огнестойкая, 300 см, 18 000 м', 'Trevira CS или аналог, три цвета, сертификат NFPA 701. CIF Александрия.'],
  },
  'delta-crops.pet-punnets': {
    EN: ['Vented PET punnets for strawberries, 250 and 500 g, 1.4 million', '50 % recycled material, air vents, hinged lid. CIF Alexandria, in three lots.'],
    TR: ['Çilek için delikli PET kap, 250 ve 500 g, 1,4 milyon adet', '%50 geri dönüştürülmüş malzeme, havalandırma delikleri, menteşeli kapak. CIF İskenderiye, üç parti.'],
    RU: ['Контейнеры ПЭТ для клубники с вентиляцией, 250 и 500 г, 1,4 млн шт.', '50 % вторсырья, вентиляционные отверстия, крышка на петле. CIF Александрия, тремя партиями.'],
  },
  'delta-crops.citrus-offer': {
    EN: ['Navel and Valencia oranges, season 2026/27, loading from December', 'Counts 48–113, 15 kg telescopic or open-top cartons, cold-treatment protocols for China and Uzbekistan. FOB Alexandria or CFR Novorossiysk.'],
    TR: ['Navel ve Valencia portakal, 2026/27 sezonu, aralıktan itibaren yükleme', '48–113 kalibre, 15 kg teleskopik veya açık karton, Çin ve Özbekistan için soğuk uygulama protokolü. FOB İskenderiye veya CFR Novorossiysk.'],
    RU: ['Апельсины навел и валенсия, сезон 2026/27, погрузка с декабря', 'Калибр 48–113, картон 15 кг, телескоп или открытый, протоколы холодовой обработки для Китая и Узбекистана. FOB Александрия или CFR Новороссийск.'],
  },
  'delta-crops.onion-offer': {
    EN: ['Red and golden onions, 10 and 25 kg mesh bags, 90 containers', 'Sizes 5–7 and 7–9 cm, cured, phytosanitary and fumigation certificates. CFR Jebel Ali, Dammam and Umm Qasr.'],
    TR: ['Kırmızı ve sarı soğan, 10 ve 25 kg file, 90 konteyner', '5–7 ve 7–9 cm çap, kurutulmuş; bitki sağlık ve fümigasyon sertifikalı. CFR Cebel Ali, Dammam ve Umm Qasr.'],
    RU: ['Лук красный и золотистый, сетка 10 и 25 кг, 90 контейнеров', 'Калибр 5–7 и 7–9 см, просушенный, фитосанитарный сертификат и фумигация. CFR Джебель-Али, Даммам и Умм-Каср.'],
  },
  'delta-crops.frozen-offer': {
    EN: ['IQF frozen vegetables: green beans, peas, artichokes', '400 g and 2.5 kg bags under your brand, BRCGS certified, 40-foot reefers from Damietta.'],
    TR: ['IQF dondurulmuş sebze: taze fasulye, bezelye, enginar', 'Kendi markanızla 400 g ve 2,5 kg torba, BRCGS belgeli, Dimyat’tan 40′ frigorifik konteyner.'],
    RU: ['Замороженные овощи IQF: фасоль, горошек, артишоки', 'Пакеты 400 г и 2,5 кг под вашей маркой, сертификат BRCGS, рефконтейнеры 40′ из Думьята.'],
  },
  'delta-crops.novo-reefer': {
    EN: ['Alexandria – Novorossiysk, 20 reefers a week, citrus', '+4 °C, temperature log, nine days at most. From December to May.'],
    TR: ['İskenderiye – Novorossiysk, haftada 20 frigorifik konteyner, narenciye', '+4 °C, sıcaklık kaydı, süre en fazla 9 gün. Aralıktan mayısa kadar.'],
    RU: ['Александрия – Новороссийск, 20 рефконтейнеров в неделю, цитрусовые', '+4 °C, запись температуры, не более 9 суток. С декабря по май.'],
  },
  'port-said-pack.kraft-liner': {
    EN: ['Kraftliner 125–175 g/m², 900 t', '210 cm reels, Cobb below 35. CIF Port Said, payment 60 days.'],
    TR: ['Kraftliner kâğıt 125–175 g/m², 900 ton', '210 cm bobin eni, Cobb 35’in altında. CIF Port Said, 60 gün vade.'],
    RU: ['Крафтлайнер 125–175 г/м², 900 т', 'Формат 210 см, Cobb ниже 35. CIF Порт-Саид, отсрочка 60 дней.'],
  },
  'najd-dates.dates-offer': {
    EN: ['Sukkari, Khalas and Saqai dates, private label for Ramadan 2027', 'From 200 g to 10 kg, freeze-treated, 1,100 t available. FOB Dammam or DAP Dubai and Kuwait; we design the box within a week.'],
    TR: ['Sukkari, Khalas ve Sagai hurma, 2027 Ramazanı için özel ambalaj', '200 g’dan 10 kg’a kadar, dondurularak arındırılmış, 1.100 ton hazır. FOB Dammam veya DAP Dubai ve Kuveyt; kutuyu bir haftada tasarlarız.'],
    RU: ['Финики сукари, халас и сакаи, фасовка под маркой заказчика к Рамадану 2027', 'От 200 г до 10 кг, обеззаражены заморозкой, доступно 1 100 т. FOB Даммам или DAP Дубай и Кувейт; коробку разработаем за неделю.'],
  },
  'najd-dates.paste-offer': {
    EN: ['Date paste and date syrup for industry, drums and 10 kg cartons', 'Syrup at 74 Brix, paste free of stones, metals analysis for each lot. Halal and HACCP certified.'],
    TR: ['Sanayi için hurma ezmesi ve hurma pekmezi, varil ve 10 kg koli', 'Pekmez 74 Brix, ezme çekirdeksiz, her partide metal analizi. Helal ve HACCP belgeli.'],
    RU: ['Финиковая паста и сироп для производств, бочки и короба 10 кг', 'Сироп 74 Brix, паста без косточек, анализ на металлы по каждой партии. Сертификаты халяль и HACCP.'],
  },
  'najd-dates.russia-reefer': {
    EN: ['Buraydah – Kazan, reefer truck +5 °C, 20 t of dates', 'Through Türkiye, sealed and with temperature log, one trip each month from December to March.'],
    TR: ['Büreyde – Kazan, frigo TIR +5 °C, 20 ton hurma', 'Türkiye üzerinden, mühürlü ve sıcaklık kayıtlı; aralık–mart arasında ayda bir sefer.'],
    RU: ['Бурайда – Казань, рефрижератор +5 °C, 20 т фиников', 'Через Турцию, с пломбой и записью температуры, рейс в месяц с декабря по март.'],
  },
  'dhofar-scents.hojari-offer': {
    EN: ['Hojari frankincense from Dhofar, autumn harvest, 9 t', 'Royal, superior and regular grades, 25 kg cloth sacks, Omani certificate of origin. CPT Dubai or by air to Europe; 100 g samples of each grade.'],
    TR: ['Dhofar Hojari günlüğü, sonbahar hasadı, 9 ton', 'Kraliyet, üstün ve normal sınıf, 25 kg bez çuval, Umman menşe şahadetnamesi. CPT Dubai veya uçakla Avrupa; her sınıftan 100 g numune.'],
    RU: ['Ладан ходжари из Дофара, осенний сбор, 9 т', 'Сорта королевский, высший и обычный, холщовые мешки 25 кг, сертификат происхождения Омана. CPT Дубай или авиа в Европу; образцы по 100 г каждого сорта.'],
  },
  'marafi-shipping.yiwu-lcl': {
    EN: ['LCL from Yiwu, Shanghai and Ningbo to Jebel Ali every Friday', 'Goods taken in at our warehouse there with photographs and measurements, 22 days, customs clearance and delivery to the shop door. All-in rate per cubic metre.'],
    TR: ['Yiwu, Şanghay ve Ningbo’dan Cebel Ali’ye her cuma parsiyel konteyner', 'Çin’deki depomuzda fotoğraf ve ölçüyle teslim alma, 22 gün, gümrükleme ve mağaza kapısına teslim. Metreküp başına her şey dahil fiyat.'],
    RU: ['Сборные контейнеры из Иу, Шанхая и Нинбо в Джебель-Али каждую пятницу', 'Приёмка на нашем складе в Китае с фото и обмером, 22 дня, растаможка и доставка до дверей магазина. Ставка за кубометр, всё включено.'],
  },
  'marafi-shipping.gcc-reefer': {
    EN: ['Reefer trucks between the Gulf states daily, from 1 to 24 t', 'Dubai – Kuwait four days, Dubai – Muscat one day. Tracking link, and a temperature report at delivery.'],
    TR: ['Körfez ülkeleri arasında her gün frigorifik taşıma, 1–24 ton', 'Dubai – Kuveyt 4 gün, Dubai – Maskat bir gün. Takip bağlantısı ve teslimde sıcaklık raporu.'],
    RU: ['Рефрижераторы между странами Залива ежедневно, от 1 до 24 т', 'Дубай – Кувейт 4 дня, Дубай – Маскат сутки. Ссылка для отслеживания и отчёт о температуре при выдаче.'],
  },
  'marafi-shipping.sharjah-cold': {
    EN: ['Cold and dry storage in Sharjah, 600 pallet places free', 'Billed by pallet and day, sorting and Arabic labelling, last-mile delivery with our own fleet.'],
    TR: ['Şarika’da soğuk ve kuru depo, 600 palet yeri boş', 'Palet ve gün üzerinden fatura, ayrıştırma ve Arapça etiketleme, son teslimat kendi filomuzla.'],
    RU: ['Холодный и сухой склад в Шардже, свободно 600 паллетомест', 'Счёт за паллету и день, сортировка и арабские этикетки, доставка последней мили своим парком.'],
  },
};
