import { requestsOf } from '../compose.ts';
import type { DemoRequest } from '../types.ts';

// prettier-ignore
export const turkiyeIndustry: DemoRequest[] = [
  ...requestsOf('dokmeci-boru', [
    ['hot-rolled-coil', 'import', 'metals/steel', 'Sıcak haddelenmiş rulo S235JR, 2–6 mm, 8.000 ton', 'Rulo ağırlığı 18–26 ton, en 1.250 ve 1.500 mm. CFR Gemlik veya Dilovası, mart yüklemesi; 3.1 sertifika.', 'hrc, s235jr, rulo', 'steel-coil:1', '6d', { document: 'hot-rolled-coil.txt' }],
    ['zinc', 'import', 'metals/ores', 'Çinko külçe SHG %99,995, 250 ton', 'LME primli fiyat, teslim DAP Dilovası. Galvaniz hattı için iki ayda bir.', 'çinko külçe, shg, lme', 'zinc-ingot:1', '25d'],
    ['pipe-offer', 'export', 'metals/pipes', 'Dikişli ve galvanizli boru, EN 10255 / ASTM A53, haftada 1.800 ton', 'Körfez projeleri için 6 m boy, ucu pafta manşonlu. CFR Cidde, Dammam ve Umm Qasr; vize belgeleri tarafımızdan.', 'galvanizli boru, astm a53, cfr', 'black-pipe:21', '1d'],
    ['box-offer', 'export', 'metals/steel', 'Kutu profil S235, 20×20 – 200×200, hemen yüklenir', 'Demet 2 ton, düz ve çizik yok; kesme boy 12 m’ye kadar. Stok listesi her pazartesi.', 'kutu profil, stok listesi', 'hollow-section:21', '17d'],
    ['greenhouse-offer', 'export', 'metals/steel', 'Demonte sera iskeleti, 1–20 hektar anahtar teslim malzeme', 'Statik hesap ülkenizin kar ve rüzgâr yüküne göre. Orta Asya’ya montaj ekibi gönderilir.', 'sera iskeleti, hektar', 'greenhouse:1', '34d', { approveStatus: 1, rejectReason: 'Başlıkta “anahtar teslim” yazıyor, metinde yalnız malzeme satışı anlatılıyor. Kapsamı açıkça yazın ve birim fiyat esasını (kg veya m²) belirtin.' }],
    ['jeddah-breakbulk', 'need', 'logistics/sea', 'Gemlik – Cidde, 3.200 ton boru, dökme gemi', '6 ve 12 metre demet, vinç SWL 25 ton yeterli. Laycan 10–20 ocak, liner-in / free-out.', 'dökme gemi, boru, laycan', 'bulk-carrier:1', '8d', { by: 'sea', load: 'break-bulk' }],
  ]),
  ...requestsOf('frigya-mermer', [
    ['marble-offer', 'export', 'building/stone', 'Afyon beyazı ve kaplan postu, ebatlı 60×60, ayda 9.000 m²', 'Kuru serim fotoğraflı, ahşap sandık ISPM 15. FOB İzmir veya DAP Erbil; numune 30×30 ücretsiz.', 'afyon beyazı, kaplan postu, ebatlı', 'white-marble:1 tiger-marble:1', '4d'],
    ['travertine-offer', 'export', 'building/stone', 'Серебристый травертин для фасадов, 3 см, FCA Афьон', 'Морозостойкость F100, пропил под кляймер, отбор по тону на палете. 4 000 м² в месяц.', 'травертин, фасад, кляймер', 'travertine:21', '15d'],
    ['stairs-offer', 'export', 'building/stone', 'Basamak, denizlik ve lavabo, proje ölçüsünde', 'CNC kesim, parça numaralı sandık. Teklif için mimari PDF yeterli.', 'basamak, denizlik, cnc', 'stair-treads:1', '49d'],
    ['blocks-sea', 'need', 'logistics/sea', 'İzmir – Şanghay, 10 × 20′ mermer blok', 'Blok başına 22 ton, ağır konteyner ve takoz işi dahil fiyat. Ayda iki çıkış.', 'izmir şanghay, mermer blok', 'container:1', '30d', { by: 'sea', load: 'fcl-20' }],
  ]),
  ...requestsOf('alkor-profil', [
    ['billet', 'import', 'metals/aluminium', 'Aluminium billet 6063, 7 and 8 inch, 1,200 t a quarter', 'Homogenised, ultrasonic tested, low-carbon footprint declared. LME plus premium, CIF Mersin or DAP Gaziantep.', 'billet, 6063, lme', 'billet:1', '10d'],
    ['powder-paint', 'import', 'chemicals/paint', 'Architectural powder coat, Qualicoat class 2, 18 t', 'RAL 9016, 7016, 8017 fine texture. Weathering report Florida three years, DAP plant.', 'powder coat, qualicoat', '', '32d'],
    ['window-offer', 'export', 'building/doors-windows', 'Thermal-break window sets for housing projects', 'Cut, machined and glazed, or bars and hardware in sets. Sand and water tested; DAP Baghdad, Erbil, Riyadh in five weeks.', 'window sets, thermal break, dap', 'aluminium-window:21', '13d'],
    ['rail-offer', 'export', 'metals/aluminium', 'Solar mounting rails 6063-T66, 60 t a week', 'Anodised or mill, with clamps and calculation to EN 1991. FCA Gaziantep, 72 bars a bundle.', 'solar rail, mounting', 'mounting-rail:21', '37d'],
  ]),
  ...requestsOf('yildiztepe-mobilya', [
    ['upholstery', 'import', 'textiles/woven', 'Döşemelik kumaş FR, 8.500 metre, otel projesi', 'Martindale 60.000, BS 5852 Crib 5, altı renk; deneme 20 metre. CIF Mersin veya DAP Kayseri.', 'döşemelik, crib 5, martindale', 'upholstery-cloth:1', '9d'],
    ['birch-plywood', 'import', 'furniture/wood', 'Kavak ve kayın kontrplak 18 mm, 420 m³', 'E1, 2,44 × 1,22, kaplama B/BB. Romanya veya Bulgaristan menşe, FSC.', 'kontrplak, 18 mm, fsc', 'planks:1', '26d', { approveStatus: 2 }],
    ['hotel-offer', 'export', 'furniture/hotel', 'Otel odası mobilyası, 80–900 oda, örnek oda üç haftada', 'Tasarım, üretim, nakliye ve montaj tek sözleşmede. DDP Riyad, Erbil ve Taşkent teslimlerimiz var.', 'otel mobilyası, örnek oda, ddp', 'hotel-bed:13', '2d'],
    ['sofa-offer', 'export', 'furniture/home', 'Диваны угловые и спальни, вагон или фура под заказ', 'Каталог 2027, ткань без наценки по образцу. FCA Кайсери, сборная фура от 18 наборов; гарантия 24 месяца.', 'диваны, спальни, фура', 'corner-sofa:2', '11d'],
    ['school-chairs', 'export', 'furniture/office', 'Yurt ve okul mobilyası, ranza, sıra, dolap', 'Kapasite ayda 6.000 takım, EN 1729. Kamu ihaleleri için belge dosyası hazırdır.', 'yurt mobilyası, okul sırası', 'lockers:1', '44d'],
    ['tashkent-rail', 'need', 'logistics/road', 'Kayseri – Taşkent, 6 × mega TIR, demonte mobilya', 'Toplam 540 m³, 86 ton, Türkmen güzergâhı tercih edilmez. Yükleme 12–20 ocak.', 'kayseri taşkent, mega tır', 'tilt-truck:3', '14d', { by: 'multimodal', load: 'ftl' }],
  ]),
  ...requestsOf('hasat-makine', [
    ['hydraulics', 'import', 'machinery/farm', 'Hidrolik silindir, çift etkili, 80 bar, 3.600 adet', '50/30 ve 63/35 milde dört boy, sert krom 25 mikron. 4 aylık çağrılı sipariş.', 'hidrolik silindir, tarım', 'hydraulic-cylinder:1', '22d'],
    ['drill-offer', 'export', 'machinery/farm', 'Pnömatik ekim makinesi, 4–12 sıra, bayi aranıyor', 'Kazakistan, Özbekistan ve Balkanlarda stoklu bayi arıyoruz; ilk yıl 90 gün vade, yedek parça konsinye.', 'ekim makinesi, bayi, stok', '', '7d'],
    ['parts-offer', 'export', 'machinery/spare-parts', 'Balya makinesi ve tırmık yedek parçası, katalog 1.100 kalem', 'Disk, düğümcü, parmak ve mil. 48 saatte sevk, karışık palet.', 'balya yedek, tırmık diski', 'gears:1', '39d'],
  ]),
  ...requestsOf('degirmen-teknik', [
    ['gear-motors', 'import', 'machinery/spare-parts', 'Gear motors 1.1–7.5 kW, IE3, 260 units a year', 'Foot and flange mounted, ratio 20–60, ATEX zone 22 for the dust side. DAP Konya, six weeks.', 'gear motor, ie3, dap konya', 'gear-motor:1', '20d'],
    ['mill-offer', 'export', 'machinery/food-machinery', 'Turnkey flour mill 50–600 t/day, erection included', 'Extraction guarantee in the contract, PLC with remote service, two years of spares. Eximbank credit can be arranged.', 'turnkey mill, plc, erection', '', '5d'],
    ['silo-offer', 'export', 'machinery/food-machinery', 'Steel silos 500–10,000 t with dryers', 'Static calculation to your wind and quake class, anchor plan in ten days. 18 sites erected in Kazakhstan.', 'grain silo, dryer', 'silo:1', '41d'],
    ['oversize-truck', 'need', 'logistics/road', 'Konya – Hilla, roller mills, 4 oversize trucks', 'Width 3.4 m, height 4.2 m, wooden skids, lowbed. Escort on the Iraqi side and crane at site not included.', 'oversize, lowbed, hilla', '', '27d', { by: 'road', load: 'oversize' }],
  ]),
  ...requestsOf('akimsan-kablo', [
    ['copper-rod', 'import', 'metals/copper', 'Copper rod 8 mm, Cu-ETP, 900 t a quarter', 'LME cathode grade A, 101 % IACS, coil 3–4 t. DAP Çorlu, hedging on your account.', 'copper rod, cu-etp, lme', 'copper-rod:1', '13d'],
    ['pvc-compound', 'import', 'plastics/granules', 'PVC compound TI-1 and TM-1, 400 t, natural', '70 °C and 90 °C, RoHS, cold bend -15. 25 kg bags, CIF Ambarlı.', 'pvc compound, rohs', 'granule:1', '40d'],
    ['cable-offer', 'export', 'electrical/cables', 'NYM, NYY and LSZH cables, 120 km a week, CIF Jeddah', 'Third-party tested lots, coils printed in Arabic, drums marked by metre. Quotation on your bill of quantities in 24 hours.', 'cable, nyy, lszh, cif jeddah', 'cable:3', '8h'],
    ['led-offer', 'export', 'electrical/lighting', 'LED panels 60×60, 36 W, emergency option', 'UGR below 19, five years of guarantee, 8,000 in stock in Tekirdağ.', 'led panel, emergency', 'led-panel:1', '30d'],
  ]),
  ...requestsOf('kalipsan-plastik', [
    ['pet-resin', 'import', 'plastics/granules', 'PET granül şişelik IV 0,80, 600 ton', 'Bırakma noktası İzmit, aylık 150 ton. AA 1 ppm altı, hatlarımızda deneme 25 ton.', 'pet granül, iv 0.80', 'granule:1', '4d'],
    ['masterbatch', 'import', 'plastics/granules', 'Beyaz masterbatch %70 TiO2, 36 ton', 'Gıda onaylı, LDPE taşıyıcı; 25 kg torba, DAP Sakarya.', 'masterbatch, tio2', 'granule:1', '46d'],
    ['preform-offer', 'export', 'plastics/bottles', 'PET preform 18–45 g, haftada 4 milyon adet', 'Su, ayran, zeytinyağı; oktabin 1.440 adet. FOB İzmit, numune 1.000 adet bedelsiz.', 'pet preform, oktabin', 'preform:1', '10d'],
    ['bucket-offer', 'export', 'plastics/boxes', 'IML etiketli gıda kovası 1–20 L, karışık TIR', 'Tereyağı, salça ve turşu için hazır kalıp. Baskı 10.000 adetten, DAP Balkanlar dört gün.', 'gıda kovası, iml, dap', 'white-bucket:1', '19d'],
  ]),
  ...requestsOf('medisfer', [
    ['sms-fabric', 'import', 'textiles/technical-textile', 'SMS nonwoven 55 g/m², blue, 60 t', 'EN 13795 barrier, alcohol repellent, gamma and EO stable. 1.60 m master rolls, DAP Ankara.', 'sms nonwoven, en 13795', 'nonwoven-cloth:1', '16d'],
    ['gloves-offer', 'export', 'health/disposables', 'Nitrile gloves and sterile drape packs for tenders', 'Box artwork in four languages, EO sterile with lot validation. FCA Ankara, 40′ HC 3,200 cartons of gloves.', 'nitrile, drape pack, tender', 'nitrile-gloves:1', '8d'],
    ['gown-offer', 'export', 'health/disposables', 'Surgical gowns SMS, bulk or sterile, 400,000 a month', 'Sizes M–XXL, EN 13795 high performance, comfort report at 26 °C. Registration file for your ministry included.', 'surgical gown, tender, sms', 'surgical-gown:1', '35d'],
  ]),
  ...requestsOf('lojika-nakliyat', [
    ['iraq-weekly', 'service', 'logistics/road', 'İstanbul, Bursa, Gaziantep – Irak, haftalık FTL ve parsiyel', 'Habur’da kendi ekibimiz, Erbil 5 gün, Bağdat 8 gün. Sigorta ve iki taraf gümrük tek teklifte.', 'ırak, ftl, parsiyel, habur', 'tilt-truck:12', '1d', { by: 'road', load: 'ftl' }],
    ['almaty-line', 'service', 'logistics/road', 'Турция – Алматы, тент и мега, через Грузию и Каспий', 'Паром Алят – Актау, 14–16 суток, отслеживание по QR. Ставка на фуру и на метр погрузочной длины.', 'алматы, тент, паром', 'tilt-truck:3', '9d', { by: 'multimodal', load: 'ltl' }],
    ['gulf-fcl', 'service', 'logistics/sea', 'Ambarlı – Cebel Ali, FCL 20′ ve 40′ HC, her on günde', '19 gün transit, 14 gün serbest süre, Dammam ve Cidde aktarma. Kapıdan kapıya fiyat iki saatte.', 'cebel ali, fcl, navlun', 'container-ship:1', '17d', { by: 'sea', load: 'fcl-40-hc' }],
    ['projects', 'service', 'logistics/road', 'Ağır ve gabari dışı taşıma, lowbed ve ekstra izin', 'Değirmen, trafo, bina kolonu; yol etüdü ve eskort dahil. 120 tona kadar deneyim.', 'lowbed, gabari dışı, eskort', '', '28d', { by: 'road', load: 'oversize' }],
    ['bonded-tuzla', 'service', 'logistics/storage', 'Tuzla A tipi antrepo, 2.600 boş palet yeri', 'Etiketleme, kolileme, geçici ithalat takibi. Üç aydan uzun sözleşmede elleçleme ücretsiz.', 'antrepo, tuzla, palet', 'pallet-rack:1', '43d', { by: 'warehousing', load: 'lcl' }],
  ]),
  ...requestsOf('uzunyol-lojistik', [
    ['reefer-riyadh', 'service', 'logistics/road', 'Frigo TIR: İskenderun – Riyad – Dubai, her salı', '-20 / +20 °C, iki şoför, sıcaklık raporlu. Narenciye ve süt ürünü için ön soğutma yapılır.', 'frigo, riyad, salı', 'reefer-truck:23', '6d', { by: 'road', load: 'reefer' }],
    ['baghdad-tilt', 'service', 'logistics/road', 'Hatay ve Gaziantep – Bağdat, tenteli, depo teslimi', 'Günlük yükleme, ortalama yedi gün. Ödeme boşaltmada.', 'bağdat, tenteli', 'tilt-truck:1', '18d', { by: 'road', load: 'ftl' }],
    ['amman-groupage', 'service', 'logistics/road', 'Amman parsiyel servisi, salı ve cuma', '200 kg’dan başlar, koli takip numaralı, gümrük depo teslim.', 'amman, parsiyel', 'tilt-truck:3', '25d', { by: 'road', load: 'ltl' }],
    ['adr', 'service', 'logistics/road', 'ADR belgeli araçla boya ve deterjan taşıması', 'Sınıf 3, 8 ve 9; şoförler sertifikalı. Irak ve Ürdün güzergâhı.', 'adr, boya, deterjan', 'tilt-truck:1', '48d', { by: 'road', load: 'dangerous-goods' }],
  ]),
  ...requestsOf('rota-gumruk', [
    ['mersin-customs', 'service', 'logistics/customs', 'Mersin Limanı’nda ithalat ve ihracat gümrükleme', 'Evrak sabah, beyanname aynı gün. Akşam yazılı durum bildirimi.', 'gümrükleme, mersin', 'customs-papers:1', '3d', { by: 'customs-clearance', load: 'fcl-20' }],
    ['transit', 'service', 'logistics/customs', 'Transit rejimi ve serbest bölge giriş çıkışı', 'T1, teminat ve araç takip; Irak yönüne yıllık 900 dosya.', 'transit, t1, teminat', 'customs-papers:1', '33d', { by: 'customs-clearance', load: 'ftl' }],
  ]),
];
