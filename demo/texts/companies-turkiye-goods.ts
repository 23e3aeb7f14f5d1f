/** Translations of the companies of demo/companies/turkiye-goods.ts into the languages that they do not write in. */
import type { DemoCompanyTexts } from '../types.ts';

// prettier-ignore
export const turkiyeGoodsCompanyTexts: Record<string, DemoCompanyTexts> = {
  'yildiztepe-mobilya': {
    EN: 'We do hotel, dormitory and office furniture from design to installation under one hand. Lacquer, veneer and upholstery lines on 34,000 m² under roof; a mock-up room stands in three weeks. So far we have delivered 26,000 rooms in 11 countries.',
    RU: 'Мебель для отелей, общежитий и офисов: от дизайна до монтажа в одних руках. 34 000 м² крытых площадей, линии лака, шпона и обивки; образцовый номер – за три недели. Сдали 26 000 номеров в 11 странах.',
    AR: 'أثاث غرف الفنادق ومساكن الطلبة والمكاتب، من التصميم حتى التركيب لدى جهة واحدة. على 34,000 م² مسقوفة خطوط لاكيه وقشرة وتنجيد، والغرفة النموذجية جاهزة خلال ثلاثة أسابيع. سلّمنا حتى اليوم 26,000 غرفة في 11 بلدًا.',
  },
  'hasat-makine': {
    EN: 'We make pneumatic seeders, disc harrows, water tankers and baler spare parts. Our machines fit tractors from 60 to 180 HP and are TSE and CE certified. We support our dealers with six months of stock.',
    RU: 'Производим пневматические сеялки, дисковые бороны, прицепы-водовозы и запчасти для пресс-подборщиков. Машины подходят тракторам от 60 до 180 л. с., сертификаты TSE и CE. Дилеров поддерживаем запасом на шесть месяцев.',
    AR: 'ننتج آلات بذار هوائية وأمشاطًا قرصية وصهاريج مياه وقطع غيار المكابس. آلاتنا تناسب الجرارات من 60 إلى 180 حصانًا، وحاصلة على TSE وCE. ندعم الوكلاء بمخزون لستة أشهر.',
  },
  'akimsan-kablo': {
    TR: 'Bakır ve alüminyum iletkenli alçak gerilim, tesisat ve güneş kablosu; kendi laboratuvarımızda IEC ve EN standartlarına göre test edilir. Haftada 900 km, sizin dilinizde baskılı makara ve kangal. Körfez siparişlerinin çoğu üç haftada Ambarlı’dan çıkar.',
    RU: 'Силовые, монтажные и солнечные кабели низкого напряжения с медными и алюминиевыми жилами, испытания по IEC и EN в своей лаборатории. 900 км в неделю, барабаны и бухты с печатью на вашем языке. Большинство заказов в страны Залива уходит из Амбарлы за три недели.',
    AR: 'كابلات جهد منخفض للقدرة والتمديدات والطاقة الشمسية بموصلات نحاس وألمنيوم، تُختبر وفق IEC وEN في مختبرنا. 900 كم أسبوعيًا، وبكرات ولفات مطبوعة بلغتكم. معظم طلبيات الخليج تبحر من أمبارلي خلال ثلاثة أسابيع.',
  },
  'gulpinar-kozmetik': {
    EN: 'We pick the rose of Isparta on May mornings and distil it the same day in copper stills. Rose oil, rose water and creams with rose extract; all registered in İTS, free of parabens. In bulk or under your brand.',
    RU: 'Майским утром собираем испартинскую розу и в тот же день перегоняем в медных кубах. Розовое масло, розовая вода и крем с экстрактом розы; всё зарегистрировано в İTS, без парабенов. Наливом или под вашей маркой.',
    AR: 'نقطف ورد إسبرطة في صباحات مايو ونقطّره في اليوم نفسه في أنبيق نحاسي. زيت الورد وماء الورد وكريم بخلاصة الورد، كلها مسجّلة في İTS وخالية من البارابين. سائبة أو بعلامتكم.',
  },
  'safir-temizlik': {
    EN: 'We make powder and liquid detergents, dishwashing gel, bleach and wet wipes. A spray tower of 70,000 tonnes a year works for Iraq, Jordan, Libya and the Balkans; we print labels in four languages and load mixed containers.',
    RU: 'Производим порошковые и жидкие моющие средства, гель для посуды, отбеливатель и влажные салфетки. Распылительная башня на 70 000 тонн в год работает на Ирак, Иорданию, Ливию и Балканы; этикетки на четырёх языках, смешанные контейнеры.',
    AR: 'ننتج مساحيق الغسيل والمنظفات السائلة وجل الجلي والمبيّض والمناديل المبللة. برج تجفيف بالرش بطاقة 70,000 طن سنويًا يعمل للعراق والأردن وليبيا والبلقان؛ نطبع الملصقات بأربع لغات ونحمّل حاويات مختلطة.',
  },
  'merinova-hali': {
    EN: 'We weave 4.2 million m² of machine-made carpet a year from acrylic, polypropylene and bamboo yarn. Qualities from 3.4 million points to 1 million points, 4 m wide, overlocked to size. In mosque and hotel projects we do the drawing and lay with your crew on site.',
    RU: 'Ткём 4,2 млн м² машинных ковров в год из акрила, полипропилена и бамбука. Плотность от 3,4 млн до 1 млн узлов, ширина 4 м, оверлок по нужному размеру. В проектах мечетей и отелей рисунок наш, укладка на месте – с вашей бригадой.',
    AR: 'ننسج 4.2 مليون م² من سجاد الماكينة سنويًا بغزل أكريليك وبولي بروبيلين وبامبو. جودات من 3.4 مليون عقدة إلى مليون عقدة، بعرض 4 أمتار وتحبيك بالمقاس المطلوب. في مشاريع المساجد والفنادق نتولى الرسم، والفرش في الموقع مع فريقكم.',
  },
  'poyraz-tekstil': {
    EN: 'A workshop of 140 people for workwear, hospital uniforms and women’s outerwear, from cutting to pressing and packing. We have models certified to EN ISO 20471 and EN ISO 11612. Orders from 300 pieces take four weeks.',
    RU: 'Мастерская на 140 человек: спецодежда, медицинская форма и женская верхняя одежда, от раскроя до утюжки и упаковки. Есть модели с сертификатами EN ISO 20471 и EN ISO 11612. Заказы от 300 штук – срок четыре недели.',
    AR: 'ورشة من 140 عاملًا لملابس العمل وأزياء المستشفيات والملابس النسائية الخارجية، من القص إلى الكي والتغليف. لدينا موديلات معتمدة وفق EN ISO 20471 وEN ISO 11612. الطلبيات من 300 قطعة خلال أربعة أسابيع.',
  },
  'kalipsan-plastik': {
    EN: 'We make PET preforms, HDPE canisters, stretch film and food buckets. Our 31 injection and blow-moulding machines run three shifts; food-contact analyses and migration reports are ready. A new bottle mould leaves our own tool shop in 35 days.',
    RU: 'Производим преформы ПЭТ, канистры HDPE, стретч-плёнку и пищевые вёдра. 31 литьевая и выдувная машина работает в три смены; анализы контакта с пищей и отчёты о миграции готовы. Новая форма бутылки в своём инструментальном цехе – за 35 дней.',
    AR: 'ننتج بريفورم PET وعبوات HDPE وأفلام ستريتش ودلاء غذائية. تعمل 31 ماكينة حقن ونفخ بثلاث ورديات؛ وتحاليل ملامسة الغذاء وتقارير الهجرة جاهزة. قالب زجاجة جديد يخرج من ورشة القوالب لدينا خلال 35 يومًا.',
  },
  medisfer: {
    TR: 'Sınıf 8 temiz odadan tek kullanımlık tıbbi ürünler: muayene eldiveni, cerrahi örtü, önlük ve pansuman seti. EO sterilizasyonu kendimiz yapar, her yük için validasyon dosyası veririz. MDR’ye göre CE işaretli, ISO 13485.',
    RU: 'Одноразовая медицинская продукция из чистой комнаты класса 8: смотровые перчатки, хирургические простыни, халаты и перевязочные наборы. EO-стерилизация на месте, валидационное досье на каждую загрузку. Маркировка CE по MDR, ISO 13485.',
    AR: 'منتجات طبية للاستعمال الواحد من غرفة نظيفة فئة 8: قفازات فحص وستائر جراحية وأثواب وأطقم تضميد. تعقيم EO داخل المصنع مع ملف توثيق لكل شحنة تعقيم. علامة CE وفق MDR، وISO 13485.',
  },
  'uzunyol-lojistik': {
    EN: 'Regular reefer and tilt trucks from İskenderun to Iraq, Jordan, Saudi Arabia and the United Arab Emirates. 52 vehicles of our own, a field team of two at Habur, and the temperature record sent as a PDF at each delivery.',
    RU: 'Регулярные рейсы рефрижераторов и тентов из Искендеруна в Ирак, Иорданию, Саудовскую Аравию и ОАЭ. 52 собственные машины, бригада из двух человек на Хабуре; запись температуры в PDF при каждой сдаче груза.',
    AR: 'رحلات منتظمة بشاحنات مبردة وأخرى بشادر من إسكندرون إلى العراق والأردن والسعودية والإمارات. 52 مركبة مملوكة، وفريق ميداني من شخصين في معبر الخابور، وسجل الحرارة يُرسَل PDF عند كل تسليم.',
  },
};
