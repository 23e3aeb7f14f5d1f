import type { InEachLanguage } from './languages.ts';

export interface PlanText {
  name: string;
  description: string;
  texts: string[];
}
export interface Plan {
  key: 'welcome' | 'basic' | 'business' | 'premium';
  salable: boolean;
  /** The one that most businesses choose. */
  recommended?: true;
  /** Minor units, for one year. */
  price: { USD: number; TRY: number };
  additionalCredit: number;
  /** The position is the feature id 0 to 16; 0, 5 and 14 are yes or no, -1 is unlimited. */
  rules: number[];
  words: InEachLanguage<PlanText>;
}

export const plans: Plan[] = [
  {
    key: 'welcome',
    salable: false,
    price: { USD: 0, TRY: 0 },
    additionalCredit: 50,
    rules: [1, 3, 5, 3, 5, 1, 2, 1, 5, 3, 5, 5, 0, 1, 1, 5, 2],
    words: {
      en: {
        name: 'Welcome',
        description: 'Two weeks to get to know the market, free of charge.',
        texts: [
          '50 credits for your first messages',
          '3 messages each to import and logistics requests',
          '5 messages each to export requests and logistics services',
          '2 messages to companies from the directory',
          '1 company with 5 products, up to 3 pictures each',
          '2 requests of your own',
        ],
      },
      tr: {
        name: 'Başlangıç',
        description: 'Pazarı tanımak için iki hafta, ücretsiz.',
        texts: [
          'İlk mesajlarınız için 50 kontör',
          'İthalat taleplerine ve lojistik ihtiyaçlarına 3’er mesaj',
          'İhracat taleplerine ve lojistik hizmetlerine 5’er mesaj',
          'Rehberdeki şirketlere 2 mesaj',
          '1 şirket, 5 ürün, ürün başına en çok 3 görsel',
          'Kendi adınıza 2 talep',
        ],
      },
      ru: {
        name: 'Стартовый',
        description: 'Две недели, чтобы познакомиться с площадкой, бесплатно.',
        texts: [
          '50 кредитов на первые сообщения',
          'По 3 сообщения по запросам на импорт и на логистику',
          'По 5 сообщений по запросам на экспорт и логистическим услугам',
          '2 сообщения компаниям из каталога',
          '1 компания и 5 товаров, до 3 фото на каждый',
          '2 собственных запроса',
        ],
      },
      ar: {
        name: 'الترحيبية',
        description: 'أسبوعان للتعرّف على المنصة مجانًا.',
        texts: [
          '٥٠ نقطة للرسائل الأولى',
          '٣ رسائل لطلبات الاستيراد و٣ لطلبات الخدمات اللوجستية',
          '٥ رسائل لطلبات التصدير و٥ للخدمات اللوجستية',
          'رسالتان إلى شركات الدليل',
          'شركة واحدة و٥ منتجات، حتى ٣ صور لكل منتج',
          'طلبان باسمكم',
        ],
      },
    },
  },
  {
    key: 'basic',
    salable: true,
    price: { USD: 190_00, TRY: 7_900_00 },
    additionalCredit: 500,
    rules: [1, 120, 120, 120, 120, 1, 60, 3, 10, 5, 10, 10, 1, 3, 1, 30, 15],
    words: {
      en: {
        name: 'Basic',
        description: 'For companies that trade regularly with a few markets.',
        texts: [
          '500 credits for first messages, requests and boosts',
          '120 messages a year for each kind of request',
          '60 messages a year to companies from the directory',
          'Up to 3 companies, each with up to 3 categories and 10 keywords',
          '30 products, up to 5 pictures each',
          '15 requests of your own a year',
          '1 colleague with permissions of their own',
        ],
      },
      tr: {
        name: 'Temel',
        description: 'Birkaç pazarla düzenli ticaret yapan şirketler için.',
        texts: [
          'İlk mesaj, talep ve öne çıkarma için 500 kontör',
          'Her talep türü için yılda 120 mesaj',
          'Rehberdeki şirketlere yılda 60 mesaj',
          'En çok 3 şirket; şirket başına 3 kategori ve 10 anahtar kelime',
          '30 ürün, ürün başına en çok 5 görsel',
          'Yılda 15 talep',
          'Kendi yetkileriyle 1 personel',
        ],
      },
      ru: {
        name: 'Базовый',
        description: 'Для компаний, которые постоянно торгуют на нескольких рынках.',
        texts: [
          '500 кредитов на первые сообщения, запросы и продвижение',
          '120 сообщений в год по каждому виду запросов',
          '60 сообщений в год компаниям из каталога',
          'До 3 компаний, у каждой до 3 категорий и 10 ключевых слов',
          '30 товаров, до 5 фото на каждый',
          '15 собственных запросов в год',
          '1 сотрудник со своими правами',
        ],
      },
      ar: {
        name: 'الأساسية',
        description: 'للشركات التي تتاجر بانتظام مع عدد من الأسواق.',
        texts: [
          '٥٠٠ نقطة للرسائل الأولى والطلبات والترويج',
          '١٢٠ رسالة في السنة لكل نوع من الطلبات',
          '٦٠ رسالة في السنة إلى شركات الدليل',
          'حتى ٣ شركات، ولكل شركة ٣ فئات و١٠ كلمات مفتاحية',
          '٣٠ منتجًا، حتى ٥ صور لكل منتج',
          '١٥ طلبًا باسمكم في السنة',
          'موظف واحد بصلاحياته الخاصة',
        ],
      },
    },
  },
  {
    key: 'business',
    salable: true,
    recommended: true,
    price: { USD: 490_00, TRY: 19_900_00 },
    additionalCredit: 2_000,
    rules: [1, 360, 360, 360, 360, 1, 240, 3, 20, 8, 15, 15, 5, 6, 1, 150, 60],
    words: {
      en: {
        name: 'Business',
        description: 'For export and purchasing teams that write every day.',
        texts: [
          '2,000 credits for first messages, requests and boosts',
          '360 messages a year for each kind of request',
          '240 messages a year to companies from the directory',
          'Up to 3 companies, each with up to 6 categories and 20 keywords',
          '150 products, up to 8 pictures each',
          '60 requests of your own a year',
          '5 colleagues with permissions of their own',
        ],
      },
      tr: {
        name: 'Kurumsal',
        description: 'Her gün yazışan ihracat ve satın alma ekipleri için.',
        texts: [
          'İlk mesaj, talep ve öne çıkarma için 2.000 kontör',
          'Her talep türü için yılda 360 mesaj',
          'Rehberdeki şirketlere yılda 240 mesaj',
          'En çok 3 şirket; şirket başına 6 kategori ve 20 anahtar kelime',
          '150 ürün, ürün başına en çok 8 görsel',
          'Yılda 60 talep',
          'Kendi yetkileriyle 5 personel',
        ],
      },
      ru: {
        name: 'Бизнес',
        description: 'Для отделов экспорта и закупок, которые пишут каждый день.',
        texts: [
          '2000 кредитов на первые сообщения, запросы и продвижение',
          '360 сообщений в год по каждому виду запросов',
          '240 сообщений в год компаниям из каталога',
          'До 3 компаний, у каждой до 6 категорий и 20 ключевых слов',
          '150 товаров, до 8 фото на каждый',
          '60 собственных запросов в год',
          '5 сотрудников со своими правами',
        ],
      },
      ar: {
        name: 'التجارية',
        description: 'لفرق التصدير والمشتريات التي تراسل كل يوم.',
        texts: [
          '٢٬٠٠٠ نقطة للرسائل الأولى والطلبات والترويج',
          '٣٦٠ رسالة في السنة لكل نوع من الطلبات',
          '٢٤٠ رسالة في السنة إلى شركات الدليل',
          'حتى ٣ شركات، ولكل شركة ٦ فئات و٢٠ كلمة مفتاحية',
          '١٥٠ منتجًا، حتى ٨ صور لكل منتج',
          '٦٠ طلبًا باسمكم في السنة',
          '٥ موظفين بصلاحياتهم الخاصة',
        ],
      },
    },
  },
  {
    key: 'premium',
    salable: true,
    price: { USD: 990_00, TRY: 39_900_00 },
    additionalCredit: 6_000,
    rules: [1, -1, -1, -1, -1, 1, -1, 3, 30, 12, 20, 20, 15, 12, 1, 1_000, 300],
    words: {
      en: {
        name: 'Premium',
        description: 'For groups with many products, markets and colleagues.',
        texts: [
          '6,000 credits for first messages, requests and boosts',
          'No limit on messages to requests',
          'No limit on messages to companies from the directory',
          'Up to 3 companies, each with up to 12 categories and 30 keywords',
          '1,000 products, up to 12 pictures each',
          '300 requests of your own a year',
          '15 colleagues with permissions of their own',
        ],
      },
      tr: {
        name: 'Premium',
        description: 'Çok sayıda ürünü, pazarı ve personeli olan gruplar için.',
        texts: [
          'İlk mesaj, talep ve öne çıkarma için 6.000 kontör',
          'Taleplere sınırsız mesaj',
          'Rehberdeki şirketlere sınırsız mesaj',
          'En çok 3 şirket; şirket başına 12 kategori ve 30 anahtar kelime',
          '1.000 ürün, ürün başına en çok 12 görsel',
          'Yılda 300 talep',
          'Kendi yetkileriyle 15 personel',
        ],
      },
      ru: {
        name: 'Премиум',
        description: 'Для групп с большим числом товаров, рынков и сотрудников.',
        texts: [
          '6000 кредитов на первые сообщения, запросы и продвижение',
          'Сообщения по запросам без ограничений',
          'Сообщения компаниям из каталога без ограничений',
          'До 3 компаний, у каждой до 12 категорий и 30 ключевых слов',
          '1000 товаров, до 12 фото на каждый',
          '300 собственных запросов в год',
          '15 сотрудников со своими правами',
        ],
      },
      ar: {
        name: 'المميزة',
        description: 'للمجموعات ذات المنتجات والأسواق والموظفين الكثيرين.',
        texts: [
          '٦٬٠٠٠ نقطة للرسائل الأولى والطلبات والترويج',
          'رسائل بلا حد للطلبات',
          'رسائل بلا حد إلى شركات الدليل',
          'حتى ٣ شركات، ولكل شركة ١٢ فئة و٣٠ كلمة مفتاحية',
          '١٬٠٠٠ منتج، حتى ١٢ صورة لكل منتج',
          '٣٠٠ طلب باسمكم في السنة',
          '١٥ موظفًا بصلاحياتهم الخاصة',
        ],
      },
    },
  },
];
