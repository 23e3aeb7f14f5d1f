/** Translations of the companies of demo/companies/turkiye-food-and-metals.ts into the languages that they do not write in. */
import type { DemoCompanyTexts } from '../types.ts';

// prettier-ignore
export const turkiyeFoodAndMetalsCompanyTexts: Record<string, DemoCompanyTexts> = {
  'ege-pamuk-iplik': {
    EN: 'We spin the cotton of the Söke plain into ring, compact and open-end yarn from Ne 16 to Ne 50. 32,400 spindles, 21 tonnes a day. Our package dyehouse does reactive dyeing; each lot comes with an Uster report and the dye recipe.',
    RU: 'Превращаем хлопок долины Сёке в кольцевую, компактную и роторную пряжу от Ne 16 до Ne 50. 32 400 веретён, 21 тонна в день. Красильня бобин работает активными красителями; с каждой партией – отчёт Uster и рецепт крашения.',
    AR: 'نحوّل قطن سهل سوكه إلى غزل حلقي وكومباكت وأوبن إند من Ne 16 إلى Ne 50. 32,400 مغزل، 21 طنًا يوميًا. مصبغة البكرات لدينا تصبغ بالأصباغ التفاعلية، ومع كل دفعة تقرير Uster ووصفة الصباغة.',
  },
  'lojika-nakliyat': {
    EN: 'With 86 tractor units of our own and agents in Europe, Central Asia and the Gulf we carry by road, sea and combined transport. Our own staff work at Habur, Sarp and Kapıkule. You get the tracking link while we load; CMR insurance is up to 500,000 euros.',
    RU: '86 собственных тягачей и агентская сеть в Европе, Средней Азии и странах Залива: автомобильные, морские и комбинированные перевозки. Свои сотрудники на Хабуре, Сарпи и Капыкуле. Ссылку для отслеживания отправляем при погрузке; страхование CMR – до 500 000 евро.',
    AR: 'بـ 86 رأس قاطرة مملوكة وشبكة وكلاء في أوروبا وآسيا الوسطى والخليج ننقل برًا وبحرًا ونقلًا مشتركًا. موظفونا في معابر الخابور وسارب وكابيكوله. نرسل رابط التتبّع أثناء التحميل، وتأمين CMR حتى 500,000 يورو.',
  },
  'rota-gumruk': {
    EN: 'For 19 years we have prepared import, export and transit declarations in the port and free zone of Mersin. TAREKS, agricultural and quarantine permits, A.TR, EUR.1 and origin papers are our task; every evening you get a written status of your file.',
    RU: '19 лет готовим импортные, экспортные и транзитные декларации в порту и свободной зоне Мерсина. TAREKS, разрешения агро- и карантинного контроля, A.TR, EUR.1 и документы о происхождении берём на себя; состояние дела сообщаем письменно каждый вечер.',
    AR: 'منذ 19 عامًا نُعدّ بيانات الاستيراد والتصدير والعبور في ميناء مرسين ومنطقته الحرة. تصاريح TAREKS والزراعة والحجر الزراعي وشهادات A.TR وEUR.1 والمنشأ من شأننا، ونبلغكم كتابةً بحالة ملفكم كل مساء.',
  },
  'cinarova-un': {
    EN: 'With a mill that grinds 620 tonnes of wheat a day, two pasta lines and steel silos of 48,000 tonnes we work for Iraq, the Gulf states and West Africa. Flour, semolina, pasta and vermicelli are packed under your brand from 1 kg to 50 kg. ISO 22000, halal and BRCGS certified.',
    RU: 'Мельница на 620 тонн пшеницы в сутки, две макаронные линии и стальные силосы на 48 000 тонн – работаем на Ирак, страны Залива и Западную Африку. Муку, крупку, макароны и вермишель фасуем под вашей маркой от 1 до 50 кг. Сертификаты ISO 22000, халяль и BRCGS.',
    AR: 'بمطحنة تطحن 620 طن قمح يوميًا وخطَّي معكرونة وصوامع فولاذية بسعة 48,000 طن نعمل للعراق ودول الخليج وغرب أفريقيا. نعبّئ الدقيق والسميد والمعكرونة والشعيرية بعلامتكم من 1 كغ إلى 50 كغ. شهادات ISO 22000 وحلال وBRCGS.',
  },
  'degirmen-teknik': {
    TR: 'Günde 50–600 ton kapasiteli un, irmik ve yem değirmeni tasarlıyor, kuruyor ve devreye alıyoruz. Vals, kare elek ve irmik sasörü kendi dökümhane ve atölyemizden çıkar; montaj ekibimiz sözleşmedeki randımana ulaşılana kadar sahada kalır. 27 ülkede 140 tesisimiz çalışıyor.',
    RU: 'Проектируем, строим и запускаем мельницы муки, крупки и комбикорма на 50–600 тонн в сутки. Вальцовые станки, рассевы и ситовейки делаем в своей литейной и цехе; монтажники остаются на объекте, пока не достигнут выход муки по договору. 140 заводов работают в 27 странах.',
    AR: 'نصمّم ونبني ونشغّل مطاحن الدقيق والسميد والأعلاف من 50 إلى 600 طن يوميًا. السلندرات والمناخل وآلات التنقية من مسبكنا وورشتنا، ويبقى فنيو التركيب في الموقع حتى بلوغ نسبة الاستخراج المنصوص عليها. 140 مصنعًا يعمل في 27 بلدًا.',
  },
  'karacam-gida': {
    EN: 'We clean, split and pack red lentils, chickpeas, bulgur and dry beans in our plant in Mersin. Nothing is loaded that has not passed the optical sorter and the metal detector. We are 11 km from the port; 25 containers leave each week.',
    RU: 'Очищаем, дробим и фасуем красную чечевицу, нут, булгур и фасоль на своём заводе в Мерсине. Товар, не прошедший оптическую сортировку и металлодетектор, не грузим. До порта 11 км; 25 контейнеров в неделю.',
    AR: 'ننظّف ونجرش ونعبّئ العدس الأحمر والحمص والبرغل والفاصوليا الجافة في منشأتنا بمرسين. لا نحمّل بضاعة لم تمر بالفرز الضوئي وكاشف المعادن. نبعد 11 كم عن الميناء، ونشحن 25 حاوية أسبوعيًا.',
  },
  'ovali-domates': {
    EN: 'We grow under contract with 640 farmers on the Gediz plain and turn tomatoes processed within 24 hours into paste, chopped tomatoes and roasted peppers. Aseptic drums, 4/1 tins and glass jars; residue analysis comes with each lot.',
    RU: 'В долине Гедиза по контракту с 640 фермерами выращиваем томаты и в течение 24 часов перерабатываем в пасту и нарезанные томаты; печём и перец. Асептические бочки, жесть 4/1 и стеклобанки; анализ остатков – к каждой партии.',
    AR: 'نزرع بعقود مع 640 مزارعًا في سهل غيديز، ونصنع من طماطم تعالَج خلال 24 ساعة المعجون والطماطم المقطعة، ومعها الفلفل المشوي. براميل معقمة وصفيح 4/1 وبرطمانات زجاجية، وتحليل متبقيات لكل دفعة.',
  },
  'fisilti-findik': {
    EN: 'For three generations we have gathered hazelnuts from the slopes of Fatsa and Ünye. Natural kernels, roasted, chopped and paste; aflatoxin is analysed in an Ordu laboratory before shipment. Minimum order 5 tonnes.',
    RU: 'Три поколения собираем фундук на склонах Фатсы и Унье. Натуральное ядро, жареное, дроблёное и паста; афлатоксины проверяем в лаборатории Орду до отгрузки. Минимальный заказ 5 тонн.',
    AR: 'منذ ثلاثة أجيال نجمع البندق من سفوح فاتسا وأونيه. لب طبيعي ومحمص ومجروش ومعجون، وفحص الأفلاتوكسين في مختبر أوردو قبل الشحن. الحد الأدنى للطلب 5 أطنان.',
  },
  'dokmeci-boru': {
    EN: 'We make welded steel pipe, hollow sections and galvanised scaffold tube. Capacity 145,000 tonnes a year, diameters from 1/2″ to 12″. Goods from our own galvanising bath in Dilovası are delivered with EN 10219, EN 10255 and ASTM A53 certificates.',
    RU: 'Производим сварные стальные трубы, профильную трубу и оцинкованные трубы для лесов. Мощность 145 000 тонн в год, диаметры от 1/2″ до 12″. Продукцию из собственной ванны цинкования в Диловасы поставляем с сертификатами EN 10219, EN 10255 и ASTM A53.',
    AR: 'ننتج أنابيب فولاذ ملحومة ومقاطع مجوفة وأنابيب سقالات مجلفنة. الطاقة 145,000 طن سنويًا، والأقطار من 1/2″ إلى 12″. ما يخرج من حوض الغلفنة لدينا في ديلوفاسي يُسلَّم بشهادات EN 10219 وEN 10255 وASTM A53.',
  },
  'frigya-mermer': {
    EN: 'From our two quarries in İscehisar we take Afyon White, Tiger Skin and silver travertine. Blocks, slabs and cut-to-size; filling, polishing, tumbling and brushing are done in our own workshop. For projects we crate after you have approved the dry-lay photographs.',
    RU: 'В двух карьерах в Исджехисаре добываем «афьон белый», «тигровую шкуру» и серебристый травертин. Блоки, слэбы и мерные изделия; шпатлёвку, полировку, состаривание и брашировку делаем в своём цехе. Проектные заказы упаковываем после вашего согласия по фото сухой раскладки.',
    AR: 'نستخرج من محجرينا في إسجه حصار رخام أفيون الأبيض و«جلد النمر» والترافرتين الفضي. كتل وألواح ومقاسات جاهزة؛ والمعالجة والتلميع والتعتيق والتفريش في ورشتنا. في المشاريع نغلّف بالصناديق بعد موافقتكم على صور الفرش الجاف.',
  },
  'alkor-profil': {
    TR: 'Gaziantep’te tek çatı altında dört ekstrüzyon presi, dikey toz boya hattı ve ısı yalıtım atölyesi. Pencere üreticileri, sera kurucuları ve güneş montaj firmaları için ayda 1.900 ton profil çekiyoruz. Kendi kalıbınız dokuz günde hazırlanır.',
    RU: 'Четыре экструзионных пресса, вертикальная линия порошковой окраски и цех терморазрыва под одной крышей в Газиантепе. Выпускаем 1 900 тонн профиля в месяц для оконных заводов, теплиц и солнечных конструкций. Матрица по вашему чертежу – за девять дней.',
    AR: 'أربعة مكابس بثق وخط طلاء بودرة عمودي وورشة عزل حراري تحت سقف واحد في غازي عنتاب. ننتج 1,900 طن مقاطع شهريًا لمصنّعي النوافذ وبناة البيوت المحمية وشركات تثبيت الألواح الشمسية. قالبكم الخاص جاهز خلال تسعة أيام.',
  },
};
