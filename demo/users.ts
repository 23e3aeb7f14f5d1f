/** Main users of the demo companies, and their staff. The accounts of docs/demo.md are in `accounts.ts`. */
import { owner, staff } from './compose.ts';
import type { DemoUser } from './types.ts';

// prettier-ignore
const lojika = owner('hakan', 'Hakan Erdoğdu', 'TR', 'TR', '+905324417093', 0, 'premium', 5200, 540, 'hakan@lojika.example');
// prettier-ignore
const cinarova = owner('nurten', 'Nurten Çınar', 'TR', 'TR', '+905335126840', 1, 'premium', 4380, 590, 'nurten@cinarovaun.example');
// prettier-ignore
const yildiztepe = owner('serdar', 'Serdar Yıldıztepe', 'TR', 'TR', '+905367314429', 0, 'premium', 3150, 505, 'serdar@yildiztepe.example');
// prettier-ignore
const khaleej = owner('rashid', 'Rashid Al Marri', 'EN', 'AE', '+971504418276', 0, 'premium', 5900, 470, 'rashid@khaleejbridge.example');
// prettier-ignore
const kuban = owner('anna', 'Анна Кравченко', 'RU', 'RU', '+79184410653', 1, 'premium', 2640, 388, 'anna@kubanagro.example');
// prettier-ignore
const samarkand = owner('dilshod', 'Dilshod Rakhimov', 'EN', 'UZ', '+998901274463', 0, 'premium', 3720, 430, 'dilshod@samarkandcotton.example');
// prettier-ignore
const vanderlinde = owner('pieter', 'Pieter van der Linde', 'EN', 'NL', '+31612744019', 0, 'premium', 2210, 362, 'pieter@vanderlinde.example');
// prettier-ignore
const dijla = owner('haider', 'حيدر الكرادي', 'AR', 'IQ', '+9647701284459', 0, 'premium', 4050, 515, 'haider@dijlafoods.example');

// prettier-ignore
const turkiye: DemoUser[] = [
  lojika, cinarova, yildiztepe,
  owner('aysegul', 'Ayşegül Tunalı', 'TR', 'TR', '+905369027715', 1, 'business', 1120, 480, 'aysegul@egepamuk.example'),
  owner('murat', 'Murat Karaçam', 'TR', 'TR', '+905322286617', 0, 'business', 940, 452, 'murat@karacamgida.example'),
  owner('selin', 'Selin Ovalı', 'TR', 'TR', '+905413058822', 1, 'business', 1460, 377, 'selin@ovalidomates.example'),
  owner('temel', 'Temel Kalyoncu', 'TR', 'TR', '+905384471903', 0, 'basic', 210, 298, 'temel@fisiltifindik.example'),
  owner('burak', 'Burak Dökmeci', 'TR', 'TR', '+905332819046', 0, 'premium', 3880, 566, 'burak@dokmeciboru.example'),
  owner('gizem', 'Gizem Frigan', 'TR', 'TR', '+905425510738', 1, 'business', 690, 344, 'gizem@frigyamermer.example'),
  owner('cem', 'Cem Alkoray', 'EN', 'TR', '+905353372281', 0, 'business', 1730, 401, 'cem@alkorprofil.example'),
  owner('huseyin', 'Hüseyin Hasatçı', 'TR', 'TR', '+905376604912', 0, 'business', 1015, 412, 'huseyin@hasatmakine.example'),
  owner('can', 'Can Voltan', 'EN', 'TR', '+905321940657', 0, 'business', 1580, 365, 'can@akimsankablo.example'),
  owner('gul', 'Gül Pınarlı', 'TR', 'TR', '+905447713205', 1, 'basic', 160, 47, 'gul@gulpinar.example'),
  owner('fatih', 'Fatih Safiroğlu', 'TR', 'TR', '+905393085146', 0, 'business', 1290, 333, 'fatih@safirtemizlik.example'),
  owner('mehmet', 'Mehmet Merinoğlu', 'TR', 'TR', '+905324750981', 0, 'premium', 4410, 578, 'mehmet@merinova.example'),
  owner('esra', 'Esra Poyraz', 'TR', 'TR', '+905358801473', 1, 'business', 820, 289, 'esra@poyraztekstil.example'),
  owner('ismail', 'İsmail Kalıpçı', 'TR', 'TR', '+905337249016', 0, 'business', 1350, 395, 'ismail@kalipsan.example'),
  owner('derya', 'Derya Akın', 'EN', 'TR', '+905428816340', 1, 'business', 1675, 310, 'derya@medisfer.example'),
  owner('ramazan', 'Ramazan Uzunyol', 'TR', 'TR', '+905365527183', 0, 'business', 760, 427, 'ramazan@uzunyol.example'),
];

// prettier-ignore
const arabWorld: DemoUser[] = [
  khaleej, dijla,
  owner('omar', 'عمر الحربي', 'AR', 'SA', '+966504417283', 0, 'business', 1840, 466, 'omar@daralwaha.example'),
  owner('turki', 'تركي الغامدي', 'AR', 'SA', '+966551208846', 0, 'business', 1505, 391, 'turki@ruknbuild.example'),
  owner('sulaiman', 'سليمان القصيّر', 'AR', 'SA', '+966533609174', 0, 'premium', 2890, 355, 'sulaiman@najddates.example'),
  owner('fahad', 'فهد العجمي', 'AR', 'KW', '+96566120847', 0, 'basic', 240, 58, 'fahad@sawahil.example'),
  owner('maryam', 'Maryam Al-Kuwari', 'EN', 'QA', '+97455284416', 1, 'basic', 310, 41, 'maryam@dohafacility.example'),
  owner('salim', 'سالم الشحري', 'AR', 'OM', '+96892174480', 0, 'basic', 275, 260, 'salim@dhofarscents.example'),
  owner('ali', 'علي البصري', 'AR', 'IQ', '+9647802214907', 0, 'business', 1190, 438, 'ali@rafidainsteel.example'),
  owner('rebin', 'ريبين هورامي', 'AR', 'IQ', '+9647504471882', 0, 'basic', 180, 247, 'rebin@qalatbuild.example'),
  owner('mahmoud', 'محمود الدسوقي', 'AR', 'EG', '+201122847190', 0, 'business', 930, 408, 'mahmoud@deltacrops.example'),
  owner('hany', 'هاني البورسعيدي', 'AR', 'EG', '+201276614038', 0, 'basic', 150, 214, 'hany@portsaidpack.example'),
];

// prettier-ignore
const russia: DemoUser[] = [
  kuban,
  owner('pavel', 'Павел Черданцев', 'RU', 'RU', '+79139084471', 0, 'business', 870, 302, 'pavel@sibkedr.example'),
  owner('rustam', 'Рустам Галиев', 'RU', 'RU', '+79172206184', 0, 'business', 1240, 356, 'rustam@volgainterior.example'),
  owner('oksana', 'Оксана Белова', 'RU', 'RU', '+79219047736', 1, 'basic', 330, 271, 'oksana@nevafrukt.example'),
  owner('igor', 'Игорь Донченко', 'RU', 'RU', '+79281140952', 0, 'business', 1105, 384, 'igor@dontranzit.example'),
  owner('viktor', 'Виктор Лапшин', 'RU', 'RU', '+79163348207', 0, 'premium', 3360, 419, 'viktor@stroyfasad.example'),
  owner('marina', 'Марина Чайкина', 'RU', 'RU', '+79257719430', 1, 'basic', 205, 233, 'marina@chainyput.example'),
];

// prettier-ignore
const europe: DemoUser[] = [
  vanderlinde,
  owner('klaus', 'Klaus Müller', 'EN', 'DE', '+4915123470816', 0, 'business', 1610, 415, 'klaus@mueller-heimtex.example'),
  owner('giulia', 'Giulia Brizi', 'EN', 'IT', '+393471280946', 1, 'basic', 265, 224, 'giulia@sanbrizio.example'),
  owner('camille', 'Camille Vauclair', 'EN', 'FR', '+33612470983', 1, 'business', 1420, 318, 'camille@vauclair.example'),
  owner('tomasz', 'Tomasz Sadowski', 'EN', 'PL', '+48601274839', 0, 'basic', 190, 243, 'tomasz@polskiesady.example'),
  owner('lena', 'Lena Hofer', 'EN', 'AT', '+436641274805', 1, 'business', 1985, 371, 'lena@alpenwerk.example'),
  owner('priya', 'Priya Brightwell', 'EN', 'GB', '+447400518264', 1, 'basic', 345, 196, 'priya@brightwell.example'),
];

// prettier-ignore
const centralAsia: DemoUser[] = [
  samarkand,
  owner('aizhan', 'Айжан Садыкова', 'RU', 'KZ', '+77017124480', 1, 'business', 1575, 367, 'aizhan@alataufood.example'),
  owner('yerlan', 'Ерлан Жумабаев', 'RU', 'KZ', '+77052281946', 0, 'basic', 285, 201, 'yerlan@teplitsyuga.example'),
  owner('nurlan', 'Нурлан Абишев', 'RU', 'KZ', '+77771409253', 0, 'business', 990, 349, 'nurlan@stepexpress.example'),
  owner('zarina', 'Зарина Хамидова', 'RU', 'UZ', '+998935127740', 1, 'basic', 175, 219, 'zarina@bukharafrukt.example'),
  owner('botir', 'Ботир Юсупов', 'RU', 'UZ', '+998974410826', 0, 'welcome', 50, 9, 'botir@tashdom.example'),
];

const chatFlags = 'createChat, getAccesibleChatCards, getChat, sendMessage';

// prettier-ignore
const employees: DemoUser[] = [
  staff(lojika, 'lojika-desk', 'Büşra Tekin', 'busra@lojika.example', '+905321187420', 1, `${chatFlags}, requestsAccess`),
  staff(lojika, 'lojika-night', 'Onur Gezer', 'onur@lojika.example', '+905334902817', 0, chatFlags),
  staff(lojika, 'lojika-accounts', 'Sevgi Malkoç', 'sevgi@lojika.example', '+905352046619', 1, 'viewUserTransactions, addCredits'),
  staff(cinarova, 'cinarova-export', 'Halil Yurt', 'halil@cinarovaun.example', '+905366618240', 0, `${chatFlags}, requestsAccess, productsAccess`),
  staff(cinarova, 'cinarova-quality', 'Meltem Saka', 'meltem@cinarovaun.example', '+905377150294', 1, 'productsAccess'),
  staff(cinarova, 'degirmen-service', 'Tolga Kırım', 'tolga@degirmenteknik.example', '+905413387602', 0, `${chatFlags}, deleteChat`),
  staff(yildiztepe, 'yildiztepe-showroom', 'Pelin Ateş', 'pelin@yildiztepe.example', '+905424816073', 1, `${chatFlags}, productsAccess`),
  staff(yildiztepe, 'yildiztepe-contract', 'Volkan Sezer', 'volkan@yildiztepe.example', '+905446029318', 0, `${chatFlags}, requestsAccess, editAndDeleteCompany`),
  staff(khaleej, 'khaleej-purchasing', 'Noor Fathima', 'noor@khaleejbridge.example', '+971551840273', 1, `${chatFlags}, requestsAccess`),
  staff(khaleej, 'khaleej-office', 'Bilal Qureshi', 'bilal@khaleejbridge.example', '+971526610947', 0, 'addAndEditSubUser, viewUserTransactions'),
  staff(khaleej, 'marafi-operations', 'يوسف الحوسني', 'yousef@marafi.example', '+971503374128', 0, `${chatFlags}, requestsAccess`),
  staff(kuban, 'kuban-sales', 'Дмитрий Шевцов', 'dmitry@kubanagro.example', '+79182274016', 0, `${chatFlags}, requestsAccess, productsAccess`),
  staff(kuban, 'kuban-documents', 'Елена Литвин', 'elena@kubanagro.example', '+79189053372', 1, 'getAccesibleChatCards, getChat'),
  staff(samarkand, 'samarkand-sales', 'Malika Yuldasheva', 'malika@samarkandcotton.example', '+998909183344', 1, `${chatFlags}, requestsAccess, productsAccess`),
  staff(samarkand, 'samarkand-finance', 'Timur Saidov', 'timur@samarkandcotton.example', '+998946620173', 0, 'viewUserTransactions, addCredits, changeCreditPlan'),
  staff(vanderlinde, 'vanderlinde-rates', 'Sanne de Wit', 'sanne@vanderlinde.example', '+31620918344', 1, `${chatFlags}, requestsAccess, addCompany`),
  staff(dijla, 'dijla-purchasing', 'زينب الموسوي', 'zainab@dijlafoods.example', '+9647719046283', 1, `${chatFlags}, requestsAccess`),
  staff(dijla, 'dijla-office', 'مصطفى العبيدي', 'mustafa@dijlafoods.example', '+9647733180526', 0, 'addAndEditSubUser, editUserProfile'),
];

// prettier-ignore
export const traders: DemoUser[] = [...turkiye, ...arabWorld, ...russia, ...europe, ...centralAsia, ...employees];
