/** Further quotes for requests of owner@ and buyer@, and first messages that nobody has opened yet. */
import { chat, find } from '../compose.ts';
import { requests } from '../requests/index.ts';
import type { DemoChat } from '../types.ts';

const about = (key: string) => find(requests, key);

export const quoteChats: DemoChat[] = [
  chat({
    from: 'poyraz-tekstil',
    about: about('nil-home-textiles.hotel-towels'),
    last: '4d',
    isUnread: false,
    lines: [
      '> السلام عليكم. ننتج المناشف الفندقية بالدزينة في ورشة شريكة، ويمكننا التسليم حتى مستودعكم في القاهرة.',
      '< وعليكم السلام. نقارن العروض هذا الأسبوع، أرسلوا السعر مع التسليم في القاهرة.',
      {
        line: '>',
        goods: {
          hs: '6302.60',
          price: '44.40 EUR DZN',
          quantity: '2000 DZN',
          delivery: 'DAP EG/Cairo',
          payment: 'letterOfCredit',
          packaging: 'cartons',
          origin: 'TR',
          leadTimeDays: 50,
          validFor: '2d',
        },
      },
    ],
  }),
  chat({
    from: 'samarkand-cotton',
    about: about('nil-home-textiles.hotel-towels'),
    last: '3d',
    isUnread: false,
    lines: [
      '> Good morning. Terry towels from our own ring yarn are woven next door to our mill; we sell them by weight.',
      '< صباح الخير. السعر بالوزن يناسبنا إذا ذكرتم الكمية الكاملة وطريق النقل.',
      {
        line: '>',
        goods: {
          hs: '6302.60',
          price: '7.10 USD KGM',
          quantity: '12900 KGM',
          delivery: 'CPT EG/Cairo',
          payment: 'againstDocuments 20%',
          packaging: 'pallets',
          origin: 'UZ',
          leadTimeDays: 40,
          note: '24,000 pieces of 0.54 kg on average, white, dobby border.',
          validFor: '25d',
        },
      },
    ],
  }),
  chat({
    from: 'ege-pamuk-iplik',
    about: about('bereket-dokuma.combed-yarn'),
    last: '2d',
    isUnread: false,
    lines: [
      '> Merhaba Elif Hanım, Ne 16/1 penye için Söke’den aylık 45 tonu karşılayabiliriz; kamyonu siz gönderirseniz fiyat iner.',
      '< Merhaba Ayşegül Hanım, kendi araçlarımız haftada iki kez Aydın’da. Fabrika teslim fiyatınızı bekliyorum.',
      {
        line: '>',
        goods: {
          hs: '5205.42',
          price: '112.50 TRY KGM',
          quantity: '45000 KGM',
          delivery: 'EXW TR/Aydın/Söke',
          payment: 'openAccount 90',
          packaging: 'pallets',
          origin: 'TR',
          leadTimeDays: 10,
          validFor: '20d',
        },
      },
    ],
  }),
  chat({
    from: 'uzunyol-lojistik',
    about: about('bereket-dokuma.riyadh-truck'),
    last: '30h',
    isUnread: false,
    lines: [
      '> İyi günler, Denizli yüklemesi için salı çıkışlı iki aracımız boş; Riyad’da gümrüklü depoya kadar götürürüz.',
      {
        line: '>',
        freight: {
          price: '10900 EUR total',
          units: '2 truck',
          from: 'TR/Denizli',
          to: 'SA/Riyadh',
          transitDays: 14,
          note: 'Ürdün üzerinden; iki araç birlikte.',
          validFor: '12d',
        },
      },
      '< Teşekkürler, iki teklifi yan yana koyup yarın öğlene kadar döneriz.',
    ],
  }),
  chat({
    from: 'bereket-dokuma',
    about: about('mueller-heimtex.bath-rugs'),
    last: '69h',
    isUnread: true,
    lines: [
      '> Good afternoon Mr Müller. We tuft organic bath rugs 60 × 100 beside our towels and could match the 22 shades of your terry.',
    ],
  }),
  chat({
    from: 'nil-home-textiles',
    to: 'poyraz-tekstil',
    name: 'زي موحّد لموظفي ثلاثة فنادق',
    last: '70h',
    isUnread: true,
    lines: ['> مساء الخير. نحتاج 420 طقمًا لموظفي الاستقبال والغرف قبل رمضان، مع تطريز الشعار. هل تصنعون من 300 قطعة؟'],
  }),
];
