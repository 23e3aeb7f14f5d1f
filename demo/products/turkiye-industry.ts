import { productsOf } from '../compose.ts';
import type { DemoProduct } from '../types.ts';

// prettier-ignore
export const turkiyeIndustry: DemoProduct[] = [
  ...productsOf('lojika-nakliyat', [
    ['iraq-weekly', 'logistics/road', 'Türkiye – Irak haftalık komple ve parsiyel hattı', 'İstanbul, Bursa ve Gaziantep’ten Erbil, Bağdat ve Basra’ya. Habur’da kendi personelimiz; ortalama süre Erbil için 5, Bağdat için 8 gün.', 'LJ-IQ', 'ırak nakliye, habur, parsiyel', 'tilt-truck:12', 520],
    ['gulf-container', 'logistics/sea', 'Ambarlı – Cebel Ali konteyner hizmeti', 'FCL 20′ ve 40′ HC, on günde bir çıkış, 19 gün transit. Ön taşıma ve gümrük dahil tek fiyat verilir.', 'LJ-JEA', 'konteyner, cebel ali, fcl', 'container-ship:12', 433],
    ['bonded-store', 'logistics/storage', 'Tuzla A tipi antrepo, 11.000 palet', 'Raflı, kamera kayıtlı, etiketleme ve elleçleme yapılır. Aylık palet ücreti stok raporuyla faturalanır.', 'LJ-ANT', 'antrepo, depolama, elleçleme', 'pallet-rack:1', 260],
  ]),
  ...productsOf('rota-gumruk', [
    ['export-file', 'logistics/customs', 'İhracat beyannamesi ve menşe belgeleri dosyası', 'Beyanname, A.TR veya EUR.1, fatura onayı; evrak sabah gelirse aynı gün kapanır.', 'RG-EX', 'ihracat beyannamesi, menşe belgesi', 'customs-papers:1', 300],
    ['plant-health', 'logistics/inspection-insurance', 'Bitki sağlığı ve gıda numune takibi', 'Karantina müdürlüğü randevusu, numune alma ve sonuç takibi. Mersin ve Taşucu.', 'RG-BS', 'bitki sağlık, numune, tareks', 'customs-papers:1', 188],
  ]),
  ...productsOf('uzunyol-lojistik', [
    ['reefer-gulf', 'logistics/road', 'Frigo TIR: İskenderun – Riyad – Dubai', '-20 ile +20 °C, iki şoförlü ekspres, 7 gün. Sıcaklık kaydı teslim evrakıyla gelir.', 'UL-FR1', 'frigo, riyad, dubai', 'reefer-truck:21', 400],
    ['tilt-iraq', 'logistics/road', 'Tenteli TIR: Hatay, Adana, Gaziantep – Bağdat', 'Günlük yükleme, boşaltmada depo teslimi. Parsiyel için Gaziantep aktarma.', 'UL-TN', 'tenteli tır, bağdat', 'tilt-truck:1', 312],
    ['jordan-groupage', 'logistics/road', 'Amman parsiyel servisi, salı ve cuma', 'En az 200 kg, koli takip numarası verilir.', 'UL-AMM', 'parsiyel, amman', 'tilt-truck:2', 131],
  ]),
  ...productsOf('dokmeci-boru', [
    ['erw-pipe', 'metals/pipes', 'Dikişli siyah boru EN 10255, 1/2″–6″', 'Düz veya pafta uçlu, 6 metre boy, vernikli. Basınç testi sertifikası EN 10204 3.1.', 'DB-E10', 'dikişli boru, en 10255, siyah boru', 'black-pipe:12', 548],
    ['galv-pipe', 'metals/pipes', 'Sıcak daldırma galvanizli boru, ASTM A53 Gr. B', 'Çinko 55 mikron ve üzeri, manşonlu. Yangın hattı için FM onaylı yivli uç.', 'DB-G53', 'galvanizli boru, astm a53', 'galvanised-pipe:12', 502],
    ['box-profile', 'metals/steel', 'Kutu ve dikdörtgen profil EN 10219 S235', '20×20’den 200×200’e, et 1,5–8 mm. Boy toleransı 0/+20 mm, demet etiketli.', 'DB-KP', 'kutu profil, s235, en 10219', 'hollow-section:12', 455],
    ['scaffold-tube', 'metals/pipes', 'İskele borusu 48,3 × 3,2 mm, galvanizli', 'EN 39, 1 m’den 6 m’ye kesim, uçlar plastik kapaklı.', 'DB-IS48', 'iskele borusu, 48.3 mm', 'galvanised-pipe:1', 377],
    ['greenhouse-kit', 'metals/steel', 'Sera iskeleti, 9,6 m açıklık, demonte', 'Sendzimir kaplı, cıvatalı montaj; kar yükü hesabıyla birlikte verilir. Örtü ve panjur dahil değildir.', 'DB-SR96', 'sera iskeleti, demonte', 'greenhouse:1', 266],
    ['fence-post', 'metals/steel', 'Panel çit direği, RAL 6005, 2 m', 'Polyester toz boya, kapak ve montaj klipsiyle.', 'DB-CD2', 'çit direği, panel çit', 'fence-post:1', 149],
    ['water-pipe', 'metals/pipes', 'Epoksi kaplı içme suyu borusu, 4″–12″', 'İç yüzey gıda onaylı epoksi, dış 3 kat polietilen. Muflu veya kaynak ağzı.', 'DB-SU', 'içme suyu borusu, epoksi', 'lined-pipe:12', 71],
  ]),
  ...productsOf('frigya-mermer', [
    ['afyon-white', 'building/stone', 'Afyon beyazı plaka, 2 cm cilalı', 'Kitap eşleme, sandıkta 12 plaka. Ton farkı için kuru serim fotoğrafı gönderilir.', 'FM-AB2', 'afyon beyazı, plaka, cilalı', 'white-marble:12', 330],
    ['tiger-skin', 'building/stone', 'Kaplan postu ebatlı 60×60×2', 'Kalibreli, pahlı; m² ağırlık 54 kg. Otel lobileri için parti başına 2.000 m² hazırlanır.', 'FM-KP60', 'kaplan postu, 60x60', 'tiger-marble:12', 296],
    ['silver-travertine', 'building/stone', 'Gümüş traverten, dolgulu honlu', 'Cephe için 3 cm, kanallı; Rusya kışına uygun donma testi raporlu.', 'FM-GT3', 'gümüş traverten, cephe', 'travertine:12', 240],
    ['stair-set', 'building/stone', 'Basamak ve rıht takımı, yuvarlak burun', 'Çizime göre kesim, her parça kat ve sıra numaralı.', 'FM-BS', 'basamak, rıht', 'stair-treads:1', 176],
    ['mosaic', 'building/ceramics', 'Eskitme mozaik 5×5, file üzerinde', '30×30 fileler, hamam ve havuz kenarı. Koli 1,08 m².', 'FM-MZ5', 'mozaik, hamam', 'stone-mosaic:12', 108],
    ['wash-basin', 'building/stone', 'Doğal taş lavabo, 42 cm yuvarlak', 'Tek blok oyma, içi honlu, dışı kırık. Karton içinde strafor kalıp.', 'FM-LV42', 'taş lavabo', 'stone-basin:1', 45],
  ]),
  ...productsOf('alkor-profil', [
    ['thermal-window', 'building/doors-windows', 'Thermal-break window system TB-70', 'Uw down to 1.1 W/m²K with triple glazing, three-chamber polyamide bars of 34 mm. Hardware groove fits European fittings.', 'AP-TB70', 'thermal break, window system, uw 1.1', 'aluminium-window:12', 380],
    ['curtain-wall', 'building/doors-windows', 'Stick curtain wall CW-50, visible line 50 mm', 'Tested for 750 Pa water and 2 kPa wind. Shop drawings from your façade model in eight working days.', 'AP-CW50', 'curtain wall, facade', 'curtain-wall:1', 331],
    ['solar-rail', 'metals/aluminium', 'Solar mounting rail 6063-T66, anodised', 'Span table to EN 1991, pre-assembled mid and end clamps. 4.2 m bars, 72 to a bundle.', 'AP-SR42', 'solar rail, 6063-t66', 'mounting-rail:12', 218],
    ['standard-angles', 'metals/aluminium', 'Standard profiles: angle, T, U, square tube', 'From stock in 6 m, mill finish or RAL 9016. Mixed pallets from 500 kg.', 'AP-STD', 'angle profile, u profile', 'aluminium-profile:21', 160],
    ['sliding-door', 'building/doors-windows', 'Lift-and-slide door LS-160 for villas', 'Leaf up to 400 kg, threshold 20 mm, mosquito screen track included. Sand-tested for the Gulf.', 'AP-LS160', 'sliding door, villa', 'sliding-door:1', 62],
  ]),
  ...productsOf('degirmen-teknik', [
    ['roller-mill', 'machinery/food-machinery', 'Roller mill RM-1250, eight rolls', 'Cast centrifugal rolls 250 × 1250 mm, pneumatic feed, noise below 78 dB(A). 22 kW IE3 motors included.', 'DT-RM8', 'roller mill, flour milling', 'mill-rolls:1', 550],
    ['plansifter', 'machinery/food-machinery', 'Square plansifter PS-8, aluminium frames', 'Eight sections, 28 sieves each, food-grade cloth. Swings in below 6 mm at start and stop.', 'DT-PS8', 'plansifter, sieve', '', 486],
    ['turnkey-150', 'machinery/food-machinery', 'Turnkey flour mill, 150 t / 24 h', 'From the intake pit to the packing carousel, with PLC and remote service. Footprint 42 × 14 m, six months from order to first flour.', 'DT-TK150', 'turnkey mill, 150 tpd', '', 402],
    ['silo', 'machinery/food-machinery', 'Galvanised grain silo, 1,000 t, with aeration', 'Z600 coating, temperature cables, sweep auger. Anchor plan to local wind and quake class.', 'DT-SL1000', 'grain silo, aeration', 'silo:1', 317],
    ['rolls', 'machinery/spare-parts', 'Spare rolls, chilled cast iron, fluted', 'Hardness 72 Shore C, any flute profile; regrinding service in Konya within five days.', 'DT-SP-R', 'mill rolls, fluting', 'mill-rolls:1', 205],
    ['sieve-cloth', 'machinery/spare-parts', 'Nylon sieve cloth, GG and XX numbers', 'Cut to your frame, hemmed. 30 m rolls from stock.', 'DT-SP-S', 'sieve cloth, nylon', 'sieve-cloth:1', 87],
  ]),
  ...productsOf('yildiztepe-mobilya', [
    ['hotel-room-line', 'furniture/hotel', '“Erciyes” otel odası takımı, 14 parça', 'Yatak başı, iki komodin, çalışma masası, bavulluk, minibar dolabı ve aynayla tam takım. Ceviz kaplama veya HPL; örnek oda üç haftada kurulur, 40′ HC’ye 11 oda sığar.', 'YM-ER14', 'otel odası, yatak başı, bavulluk, komodin, hpl, proje mobilyası', 'hotel-bed:123 desk:123 mirror:123 bedside-table:1 luggage-bench:12', 480],
    ['corner-sofa', 'furniture/home', 'Köşe koltuk, yataklı ve sandıklı', 'Silinebilir kumaş, 32 dns sünger, gürgen iskelet. Modüler; sağ ve sol takılabilir.', 'YM-KK3', 'köşe koltuk, yataklı', 'corner-sofa:12', 441],
    ['bedroom-lux', 'furniture/home', 'Lake yatak odası takımı “Göreme”', 'Altı kapılı dolap, frenli menteşe, LED’li başlık. 16 koli, montaj şeması dört dilde.', 'YM-GR6', 'yatak odası, lake dolap', 'hotel-bed:32', 398],
    ['pocket-mattress', 'furniture/hotel', 'Paket yaylı otel yatağı 100×200, 28 cm', 'Güç tutuşur kumaş BS 7177, kenar destekli; vakumlu rulo sevkiyat.', 'YM-PY28', 'otel yatağı, paket yay, bs 7177', 'mattress:1', 352],
    ['office-desk', 'furniture/office', 'Yönetici masa takımı, kablo kanallı', '30 mm melamin, metal ayak, kilitli keson. Renk: meşe, antrasit, beyaz.', 'YM-YN30', 'ofis masası, yönetici takımı', 'desk:1', 287],
    ['task-chair', 'furniture/office', 'Ergonomik çalışma koltuğu, fileli', 'EN 1335, senkron mekanizma, bel desteği ayarlı. Tek kolide demonte.', 'YM-CK13', 'ofis koltuğu, fileli', 'task-chair:1', 231],
    ['dorm-bunk', 'furniture/home', 'Yurt ranzası, çelik, dolaplı', '1,5 mm profil, 90×190, gıcırdamayan bağlantı. Öğrenci yurtları için 500 takımdan.', 'YM-RZ', 'ranza, yurt mobilyası', 'bunk-bed:1', 172],
    ['restaurant-chair', 'furniture/hotel', 'Kayın restoran sandalyesi, istiflenebilir', 'Yıllık 40.000 adet, su bazlı vernik, kumaş seçimi sizin.', 'YM-RS', 'restoran sandalyesi, kayın', 'wooden-chair:1', 110],
    ['wooden-pergola', 'furniture/wood', 'Isıl işlemli çam pergola 4×4 m', 'Dış mekân yağı sürülmüş, galvanizli bağlantı; ısıl işlem belgesi ISPM 15.', 'YM-PG4', 'pergola, çam, bahçe', 'pergola:1', 55],
  ]),
  ...productsOf('hasat-makine', [
    ['pneumatic-drill', 'machinery/farm', 'Pnömatik ekim makinesi, 6 sıra, mısır ve ayçiçeği', 'Vakumlu, sıra arası 45–75 cm, gübreli. 80 BG’den itibaren, elektronik ekim monitörü opsiyon.', 'HM-PE6', 'ekim makinesi, pnömatik, 6 sıra', '', 405],
    ['disc-harrow', 'machinery/farm', 'Goble diskli tırmık, 24 diskli', '610 mm bor çelik disk, çift yataklı mil, hidrolik katlama.', 'HM-DT24', 'diskli tırmık, goble', 'disc-harrow:1', 356],
    ['water-tank', 'machinery/farm', 'Galvanizli su tankeri 5 ton, tandem', 'İçten dalgakıranlı, yangın rakorlu, hava fren.', 'HM-ST5', 'su tankeri, 5 ton', 'water-tanker:1', 299],
    ['baler-knotter', 'machinery/spare-parts', 'Balya makinesi düğümcü ve iğne takımı', 'Döküm 42CrMo, ısıl işlemli; yaygın modellere uyum listesi istek üzerine.', 'HM-YP1', 'balya yedek parça, düğümcü', '', 224],
    ['sprayer', 'machinery/farm', 'Asılır tip pülverizatör 800 L, 12 m kol', 'CE belgeli pompa, temiz su deposu, rüzgâr perdeli meme.', 'HM-PL8', 'pülverizatör, 12 m', '', 140],
    ['harrow-disc', 'machinery/spare-parts', 'Tırmık diski 610 × 6 mm, düz ve çentikli', 'Sertlik 48–52 HRC, palet 120 adet.', 'HM-YP2', 'tırmık diski, bor çelik', 'harrow-disc:1', 60],
  ]),
  ...productsOf('akimsan-kablo', [
    ['nym', 'electrical/cables', 'NYM-J installation cable 3 × 1.5 to 5 × 6 mm²', 'Copper class 1, grey sheath, 300/500 V to IEC 60227. 100 m shrink-wrapped coils or 500 m drums.', 'AK-NYM', 'nym, installation cable, iec 60227', 'cable:13', 350],
    ['nyy', 'electrical/cables', 'NYY power cable 0.6/1 kV up to 4 × 240 mm²', 'Sector-shaped copper, UV-stable sheath. Drum schedules cut to your single line diagram.', 'AK-NYY', 'nyy, power cable, 0.6/1 kv', 'power-cable:12', 322],
    ['solar-cable', 'electrical/cables', 'Solar cable H1Z2Z2-K 6 mm², red and black', 'Tinned copper, EN 50618, 25 years at 90 °C. Metre marking on both colours.', 'AK-PV6', 'solar cable, h1z2z2-k', 'solar-cable:1', 270],
    ['lszh', 'electrical/cables', 'LSZH cable N2XH for hospitals and metros', 'CPR class B2ca-s1,d1,a1, third-party tested. Same-week supply for 3 × 2.5 and 5 × 4.', 'AK-LSZH', 'lszh, n2xh, b2ca', 'halogen-free-cable:1', 211],
    ['aluminium-abc', 'electrical/cables', 'Aerial bundled cable 3 × 70 + 54.6 mm²', 'XLPE insulated aluminium with carrier neutral, NF C 33-209. For rural lines and temporary sites.', 'AK-ABC', 'abc cable, aluminium', 'aerial-cable:1', 155],
    ['led-panel', 'electrical/lighting', 'LED panel 60 × 60, 36 W, flicker free', '130 lm/W, UGR below 19, five years of guarantee. Emergency kit as an option.', 'AK-LED36', 'led panel, 60x60', 'led-panel:1', 72],
  ]),
  ...productsOf('kalipsan-plastik', [
    ['pet-preform', 'plastics/bottles', 'PET preform 38 g, 38 mm iki start', 'Su ve ayran için, AA içeriği 6 ppm altı. 1.440 adetlik oktabin.', 'KP-PF38', 'pet preform, 38 g', 'preform:1', 385],
    ['jerrycan', 'plastics/bottles', 'HDPE bidon 20 L, UN onaylı, istiflenebilir', 'Dört renk, sızdırmaz kapak; baskı iki yüz.', 'KP-BD20', 'bidon, 20 litre, hdpe', 'jerrycan:1', 340],
    ['stretch-film', 'plastics/film', 'Makine streç filmi 17–23 mikron', '%250 uzama, 16 kg rulo, palet 46 rulo.', 'KP-SF', 'streç film, 23 mikron', 'stretch-film:1', 281],
    ['food-bucket', 'plastics/boxes', 'Kilitli gıda kovası 5 ve 10 L, IML etiketli', 'Yoğurt, peynir, salça; etiket kalıpta basılır, 10.000 adetten.', 'KP-KV', 'gıda kovası, iml', 'white-bucket:1', 203],
    ['flip-cap', 'plastics/bottles', 'Flip-top kapak 28/410, silikon valfli', 'Ketçap ve sıvı sabun şişeleri için, karışık renk yüklenir.', 'KP-FT28', 'flip-top kapak, 28/410', 'flip-cap:1', 129],
    ['greenhouse-film', 'plastics/film', 'Sera örtüsü 180 mikron, UV ve antifog, 4 sezon', '14 m en, üç katlı EVA. Rulo başına 35–70 m.', 'KP-SO18', 'sera örtüsü, uv katkılı', 'greenhouse-film:1', 66],
  ]),
  ...productsOf('medisfer', [
    ['drape-pack', 'health/disposables', 'Universal surgical drape pack, sterile', 'SMS 55 g/m² with reinforced field, EN 13795 high performance. 12 packs to a carton, shelf life five years.', 'MS-DP1', 'surgical drape, sterile, en 13795', '', 295],
    ['nitrile-glove', 'health/disposables', 'Nitrile examination gloves, powder free, 100 pcs', 'AQL 1.5, EN 455 and EN 374. Sizes XS–XL, box artwork in four languages.', 'MS-NG', 'nitrile gloves, aql 1.5', 'nitrile-gloves:1', 244],
    ['gown', 'health/disposables', 'Surgical gown, reinforced, SMS', 'Hook-and-loop neck, double cuff, sterile or bulk. Comfort-tested at 26 °C theatre temperature.', 'MS-GW', 'surgical gown, sms', 'surgical-gown:1', 190],
    ['dressing-set', 'health/disposables', 'Wound dressing set with tray, tweezers and swabs', 'Set to your list from 5,000 pieces; EO residue below 4 ppm.', 'MS-DS', 'dressing set, wound care', '', 118],
    ['pulse-oximeter', 'health/devices', 'Finger pulse oximeter for wards, OLED', 'Adult and child clips, alarm limits, 30 h on two AAA cells. MDR class IIa.', 'MS-PX2', 'pulse oximeter, ward', 'oximeter:1', 37],
  ]),
];
