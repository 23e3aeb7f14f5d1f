import type { DemoNews } from '../types.ts';

export const turkishNews: DemoNews[] = [
  {
    path: 'teklifinizin-acilmasini-belirleyen-alti-satir',
    language: 'TR',
    title: 'Teklifinizin okunup okunmayacağını belirleyen altı satır',
    description: 'Miktar, standart, ambalaj, teslim şekli, yer ve tarih: satın almacı teklife nasıl bakar, nerede bırakır?',
    headerImage: 'news/press',
    publishedDaysAgo: 3,
    content: `Satın alma birimleri teklifleri baştan sona okumaz. Altı bilgiyi arar, tabloya geçirir ve karşılaştırır. Bu bilgilerden biri eksikse teklif fiyattan elenmez; tabloya hiç giremez.

## Altı satır

- **Miktar**: talepteki birimle. Alıcı ton sorduysa koli ile yanıt vermeyin.
- **Standart**: kalite sınıfı, norm, tolerans, hasat yılı. "Birinci kalite" bir görüştür, *TS EN 10346, DX51D+Z275* bir bilgidir.
- **Ambalaj**: palette ne var, konteynere ya da tıra kaç palet giriyor, etikette ne yazıyor.
- **Teslim şekli ve yeri**: *FCA Gaziantep, Incoterms 2020*. "Türkiye teslim" bir şey söylemez.
- **Tarih**: mal ne zaman hazır, fiyat ne zamana kadar geçerli.
- **Ödeme**: para birimi, peşinat oranı ve bakiyenin hangi belgeyle serbest kalacağı.

## Alıcıyı vazgeçiren şeyler

Yanıttan önce gelen ekler. Tek bir ürün sorulmuşken gönderilen kırk sayfalık katalog, sorunun okunmadığını anlatır. Başka bir firmaya yazılmış hitap da öyle.

İkincisi, teslim şekli yazılmamış fiyattır. *EXW* ile *CIF* arasında yüzde on beş fark olabilir. Hangisi olduğunu sormak zorunda kalan alıcı, bir başkasına sorar.

## Telefon ekranına sığan bir örnek

> 22 ton Antep fıstığı içi, 2026 mahsulü, boz iç, nem en çok %5 · 10 kg vakumlu, koli başına 2 adet · FCA Gaziantep, Incoterms 2020 · siparişten 7 gün sonra hazır · USD, %30 peşin, bakiye CMR kopyası karşılığı · fiyat 5 gün geçerli

Gerisi yanıttan sonra gelebilir: fotoğraflar, belgeler, firmanın geçmişi. Kervan'da mesaj karşı tarafa ulaştığında görüşmenin bedeli ödenmiş olur. İlk mesaj, tabloya geçirilebilen mesaj olsun.

## Alıcıya da bir öneri

Aylık hedef miktarı, varış yerini ve istenen belgeleri yazan bir talep daha az, ama daha iyi yanıt alır. İstemediğiniz bir menşe ya da ambalaj varsa baştan yazın; kimse alınmaz, herkes bir gün kazanır.`,
  },
  {
    path: 'a-tr-mi-eur-1-mi-mense-sahadetnamesi-mi',
    language: 'TR',
    title: 'A.TR mi, EUR.1 mi, menşe şahadetnamesi mi?',
    description: 'Hangi pazara hangi belge gider ve malı gümrükte bekleten üç hata nedir?',
    headerImage: 'news/customs',
    publishedDaysAgo: 12,
    content: `Birbirine benzeyen, ama farklı şeyleri kanıtlayan üç belge var. Yanlışını düzenletmek tırı durdurmaz; yalnızca alıcınıza, doğru belgeyle ödemeyeceği vergiyi ödetir.

## Hangisi neyi kanıtlar?

**A.TR**, gümrük birliği kapsamında Türkiye ile Avrupa Birliği arasında *serbest dolaşımda* bulunan sanayi ürünleri ve işlenmiş tarım ürünleri için düzenlenir. Menşe göstermez: üçüncü ülkede yapılmış, Türkiye'de usulünce ithal edilmiş bir makine de A.TR ile gidebilir.

**EUR.1** ya da fatura üzerindeki menşe beyanı *tercihli menşei* kanıtlar. AB'ye giden tarım ürünleri ile kömür ve çelik ürünlerinde, ayrıca serbest ticaret anlaşmamız bulunan ülkelerde kullanılır. Malın, tarife pozisyonundaki menşe kuralını karşılaması gerekir.

**Menşe şahadetnamesi** oda tarafından düzenlenir ve *tercihsiz menşei* gösterir. Vergi indirimi sağlamaz; ama Körfez, Afrika ve Asya ülkelerinin çoğu ister, bazıları konsolosluk tasdikiyle. Akreditiflerde de sık aranır.

## Üç yaygın hata

- **Serbest dolaşımı menşe ile karıştırmak.** A.TR, menşee bağlı ilave vergileri ortadan kaldırmaz. Ek bir belge gerekip gerekmediğini baştan sorun.
- **Geç düzenlemek.** Belgeler sonradan da verilebilir, ancak şerh ve gerekçe ister. Mal yola çıkmadan hazır olmasında yarar var.
- **Tanımların tutmaması.** Fatura, çeki listesi ve belge, malı aynı sözlerle ve aynı kap adediyle anlatmalıdır. Birinde unutulan tek bir palet, takımın tamamını geri çevirir.

## Teklif vermeden önce

Alıcıya hangi HS koduyla ithal edeceğini ve gümrükçüsünün hangi belgeyi istediğini sorun; yanıtı teklife ayrı bir satır olarak yazın. Mal tercihli menşe kazanmıyorsa bunu da yazın. Vergi nasılsa hesaba girecek; alıcının bunu gümrükten değil sizden öğrenmesi daha iyidir.

Talep yayımlarken de aynı yol işe yarar: varış ülkesini ve istediğiniz belgeyi yazarsanız, o belgeyi düzenleyemeyen firmalar sizi boşuna yormaz.

Mevzuat değişebilir; bu yazı gümrük müşavirinizin görüşünün yerine geçmez.`,
  },
  {
    path: 'orta-koridora-yuk-vermeden-once-yedi-soru',
    language: 'TR',
    title: 'Orta Koridor’a yük vermeden önce yedi soru',
    description: 'Türkiye’den Kazakistan’a demir yolu ve feribot haritada kolay görünür. Yükleten önce ne sormalı?',
    headerImage: 'news/rail',
    publishedDaysAgo: 20,
    content: `Gürcistan ve Azerbaycan üzerinden Hazar'ı geçip Kazakistan'a uzanan hat, konferans sunumlarından çıkıp günlük tekliflere girdi. Pek çok mal için gerçek bir seçenek. Aynı zamanda birkaç demir yolu idaresinden, iki ray açıklığından ve bir denizden oluşan bir zincir; bu yüzden tek başına fiyat çok az şey anlatır.

## Sorulacaklar

- **Hangi kesimde kim sorumlu?** Bütün yol için tek taşıma belgesi isteyin ya da belgelerin nerede bitip nerede başladığını gösteren bir liste alın.
- **Ray açıklığı nerede değişiyor?** Bakü–Tiflis–Kars hattında normal hat geniş hatla buluşur, konteynerler aktarılır. Ortalama bekleme süresini sorun.
- **Hazar nasıl geçiliyor?** Konteyner gemisi mi, tren feribotu mu; hangi limandan hangisine, haftada kaç sefer? Kışın rüzgâr limanı kapatır; o günlerde programınıza ne olacağını öğrenin.
- **Konteyner kimin?** Armatörün kutusu geri dönmek zorundadır. Yükletene ait kutu varışta serbestlik sağlar, başta daha pahalıdır.
- **Blok tren mi, tek vagon mu?** Blok trenin tarifesi vardır, tek vagonun tahmini.
- **Fiyata neler dâhil?** Terminal, aktarma, güvenlik, transit teminatı ve demuraj genellikle unutulanlardır.
- **Konteyneri nereden izlerim?** Birkaç saatte bir konum bilgisi artık olağan; siparişe yazdırın.

## Hangi mal uygun?

Değeri uzun deniz yolunun farkını kaldıran, bir hafta oynamadan etkilenmeyen mallar: makine, ev gereçleri, tekstil, paketli gıda. Her kesimde elektrik ayarlanırsa reefer da gider. Acil parsiyel yükte tır hâlâ daha hızlıdır.

## Belgeler

Yol üzerindeki transit rejimleri HS kodunu en az altı hane, alıcıyı baştan sona aynı ister. Yolda alıcı değişikliği yapılabilir, ancak her idare bunu kendi formuyla bekler. Kararı yüklemeden önce verin.

Yükünüzü ağırlık, hacim, konteyner tipi ve hazır olma tarihiyle *lojistik ihtiyacı* olarak yayımlayın. Hattı gerçekten çalıştıranlar sıfatla değil tarihle yanıt verir.`,
  },
  {
    path: 'iraka-karayoluyla-ihracatta-yukleme-oncesi-liste',
    language: 'TR',
    title: 'Irak’a kara yoluyla ihracat: yükleme öncesi kontrol listesi',
    description: 'Habur’daki sıranın yarısı yolda değil, evrakta oluşur. Tır fabrikadan çıkmadan bakılacak noktalar.',
    headerImage: 'news/route',
    publishedDaysAgo: 35,
    content: `Irak, Türkiye'den kara yoluyla en çok mal giden pazarlardan biri. Mesafe kısa, talep süreklidir; buna rağmen teslim süresi iki gün de olabilir iki hafta da. Aradaki farkı çoğu kez trafik değil, evrak belirler.

## Yükleme öncesi

- **Varışı netleştirin.** Erbil, Musul, Bağdat ve Basra için izlenecek yol, aktarma noktası ve gümrük işlemi aynı değildir. Teslim şekline mutlaka yer yazın: *CPT Bağdat* ile *DAP Habur* bambaşka iki fiyattır.
- **İthalatçıdan teyit alın.** İthalat izni, ön beyan ve uygunluk belgesi gerekip gerekmediğini mal bazında alıcının gümrükçüsüne sordurun. Yanıtı yazılı isteyin.
- **Muayene belgesini erken başlatın.** Uygunluk belgesi gereken ürünlerde inceleme, yüklemeden önce yapılır; boşta tır bekletmeyin.
- **Menşe şahadetnamesi ve fatura** aynı tanımı, aynı kap adedini ve aynı ağırlığı taşısın. Arapça çevirisi istenebilir.
- **Etiket.** Gıda ve temizlik ürünlerinde Arapça etiket, üretim ve son kullanma tarihi, menşe ülke ambalajın üzerinde olmalıdır; sonradan yapıştırılan etiket sorun çıkarır.

## Tır yola çıkarken

Sürücüde faturanın, çeki listesinin ve CMR'nin okunaklı kopyası bulunsun; alıcının gümrükçüsünün telefon numarası da. Yük aktarılacaksa paletleri strece sarmak yetmez: aktarma depoda değil, çoğu zaman açık alanda yapılır.

## Ödeme ve risk

Açık hesapla çalışmadan önce küçük bir partiyle başlayın. Bakiyeyi, malın aktarma noktasından çıkışına değil, elinizde tuttuğunuz bir belgeye bağlayın. Nakliye sigortasının aktarma sonrasını kapsayıp kapsamadığını poliçeden okuyun.

## Kısa bir örnek

> 24 palet seramik, 25.800 kg, istiflenmez · yükleme Uşak, 3 Aralık · CPT Erbil, alıcı deposu · tente, yandan yükleme · gümrük evrakı hazır

Böyle yazılmış bir lojistik ihtiyacına nakliyeci ilk mesajda fiyat verebilir. Mevzuat sık değişir; son durumu gümrük müşavirinize sorun.`,
  },
  {
    path: 'dogrulanmis-brut-agirlik-konteyneri-ne-durdurur',
    language: 'TR',
    title: 'Doğrulanmış brüt ağırlık: konteyneri gemiye almayan satır',
    description: 'VGM beyanı olmayan konteyner gemiye yüklenmez. İki yöntem, bir son saat ve sık yapılan hatalar.',
    headerImage: 'news/port',
    publishedDaysAgo: 52,
    content: `Temmuz 2016'dan beri dolu konteynerlerin gemiye yüklenebilmesi için doğrulanmış brüt ağırlığının (VGM) bildirilmesi gerekiyor. Kural SOLAS'tan gelir, sorumluluk konşimentoda *yükleten* olarak görünendedir. Nakliyecinin tartması, sorumluluğu ona geçirmez.

## İki yöntem

**Birinci yöntem:** dolu ve mühürlü konteyner, ayarlı bir kantarda tartılır. Çekici ve dorsenin ağırlığı düşülür.

**İkinci yöntem:** bütün kaplar, paletler, bağlama ve dolgu malzemesi ayrı ayrı tartılıp toplanır, konteynerin kapısında yazan dara eklenir. Bu yöntem için idarece tanınmış bir usul gerekir; dökme ve hurda gibi yüklerde kullanılmaz.

## Sık yapılan hatalar

- **Çeki listesindeki brüt ağırlığı VGM sanmak.** O rakamda konteynerin darası yoktur.
- **Tahmini dara kullanmak.** Aynı boydaki iki kutu arasında birkaç yüz kilogram fark olabilir; kapıdaki levhaya bakın.
- **Paleti ve takozu unutmak.** Yirmi dört palet, yarım tondan fazla eder.
- **Son saati kaçırmak.** Hattın VGM için verdiği kapanış saati, liman giriş saatinden önce olabilir.

## Fark çıkarsa

Limanda tartılan değer beyandan sapma sınırının üzerinde çıkarsa konteyner kenara alınır, yeni beyan istenir. Masraf küçüktür, kaçırılan geminin bedeli değildir. Fazla ağırlık bir de yolda ortaya çıkar: kara yolundaki azami yüklü ağırlık, konteynerin taşıyabildiğinden daha düşüktür. Hesabı en zayıf halkaya göre yapın.

## Teklifte tek satır

Ağır mallarda (mermer, seramik, metal) kaç kilogram yükleyeceğinizi teklifte yazın: "20' içine 26.500 kg, VGM yükletence, 1. yöntem". Alıcı navlunu doğru hesaplar, nakliyeci uygun şasiyi gönderir, kimse kapıda konteyner boşaltmaz.

Kantar fişini sevkiyat dosyasında saklayın. Hasar ya da eksik iddiasında, konteynerin kapısı kapandığında ne kadar geldiğini gösteren en basit kanıt odur.

Lojistik ihtiyacı yayımlarken net ağırlığı, kap adedini ve konteyner tipini ayrı ayrı belirtin; gelen fiyatları karşılaştırmak kolaylaşır.`,
  },
  {
    path: 'antrepo-serbest-bolge-depo-hangisi',
    language: 'TR',
    title: 'Antrepo, serbest bölge, depo: mal nerede bekletilmeli?',
    description: 'Üçünde de raf var, ama vergi, süre ve maliyet bambaşka. Stok yerini seçerken sorulacak sorular.',
    headerImage: 'news/warehouse',
    publishedDaysAgo: 74,
    content: `Mal alıcısından önce gelirse bir yerde bekler. Nerede beklediği yalnızca kira meselesi değildir: vergiyi ne zaman ödeyeceğinizi, malı bölüp bölemeyeceğinizi ve üçüncü ülkeye gönderip gönderemeyeceğinizi de belirler.

## Üç seçenek

**Gümrük antreposu.** İthal mal, vergisi ödenmeden gümrük gözetiminde durur. Parça parça çekilir, her parçanın vergisi çekildiğinde ödenir. Üçüncü ülkeye yeniden ihraç da edilebilir. Elleçleme izin verilen işlemlerle sınırlıdır: etiketleme, yeniden ambalajlama gibi.

**Serbest bölge.** Gümrük bölgesinin dışında sayılır. Mal süre sınırı olmadan bekleyebilir, işlenebilir, üçüncü ülkeye satılabilir. Faaliyet ruhsatı ister; küçük partiler için kuruluş gideri ağır gelebilir.

**Serbest depo.** Vergisi ödenmiş mal, dilediğiniz yerde. En esnek ve çoğu kez en ucuz seçenek; ama sermaye, malla birlikte vergiye de bağlanır.

## Karar vermeden sorun

- Malın ne kadarı yurt içinde, ne kadarı başka ülkede satılacak?
- Vergi ve KDV tutarı, bekleme süresince ne kadar finansman gideri doğurur?
- Sevkiyatlar hangi büyüklükte çıkacak? Antrepodan her çıkış bir beyannamedir.
- Üründe etiket, karışım ya da montaj gerekiyor mu, bu işlem orada serbest mi?
- Raf ömrü var mı, sıcaklık ve nem kaydı tutuluyor mu?
- Sigorta, vergi dâhil değeri kapsıyor mu?

## Fiyat sorarken

Depocular dört kalemle fiyat verir: giriş, çıkış, metrekare ya da palet başına günlük saklama ve elleçleme. Yalnızca saklama ücretini karşılaştırmak yanıltır; hızlı dönen malda asıl gider giriş ve çıkıştır.

> 180 palet kuru gıda, 80×120, istiflenmez, 15–25 °C · ayda 60 palet giriş, 60 palet çıkış · koli bazında toplama · Mersin ya da çevresi

Bu bilgilerle yayımlanan bir lojistik ihtiyacı, aynı temelde hesaplanmış teklifler getirir. Vergi ve rejim konusunda son söz gümrük müşavirinizindir.`,
  },
  {
    path: 'ilk-ibrazda-odenen-akreditif',
    language: 'TR',
    title: 'İlk ibrazda ödenen akreditif',
    description: 'Belgelerin çoğu küçük nedenlerle reddedilir. Bu nedenler nerede saklanır, mal çıkmadan önce neye bakılır?',
    headerImage: 'news/press',
    publishedDaysAgo: 44,
    content: `Akreditif, bankanın belgeler karşılığında ödeme sözüdür. Banka mala bakmaz. Belgeler akreditifin istediğini aynen söylüyorsa para gelir; biri biraz eksik söylüyorsa banka reddedebilir ve satıcı, malın denizde olduğunu bilen bir alıcıyla pazarlığa oturur.

## Aslını değil taslağını okuyun

Banka akreditifi açmadan önce alıcıdan başvuru metnini isteyin. O aşamada değişiklik bedavadır. Sonrasında her değişikliğin bir masrafı, bir tarihi ve üç tarafın onayı vardır.

- **Ad ve adresler** sicil kaydınızdaki gibi, harfi harfine yazılmalı.
- **Tarihler:** son yükleme günü, ibraz süresi, vade ve akreditifin nerede sona erdiği.
- **Kendi düzenleyebileceğiniz belgeler.** Alıcının imzalayacağı bir belge, ödemeyi alıcının eline bırakır.
- **Kısmi yükleme ve aktarma:** karşı bir neden yoksa izinli olmalı.

## Bankalar en çok neyi reddeder

Faturadaki mal tanımı akreditiftekinden farklıdır. Konşimentoda ambalaja ilişkin bir kayıt vardır. Sigorta, değerin yüzde yüz onundan azını kapsar. Menşe şahadetnamesinde başka bir alıcı görünür. Bunların hiçbiri hile değildir; her biri, birinin eski dosyadan kopyaladığı bir cümledir.

## Para kazandıran alışkanlık

Akreditifin her koşuluna bir satır, her belgeye bir sütun ayıran bir çizelge hazırlayın. Tır sahadan çıkmadan önce doldurun. Bunu ilk kez yapan biri ortalama iki hata bulur; üstelik henüz masrafsız düzeltilebilecekken bulur.

Belgeleri iki kişi okusun: biri yazan, öteki yalnızca akreditif metnini bilen. Yazan kişi kendi cümlesini doğru okur, öteki gerçekten yazanı görür. Küçük bir ihracatçıda bu ikinci kişi gümrük müşaviri ya da bankanın dış ticaret masası olabilir; çoğu banka ön inceleme için ücret almaz.

## Her zaman gerekli mi

Tutar küçükse vesaik mukabili ödemenin yetip yetmeyeceğini sorun. Akreditif iki tarafa da birkaç yüz dolara mal olur. Beş sevkiyatta oluşmuş güvenin ise hiçbir maliyeti yoktur. Büyük tutarda, yeni alıcıda ya da uzak pazarda akreditif yerindedir; yeter ki metni siz de okumuş olun ve teyit isteyip istemeyeceğinize baştan karar verin.`,
  },
  {
    path: 'bir-soruyu-yanitlayan-numune',
    language: 'TR',
    title: 'Bir soruyu yanıtlayan numune',
    description: 'Hangi numune istenir, bedelini kim öder, bir yıl sonra anlaşmazlığı çözecek parça nerede saklanır?',
    headerImage: 'news/route',
    publishedDaysAgo: 60,
    content: `Numune hediye değildir. Bir ölçü aletidir: tek bir soruyu yanıtlar ve o soru kadar değerlidir. Herkese koli gönderen satıcı kargo faturasıyla batar; numune biriktiren alıcı ise hiç sipariş vermez.

## Üç tür, üç soru

- **El numunesi** rengi, tuşeyi ve işçiliği gösterir. Stoktan gelir, sizin siparişiniz hakkında bir şey kanıtlamaz.
- **Karşı numune** sizin çiziminize ya da reçetenize göre yapılır. Üreticinin sizi anladığını gösterir.
- **Mühürlü numune** malın ölçüleceği numunedir. Aynı numarayı taşıyan iki parçadır, iki tarafça imzalanır, her evde biri durur.

## Bedelini kim öder

Alışılmış kural basittir: malı satıcı verir, kargoyu alıcı öder, karşı numunenin bedeli ilk siparişten düşülür. Koli hazırlanmadan önce bunu sohbete yazın; bir cümle yeter. Gümrük için değeri dürüstçe belirtin; paketi ancak gerçekten değersizse ticari değeri olmayan numune diye işaretleyin.

## Etikette ne bulunmalı

Talep numarası, üretim tarihi, parti numarası ve paketleyenin adı. Parti numarası olmayan numune hiçbir şeyle karşılaştırılamaz; altı ay sonra da kimse hatırlamaz. Numunenin fotoğrafını da aynı sohbete ekleyin: ışığı, ölçeği ve etiketi belli olsun. Renk söz konusuysa fotoğrafa güvenmeyin, renk kodunu yazın.

## Numune doğru, mal yanlışsa

O zaman mühürlü parça karar verir, onunla birlikte kararlaştırılan toleranslar da. Onları da baştan konuşun: gri skalaya göre renk farkı, ağırlıkta yüzde üç, nemde yarım puan. Malın birebir aynı olmasını isteyen alıcı, hiçbir fabrikanın yapamayacağı bir şey ister.

İtiraz süresi bitene kadar numuneyi saklayın. Bunun için bir raf, bir liste ve ikisinden de sorumlu bir kişi gerekir. Depo taşınırken ilk kaybolan şey numune dolabıdır; anlaşmazlıkta ilk aranan da odur. Her yıl bir gün ayırıp süresi geçenleri atın, kalanların listesini yenileyin.`,
  },
  {
    path: 'gumrugun-okuyabildigi-ceki-listesi',
    language: 'TR',
    title: 'Gümrüğün okuyabildiği çeki listesi',
    description: 'Kimsenin sevmediği belge, konteynerin ne kadar hızlı boşaltılacağını belirler. Yedi sütun, tek numara düzeni.',
    headerImage: 'news/customs',
    publishedDaysAgo: 82,
    content: `Fatura neyin bedelinin ödendiğini, konşimento neyin taşındığını, çeki listesi ise malın konteynerin neresinde durduğunu söyler. Muayene memuru kapıyı açtığında yalnızca sonuncusu işe yarar. Yine de çoğu zaman günün sonunda, sahada kim kaldıysa o yazar.

## Yedi sütun

- kap numarası ve toplam kap sayısı;
- faturadakiyle aynı sözcüklerle mal tanımı;
- varış ülkesinin istediği hane sayısıyla GTİP;
- satış birimiyle miktar;
- net ağırlık, brüt ağırlık ve her kabın ölçüleri;
- kabın üzerinde yazan işaretler;
- farklı menşeli mallar birlikte gidiyorsa menşe ülkesi.

## Herkes için tek numara

Palette 7/22 yazıyorsa listede de 7/22 yazmalı, yükleme planı da yedinci paletin yerini göstermelidir. Kulağa doğal gelir. Uygulamada depo güne göre, ofis siparişe göre, nakliyeci sevkiyata göre numara verir; bir saatte bitecek muayene bir gün sürer. Numarayı tek bir kişi versin: siparişi yükleyen. Ötekiler onu kullansın.

## Daha sık muayene edilen mallar

Karışık yükler, yeni ithalatçının ilk sevkiyatı, gıda, oyuncak ve pil içeren her şey. Bu yüklerde açılması olası kapları kapıya yakın koyun, yanlarına ulaşacak kadar yer bırakın. Mühür vurulmadan önce açık konteynerin çekilmiş bir fotoğrafı bir dakika sürer ve pek çok tartışmayı bitirmiştir.

Hassas mallarda listenin bir kopyasını kapının iç yüzüne, saydam bir zarfla asın. Memur ofise geri dönmek zorunda kalmaz, kolileri rastgele açmaz. Alıcının deposu da aynı kâğıtla sayar; eksik ya da hasarlı kap varsa hemen, numarasıyla bildirir.

## Bir de ağırlık

Listedeki, konşimentodaki ve doğrulanmış beyandaki brüt ağırlık aynı rakam olmalıdır. İki yüz kilogramlık fark konteyneri terminalde durdurmaya yeter; ardiye de gün hesabıyla işler. Tartı fişini dosyada tutun, palet ve ambalaj malzemesinin ağırlığını unutmayın: boş bir palet yirmi beş kilogramdır, yirmi iki palet yarım tonu geçer.`,
  },
];
