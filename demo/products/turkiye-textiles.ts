import { productsOf } from '../compose.ts';
import type { DemoProduct } from '../types.ts';

// prettier-ignore
export const turkiyeTextiles: DemoProduct[] = [
  ...productsOf('bereket-dokuma', [
    ['hotel-towel-set', 'textiles/home-textile', 'Otel havlu seti 550 g/m², dört renk', 'Çift katlı taranmış pamuk, düz bordür, köşe logosu dokumada. 50×100, 70×140 ve ayak havlusu; 200 sanayi yıkamasında çekme %5’in altında. Koli: 24 takım.', 'BD-T550', 'otel havlusu, 550 gsm, bordürlü, logo dokuma', 'terry-towel:12', 590],
    ['percale-set', 'textiles/home-textile', 'Perkal nevresim takımı 200 TC, saten şeritli', '%100 taranmış pamuk, 2 cm saten şerit, beyaz. Tek, çift ve king ölçü; zarf kapama veya düğmeli. OEKO-TEX Standard 100 belgelidir.', 'BD-P200', 'perkal, nevresim, saten şerit, oeko-tex', 'bed-linen:1', 540],
    ['pique-fabric', 'textiles/woven', 'Pike kumaş top halinde, 160 ve 280 cm en', 'Waffle ve bal peteği dokuda, 180–260 g/m². Kasarlı, reaktif boyalı veya ham. En az 800 metre, top boyu 50 metre.', 'BD-PK28', 'pike kumaş, waffle, ham bez', 'pique-cloth:1 fabric-roll:1', 470],
    ['jacquard-throw', 'textiles/home-textile', 'Jakarlı yatak örtüsü “Denizli elması”', 'Çift yüzlü jakar dokuma, püsküllü kenar, 240×260 cm. Kışlık 420 g/m², yazlık 310 g/m².', 'BD-J426', 'jakar, yatak örtüsü, püsküllü', 'jacquard-cloth:12', 388],
    ['waffle-robe', 'textiles/home-textile', 'Waffle bornoz, şal yaka, nakışlı', 'Otel ve spa için hafif bornoz, 240 g/m². S’den XXL’ye beden, göğüste 8×8 cm’ye kadar nakış fiyata dahildir.', 'BD-R240', 'bornoz, waffle, spa, nakış', 'bath-robe:1 waffle-cloth:1', 301],
    ['peshtemal', 'textiles/woven', 'El tezgâhı peştemal, 100×180 cm', 'Buldan tezgâhlarında düşük bükümlü iplikle dokunur, el düğümlü saçak. Sekiz çizgi rengi stokta; koli başına 60 adet.', 'BD-H180', 'peştemal, plaj havlusu, buldan', 'peshtemal:12', 214],
    ['organic-baby-towel', 'textiles/home-textile', 'GOTS organik bebek kapüşonlu havlu 75×75', 'Organik pamuk, 380 g/m², aplikeli kapüşon. GOTS işlem belgesi her sevkiyatla gelir, perakende kutusu isteğe göre.', 'BD-B75G', 'gots, bebek havlusu, kapüşonlu', 'terry-towel:32', 126],
    ['room-curtain', 'furniture/hotel', 'Otel fon perdesi, karartmalı, FR', 'Trevira CS iplik, B1/M1 sınıfı güç tutuşur, 300 cm en. Ölçüye dikim ve ekstrafor büzgü atölyemizde yapılır.', 'BD-C300', 'karartma perde, güç tutuşur, otel perdesi', 'curtain:12', 64],
  ]),
  ...productsOf('bereket-ambalaj', [
    ['towel-gift-box', 'plastics/boxes', 'Havlu seti için mıknatıslı karton kutu', 'İki parça sıvama kutu, 350 g kuşe ve 2 mm mukavva. Sıcak yaldız baskı, en az 500 adet.', 'BA-MK1', 'hediye kutusu, yaldız baskı', 'gift-box:1', 28],
    ['zip-bag', 'plastics/film', 'Fermuarlı EVA nevresim çantası', 'PVC içermeyen 120 mikron EVA, biye dikişli, askı delikli. Ölçü 30×40×8 cm.', 'BA-ZB30', 'eva çanta, nevresim çantası', '', 21],
  ]),
  ...productsOf('ege-pamuk-iplik', [
    ['combed-ne30', 'textiles/yarn', 'Penye kompakt iplik Ne 30/1, örme için', 'Söke pamuğu, CV %12’nin altında, mukavemet 19 cN/tex üzeri. 1,89 kg konik bobin, palet 720 kg; Uster raporu partiyle verilir.', 'EP-C30', 'penye, ne 30/1, kompakt', 'yarn-cone:12', 460],
    ['open-end-ne20', 'textiles/yarn', 'Open-end iplik Ne 20/1, havlu zemini', 'Rotor iplik, düşük tüylülük, dokuma havlu ve denim çözgüsü için parafinsiz.', 'EP-OE20', 'open-end, rotor iplik, ne 20/1', 'yarn-cone:21', 391],
    ['dyed-cone', 'textiles/yarn', 'Reaktif boyalı iplik, 214 stok renk', 'Yıkama haslığı 4-5, parti içi renk farkı ΔE 0,8’in altında. Yeni renk laboratuvarda üç günde çıkar.', 'EP-DY', 'boyalı iplik, reaktif, bobin boya', 'dyed-cone:1', 288],
    ['melange-grey', 'textiles/yarn', 'Gri melanj Ne 24/1, %10 siyah elyaf', 'Açma harmanı, stok: 14 ton. Sweat ve ribana örgüde çizgi yapmaz.', 'EP-MG24', 'melanj, ne 24/1, gri melanj', 'melange-cone:1', 163],
    ['rib-fabric', 'textiles/knitted', '2×1 ribana kumaş, likralı, açık en', '95 pamuk 5 elastan, 220 g/m², boyalı ve sanforlu. Takım kumaşıyla aynı lot boyanır.', 'EP-RB21', 'ribana, likralı kumaş, örme', 'rib-cloth:12', 82],
  ]),
  ...productsOf('merinova-hali', [
    ['acrylic-classic', 'textiles/carpets', 'Akrilik klasik halı, 1.000.000 ilmek', 'Yumuşak hav, 11 mm yükseklik, sekiz renk. 80×150’den 300×400’e; toz torbasıyla kolilenir.', 'MH-AK10', 'akrilik halı, klasik desen, 11 mm', 'rug:12', 540],
    ['mosque-carpet', 'textiles/carpets', 'Saflı cami halısı, yün, projeye özel', '%80 yün %20 polyamid, 2.400 g/m² hav. Saf genişliği ve desen çizimi bizden, serim planıyla rulo numaralı teslim edilir.', 'MH-CM80', 'cami halısı, saflı halı, yün', 'mosque-carpet:12', 415],
    ['hotel-axminster', 'textiles/carpets', 'Otel koridoru için dokuma duvardan duvara halı', '4 m en, Bfl-s1 yangın sınıfı, ağır kullanım 33. Renk eşleme Pantone ile yapılır.', 'MH-HT4', 'otel halısı, duvardan duvara, bfl-s1', 'corridor-carpet:12', 332],
    ['bamboo-rug', 'textiles/carpets', 'Bambu görünümlü viskon halı, soft renkler', 'Parlak hav, pamuk çözgü. Tarayıcıda dokuma hatası kontrolünden geçer, ölçü toleransı %1.', 'MH-BV', 'viskon halı, bambu halı', 'soft-rug:1', 247],
    ['door-mat', 'textiles/carpets', 'Lateks tabanlı paspas 50×80, karışık desen', '24 desenlik karışık koli, 40 adet. Promosyon baskısı 2.000 adetten başlar.', 'MH-PS58', 'paspas, lateks taban', 'door-mat:1', 151],
    ['kilim-cushion', 'furniture/decor', 'Kilim desenli kırlent kılıfı 45×45', 'Artık iplikten dokunur, gizli fermuarlı. Set halinde dört desen.', 'MH-KR45', 'kırlent, kilim desen', 'kilim-cushion:1', 74],
  ]),
  ...productsOf('poyraz-tekstil', [
    ['hi-vis-jacket', 'apparel/workwear', 'Reflektörlü kışlık mont, EN ISO 20471 sınıf 3', 'Çıkarılabilir polar astar, 300D oxford, dikişler bantlı. S–4XL, logo transferi dahil.', 'PT-HV3', 'reflektörlü mont, iş kıyafeti, en 20471', 'hi-vis-jacket:1', 260],
    ['welder-overall', 'apparel/workwear', 'Alev almaz tulum, EN ISO 11612', '%99 pamuk FR, 330 g/m², metal olmayan fermuar, çift dikiş. Yıkama ömrü 50 çevrim.', 'PT-FR33', 'alev almaz, tulum, kaynakçı', 'coverall:1', 219],
    ['nurse-uniform', 'apparel/workwear', 'Hastane forması, dört yöne esner kumaş', 'Ter tutmaz poliviskon, üç cep, 21 renk. Takım halinde koliler beden dağılımınıza göre hazırlanır.', 'PT-HF21', 'hastane forması, hemşire, esnek kumaş', 'scrubs:1', 175],
    ['women-trench', 'apparel/women', 'Kadın trençkot, su itici gabardin', '36–48 beden, kemerli, dört renk. Kendi dokuma etiketiniz ve yıkama talimatınız dikilir.', 'PT-TR48', 'trençkot, kadın giyim, gabardin', 'trench-coat:12', 120],
    ['linen-dress', 'apparel/women', 'Keten karışımlı midi elbise, yaz koleksiyonu', '55 keten 45 viskon, 300 adetten üretim, renk başına 100. Numune altı iş günü.', 'PT-KT55', 'keten elbise, yaz, midi', 'dress:12', 51],
  ]),
];
