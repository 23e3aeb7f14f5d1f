/** Translations of the companies of demo/companies/north-and-east.ts into the languages that they do not write in. */
import type { DemoCompanyTexts } from '../types.ts';

// prettier-ignore
export const northAndEastCompanyTexts: Record<string, DemoCompanyTexts> = {
  'kuban-agro': {
    EN: 'We buy from 120 farms of the Krasnodar region and ship sunflower oil, peas, chickpeas and maize through Novorossiysk. Our own elevator of 80,000 tonnes, a laboratory beside the store, an independent surveyor if the buyer wishes. We work FOB and CIF, with contracts in Russian and English.',
    TR: 'Krasnodar Bölgesi’nde 120 çiftlikten alıyor, Novorossiysk üzerinden ayçiçek yağı, bezelye, nohut ve mısır yüklüyoruz. 80.000 tonluk kendi silomuz, depo yanında laboratuvar, alıcı isterse bağımsız gözetim. FOB ve CIF çalışır, sözleşmeyi Rusça ve İngilizce yaparız.',
    AR: 'نشتري من 120 مزرعة في إقليم كراسنودار ونشحن عبر نوفوروسيسك زيت دوّار الشمس والبازلاء والحمص والذرة. صومعة خاصة بسعة 80,000 طن، ومختبر بجوار المخزن، ومعاين مستقل إن رغب المشتري. نعمل FOB وCIF، والعقود بالروسية والإنجليزية.',
  },
  sibkedr: {
    EN: 'Siberian pine nuts, taiga honey, dried berries and willow-herb tea. We gather with co-operatives of the Tomsk region and Altai, grade, dry at low temperature and pack from 100 g to 25 kg. Organic certificate, mycotoxin reports with each lot.',
    TR: 'Sibirya çam fıstığı, tayga balı, kuru orman meyveleri ve yakı otu (ivan) çayı. Tomsk bölgesi ve Altay’daki toplayıcı kooperatifleriyle topluyor, boylayıp düşük ısıda kurutuyor, 100 g’dan 25 kg’a kadar paketliyoruz. Organik belgesi ve her parti için mikotoksin raporu.',
    AR: 'صنوبر سيبيري وعسل التايغا وتوت مجفف وشاي عشبة إيفان. نجمع مع تعاونيات إقليم تومسك وألطاي، ونفرز ونجفف على حرارة منخفضة ونعبّئ من 100 غ إلى 25 كغ. شهادة عضوية وتقرير سموم فطرية لكل دفعة.',
  },
  'volga-interior': {
    EN: 'A chain of nine furniture and carpet showrooms on the Volga. We buy directly from factories: sofas, bedrooms, rugs, curtains. We collect full trucks and groupage, and settle claims by photograph within five days.',
    TR: 'İdil (Volga) bölgesinde dokuz mobilya ve halı mağazalık zincir. Doğrudan fabrikadan alıyoruz: koltuk, yatak odası, halı, perde. Komple ve parsiyel yükü biz alırız; şikâyetler fotoğrafla beş günde çözülür.',
    AR: 'سلسلة من تسعة معارض أثاث وسجاد في منطقة الفولغا. نشتري من المصانع مباشرة: أرائك وغرف نوم وسجاد وستائر. نستلم شاحنات كاملة وشحنات مجمّعة، ونحسم الشكاوى بالصور خلال خمسة أيام.',
  },
  'neva-frukt': {
    EN: 'We import fresh fruit and vegetables for shops of the North-West. Ripening rooms, a store of 5,200 m² with five temperature regimes, goods taken in at the port round the clock. We are interested in citrus, pomegranates, persimmons, onions and early potatoes.',
    TR: 'Kuzeybatı Rusya mağazaları için taze meyve ve sebze ithal ediyoruz. Sarartma odaları, beş ısı rejimli 5.200 m² depo, limanda günün her saati teslim alma. İlgilendiklerimiz: narenciye, nar, Trabzon hurması, soğan ve turfanda patates.',
    AR: 'نستورد الفواكه والخضار الطازجة لمتاجر شمال غرب روسيا. غرف إنضاج، ومستودع 5,200 م² بخمس درجات حرارة، واستلام في الميناء على مدار الساعة. تهمّنا الحمضيات والرمان والكاكي والبصل والبطاطس المبكرة.',
  },
  'don-tranzit': {
    EN: 'Road transport Türkiye – Russia – Kazakhstan and back: tilt trailers, reefers, groupage. Our own customs team at Verkhny Lars, temporary storage warehouse in Rostov, temperature monitored online.',
    TR: 'Türkiye – Rusya – Kazakistan ve dönüş karayolu taşıması: tente, frigo, parsiyel. Verhniy Lars’ta kendi gümrük ekibimiz, Rostov’da geçici depolama yeri, çevrim içi ısı takibi.',
    AR: 'نقل بري تركيا – روسيا – كازاخستان وبالعكس: شاحنات بشادر ومبردة وشحن مجمّع. فريق جمركي خاص في لارس الأعلى، ومستودع تخزين مؤقت في روستوف، ومراقبة الحرارة عبر الإنترنت.',
  },
  stroyfasad: {
    EN: 'We fit out housing and shopping centres: porcelain tiles, natural stone, sanitary ware, carpet tiles. We supply 40 building sites at once, so schedule and one shade per lot matter. Payment by invoice in lira, yuan or roubles.',
    TR: 'Konut ve alışveriş merkezlerine malzeme veriyoruz: porselen karo, doğal taş, vitrifiye, karo halı. Aynı anda 40 şantiyeye gönderdiğimiz için takvim ve partide tek ton önemlidir. Ödeme faturaya göre lira, yuan veya ruble.',
    AR: 'نجهّز المباني السكنية ومراكز التسوق: بورسلان وحجر طبيعي وأدوات صحية وبلاط موكيت. نورّد إلى 40 موقع بناء في آن واحد، ولذلك يهمّنا الجدول ودرجة اللون الموحدة للدفعة. الدفع بالفاتورة بالليرة أو اليوان أو الروبل.',
  },
  'chainyi-put': {
    EN: 'We blend and pack tea, herbal infusions and coffee under retailers’ brands. 18 packing machines, pyramids and sachets, a tasting room for six. We buy leaf tea, dried fruit, spices and packaging.',
    TR: 'Perakende zincirlerinin markasıyla çay, bitki çayı ve kahve harmanlıyor, paketliyoruz. 18 paketleme makinesi, piramit ve saşe, altı kişilik tadım odası. Yaprak çay, kuru meyve, baharat ve ambalaj alıyoruz.',
    AR: 'نخلط ونعبّئ الشاي والخلطات العشبية والقهوة بعلامات سلاسل المتاجر. 18 ماكينة تعبئة، أكياس هرمية وأظرف، وغرفة تذوق لستة أشخاص. نشتري ورق الشاي والفواكه المجففة والتوابل ومواد التغليف.',
  },
  'alatau-food': {
    EN: 'We make ketchup, mayonnaise and sauces for Kazakhstan and Kyrgyzstan. Tomato paste, oil, spices and packaging we buy by the container on quarterly contracts. We arrange the EAEU certificates ourselves and pay CAD through the bank.',
    TR: 'Kazakistan ve Kırgızistan için ketçap, mayonez ve sos üretiyoruz. Salça, yağ, baharat ve ambalajı üç aylık sözleşmelerle konteyner konteyner alıyoruz. AEB belgelerini biz çıkarır, banka üzerinden CAD öderiz.',
    AR: 'ننتج الكاتشب والمايونيز والصلصات لكازاخستان وقيرغيزستان. نشتري معجون الطماطم والزيت والتوابل والعبوات بالحاويات بعقود ربع سنوية. نستخرج شهادات الاتحاد الأوراسي بأنفسنا وندفع CAD عبر البنك.',
  },
  'teplitsy-yuga': {
    EN: 'A greenhouse complex of 22 hectares near Shymkent: cucumbers, tomatoes and herbs all year round. We are building the second stage and buy profile, film, drip irrigation and solar panels.',
    TR: 'Çimkent yakınında 22 hektarlık sera: yıl boyu salatalık, domates ve yeşillik. İkinci etabı kuruyor, profil, örtü, damla sulama ve güneş paneli alıyoruz.',
    AR: 'مجمّع بيوت محمية مساحته 22 هكتارًا قرب شيمكنت: خيار وطماطم وخضروات ورقية طوال العام. نبني المرحلة الثانية ونشتري المقاطع والأغشية والري بالتنقيط والألواح الشمسية.',
  },
  'stepnoy-express': {
    EN: 'Rail forwarder: container trains Aktau – Almaty – Khorgos, grain wagons, ferry over the Caspian. Flat wagons of 40 and 80 feet, station codes, and wagons placed for loading within three days.',
    TR: 'Demiryolu forwarder’ıyız: Aktau – Almatı – Horgos konteyner treni, tahıl vagonu, Hazar feribotu. 40 ve 80 feet platform, istasyon kodları ve üç günde yükleme için vagon.',
    AR: 'وكيل شحن بالسكك الحديدية: قطارات حاويات أكتاو – ألماتي – خورغوس، عربات حبوب، عبّارة عبر بحر قزوين. عربات مسطحة 40 و80 قدمًا، ورموز المحطات، وتوفير العربات للتحميل خلال ثلاثة أيام.',
  },
  'samarkand-cotton': {
    TR: 'Tek ilçede pamuk eken, çırçırlayan, eğiren ve ören bir küme. 27.000 iğ yılda 9.500 ton ring ve kompakt iplik verir; her partiyle BCI ve OEKO-TEX belgeleri ve tarla numarası gelir. Haftada iki kez Türkiye’ye ve Polonya’ya TIR çıkar.',
    RU: 'Хлопковый кластер: выращиваем, очищаем, прядём и вяжем в одном районе. 27 000 веретён дают 9 500 тонн кольцевой и компактной пряжи в год; с каждой партией – сертификаты BCI и OEKO-TEX и номер поля. Машины в Турцию и Польшу два раза в неделю.',
    AR: 'تجمّع قطني يزرع ويحلج ويغزل ويحيك في منطقة واحدة. 27,000 مغزل تنتج 9,500 طن من الغزل الحلقي والكومباكت سنويًا؛ ومع كل دفعة شهادتا BCI وOEKO-TEX ورقم الحقل. تنطلق الشاحنات مرتين أسبوعيًا إلى تركيا وبولندا.',
  },
  'bukhara-frukt': {
    EN: 'Raisins, dried apricots, prunes and apricot kernels from Bukhara and Surkhandarya. We dry in the sun and in shade dryers, wash, and sort by laser. Boxes of 5 and 10 kg or retail packs.',
    TR: 'Buhara ve Surhanderya’dan kuru üzüm, kuru kayısı, kuru erik ve kayısı çekirdeği içi. Güneşte ve gölgede kurutur, yıkar, lazerle ayıklarız. 5 ve 10 kg koli veya perakende paket.',
    AR: 'زبيب ومشمش مجفف وبرقوق مجفف ونوى مشمش من بخارى وسرخان دريا. نجفف في الشمس وفي مجففات الظل، ونغسل ونفرز بالليزر. كراتين 5 و10 كغ أو عبوات تجزئة.',
  },
  'tashdom-tekstil': {
    EN: 'We sew kitchen towels and tablecloths.',
    TR: 'Mutfak havlusu ve masa örtüsü dikiyoruz.',
    AR: 'نخيط مناشف المطبخ ومفارش الطاولات.',
  },
};
