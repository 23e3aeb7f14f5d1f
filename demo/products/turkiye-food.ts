import { productsOf } from '../compose.ts';
import type { DemoProduct } from '../types.ts';

// prettier-ignore
export const turkiyeFood: DemoProduct[] = [
  ...productsOf('cinarova-un', [
    ['bread-flour', 'food/flour-pasta', 'Ekmeklik un Tip 550, 50 kg PP çuval', 'Yaş öz %28–30, kül en çok %0,60, W 260. Fırın denemesi raporu ile yüklenir; 20′ konteynere 23 ton.', 'CU-550', 'ekmeklik un, tip 550, 50 kg', 'flour-sack:12', 570],
    ['baklava-flour', 'food/flour-pasta', 'Baklavalık özel un, 25 kg', 'İnce açılan, yüksek gerilimli hamur için sert buğday karışımı. Gaziantep ustalarıyla birlikte geliştirildi.', 'CU-BK25', 'baklavalık un, sert buğday', 'flour-sack:2', 512],
    ['semolina', 'food/flour-pasta', 'Durum buğdayı irmiği, kaba ve ince', 'Sarı renk b değeri 24 üzeri, protein %12,5. 25 kg kraft veya big bag.', 'CU-IRM', 'irmik, durum, big bag', 'semolina:12', 466],
    ['spaghetti', 'food/flour-pasta', 'Spagetti 500 g, kendi markanızla', 'Durum irmiğinden, 1,7 mm. 40′ HC konteynere 24 ton; ambalaj tasarımında TR, EN, AR, FR hazır şablon.', 'CU-SP17', 'spagetti, özel etiket, makarna', 'spaghetti:1', 430],
    ['short-pasta', 'food/flour-pasta', 'Burgu, kalem ve fiyonk makarna, 400 g ve 5 kg', 'Catering torbası 5 kg, haşlamada dağılmaz. Helal ve BRCGS belgeli hat.', 'CU-KM', 'burgu, kalem makarna, catering', 'pasta:12', 377],
    ['vermicelli', 'food/flour-pasta', 'Tel ve arpa şehriye, 500 g', 'Çorbalık, 24’lü koli. Irak pazarı için Arapça baskı stokta.', 'CU-SH', 'şehriye, tel şehriye', 'vermicelli:1', 251],
    ['bran', 'agriculture/feed', 'Buğday kepeği peleti, 8 mm', 'Ham protein %15, nem en çok %12. Dökme veya 1.000 kg torba, günde 130 ton çıkış.', 'CU-KP8', 'kepek, pelet, yem', 'pellet:12', 198],
    ['durum-wheat', 'agriculture/grains', 'Makarnalık durum buğdayı, 1. sınıf', 'Konya ovası hasadı, vitröz tane %80 üzeri, hektolitre 79. Silodan FCA veya Mersin FOB.', 'CU-DB1', 'durum buğdayı, vitröz', 'wheat:12', 92],
  ]),
  ...productsOf('karacam-gida', [
    ['football-lentil', 'agriculture/nuts-pulses', 'Kırmızı mercimek, futbol tipi, 25 kg', 'Sortex temizlik %99,5, kırık en çok %2, renk canlı. Mahsul 2026, nem %13.', 'KG-ML1', 'kırmızı mercimek, futbol, sortex', 'red-lentil:12', 430],
    ['chickpea-9mm', 'agriculture/nuts-pulses', 'Nohut 9 mm, koçbaşı', 'El ayıklamalı, kalibre 42–44 adet/oz. Humus üreticileri için 7 ve 8 mm de vardır.', 'KG-NH9', 'nohut, 9 mm, koçbaşı', 'chickpea:12', 402],
    ['white-bean', 'agriculture/nuts-pulses', 'Dermason kuru fasulye, 800 g paket', 'Bitlis ve Niğde mahsulü, aynı parti pişme süresi garantisi. 12’li koli.', 'KG-KF8', 'kuru fasulye, dermason', 'white-bean:1', 344],
    ['fine-bulgur', 'agriculture/grains', 'Köftelik ve pilavlık bulgur, 1 kg ve 25 kg', 'Sert buğdaydan, taş değirmen; pirinç karışmaz. Kısır için esmer bulgur ayrıca.', 'KG-BLG', 'bulgur, köftelik, pilavlık', 'bulgur:1', 290],
    ['green-lentil', 'agriculture/nuts-pulses', 'Yeşil mercimek 6–7 mm', 'Yozgat bölgesi, kabuk çatlağı %1. Ayrıca yarım mercimek.', 'KG-YM7', 'yeşil mercimek', 'green-lentil:1', 221],
    ['freekeh', 'agriculture/grains', 'Firik, odun ateşinde kavrulmuş', 'Hatay köylerinden yeşil buğday; taş ve yabancı tane X-ray ile ayıklanır.', 'KG-FR', 'firik, yeşil buğday', 'freekeh:12', 143],
    ['soup-mix', 'agriculture/nuts-pulses', 'Dört bakliyatlı çorba karışımı 500 g', 'Kırmızı mercimek, sarı bezelye, nohut kırığı, bulgur. Kendi etiketinizle 3.000 paketten.', 'KG-CK5', 'çorbalık, bakliyat karışımı', 'mixed-pulses:1', 69],
  ]),
  ...productsOf('ovali-domates', [
    ['paste-drum', 'food/canned-food', 'Domates salçası 36–38 Brix, aseptik varil 220 L', 'Soğuk kırma, Bostwick 4–6 cm, renk a/b 2,1 üzeri. GDO’suz, tuzsuz; dört varillik palet.', 'OD-3638', 'domates salçası, aseptik, brix 36-38', 'tomato-drum:1', 365],
    ['paste-tin', 'food/canned-food', 'Domates salçası 28–30 Brix, 830 g teneke', 'Kolay açılır kapak, 12’li koli, litografi baskı 20.000 adetten.', 'OD-T830', 'salça, teneke, 28-30 brix', 'tomato-tin:1', 318],
    ['roasted-pepper', 'food/canned-food', 'Közlenmiş kapya biber, 720 ml kavanoz', 'Odun ateşinde közlenir, el ile soyulur; sirke oranı %0,8.', 'OD-KB72', 'közlenmiş biber, kapya', 'pepper-jar:1', 274],
    ['diced-tomato', 'food/canned-food', 'Doğranmış domates 10×10 mm, A10 kutu', 'Net 2,5 kg, süzme ağırlık 1,5 kg. Pizza zincirleri için kalsiyumlu.', 'OD-D10', 'doğranmış domates, pizza', 'tomato-tin:1', 205],
    ['dried-tomato', 'food/canned-food', 'Güneşte kurutulmuş domates, yarım dilim', 'Kükürtlü ve kükürtsüz, 10 kg karton. Nem %20–24.', 'OD-KD', 'kuru domates, güneşte', 'dried-tomato:12', 133],
    ['pickled-gherkin', 'food/canned-food', 'Kornişon turşu 6–9 cm, 3 kg teneke', 'Taze salamura, dereotlu; süzme 1,6 kg.', 'OD-KR3', 'kornişon, turşu', 'gherkin-tin:1', 58],
  ]),
  ...productsOf('fisilti-findik', [
    ['natural-kernel', 'agriculture/nuts-pulses', 'Naturel iç fındık 11–13 mm, Giresun kalite', 'Aflatoksin toplam 4 ppb altı, vakumlu 25 kg. 2026 mahsulü.', 'FF-N13', 'iç fındık, naturel, 11-13 mm', 'hazelnut:12', 280],
    ['roasted', 'agriculture/nuts-pulses', 'Kavrulmuş beyazlatılmış fındık', 'Beyazlatma %95, kavrum rengi sizin numunenize göre. 10 kg vakum.', 'FF-K95', 'kavrulmuş fındık, beyazlatılmış', 'roasted-hazelnut:12', 236],
    ['diced', 'agriculture/nuts-pulses', 'Kıyılmış fındık 2–4 mm, dondurma ve pasta için', 'Toz oranı %2’nin altında, metal dedektörlü paketleme.', 'FF-D24', 'kıyılmış fındık, pastacılık', 'diced-hazelnut:1', 181],
    ['hazelnut-paste', 'food/confectionery', '%100 fındık püresi, 20 kg kova', 'İncelik 25 mikron, katkısız. Çikolata üreticisine tankla da yüklenir.', 'FF-P100', 'fındık püresi, çikolata', 'nut-bucket:1', 117],
    ['cocoa-spread', 'food/confectionery', 'Kakaolu fındık kreması 350 g', '%24 fındık, palm yağı içermez. Kendi kapağınızla cam kavanoz.', 'FF-KK24', 'fındık kreması, kakaolu', 'spread-jar:1', 40],
  ]),
  ...productsOf('safir-temizlik', [
    ['powder-detergent', 'chemicals/detergents', 'Matik toz deterjan 6 kg, lavanta', 'Fosfatsız, enzimli, püskürtme kule tozu. Saplı torba, 3’lü balya; 40′ HC 24 ton.', 'ST-TM6', 'toz deterjan, matik, 6 kg', 'washing-powder:1', 315],
    ['dish-gel', 'chemicals/detergents', 'Limonlu bulaşık jeli 750 ml', 'Aktif madde %16, dermatolojik test raporlu. 16’lı koli.', 'ST-BJ75', 'bulaşık jeli, limon', 'dish-gel:1', 271],
    ['bleach', 'chemicals/detergents', 'Yoğun kıvamlı çamaşır suyu 5 L', 'Sodyum hipoklorit %4,5, çocuk kilitli kapak. Ayrı konteyner yüklemesi.', 'ST-CS5', 'çamaşır suyu, 5 litre', 'jerrycan:1', 240],
    ['softener', 'chemicals/detergents', 'Konsantre yumuşatıcı 1,5 L, pudra kokulu', 'Mikrokapsül esans, dört hafta koku kalıcılığı.', 'ST-YM15', 'yumuşatıcı, konsantre', 'softener-bottle:1', 188],
    ['wet-wipes', 'cosmetics/baby', 'Islak bebek mendili 90’lı, plastik kapaklı', '%99 su, 45 g/m² spunlace, pH 5,5. 24’lü koli, özel etiket 50.000 paketten.', 'ST-IM90', 'ıslak mendil, bebek, 90 yaprak', 'wipes-pack:1', 139],
    ['liquid-soap', 'cosmetics/hygiene', 'Sıvı el sabunu 5 L, hastane ve okul için', 'Parfümsüz ve hurma çiçekli; pompalı kap ayrıca.', 'ST-SS5', 'sıvı sabun, 5 litre', 'jerrycan:1', 88],
    ['glass-cleaner', 'chemicals/detergents', 'Cam temizleyici 1 L, tetikli püskürtücü', 'Alkol bazlı, iz bırakmaz, 12’li koli.', 'ST-CT1', 'cam temizleyici', 'spray-bottle:1', 33],
  ]),
  ...productsOf('gulpinar-kozmetik', [
    ['rose-oil', 'cosmetics/perfume', 'Isparta gül yağı, 100 g alüminyum şişe', 'Rosa damascena, buharlı damıtma; GC analizi ve tarım il müdürlüğü kaydı eklenir.', 'GP-GY', 'gül yağı, rosa damascena', 'rose-oil:1', 40],
    ['rose-water', 'cosmetics/skin', 'Gül suyu 250 ml, sprey', 'İlk damıtma suyu, alkol ve koruyucu içermez. Raf ömrü 24 ay.', 'GP-GS25', 'gül suyu, tonik', 'rose-water:1', 36],
    ['day-cream', 'cosmetics/skin', 'Gül özlü gündüz kremi 50 ml', 'Hyaluronik asit ve kayısı çekirdeği yağı; cam kavanoz.', 'GP-KR50', 'yüz kremi, gül özü', 'cream-jar:1', 29],
    ['rose-soap', 'cosmetics/hygiene', 'Zeytinyağlı gül sabunu 120 g', 'Soğuk yöntem, altı hafta dinlendirilir. 48’lik koli.', 'GP-SB12', 'doğal sabun, gül sabunu', 'soap:1', 22],
  ]),
];
