import { company } from '../compose.ts';
import type { DemoCompany } from '../types.ts';

const trader = { language: 'TR', countryCode: 'TR' } as const;

// prettier-ignore
export const turkiyeGoods: DemoCompany[] = [
  company({
    ...trader, key: 'yildiztepe-mobilya', owner: 'serdar', name: 'Yıldıztepe Mobilya San. ve Tic. A.Ş.', city: 'Kayseri', district: 'Melikgazi',
    description: 'Otel odası, yurt ve ofis mobilyasında tasarımdan montaja kadar tek elden çalışıyoruz. 34.000 m² kapalı alanda lake, kaplama ve döşeme hatlarımız var; örnek oda üç haftada kurulur. Bugüne kadar 11 ülkede 26.000 oda teslim ettik.',
    addressHeader: 'Fabrika ve showroom', addressDescription: 'Kayseri OSB, 14. Cadde No. 27', postalCode: '38070', phone: '+903523221845', mail: 'contract@yildiztepe.example',
    companyType: 'manufacturer', activityArea: 2, taxpayerNumber: '9760341828', taxpayerOffice: 'Mimar Sinan', employees: '250+', hsCode: '9403.50, 9401.61, 9404.21',
    bankNames: 'Erciyes Bank, Anadolu Ticaret Bankası', keywords: 'otel mobilyası, yatak odası, koltuk takımı, ofis mobilyası, proje mobilyası, yatak, baza, örnek oda', categories: 'furniture: hotel home office; textiles: woven', createdDaysAgo: 502,
  }),
  company({
    ...trader, key: 'hasat-makine', owner: 'huseyin', name: 'Hasat Tarım Makineleri Ltd. Şti.', city: 'Konya', district: 'Meram',
    description: 'Pnömatik ekim makinesi, diskli tırmık, su tankeri ve balya makinesi yedek parçası üretiyoruz. Makinelerimiz 60 BG’den 180 BG’ye kadar traktörlere uyar, TSE ve CE belgelidir. Bayilere altı ay stok desteği veriyoruz.',
    addressHeader: 'Fabrika', addressDescription: 'Büsan Özel OSB, Fatih Mah. 10646. Sokak No. 8', postalCode: '42090', phone: '+903323455029', mail: 'ihracat@hasatmakine.example',
    companyType: 'manufacturer', activityArea: 2, taxpayerNumber: '4570192839', taxpayerOffice: 'Meram', employees: '51-100', hsCode: '8432.31, 8433.90', bankNames: 'Bozkır Bank',
    keywords: 'ekim makinesi, diskli tırmık, su tankeri, balya makinesi, tarım yedek parça', categories: 'machinery: farm spare-parts', createdDaysAgo: 409,
  }),
  company({
    ...trader, language: 'EN', key: 'akimsan-kablo', owner: 'can', name: 'Akımsan Cable Industries', city: 'Tekirdağ', district: 'Çorlu',
    description: 'Low-voltage power, installation and solar cables with copper and aluminium conductors, tested to IEC and EN standards in our own laboratory. 900 km a week, drums and coils printed in your language. Most orders to the Gulf sail from Ambarlı within three weeks.',
    addressHeader: 'Factory', addressDescription: 'Velimeşe OSB, 215. Sokak No. 4', postalCode: '59880', phone: '+902826853370', mail: 'export@akimsankablo.example',
    companyType: 'manufacturer', activityArea: 2, taxpayerNumber: '0270948167', taxpayerOffice: 'Çorlu', employees: '101-250', hsCode: '8544.49, 8544.60', bankNames: 'Boğaz Yatırım Bankası',
    keywords: 'cable, nym, nyy, xlpe, solar cable, lszh, iec 60227', categories: 'electrical: cables lighting', createdDaysAgo: 361,
  }),
  company({
    ...trader, key: 'gulpinar-kozmetik', owner: 'gul', name: 'Gülpınar Doğal Kozmetik', city: 'Isparta', district: 'Keçiborlu',
    description: 'Isparta gülünü mayıs sabahlarında topluyor, aynı gün bakır imbikte damıtıyoruz. Gül yağı, gül suyu ve gül özlü krem; hepsi İTS kayıtlı, paraben içermez. Dökme veya kendi markanızla.',
    addressHeader: 'Damıtma evi', addressDescription: 'Ardıçlı Köyü Yolu No. 3', postalCode: '32700', phone: '+902465514083', mail: 'merhaba@gulpinar.example',
    companyType: 'manufacturer', activityArea: 2, taxpayerNumber: '4230718590', taxpayerOffice: 'Davraz', employees: '11-25', hsCode: '3301.29, 3304.99', bankNames: 'Göller Bankası',
    keywords: 'gül yağı, gül suyu, doğal kozmetik, krem', categories: 'cosmetics: skin perfume', approveStatus: 3, createdDaysAgo: 44,
  }),
  company({
    ...trader, key: 'safir-temizlik', owner: 'fatih', name: 'Safir Deterjan ve Temizlik Ürünleri A.Ş.', city: 'Gaziantep', district: 'Şahinbey',
    description: 'Toz ve sıvı deterjan, bulaşık jeli, çamaşır suyu ve ıslak mendil üretiyoruz. Yılda 70.000 tonluk püskürtmeli kule Irak, Ürdün, Libya ve Balkanlara çalışır; etiketi dört dilde basar, karışık konteyner yükleriz.',
    addressHeader: 'Fabrika', addressDescription: '5. OSB, 83554 No.lu Cadde 19', postalCode: '27620', phone: '+903422116053', mail: 'export@safirtemizlik.example',
    companyType: 'manufacturer', activityArea: 2, taxpayerNumber: '7410385299', taxpayerOffice: 'Suburcu', employees: '101-250', hsCode: '3402.50, 3401.20', bankNames: 'Çukurova Katılım, Ege Katılım',
    keywords: 'deterjan, sıvı sabun, ıslak mendil, çamaşır suyu, bulaşık jeli', categories: 'chemicals: detergents; cosmetics: hygiene baby', createdDaysAgo: 330,
  }),
  company({
    ...trader, key: 'merinova-hali', owner: 'mehmet', name: 'Merinova Halı San. A.Ş.', city: 'Gaziantep', district: 'Şehitkamil',
    description: 'Makine halısında akrilik, polipropilen ve bambu iplikle yılda 4,2 milyon m² dokuyoruz. 3,4 milyon ilmekten 1 milyon ilmeğe kadar kalite, 4 metre en, istenen ölçüde overlok. Cami ve otel projelerinde çizim bizden, yerinde serim sizin ekibinizle yapılır.',
    addressHeader: 'Dokuma tesisi', addressDescription: '2. OSB, Celal Doğan Bulvarı No. 35', postalCode: '27120', phone: '+903423371890', mail: 'sales@merinova.example',
    companyType: 'manufacturer', activityArea: 2, taxpayerNumber: '6190472539', taxpayerOffice: 'Gazikent', employees: '250+', hsCode: '5702.42, 5703.30', bankNames: 'Çukurova Katılım',
    keywords: 'makine halısı, cami halısı, otel halısı, akrilik halı, kilim, paspas, yolluk', categories: 'textiles: carpets home-textile yarn; furniture: decor', boost: '30s', createdDaysAgo: 574,
  }),
  company({
    ...trader, key: 'poyraz-tekstil', owner: 'esra', name: 'Poyraz Konfeksiyon ve İş Giyim', city: 'İstanbul', district: 'Bağcılar',
    description: 'İş kıyafeti, hastane forması ve kadın dış giyimde kesimden ütü pakete kadar çalışan 140 kişilik bir atölyeyiz. EN ISO 20471 ve EN ISO 11612 belgeli modellerimiz vardır. 300 adetten başlayan siparişlerde dört hafta termin veriyoruz.',
    addressHeader: 'Atölye', addressDescription: 'Mahmutbey Mah. İnönü Cad. Konfeksiyoncular Sitesi B Blok 22', postalCode: '34218', phone: '+902124459087', mail: 'siparis@poyraztekstil.example',
    companyType: 'manufacturer', activityArea: 2, taxpayerNumber: '7310592842', taxpayerOffice: 'Güneşli', employees: '101-250', hsCode: '6203.23, 6211.43', bankNames: 'Boğaz Yatırım Bankası',
    keywords: 'iş kıyafeti, forma, kadın giyim, reflektörlü yelek', categories: 'apparel: workwear women', createdDaysAgo: 285,
  }),
  company({
    ...trader, key: 'kalipsan-plastik', owner: 'ismail', name: 'Kalıpsan Plastik Ambalaj San. Ltd. Şti.', city: 'Sakarya', district: 'Hendek',
    description: 'PET preform, HDPE bidon, streç film ve gıda kovası üretiyoruz. 31 enjeksiyon ve şişirme makinemiz üç vardiya çalışır; gıdayla temas analizleri ve migrasyon raporları hazırdır. Kendi kalıphanemizde yeni şişe kalıbı 35 günde çıkar.',
    addressHeader: 'Fabrika', addressDescription: 'Sakarya 2. OSB, 12. Yol No. 6', postalCode: '54300', phone: '+902646541237', mail: 'ihracat@kalipsan.example',
    companyType: 'manufacturer', activityArea: 2, taxpayerNumber: '4860217398', taxpayerOffice: 'Hendek', employees: '101-250', hsCode: '3923.30, 3920.10', bankNames: 'Anadolu Ticaret Bankası',
    keywords: 'pet preform, bidon, streç film, plastik kova, kapak', categories: 'plastics: bottles film boxes', createdDaysAgo: 392,
  }),
  company({
    ...trader, language: 'EN', key: 'medisfer', owner: 'derya', name: 'Medisfer Medical Products', city: 'Ankara', district: 'Sincan',
    description: 'Single-use medical goods from a class 8 clean room: examination gloves, surgical drapes, gowns and dressing sets. EO sterilisation is done in-house, with validation files for each load. CE marked under MDR, ISO 13485.',
    addressHeader: 'Clean-room plant', addressDescription: 'Ankara 1. OSB, Oğuz Cad. No. 11', postalCode: '06935', phone: '+903122670548', mail: 'tenders@medisfer.example',
    companyType: 'manufacturer', activityArea: 2, taxpayerNumber: '6130849272', taxpayerOffice: 'Sincan', employees: '51-100', hsCode: '4015.12, 9018.90, 3005.90', bankNames: 'Bozkır Bank',
    keywords: 'surgical drape, gloves, sterile set, gown, dressing', categories: 'health: disposables devices', createdDaysAgo: 306,
  }),
  company({
    ...trader, key: 'uzunyol-lojistik', owner: 'ramazan', name: 'Uzunyol Uluslararası Taşımacılık Ltd. Şti.', city: 'Hatay', district: 'İskenderun',
    description: 'İskenderun’dan Irak, Ürdün, Suudi Arabistan ve Birleşik Arap Emirlikleri’ne frigo ve tenteli TIR ile düzenli sefer yapıyoruz. 52 öz mal araç, Habur’da iki kişilik saha ekibi, sıcaklık kaydı her teslimde PDF olarak gönderilir.',
    addressHeader: 'Garaj ve ofis', addressDescription: 'Sarıseki Mah. E-5 Karayolu Üzeri No. 210', postalCode: '31200', phone: '+903266563391', mail: 'operasyon@uzunyol.example',
    companyType: 'freight-forwarder', activityArea: 2, taxpayerNumber: '8990412634', taxpayerOffice: 'Sahil', employees: '51-100', hsCode: '', bankNames: 'Çukurova Katılım',
    keywords: 'frigo tır, ırak nakliye, körfez, tenteli araç', categories: 'logistics: road', createdDaysAgo: 424,
  }),
];
