/** Names of goods in the four languages, and demo products whose authors wrote in one language only. */
import type { ApiLanguage } from '../../../contract/text/languages.ts';

interface Goods {
  words: Record<ApiLanguage, string>;
  /** Names of products by their language. */
  found: Partial<Record<ApiLanguage, string>>;
}
const goods = (EN: string, TR: string, RU: string, AR: string, found: Goods['found']): Goods => ({ words: { EN, TR, RU, AR }, found });

export const searchedGoods: readonly Goods[] = [
  goods('cotton yarn', 'pamuk ipliği', 'хлопковая пряжа', 'غزل قطن', { EN: 'Combed ring yarn Ne 30/1, knitting' }),
  goods('towel', 'havlu', 'полотенца', 'مناشف', {
    TR: 'GOTS organik bebek kapüşonlu havlu 75×75',
    AR: 'منشفة شاطئ مخططة 90 × 180 سم',
    RU: 'Полотенце вафельное 40×80, 200 г/м²',
  }),
  goods('olive oil', 'zeytinyağı', 'оливковое масло', 'زيت زيتون', {
    EN: 'Umbria extra virgin olive oil, 500 ml dark glass',
    AR: 'صابون اللبان وزيت الزيتون 100 غ',
  }),
  goods('dates', 'hurma', 'финики', 'تمور', { AR: 'تمر صقعي عضوي 500 غ' }),
  goods('carpet', 'halı', 'ковёр', 'سجاد', { RU: 'Ковровая плитка 50×50, класс 33', TR: 'Bambu görünümlü viskon halı, soft renkler' }),
  goods('sunflower oil', 'ayçiçek yağı', 'подсолнечное масло', 'زيت دوار الشمس', {
    RU: 'Масло подсолнечное рафинированное, 1 л и 5 л ПЭТ',
    EN: 'Light tuna chunks in sunflower oil, 170 g',
  }),
  goods('wheat', 'buğday', 'пшеница', 'قمح', { TR: 'Makarnalık durum buğdayı, 1. sınıf' }),
  goods('rice', 'pirinç', 'рис', 'أرز', { EN: 'Basmati 1121 sella rice, 5 kg and 20 kg' }),
  goods('honey', 'bal', 'мёд', 'عسل', { RU: 'Мёд таёжный, банка 250 г и куботейнер 25 кг' }),
  goods('tea', 'çay', 'чай', 'شاي', { RU: 'Фруктовый чай «Курага – облепиха», 80 г' }),
  goods('coffee', 'kahve', 'кофе', 'قهوة', { RU: 'Кофе в зёрнах под маркой заказчика, 1 кг' }),
  goods('hazelnut', 'fındık', 'фундук', 'بندق', { TR: 'Naturel iç fındık 11–13 mm, Giresun kalite' }),
  goods('dried apricots', 'kuru kayısı', 'курага', 'مشمش مجفف', { RU: 'Курага субхона, натуральная, без серы' }),
  goods('raisins', 'kuru üzüm', 'изюм', 'زبيب', { RU: 'Изюм малаяр, лазерная сортировка' }),
  goods('aluminium', 'alüminyum', 'алюминий', 'ألمنيوم', { EN: 'Standard profiles: angle, T, U, square tube' }),
  goods('cable', 'kablo', 'кабель', 'كابل', { EN: 'Solar cable H1Z2Z2-K 6 mm², red and black' }),
  goods('marble', 'mermer', 'мрамор', 'رخام', { TR: 'Doğal taş lavabo, 42 cm yuvarlak', RU: 'Цоколь из травертина, плита 30×60×3' }),
  goods('glass', 'cam', 'стекло', 'زجاج', {
    TR: 'Cam temizleyici 1 L, tetikli püskürtücü',
    AR: 'شراب رمان 250 مل، زجاج',
    EN: 'Umbria extra virgin olive oil, 500 ml dark glass',
  }),
  goods('soap', 'sabun', 'мыло', 'صابون', { AR: 'صابون اللبان وزيت الزيتون 100 غ', TR: 'Sıvı el sabunu 5 L, hastane ve okul için' }),
  goods('tyres', 'lastik', 'шины', 'إطارات', { EN: 'Truck tyre 315/80 R22.5, drive, 20 PR' }),
  goods('tomato paste', 'domates salçası', 'томатная паста', 'معجون طماطم', {
    AR: 'معجون طماطم 70 غ ظرف',
    TR: 'Domates salçası 28–30 Brix, 830 g teneke',
  }),
  goods('lentils', 'mercimek', 'чечевица', 'عدس', { TR: 'Yeşil mercimek 6–7 mm' }),
  goods('chickpeas', 'nohut', 'нут', 'حمص', { RU: 'Нут 7 мм, калиброванный', TR: 'Nohut 9 mm, koçbaşı' }),
  goods('paper', 'kağıt', 'бумага', 'ورق', { AR: 'أكياس كرافت بمقبض، 80 غ', EN: 'Bagasse clamshell 9 × 6, two compartments' }),
  goods('curtain', 'perde', 'шторы', 'ستائر', {
    TR: 'Otel fon perdesi, karartmalı, FR',
    RU: 'Шторы льняные на петлях, 150×270',
    AR: 'ستائر معتمة للفنادق، مقاومة للهب',
  }),
  goods('fabric', 'kumaş', 'ткань', 'قماش', { TR: '2×1 ribana kumaş, likralı, açık en', AR: 'أغطية كراسي قاعات، جاكار' }),
  goods('timber', 'kereste', 'пиломатериалы', 'أخشاب', { TR: 'Isıl işlemli çam pergola 4×4 m' }),
  goods('tiles', 'seramik', 'плитка', 'بلاط', { TR: 'Eskitme mozaik 5×5, file üzerinde', AR: 'بورسلان 60 × 120 سم، مات، سماكة 9 مم' }),
  goods('furniture', 'mobilya', 'мебель', 'أثاث', {
    TR: 'Kayın restoran sandalyesi, istiflenebilir',
    AR: 'مرآة حائط بإطار نخيل مضغوط 80 × 120',
  }),
];

/** A query in one language, a product in another. */
export const languagePairs = searchedGoods.flatMap(({ words, found }) =>
  Object.entries(found).flatMap(([language, name]) =>
    Object.entries(words)
      .filter(([asked]) => asked !== language)
      .map(([, typed]) => [typed, name] as const),
  ),
);
