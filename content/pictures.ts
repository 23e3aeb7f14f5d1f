import type { InEachLanguage } from './languages.ts';

/** Pictures that info pages name as `![name]`; served as /static/{name}.webp. */
export const pagePictures: { name: string; alt: InEachLanguage<string> }[] = [
  {
    name: 'how-it-works-1',
    alt: {
      en: 'A company page with its cover and mark, and a sign that it is approved',
      tr: 'Kapağı ve amblemiyle bir şirket sayfası, yanında onay işareti',
      ru: 'Страница компании с обложкой и знаком, рядом отметка об одобрении',
      ar: 'صفحة شركة بغلافها وشعارها، وإلى جانبها علامة الاعتماد',
    },
  },
  {
    name: 'how-it-works-2',
    alt: {
      en: 'A list of import and export requests from several countries',
      tr: 'Çeşitli ülkelerden ithalat ve ihracat taleplerinin listesi',
      ru: 'Список запросов на импорт и экспорт из разных стран',
      ar: 'قائمة بطلبات استيراد وتصدير من بلدان مختلفة',
    },
  },
  {
    name: 'how-it-works-3',
    alt: {
      en: 'Two companies in a chat, a document passing between them',
      tr: 'Sohbet eden iki şirket, aralarında gidip gelen bir belge',
      ru: 'Две компании переписываются в чате и передают документ',
      ar: 'شركتان في محادثة يتبادلان مستندًا',
    },
  },
  {
    name: 'about-us-1',
    alt: {
      en: 'A container ship at a quay by night, with cranes behind it',
      tr: 'Geceleyin rıhtımda bir konteyner gemisi, arkasında vinçler',
      ru: 'Контейнеровоз ночью у причала, за ним краны',
      ar: 'سفينة حاويات ليلًا عند الرصيف وخلفها الرافعات',
    },
  },
  {
    name: 'our-vision-and-mission-1',
    alt: {
      en: 'A sea chart with trade routes that meet in one port',
      tr: 'Tek bir limanda buluşan ticaret yollarıyla bir deniz haritası',
      ru: 'Морская карта: торговые пути сходятся в одном порту',
      ar: 'خريطة بحرية تلتقي طرق التجارة فيها عند ميناء واحد',
    },
  },
];
