import type { InEachLanguage } from './languages.ts';

export interface WhatWeDoItem {
  key: string;
  /** A name of src/ui/icons.ts. */
  icon: string;
  words: InEachLanguage<{
    title: string;
    description: string;
    /** Label of the link. */
    description2: string;
    path: string;
  }>;
}

/** The what-we-do block of the home page, in its order. */
export const whatWeDo: WhatWeDoItem[] = [
  {
    key: 'requests',
    icon: 'request',
    words: {
      en: {
        title: 'Import and export requests',
        description:
          'Buyers and sellers state quantity, quality and delivery terms, so an answer can start with a price.',
        description2: 'See open requests',
        path: '/imports',
      },
      tr: {
        title: 'İthalat ve ihracat talepleri',
        description:
          'Alıcı ve satıcı miktarı, kaliteyi ve teslim şartlarını yazar; yanıt doğrudan fiyatla başlayabilir.',
        description2: 'Açık talepleri gör',
        path: '/imports',
      },
      ru: {
        title: 'Запросы на импорт и экспорт',
        description:
          'Покупатели и продавцы указывают объём, качество и базис поставки, поэтому ответ можно начать сразу с цены.',
        description2: 'Смотреть запросы',
        path: '/imports',
      },
      ar: {
        title: 'طلبات استيراد وتصدير',
        description: 'يحدد المشتري والبائع الكمية والجودة وشروط التسليم، فيبدأ الرد بالسعر مباشرةً.',
        description2: 'تصفّح الطلبات المفتوحة',
        path: '/imports',
      },
    },
  },
  {
    key: 'directory',
    icon: 'company',
    words: {
      en: {
        title: 'A directory of approved companies',
        description:
          'Each company shows its activity, HS codes, products and banks. Our team checks the company before it is listed.',
        description2: 'Browse companies',
        path: '/companies',
      },
      tr: {
        title: 'Onaylı şirketler rehberi',
        description:
          'Her şirket faaliyetini, GTİP kodlarını, ürünlerini ve bankalarını gösterir; şirket listelenmeden önce incelenir.',
        description2: 'Şirketlere göz at',
        path: '/companies',
      },
      ru: {
        title: 'Каталог одобренных компаний',
        description:
          'У каждой компании указаны деятельность, коды ТН ВЭД, товары и банки; до публикации мы её проверяем.',
        description2: 'Открыть каталог',
        path: '/companies',
      },
      ar: {
        title: 'دليل شركات معتمدة',
        description: 'تعرض كل شركة نشاطها وبنودها الجمركية ومنتجاتها ومصارفها، ويراجع فريقنا الشركة قبل إدراجها.',
        description2: 'تصفّح الشركات',
        path: '/companies',
      },
    },
  },
  {
    key: 'logistics',
    icon: 'truck',
    words: {
      en: {
        title: 'Logistics on the same page',
        description:
          'Carriers, warehouses and customs brokers quote for your shipment where the deal is made.',
        description2: 'Find a carrier',
        path: '/requests?type=other',
      },
      tr: {
        title: 'Lojistik de aynı yerde',
        description:
          'Nakliyeciler, depolar ve gümrük müşavirleri lojistik ihtiyacınıza anlaşmanın yanı başında yanıt verir.',
        description2: 'Nakliyeci bul',
        path: '/requests?type=other',
      },
      ru: {
        title: 'Логистика рядом со сделкой',
        description:
          'Перевозчики, склады и таможенные представители отвечают на запросы о перевозке там же, где идёт сделка.',
        description2: 'Найти перевозчика',
        path: '/requests?type=other',
      },
      ar: {
        title: 'الخدمات اللوجستية في المكان نفسه',
        description: 'يرد الناقلون والمستودعات والمخلّصون الجمركيون على احتياجاتكم إلى جانب الصفقة.',
        description2: 'البحث عن ناقل',
        path: '/requests?type=other',
      },
    },
  },
  {
    key: 'contact',
    icon: 'credit',
    words: {
      en: {
        title: 'First messages cost credits',
        description:
          'Opening a chat costs credits. That keeps bulk messages out.',
        description2: 'How credits work',
        path: '/how-it-works',
      },
      tr: {
        title: 'İlk mesaj kontörle',
        description:
          'Sohbet kontörle açılır. Toplu mesajlar dışarıda kalır, size gelen her mesaj gerçekten size yazılmıştır.',
        description2: 'Kontörler nasıl işler?',
        path: '/nasil-calisir',
      },
      ru: {
        title: 'Платное первое сообщение',
        description:
          'Открыть чат стоит кредитов. Массовых рассылок не бывает, каждое сообщение написано не зря.',
        description2: 'Как работают кредиты',
        path: '/how-it-works',
      },
      ar: {
        title: 'الرسالة الأولى مدفوعة',
        description: 'فتح المحادثة مدفوع بالنقاط؛ هذا يمنع الرسائل الجماعية ويجعل كل رسالة مقصودة.',
        description2: 'كيف تعمل النقاط',
        path: '/how-it-works',
      },
    },
  },
];
