/** Translations of the companies of demo/companies/europe.ts into the languages that they do not write in. */
import type { DemoCompanyTexts } from '../types.ts';

// prettier-ignore
export const europeCompanyTexts: Record<string, DemoCompanyTexts> = {
  'mueller-heimtex': {
    TR: 'Almanya, Avusturya ve İsviçre’deki katalog firmaları ve yatak mağazaları için havlu, nevresim ve banyo paspası ithal ediyoruz. Sattığımız her ürün GOTS veya OEKO-TEX belgelidir; her fabrikayı yılda bir denetleriz. Billbrook’taki depomuzdan çağrılı sipariş, on iki haftalık tahmin.',
    RU: 'Ввозим махру, постельное бельё и коврики для ванной для посылочной торговли и салонов Германии, Австрии и Швейцарии. Весь товар с GOTS или OEKO-TEX, каждую фабрику проверяем раз в год. Отгрузка по вызову со склада в Бильброке, прогноз на двенадцать недель.',
    AR: 'نستورد المناشف والبياضات وسجاد الحمام لشركات البيع بالبريد ومتاجر المفروشات في ألمانيا والنمسا وسويسرا. كل ما نبيعه بشهادة GOTS أو OEKO-TEX، وندقق كل مصنع مرة في السنة. طلبات عند الحاجة من مستودعنا في بيلبروك، وتوقعات لاثني عشر أسبوعًا.',
  },
  'van-der-linde': {
    TR: 'Waalhaven’da deniz ve kısa mesafe deniz taşımacılığı yapan bir forwarder’ız. İzmir, Mersin ve İskenderiye’den haftalık LCL, meyve için reefer bağlantısı, mali temsilcilik ve 9.400 paletlik antrepo. Rezervasyondan teslim belgesine kadar dosyanıza tek kişi bakar.',
    RU: 'Экспедитор морских и коротких морских линий в Ваалхавене. Еженедельный LCL из Измира, Мерсина и Александрии, розетки для рефов с фруктами, фискальное представительство и таможенный склад на 9 400 паллет. От букинга до подтверждения доставки вас ведёт один менеджер.',
    AR: 'وكيل شحن بحري ونقل بحري قصير المسافة في فالهافن. LCL أسبوعي من إزمير ومرسين والإسكندرية، مقابس حاويات مبردة للفواكه، تمثيل ضريبي وتخزين تحت القيد الجمركي لـ 9,400 طبلية. مسؤول واحد لملفكم من الحجز حتى إثبات التسليم.',
  },
  'san-brizio': {
    TR: 'Leccino ve Moraiolo için iki fazlı hattı ve dolum tesisi olan bir Umbria zeytinyağı fabrikası. Cam, teneke ve bag-in-box ambalajda sızma zeytinyağı, balzamik sos ve doğranmış domates. Asit %0,3’ün altında, her etikette hasat tarihi.',
    RU: 'Маслодельня в Умбрии: двухфазная линия для сортов леччино и морайоло и цех розлива. Extra virgin в стекле, жести и bag-in-box, бальзамические глазури и томаты кусочками. Кислотность ниже 0,3 %, дата сбора на каждой этикетке.',
    AR: 'معصرة زيتون في أومبريا بخط ثنائي المراحل لصنفي ليتشينو ومورايولو وصالة تعبئة. زيت بكر ممتاز في الزجاج والصفيح وعلب bag-in-box، وصلصات بلسميك وطماطم مجزأة. حموضة أقل من 0.3 %، وتاريخ القطاف على كل ملصق.',
  },
  vauclair: {
    TR: 'Cilt ve saç bakımında fason üretici: 340 hazır formül, 15 ml’den 1 litreye dolum, en az 2.000 adet. Cosmos Organic ve ISO 22716. Ürün bilgi dosyasını yazar, formülü sizin adınıza kaydederiz.',
    RU: 'Контрактный производитель косметики для кожи и волос: 340 готовых формул, розлив от 15 мл до 1 литра, от 2 000 шт. Cosmos Organic и ISO 22716. Составляем досье продукта и регистрируем формулу за вас.',
    AR: 'مصنّع تعاقدي لمستحضرات العناية بالبشرة والشعر: 340 تركيبة جاهزة، تعبئة من 15 مل إلى لتر واحد، والحد الأدنى 2,000 قطعة. Cosmos Organic وISO 22716. نعدّ ملف معلومات المنتج ونسجّل التركيبة عنكم.',
  },
  'polskie-sady': {
    TR: 'Grójec çevresindeki 64 meyve bahçesinin üretici grubu. Hazirana kadar kontrollü atmosferden Gala, Golden ve Idared; 60, 65 ve 70 mm boylanır, 13 ve 18 kg kutulanır. Gdańsk’tan frigorifik konteyner, Balkanlar’a TIR, feribotla Körfez’e.',
    RU: 'Группа 64 садоводов под Груйцем. Гала, голден и айдаред из регулируемой атмосферы до июня, калибр 60, 65 и 70 мм, короба 13 и 18 кг. Рефконтейнеры из Гданьска, фуры на Балканы и паромом в страны Залива.',
    AR: 'مجموعة منتجين من 64 بستانًا حول غرويتس. غالا وغولدن وإيدارد من مخازن الجو المتحكم فيه حتى يونيو، فرز 60 و65 و70 مم، صناديق 13 و18 كغ. حاويات مبردة من غدانسك، وشاحنات إلى البلقان، وإلى الخليج بالعبّارة.',
  },
  alpenwerk: {
    TR: 'Bakliyat, makarna, kahve ve çerez için dikey form-dolum-kapama makineleri, çok kefeli tartılar ve kolileme makineleri. Boy değişimi altı dakikada, alet gerekmez; uzaktan servis İngilizce, Almanca, Türkçe ve Arapça. İkinci el makineler bir yıl garantilidir.',
    RU: 'Вертикальные фасовочные машины, мультиголовочные дозаторы и укладчики в короба для бобовых, макарон, кофе и снэков. Переналадка за шесть минут без инструмента; удалённый сервис на английском, немецком, турецком и арабском. Подержанные машины – с гарантией год.',
    AR: 'ماكينات تعبئة عمودية، وموازين متعددة الرؤوس، وماكينات تعبئة كراتين للبقوليات والمعكرونة والقهوة والوجبات الخفيفة. تغيير المقاس في ست دقائق بلا أدوات، وخدمة عن بُعد بالإنجليزية والألمانية والتركية والعربية. الماكينات المستعملة بضمان سنة.',
  },
  brightwell: {
    TR: 'Kuzey İngiltere’deki catering firmalarına kompostlanabilir sofra gereçleri, eldiven, önlük ve temizlik ürünleri. 40 feet konteynerle, her ürün için yılda dört kez alır, 1.900 düzenli müşteri için stok tutarız.',
    RU: 'Компостируемая посуда, перчатки, фартуки и средства уборки для кейтеринга на севере Англии. Покупаем 40-футовыми контейнерами, по каждой линейке четыре раза в год, держим запас для 1 900 постоянных клиентов.',
    AR: 'أدوات مائدة قابلة للتحلل وقفازات ومرايل ومواد تنظيف لمتعهدي الطعام في شمال إنجلترا. نشتري بحاوية 40 قدمًا، أربع مرات سنويًا لكل صنف، ونحتفظ بمخزون لـ 1,900 عميل منتظم.',
  },
};
