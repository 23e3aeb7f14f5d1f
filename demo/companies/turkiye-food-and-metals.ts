import { company } from '../compose.ts';
import type { DemoCompany } from '../types.ts';

const trader = { language: 'TR', countryCode: 'TR' } as const;

// prettier-ignore
export const turkiyeFoodAndMetals: DemoCompany[] = [
  company({
    ...trader, key: 'ege-pamuk-iplik', owner: 'aysegul', name: 'Ege Pamuk İplik Ltd. Şti.', city: 'Aydın', district: 'Söke',
    description: 'Söke ovasının pamuğunu Ne 16’dan Ne 50’ye kadar ring, kompakt ve open-end ipliğe çeviriyoruz. 32.400 iğ, günde 21 ton. Bobin boyahanemizde reaktif boyama yapılır; her partiyle birlikte Uster raporu ve boya reçetesi verilir.',
    addressHeader: 'İplik fabrikası', addressDescription: 'Söke OSB, 3. Cadde No. 22', postalCode: '09200', phone: '+902565183044', mail: 'satis@egepamuk.example',
    companyType: 'manufacturer', activityArea: 2, taxpayerNumber: '3250419781', taxpayerOffice: 'Söke', employees: '101-250', hsCode: '5205.12, 5205.24',
    bankNames: 'Anadolu Ticaret Bankası', keywords: 'pamuk ipliği, penye, kompakt iplik, open-end, boyalı bobin, bci', categories: 'textiles: yarn knitted', createdDaysAgo: 476,
  }),
  company({
    ...trader, key: 'lojika-nakliyat', owner: 'hakan', name: 'Lojika Nakliyat A.Ş.', city: 'İstanbul', district: 'Tuzla',
    description: 'Kendi 86 çekicimiz ve Avrupa, Orta Asya ve Körfez’deki acente ağımızla karayolu, denizyolu ve kombine taşıma yapıyoruz. Habur, Sarp ve Kapıkule’de kendi personelimiz var. Araç takip bağlantısını yükleme sırasında size göndeririz; CMR sigortası 500.000 avroya kadardır.',
    addressHeader: 'Genel müdürlük', addressDescription: 'Aydınlı Mah. Liman Yolu Cad. No. 41 K. 3', postalCode: '34953', phone: '+902163948260', mail: 'teklif@lojika.example',
    companyType: 'freight-forwarder', activityArea: 2, taxpayerNumber: '6090274415', taxpayerOffice: 'Tuzla', employees: '101-250', hsCode: '', bankNames: 'Boğaz Yatırım Bankası, Ege Katılım',
    keywords: 'nakliye, ftl, parsiyel, habur, konteyner, proje yükü, frigo, antrepo', categories: 'logistics: road sea storage', createdDaysAgo: 538,
  }),
  company({
    ...trader, key: 'rota-gumruk', owner: 'hakan', name: 'Rota Gümrük Müşavirliği Ltd. Şti.', city: 'Mersin', district: 'Akdeniz',
    description: 'Mersin Limanı ve serbest bölgede 19 yıldır ithalat, ihracat ve transit beyannamesi hazırlıyoruz. TAREKS, tarım ve zirai karantina izinleri, A.TR, EUR.1 ve menşe belgelerinin takibi bize aittir; dosyanızın durumunu her akşam yazılı bildiririz.',
    addressHeader: 'Liman ofisi', addressDescription: 'Kültür Mah. Liman Cad. Ticaret İş Hanı No. 58/12', postalCode: '33010', phone: '+903242385517', mail: 'dosya@rotagumruk.example',
    companyType: 'customs-broker', activityArea: 2, taxpayerNumber: '7350618826', taxpayerOffice: 'Liman', employees: '11-25', hsCode: '', bankNames: 'Boğaz Yatırım Bankası',
    keywords: 'gümrükleme, mersin limanı, transit, menşe belgesi, tareks', categories: 'logistics: customs', createdDaysAgo: 320,
  }),
  company({
    ...trader, key: 'cinarova-un', owner: 'nurten', name: 'Çınarova Un ve Makarna San. A.Ş.', city: 'Konya', district: 'Karatay',
    description: 'Günde 620 ton buğday kıran değirmenimiz, iki makarna hattı ve 48.000 tonluk çelik silomuzla Irak’a, Körfez ülkelerine ve Batı Afrika’ya çalışıyoruz. Un, irmik, makarna ve şehriyede kendi markanızla 1 kg’dan 50 kg’a kadar dolum yapılır. ISO 22000, Helal ve BRCGS belgelidir.',
    addressHeader: 'Değirmen', addressDescription: 'Fevzi Çakmak Mah. Ankara Yolu 11. km', postalCode: '42050', phone: '+903323467112', mail: 'ihracat@cinarovaun.example',
    companyType: 'manufacturer', activityArea: 2, taxpayerNumber: '2480193361', taxpayerOffice: 'Selçuk', employees: '250+', hsCode: '1101.00, 1902.19, 1103.11',
    bankNames: 'Anadolu Ticaret Bankası, Bozkır Bank', keywords: 'un, irmik, makarna, şehriye, özel etiket, brcgs, helal, iso 22000, 50 kg çuval, ekmeklik un, kepek, fason dolum',
    categories: 'food: flour-pasta; agriculture: grains feed', createdDaysAgo: 586,
  }),
  company({
    ...trader, language: 'EN', key: 'degirmen-teknik', owner: 'nurten', name: 'Değirmen Teknik Makina A.Ş.', city: 'Konya', district: 'Selçuklu',
    description: 'We design, build and commission flour, semolina and feed mills from 50 to 600 tonnes a day. Roller mills, plansifters and purifiers come out of our own foundry and machine shop, and our erectors stay on site until the extraction rate in the contract is reached. 140 plants run in 27 countries.',
    addressHeader: 'Factory', addressDescription: 'Konya Organised Industrial Zone, Lalehan Cad. 30', postalCode: '42300', phone: '+903322394471', mail: 'project@degirmenteknik.example',
    companyType: 'manufacturer', activityArea: 2, taxpayerNumber: '2730485514', taxpayerOffice: 'Mevlana', employees: '101-250', hsCode: '8437.80, 8437.90',
    bankNames: 'Bozkır Bank', keywords: 'flour mill, roller mill, plansifter, turnkey mill, grain silo, feed mill, mill spare parts', categories: 'machinery: food-machinery spare-parts', createdDaysAgo: 571,
  }),
  company({
    ...trader, key: 'karacam-gida', owner: 'murat', name: 'Karaçam Gıda ve Bakliyat A.Ş.', city: 'Mersin', district: 'Toroslar',
    description: 'Kırmızı mercimek, nohut, bulgur ve kuru fasulyeyi Mersin’deki tesisimizde eliyor, kırıyor ve paketliyoruz. Optik ayıklama ve metal dedektöründen geçmeyen mal yüklenmez. Limana 11 km uzaktayız; haftada 25 konteyner çıkışımız var.',
    addressHeader: 'İşleme tesisi', addressDescription: 'Mersin-Tarsus OSB, 8. Cadde No. 5', postalCode: '33400', phone: '+903246760938', mail: 'murat@karacamgida.example',
    companyType: 'exporter', activityArea: 2, taxpayerNumber: '5040728813', taxpayerOffice: 'Uray', employees: '51-100', hsCode: '0713.40, 0713.20, 1904.30',
    bankNames: 'Anadolu Ticaret Bankası, Çukurova Katılım', keywords: 'mercimek, nohut, bulgur, bakliyat, kuru fasulye', categories: 'agriculture: nuts-pulses grains', createdDaysAgo: 449,
  }),
  company({
    ...trader, key: 'ovali-domates', owner: 'selin', name: 'Ovalı Domates ve Konserve San. Ltd. Şti.', city: 'Manisa', district: 'Saruhanlı',
    description: 'Gediz ovasında 640 çiftçiyle sözleşmeli üretim yapıyor, 24 saat içinde işlenen domatesten salça, doğranmış domates ve közlenmiş biber hazırlıyoruz. Aseptik varil, 4/1 teneke ve cam kavanoz; kalıntı analizi her parti için eklenir.',
    addressHeader: 'Fabrika', addressDescription: 'Akhisar Yolu 4. km, Saruhanlı', postalCode: '45800', phone: '+902363571290', mail: 'export@ovalidomates.example',
    companyType: 'manufacturer', activityArea: 2, taxpayerNumber: '6440935124', taxpayerOffice: 'Mesir', employees: '101-250', hsCode: '2002.90, 2005.99',
    bankNames: 'Ege Katılım', keywords: 'domates salçası, aseptik varil, közlenmiş biber, konserve, brix 36-38', categories: 'food: canned-food', boost: '5h', createdDaysAgo: 372,
  }),
  company({
    ...trader, key: 'fisilti-findik', owner: 'temel', name: 'Fısıltı Fındık Tarım Ürünleri', city: 'Ordu', district: 'Fatsa',
    description: 'Üç kuşaktır Fatsa ve Ünye’nin yamaçlarından fındık topluyoruz. Naturel iç, kavrulmuş, kıyılmış ve püre; aflatoksin analizi Ordu laboratuvarında sevkten önce yapılır. En az sipariş 5 ton.',
    addressHeader: 'Kırma tesisi', addressDescription: 'Dolunay Mah. Sahil Yolu No. 117', postalCode: '52400', phone: '+904524230816', mail: 'info@fisiltifindik.example',
    companyType: 'manufacturer', activityArea: 2, taxpayerNumber: '3870516640', taxpayerOffice: 'Fatsa', employees: '26-50', hsCode: '0802.22, 2008.19',
    bankNames: 'Karadeniz Ticaret Bankası', keywords: 'fındık, kavrulmuş fındık, fındık püresi, giresun kalite', categories: 'agriculture: nuts-pulses; food: confectionery', createdDaysAgo: 295,
  }),
  company({
    ...trader, key: 'dokmeci-boru', owner: 'burak', name: 'Dökmeci Boru Profil San. A.Ş.', city: 'Kocaeli', district: 'Dilovası',
    description: 'Dikişli çelik boru, kutu profil ve galvanizli iskele borusu üretiyoruz. Yıllık kapasite 145.000 ton, çap 1/2″’ten 12″’e. Dilovası’ndaki kendi galvaniz havuzumuzdan çıkan mal EN 10219, EN 10255 ve ASTM A53 belgesiyle teslim edilir.',
    addressHeader: 'Merkez', addressDescription: 'Dilovası OSB 4. Kısım, Dicle Cad. No. 3', postalCode: '41455', phone: '+902627546018', mail: 'sales@dokmeciboru.example',
    companyType: 'manufacturer', activityArea: 2, taxpayerNumber: '3020847761', taxpayerOffice: 'İlyasbey', employees: '250+', hsCode: '7306.30, 7306.61, 7308.40',
    bankNames: 'Boğaz Yatırım Bankası, Anadolu Ticaret Bankası', keywords: 'çelik boru, kutu profil, galvanizli boru, iskele borusu, en 10219, astm a53, su borusu, çit direği, sera borusu, yangın hattı, kaynaklı boru',
    categories: 'metals: pipes steel; building: insulation', boost: '3m', createdDaysAgo: 560,
  }),
  company({
    ...trader, key: 'frigya-mermer', owner: 'gizem', name: 'Frigya Mermer ve Traverten', city: 'Afyonkarahisar', district: 'İscehisar',
    description: 'İscehisar’daki iki ocağımızdan Afyon beyazı, kaplan postu ve gümüş traverten çıkarıyoruz. Blok, plaka ve ebatlı ürün; rötuş, cila, eskitme ve fırçalama kendi atölyemizdedir. Proje işlerinde kuru serim fotoğrafı onayınızdan sonra sandıklanır.',
    addressHeader: 'Fabrika ve sergi alanı', addressDescription: 'Mermerciler Sitesi, Ocak Yolu No. 60', postalCode: '03750', phone: '+902723415572', mail: 'project@frigyamermer.example',
    companyType: 'manufacturer', activityArea: 2, taxpayerNumber: '3890261543', taxpayerOffice: 'Kocatepe', employees: '51-100', hsCode: '2515.12, 6802.21, 6802.91',
    bankNames: 'Bozkır Bank', keywords: 'mermer, traverten, plaka, afyon beyazı, basamak, mozaik', categories: 'building: stone ceramics', createdDaysAgo: 341,
  }),
  company({
    ...trader, language: 'EN', key: 'alkor-profil', owner: 'cem', name: 'Alkor Aluminium Profile Inc.', city: 'Gaziantep', district: 'Şehitkamil',
    description: 'Four extrusion presses, a vertical powder-coating line and a thermal-break workshop under one roof in Gaziantep. We roll 1,900 tonnes of profile a month for window makers, greenhouse builders and solar mounting companies. Your own die is cut in nine days.',
    addressHeader: 'Plant 1', addressDescription: '4th Organised Industrial Zone, 83409 Street No. 7', postalCode: '27600', phone: '+903423378046', mail: 'export@alkorprofil.example',
    companyType: 'manufacturer', activityArea: 2, taxpayerNumber: '0480736211', taxpayerOffice: 'Gazikent', employees: '101-250', hsCode: '7604.21, 7610.10',
    bankNames: 'Çukurova Katılım', keywords: 'aluminium profile, thermal break, curtain wall, powder coating, window system, solar mounting', categories: 'metals: aluminium; building: doors-windows', createdDaysAgo: 398,
  }),
];
