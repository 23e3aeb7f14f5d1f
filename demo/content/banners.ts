import type { DemoBanner } from './types.ts';

/** An openly licensed film (Blender Foundation, CC BY), so that the video frame can be seen at work. */
const video = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

export const banners: DemoBanner[] = [
  {
    language: 'EN',
    image: 'banner/port',
    topText: 'Import and export in four languages',
    title: 'Find the buyer at the other end of the road',
    description: 'Post what you sell or what you need. Approved companies from Istanbul to Almaty read it in their own language.',
  },
  {
    language: 'EN',
    image: 'banner/market',
    topText: 'Open requests',
    title: 'Answer with a price, not with a brochure',
    description: 'Every request names quantity, quality and delivery terms, and has been read by a person before you see it.',
  },
  {
    language: 'EN',
    image: 'banner/warehouse',
    topText: 'Logistics',
    title: 'The cargo needs a truck as well',
    description: 'Carriers, warehouses and customs brokers answer logistic needs right beside the deal.',
  },
  {
    language: 'EN',
    image: 'banner/caravan',
    title: 'Show how your goods are made',
    description: 'Add a film to your company page: a buyer who has seen the line asks better questions.',
    videoUrl: video,
  },
  {
    language: 'TR',
    image: 'banner/port',
    topText: 'Dört dilde ithalat ve ihracat',
    title: 'Yolun öbür ucundaki alıcıyı bulun',
    description: 'Ne sattığınızı ya da neye ihtiyacınız olduğunu yazın. İstanbul’dan Almatı’ya onaylı şirketler kendi dilinde okusun.',
  },
  {
    language: 'TR',
    image: 'banner/plant',
    topText: 'Üreticiler için',
    title: 'Fabrikanız yurt dışından da görünsün',
    description: 'Ürünlerinizi, belgelerinizi ve kapasitenizi bir kez girin; alıcılar sizi kategorinizde bulsun.',
  },
  {
    language: 'TR',
    image: 'banner/warehouse',
    topText: 'Lojistik',
    title: 'Malın bir de tıra ihtiyacı var',
    description: 'Nakliyeciler, depolar ve gümrük müşavirleri lojistik ihtiyacınıza anlaşmanın yanı başında yanıt verir.',
  },
  {
    language: 'TR',
    image: 'banner/caravan',
    title: 'Ürününüzün nasıl yapıldığını gösterin',
    description: 'Şirket sayfanıza film ekleyin: üretim hattını gören alıcı daha doğru soru sorar.',
    videoUrl: video,
  },
  {
    language: 'RU',
    image: 'banner/port',
    topText: 'Импорт и экспорт на четырёх языках',
    title: 'Найдите покупателя на другом конце пути',
    description: 'Напишите, что вы продаёте или ищете. Одобренные компании от Стамбула до Алматы прочтут это на своём языке.',
  },
  {
    language: 'RU',
    image: 'banner/market',
    topText: 'Открытые запросы',
    title: 'Отвечайте ценой, а не буклетом',
    description: 'В каждом запросе есть объём, качество и базис поставки, и до публикации его прочитал человек.',
  },
  {
    language: 'RU',
    image: 'banner/warehouse',
    topText: 'Логистика',
    title: 'Грузу нужна ещё и машина',
    description: 'Перевозчики, склады и таможенные представители отвечают на запросы о перевозке рядом со сделкой.',
  },
  {
    language: 'RU',
    image: 'banner/caravan',
    title: 'Покажите, как делают ваш товар',
    description: 'Добавьте видео на страницу компании: покупатель, который видел линию, задаёт точные вопросы.',
    videoUrl: video,
  },
  {
    language: 'AR',
    image: 'banner/port',
    topText: 'الاستيراد والتصدير بأربع لغات',
    title: 'اعثر على المشتري في الطرف الآخر من الطريق',
    description: 'انشر ما تبيعه أو ما تحتاج إليه، تقرؤه شركات معتمدة من إسطنبول إلى ألماتي كلٌّ بلغته.',
  },
  {
    language: 'AR',
    image: 'banner/market',
    topText: 'طلبات مفتوحة',
    title: 'أجب بالسعر لا بالكتالوج',
    description: 'كل طلب يذكر الكمية والجودة وشروط التسليم، وقد قرأه إنسان قبل أن تراه.',
  },
  {
    language: 'AR',
    image: 'banner/plant',
    topText: 'للمصنّعين',
    title: 'ليُرَ مصنعك من خارج الحدود',
    description: 'أدخل منتجاتك وشهاداتك وطاقتك الإنتاجية مرة واحدة، ليجدك المشترون في فئتك.',
  },
  {
    language: 'AR',
    image: 'banner/caravan',
    title: 'أظهر كيف تُصنع بضاعتك',
    description: 'أضف فيديو إلى صفحة شركتك: المشتري الذي رأى خط الإنتاج يسأل أسئلة أدق.',
    videoUrl: video,
  },
];
