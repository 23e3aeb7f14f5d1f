import { requestsOf } from '../compose.ts';
import type { DemoRequest } from '../types.ts';

// prettier-ignore
export const turkiyeTextilesAndFood: DemoRequest[] = [
  ...requestsOf('bereket-dokuma', [
    ['combed-yarn', 'import', 'textiles/yarn', 'Penye pamuk ipliği Ne 20/2 ve Ne 16/1 alınacak, ayda 45 ton', 'Havlu havı ve zemini için. CV %13’ün altında, parafinsiz, kâğıt konik bobin. CPT Denizli veya CIF İzmir teklif veriniz; altı aylık bağlantı yapabiliriz.', 'penye iplik, ne 20/2, havlu ipliği, bağlantı', 'yarn-cone:1', '9d'],
    ['organic-cotton', 'import', 'textiles/yarn', 'GOTS belgeli organik pamuk ipliği Ne 24/1, 12 ton', 'Bebek havlusu serisi için. İşlem belgesi (TC) zorunlu, hasat yılı 2026. FCA fabrika, ilk parti ocak ayı.', 'gots, organik iplik, ne 24/1', 'yarn-cone:2', '31d'],
    ['hotel-linen-offer', 'export', 'textiles/home-textile', 'Otel havlu ve nevresim programı, sezon kapasitesi açıldı', 'Ocak–nisan için aylık 60 ton boş kapasite. 450–600 g/m² havlu, 200 ve 300 TC nevresim; FOB İzmir veya DAP otel deposu. Numune seti ücretsiz gönderilir.', 'otel havlusu, nevresim, kapasite, fob izmir', 'terry-towel:2 bed-linen:1', '16d'],
    ['waffle-robes', 'export', 'textiles/home-textile', 'Вафельные и махровые халаты для отелей, под вашим логотипом', 'Вафля 240 г/м² и махра 400 г/м², размеры S–XXL, вышивка включена. FCA Денизли или DAP Москва, от 600 штук. Переписка на русском.', 'халаты, вафля, вышивка, отель', 'bath-robe:1 waffle-cloth:1', '22d'],
    ['second-choice', 'export', 'textiles/home-textile', 'Stok fazlası havlu, 8 ton, ikinci kalite', 'Karışık ebat ve renk, lekesiz. Kilo fiyatıyla tek partide satılır.', 'stok havlu, ikinci kalite', 'terry-towel:1', '3d', { approveStatus: 1, rejectReason: 'Fotoğraflar başka bir firmanın filigranını taşıyor. Kendi fotoğraflarınızı yükleyip yeniden gönderin.' }],
    ['throws-winter', 'export', 'textiles/home-textile', 'Kışlık jakarlı battaniye, 1.800 adet stoktan', '420 g/m², üç desen, hediye kutulu. Aralık sonuna kadar yüklenir, EXW Denizli.', 'jakarlı battaniye, stok', 'jacquard-cloth:21', '6h', { approveStatus: 3 }],
    ['riyadh-truck', 'need', 'logistics/road', 'Denizli – Riyad, 2 × FTL tenteli, otel tekstili', '33 palet, brüt 14,2 ton, istif yapılmaz. Yükleme her ayın ilk haftası, DAP Riyad; şoförde Körfez vizesi olmalı.', 'denizli riyad, ftl, tenteli', 'tilt-truck:2', '5d', { by: 'road', load: 'ftl' }],
  ]),
  ...requestsOf('ege-pamuk-iplik', [
    ['raw-cotton', 'import', 'textiles/yarn', 'Preseli pamuk, Middling 1-1/8", 600 ton', 'Orta Asya veya Yunanistan menşeli, mikroner 3,8–4,5, mukavemet 29 g/tex üzeri. CPT Söke, ödeme 90 gün akreditif.', 'preseli pamuk, mikroner, akreditif', 'raw-cotton:1', '19d'],
    ['compact-offer', 'export', 'textiles/yarn', 'Kompakt penye iplik Ne 40/1, gömleklik, aylık 35 ton', 'Uster %5 değerleri, bobin 1,89 kg, paletli. FOB İzmir; Mısır ve İtalya’ya EUR.1 belgesiyle.', 'kompakt, ne 40/1, gömleklik', 'yarn-cone:12', '12d'],
    ['dyed-stock', 'export', 'textiles/yarn', 'Reaktif boyalı stok iplik, 214 renk, hemen teslim', 'Örmeci ve triko atölyeleri için kolilik satış, en az 100 kg. Renk kartelası kargoyla.', 'boyalı iplik, stok, kartela', 'dyed-cone:1', '38d'],
  ]),
  ...requestsOf('merinova-hali', [
    ['pp-granule', 'import', 'plastics/granules', 'Polipropilen granül, iplik tipi MFI 12, 500 ton/ay', 'BCF hattı için homopolimer. Analiz sertifikalı, 25 kg torba paletli, CFR Mersin veya İskenderun; üç aylık formül fiyat düşünülür.', 'polipropilen, mfi 12, bcf', 'granule:1', '8d'],
    ['viscose-yarn', 'import', 'textiles/yarn', 'Viskon halı ipliği 1800 dtex, ekru, 60 ton', 'Parlak, düşük büküm, 2,5 kg bobin. Numune 50 kg ile başlanacak.', 'viskon iplik, halı ipliği', 'yarn-cone:1', '33d'],
    ['mosque-offer', 'export', 'textiles/carpets', 'Cami halısı projelerine çizim, üretim ve serim', 'Yün veya akrilik, saflı ve göbekli. Ölçü planınızı gönderin, üç günde görsel ve fiyat verelim; 1.000 m² 25 günde hazırdır.', 'cami halısı, saflı, proje', 'mosque-carpet:21', '4d'],
    ['rugs-container', 'export', 'textiles/carpets', 'Akrilik ve bambu halı, karışık 40′ HC, FOB Mersin', 'Konteyner başına 2.900 m², istediğiniz desen ve ölçü dağılımı. Irak, Rusya ve Balkanlar için hazır etiket.', 'akrilik halı, fob mersin, karışık', 'rug:2', '21d'],
    ['hotel-carpet', 'export', 'textiles/carpets', 'Otel koridoru halısı, Bfl-s1, 4 metre en', 'Renkleriniz Pantone’den eşlenir, en az 300 m². Sertifikalar ve kesit numunesi hazır.', 'otel halısı, bfl-s1', 'corridor-carpet:12', '47d'],
    ['moscow-truck', 'need', 'logistics/road', 'Gaziantep – Kazan, 1 × mega tenteli, halı', '88 m³, 19 ton, rulo 4 metre; arka kapıdan forkliftle yüklenir. Ayda iki sefer.', 'gaziantep kazan, mega tır', 'tilt-truck:1', '13d', { by: 'road', load: 'ftl' }],
  ]),
  ...requestsOf('poyraz-tekstil', [
    ['fr-fabric', 'import', 'textiles/technical-textile', 'FR pamuklu kumaş 330 g/m², lacivert, 9.000 metre', 'EN ISO 11612 A1 B1 C1 raporlu, 150 cm en, çekme %3’ün altında. İlk parti 1.500 metre uçakla olabilir.', 'fr kumaş, en 11612, iş giyim', 'fr-cloth:1', '11d'],
    ['reflective-tape', 'import', 'textiles/technical-textile', 'Reflektif şerit 5 cm, gümüş, 120.000 metre', 'EN ISO 20471, 50 yıkama, 100 m makara. CIF İstanbul, yıllık ihtiyaç.', 'reflektif şerit, en 20471', 'reflective-tape:1', '42d'],
    ['workwear-offer', 'export', 'apparel/workwear', 'İş kıyafeti ve hastane forması, 300 adetten üretim', 'Kalıp arşivimizde 60 model; logo, etiket ve beden dağılımı size göre. DDP Almanya fiyatı verilebilir.', 'iş kıyafeti, forma, ddp', 'coverall:1 scrubs:1', '14d'],
    ['trench-offer', 'export', 'apparel/women', 'Kadın trençkot ve yağmurluk, ilkbahar 2027', '36–48 beden, su itici gabardin, dört renk. Sipariş son tarihi 20 Ocak, sevk nisan başı.', 'trençkot, ilkbahar, kadın', 'trench-coat:21', '26d'],
  ]),
  ...requestsOf('cinarova-un', [
    ['milling-wheat', 'import', 'agriculture/grains', 'Ekmeklik buğday, protein 12,5, 10.000 ton', 'Kazakistan veya Bulgaristan menşe, düşme sayısı 280 üzeri, nem %13. CIF Mersin veya CPT Konya vagon; gözetim yükleme limanında.', 'ekmeklik buğday, protein 12.5, cif mersin', 'wheat:21', '7d'],
    ['pp-bags', 'import', 'plastics/film', 'PP dokuma çuval 50 kg, 2 milyon adet, dört renk baskı', 'Gıda uygun, 65 g, iç astarsız, UV katkılı. Yıllık çağrılı sipariş.', 'pp çuval, baskılı, 50 kg', 'woven-sack:1', '29d'],
    ['flour-offer', 'export', 'food/flour-pasta', 'Ekmeklik un Tip 550, aylık 4.000 ton, Umm Qasr ve Cebel Ali', 'PP 50 kg, özel markalı. CFR Umm Qasr 20′ × 23 ton; SGS gözetim ve halal belgesi dahildir.', 'un, tip 550, umm qasr, cfr', 'flour-sack:12', '2h'],
    ['pasta-offer', 'export', 'food/flour-pasta', 'Özel markalı makarna 500 g, aylık 60 konteyner', 'Durum irmiğinden sekiz kesim. Ambalaj tasarımını biz yaparız, klişe bizden; FOB Mersin.', 'makarna, özel marka, fob mersin', 'pasta:21', '18d'],
    ['semolina-offer', 'export', 'food/flour-pasta', 'Durum irmiği, big bag 1.000 kg', 'Kuskus ve makarna fabrikalarına, protein 12,5, kül 0,85. Haftada 300 ton.', 'irmik, big bag, durum', 'semolina:1', '45d'],
    ['basra-sea', 'need', 'logistics/sea', 'Mersin – Umm Qasr, haftada 12 × 20′, un', 'Konteyner 23,4 ton yükte, ağırlık izni gerekli. Serbest süre en az 14 gün, yıllık navlun sözleşmesi yapılacak.', 'umm qasr, 20 dc, navlun', 'container:1', '10d', { by: 'sea', load: 'fcl-20' }],
  ]),
  ...requestsOf('karacam-gida', [
    ['canadian-lentil', 'import', 'agriculture/nuts-pulses', 'Kırmızı mercimek, kabuklu, 2 No., 2.500 ton', 'Konteynerli, CIF Mersin; nem %14, yabancı tane %0,5. Ocak ve şubat yüklemesi, ödeme CAD.', 'kabuklu mercimek, cif mersin, cad', 'red-lentil:21', '15d'],
    ['lentil-offer', 'export', 'agriculture/nuts-pulses', 'Kırmızı mercimek futbol ve yaprak, haftalık 20 konteyner', 'Sortex %99,5, 25 kg PP veya 1 kg özel paket. FOB Mersin, Irak ve Doğu Afrika limanlarına CFR.', 'kırmızı mercimek, sortex, fob mersin', 'red-lentil:12', '3d'],
    ['chickpea-offer', 'export', 'agriculture/nuts-pulses', 'Nohut 7-8-9 mm, humus üreticilerine yıllık bağlantı', 'Her ay sabit fiyat, kalibre raporlu. En az 2 × FCL 20′.', 'nohut, humus, 9 mm', 'chickpea:1', '24d'],
    ['bulgur-offer', 'export', 'agriculture/grains', 'Bulgur: köftelik, pilavlık, esmer; 5 kg catering', 'Sert buğday, taş değirmen. Avrupa toptancıları için 33 palet karışık TIR, DAP Köln 9 gün.', 'bulgur, catering, dap', 'bulgur:1', '36d'],
    ['jeddah-sea', 'need', 'logistics/sea', 'Mersin – Cidde, 8 × 40′ HC, paketli bakliyat', 'Ramazan sevkiyatı, ocak sonu kesin varış. Palet üstü, 25 ton.', 'mersin cidde, 40 hc', 'container:3', '17d', { by: 'sea', load: 'fcl-40-hc' }],
  ]),
  ...requestsOf('ovali-domates', [
    ['paste-offer', 'export', 'food/canned-food', 'Domates salçası 36–38 Brix aseptik, 2026 sezonu 1.400 ton', 'Soğuk ve sıcak kırma, Bostwick isteğe göre. FOB İzmir veya FCA Manisa; numune 48 saatte kargoda.', 'domates salçası, aseptik, 36-38 brix', 'tomato-drum:1', '5d'],
    ['pepper-offer', 'export', 'food/canned-food', 'Közlenmiş kapya biber, cam ve teneke', '720 ml, 1.700 ml ve A10; el soyma. IFS ve kosher belgeli, FCA Saruhanlı.', 'közlenmiş biber, ifs', 'pepper-jar:1', '20d'],
    ['dried-tomato-offer', 'export', 'food/canned-food', 'Kuru domates, yarım ve julyen, kükürtsüz seçenek', 'Haftada 18 ton, kalıntı analizi her lotta. İtalya ve Almanya’ya düzenli çıkış var.', 'kuru domates, julyen', 'dried-tomato:21', '40d'],
    ['hamburg-reefer', 'need', 'logistics/road', 'Manisa – Hamburg, parsiyel 6 palet, cam kavanoz', 'Toplam 5,1 ton, kırılır yük, ısı kontrolü yok. Yükleme her ikinci cuma.', 'manisa hamburg, parsiyel', 'tilt-truck:3', '23d', { by: 'road', load: 'ltl' }],
  ]),
  ...requestsOf('fisilti-findik', [
    ['kernel-offer', 'export', 'agriculture/nuts-pulses', 'İç fındık 11–13 mm, 2026 mahsulü, 180 ton', 'Aflatoksin 4 ppb altı, vakumlu 25 kg. FOB Giresun veya CIF Hamburg; fiyat haftalık güncellenir.', 'iç fındık, 11-13 mm, 2026', 'hazelnut:21', '6d'],
    ['paste-offer', 'export', 'food/confectionery', '%100 fındık püresi, çikolata fabrikalarına tank veya kova', 'İncelik 25 mikron, kavrum açık–orta. Yıllık 400 ton kapasite.', 'fındık püresi, tank', 'nut-bucket:1', '28d'],
  ]),
  ...requestsOf('safir-temizlik', [
    ['labsa', 'import', 'chemicals/detergents', 'LABSA %96, 200 ton, aylık alım', 'Renk 50 Hazen altı, serbest yağ %1,5. Tank konteyner veya varil, CPT Gaziantep; SDS ve analiz zorunlu.', 'labsa 96, tank, deterjan hammaddesi', 'chemical-drum:1', '12d'],
    ['spunlace', 'import', 'textiles/technical-textile', 'Spunlace kumaş 45 g/m², ıslak mendil için 40 ton', '80 viskon 20 polyester, 3,2 m en dilimlenmiş, desensiz. Deneme 2 ton.', 'spunlace, 45 gsm', 'nonwoven-cloth:1', '35d'],
    ['detergent-offer', 'export', 'chemicals/detergents', 'Matik toz deterjan ve sıvı grubu, karışık konteyner', 'Dört dilli etiket, Irak ve Libya için hazır baskı. 40′ HC 24 ton, FOB Mersin; ilk siparişte %30 peşin.', 'toz deterjan, karışık konteyner, fob mersin', 'washing-powder:1', '9h'],
    ['wipes-offer', 'export', 'cosmetics/baby', 'Islak mendil özel marka, 50.000 paketten', '24–120 yaprak, kapaklı. Dermatolojik ve mikrobiyolojik raporlar sizin adınıza alınır.', 'ıslak mendil, özel marka', 'wipes-pack:1', '27d', { approveStatus: 2 }],
  ]),
];
