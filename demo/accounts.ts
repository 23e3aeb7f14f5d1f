/** The demo accounts of docs/demo.md; all have one password. */
import { company, owner, staff } from './compose.ts';
import type { DemoCompany, DemoUser } from './types.ts';

export const demoPassword = 'Kervan-demo-1';
/** The second factor of moderator@: public, so that everybody can try the console; production refuses it. */
export const demoSecondFactor = 'KERVANDEMOKERVANDEMOKERVANDEMO23';

// prettier-ignore
const elif = owner('owner', 'Elif Yıldırım', 'TR', 'TR', '+905322140718', 1, 'business', 2000, 620, 'owner@kervan.example');

// prettier-ignore
export const accounts: DemoUser[] = [
  elif,
  owner('buyer', 'ليلى الحداد', 'AR', 'EG', '+201001234518', 1, 'basic', 120, 410, 'buyer@kervan.example'),
  { ...owner('newcomer', 'Jonas Weber', 'EN', 'DE', null, 0, 'welcome', 50, 2, 'newcomer@kervan.example'), emailVerified: false },
  { ...owner('expired', 'Ирина Соколова', 'RU', 'RU', '+79106681427', 1, 'basic', 65, 455, 'expired@kervan.example'), planState: 'expired' },
  owner('noplan', 'Oliver Dale', 'EN', 'GB', '+447400123471', 0, null, 60, 33, 'noplan@kervan.example'),
  staff(elif, 'staff', 'Mert Aydın', 'staff@kervan.example', '+905334418205', 0, 'addAndEditSubUser'),
  staff(elif, 'sales', 'Zeynep Koç', 'sales@kervan.example', '+905357720964', 1, 'createChat, getAccesibleChatCards, getChat, sendMessage, requestsAccess'),
  { ...owner('moderator', 'Deniz Aksoy', 'TR', 'TR', '+905423309157', 2, null, 0, 700, 'moderator@kervan.example'), role: 'administrator' },
];

// prettier-ignore
export const accountCompanies: DemoCompany[] = [
  company({
    key: 'bereket-dokuma', owner: 'owner', name: 'Bereket Dokuma San. ve Tic. A.Ş.', language: 'TR', countryCode: 'TR', city: 'Denizli', district: 'Honaz',
    description: 'Bereket Dokuma 1987’den beri Denizli’de havlu, bornoz ve nevresim dokuyor. İki fabrikamızdaki 148 tezgâh, taranmış pamuktan sizin etiketinizle kutulanmış ürüne kadar ayda 320 ton üretir.\n\n31 ülkede otel zincirlerine, hastane gruplarına ve perakende markalarına çalışıyoruz. En az sipariş desen başına bir palettir; el numunesi beş iş gününde çıkar. Genel teslim şeklimiz FOB İzmir veya deponuza DAP’tır.',
    addressHeader: 'Merkez fabrika', addressDescription: 'Organize Sanayi Bölgesi, Turan Bahadır Cad. No. 14', postalCode: '20065', phone: '+902582691440',
    mail: 'export@bereketdokuma.example', companyType: 'manufacturer', activityArea: 2, taxpayerNumber: '1640382914', taxpayerOffice: 'Pamukkale',
    employees: '101-250', hsCode: '6302.60, 6302.21, 6304.92', bankNames: 'Anadolu Ticaret Bankası, Ege Katılım',
    keywords: 'havlu, bornoz, otel tekstili, nevresim, pike, jakarlı, organik pamuk, oeko-tex, gots, fason üretim, özel etiket, spa havlusu, peştemal',
    categories: 'textiles: home-textile woven yarn; furniture: hotel decor', boost: '6d', createdDaysAgo: 618,
  }),
  company({
    key: 'bereket-ambalaj', owner: 'owner', name: 'Bereket Ambalaj Ltd. Şti.', language: 'TR', countryCode: 'TR', city: 'Denizli', district: 'Merkezefendi',
    description: 'Tekstil firmaları için baskılı karton kutu, PVC’siz fermuarlı çanta ve askılı poşet hazırlıyoruz.',
    addressHeader: 'Üretim', addressDescription: '2. Sanayi Sitesi, 164. Sokak No. 9', postalCode: '20010', phone: '+902582513376',
    mail: 'bilgi@bereketambalaj.example', companyType: 'manufacturer', activityArea: 2, taxpayerNumber: '', taxpayerOffice: 'Saraylar',
    employees: '11-25', hsCode: '4819.10, 3923.21', bankNames: 'Ege Katılım', keywords: 'karton kutu, tekstil ambalajı, poşet, fermuarlı çanta',
    categories: 'plastics: boxes film', approveStatus: 1, createdDaysAgo: 34,
    rejectReason: 'Vergi numarası 10 haneli olmalı; girdiğiniz numara 7 haneliydi. Doğru numarayı yazın; vergi levhasındaki unvan ile şirket adı da aynı olmalıdır.',
  }),
  {
    ...company({
      key: 'bereket-zeytin', owner: 'owner', name: 'Bereket Zeytin ve Zeytinyağı', language: 'TR', countryCode: 'TR', city: 'Aydın', district: 'Germencik',
      description: 'Germencik’teki 42 hektar zeytinliğimizden erken hasat natürel sızma zeytinyağı ve salamura Memecik zeytini.',
      addressHeader: 'Zeytinlik', addressDescription: '', postalCode: '', phone: '', mail: 'merhaba@bereketzeytin.example', companyType: 'manufacturer',
      activityArea: 2, taxpayerNumber: '', taxpayerOffice: '', employees: '1-5', hsCode: '1509.20', bankNames: '', keywords: 'zeytinyağı, memecik',
      categories: 'food: oils', approveStatus: 1, createdDaysAgo: 6,
    }),
    website: '', logo: '', cover: '',
  },
  company({
    key: 'nil-home-textiles', owner: 'buyer', name: 'شركة النيل للمفروشات المنزلية', language: 'AR', countryCode: 'EG', city: 'Cairo',
    description: 'نجهّز الفنادق والمنتجعات على ساحل البحر الأحمر والقاهرة بالمناشف والبياضات والستائر منذ عام 2004. نستورد الأقمشة والمناشف الجاهزة من تركيا والهند، ونخيط في مشغلنا بمدينة العبور ما يحتاج إلى مقاسات خاصة.\n\nنطلب عيّنة قبل كل عقد، وندفع باعتماد مستندي عند الاطلاع أو 30 % مقدّمًا والباقي مقابل المستندات.',
    addressHeader: 'المكتب الرئيسي', addressDescription: '17 شارع عباس العقاد، مدينة نصر، الدور الرابع', postalCode: '11765', phone: '+20222748150',
    mail: 'purchasing@nilhome.example', companyType: 'importer-distributor', activityArea: 1, taxpayerNumber: '318-447-902', taxpayerOffice: 'مأمورية ضرائب مدينة نصر',
    employees: '51-100', hsCode: '6302.60, 6303.92', bankNames: 'بنك وادي النيل التجاري', keywords: 'مناشف فندقية, بياضات, ستائر, تجهيز فنادق, مفروشات',
    categories: 'textiles: home-textile woven; furniture: hotel', createdDaysAgo: 405,
  }),
  company({
    key: 'severtex', owner: 'expired', name: 'ООО «Севертекс»', language: 'RU', countryCode: 'RU', city: 'Ivanovo',
    description: 'Шьём постельное бельё и халаты для гостиниц, санаториев и сетевых магазинов. Закупаем вафельное и махровое полотно, готовые полотенца и фурнитуру за рубежом, вышиваем логотипы на собственном участке из шести машин. Постоянный склад в Иванове, отгрузка от 30 коробок.',
    addressHeader: 'Офис и склад', addressDescription: 'ул. Станкостроителей, 5Б, корпус 2', postalCode: '153032', phone: '+74932580417',
    mail: 'zakupki@severtex.example', companyType: 'wholesaler', activityArea: 1, taxpayerNumber: '3702718454', taxpayerOffice: 'ИФНС по г. Иваново',
    employees: '26-50', hsCode: '6302.21, 6208.91', bankNames: 'Верхневолжский Коммерческий Банк', keywords: 'постельное бельё, халаты, вафельное полотно, полотенца, horeca',
    categories: 'textiles: home-textile woven; apparel: women', createdDaysAgo: 450,
  }),
  company({
    key: 'harwick-dale', owner: 'noplan', name: 'Harwick & Dale Trading Ltd', language: 'EN', countryCode: 'GB', city: 'London',
    description: 'A small buying office for independent British retailers. We look for kitchen linen, ceramics and pantry goods from makers who can ship mixed pallets, and we pay on delivery note after the first three orders.',
    addressHeader: 'Office', addressDescription: 'Unit 6, 48 Tanner Yard, Bermondsey', postalCode: 'SE1 3PH', phone: '+442079460371',
    mail: 'hello@harwickdale.example', companyType: 'buying-agent', activityArea: 1, taxpayerNumber: 'GB 417 2086 53', taxpayerOffice: 'HMRC Bermondsey',
    employees: '1-5', hsCode: '6302.91, 6911.10', bankNames: 'Southwark Provincial Bank', keywords: 'kitchen linen, ceramics, pantry',
    categories: 'furniture: kitchenware', createdDaysAgo: 31,
  }),
];
