import type { InEachLanguage } from './languages.ts';

/** Pictures that info pages name as `![name]`; served as /static/{name}.webp. */
export const pagePictures: { name: string; alt: InEachLanguage<string> }[] = [
  {
    name: 'how-it-works-1',
    alt: {
      en: 'A company profile being filled in, with an approval mark beside it',
      tr: 'Doldurulmakta olan bir şirket profili, yanında onay işareti',
      ru: 'Заполняемый профиль компании, рядом отметка об одобрении',
      ar: 'ملف شركة قيد الإكمال وإلى جانبه علامة الاعتماد',
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
      en: 'A caravan on its way to a port with ships and cranes',
      tr: 'Gemilerin ve vinçlerin bulunduğu bir limana doğru yol alan kervan',
      ru: 'Караван на пути к порту с кораблями и кранами',
      ar: 'قافلة في طريقها إلى ميناء فيه سفن ورافعات',
    },
  },
  {
    name: 'our-vision-and-mission-1',
    alt: {
      en: 'Trade routes between the Mediterranean, the Gulf and Central Asia',
      tr: 'Akdeniz, Körfez ve Orta Asya arasındaki ticaret yolları',
      ru: 'Торговые пути между Средиземноморьем, Персидским заливом и Центральной Азией',
      ar: 'طرق التجارة بين المتوسط والخليج وآسيا الوسطى',
    },
  },
];
