-- Texts of pages and plans as content/ has them, for databases that ran 0250_content.sql before. In others the statements change nothing.
-- What editors have changed in the console stays as they published it.
UPDATE plan_text SET texts_json='["İlk mesajlarınız için 50 kontör","İthalat taleplerine ve lojistik ihtiyaçlarına 3’er mesaj","İhracat taleplerine ve lojistik hizmetlerine 5’er mesaj","Rehberdeki şirketlere 2 mesaj","1 şirket, 5 ürün, ürün başına en çok 3 görsel","Kendi adınıza 2 talep"]'
WHERE plan_id='1f8a7467504f06b6ecc5a91d' AND language='TR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='plan' AND e.key=plan_id);
UPDATE plan_text SET texts_json='["500 credits for first messages, requests and boosts","120 messages a year for each kind of request","60 messages a year to companies from the directory","Up to 3 companies, each with up to 3 categories and 10 keywords","30 products, up to 5 pictures each","15 requests of your own a year","1 colleague with permissions of their own"]'
WHERE plan_id='31d666f310959f1698cc1cde' AND language='EN' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='plan' AND e.key=plan_id);
UPDATE plan_text SET texts_json='["İlk mesaj, talep ve öne çıkarma için 500 kontör","Her talep türü için yılda 120 mesaj","Rehberdeki şirketlere yılda 60 mesaj","En çok 3 şirket; şirket başına 3 kategori ve 10 anahtar kelime","30 ürün, ürün başına en çok 5 görsel","Yılda 15 talep","Kendi yetkileriyle 1 personel"]'
WHERE plan_id='31d666f310959f1698cc1cde' AND language='TR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='plan' AND e.key=plan_id);
UPDATE plan_text SET texts_json='["500 кредитов на первые сообщения, запросы и продвижение","120 сообщений в год по каждому виду запросов","60 сообщений в год компаниям из каталога","До 3 компаний, у каждой до 3 категорий и 10 ключевых слов","30 товаров, до 5 фото на каждый","15 собственных запросов в год","1 сотрудник со своими правами"]'
WHERE plan_id='31d666f310959f1698cc1cde' AND language='RU' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='plan' AND e.key=plan_id);
UPDATE plan_text SET texts_json='["٥٠٠ نقطة للرسائل الأولى والطلبات والترويج","١٢٠ رسالة في السنة لكل نوع من الطلبات","٦٠ رسالة في السنة إلى شركات الدليل","حتى ٣ شركات، ولكل شركة ٣ فئات و١٠ كلمات مفتاحية","٣٠ منتجًا، حتى ٥ صور لكل منتج","١٥ طلبًا باسمكم في السنة","موظف واحد بصلاحياته الخاصة"]'
WHERE plan_id='31d666f310959f1698cc1cde' AND language='AR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='plan' AND e.key=plan_id);
UPDATE plan_text SET texts_json='["2,000 credits for first messages, requests and boosts","360 messages a year for each kind of request","240 messages a year to companies from the directory","Up to 3 companies, each with up to 6 categories and 20 keywords","150 products, up to 8 pictures each","60 requests of your own a year","5 colleagues with permissions of their own"]'
WHERE plan_id='780dd571aae0afe4497090f0' AND language='EN' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='plan' AND e.key=plan_id);
UPDATE plan_text SET texts_json='["İlk mesaj, talep ve öne çıkarma için 2.000 kontör","Her talep türü için yılda 360 mesaj","Rehberdeki şirketlere yılda 240 mesaj","En çok 3 şirket; şirket başına 6 kategori ve 20 anahtar kelime","150 ürün, ürün başına en çok 8 görsel","Yılda 60 talep","Kendi yetkileriyle 5 personel"]'
WHERE plan_id='780dd571aae0afe4497090f0' AND language='TR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='plan' AND e.key=plan_id);
UPDATE plan_text SET texts_json='["2000 кредитов на первые сообщения, запросы и продвижение","360 сообщений в год по каждому виду запросов","240 сообщений в год компаниям из каталога","До 3 компаний, у каждой до 6 категорий и 20 ключевых слов","150 товаров, до 8 фото на каждый","60 собственных запросов в год","5 сотрудников со своими правами"]'
WHERE plan_id='780dd571aae0afe4497090f0' AND language='RU' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='plan' AND e.key=plan_id);
UPDATE plan_text SET texts_json='["٢٬٠٠٠ نقطة للرسائل الأولى والطلبات والترويج","٣٦٠ رسالة في السنة لكل نوع من الطلبات","٢٤٠ رسالة في السنة إلى شركات الدليل","حتى ٣ شركات، ولكل شركة ٦ فئات و٢٠ كلمة مفتاحية","١٥٠ منتجًا، حتى ٨ صور لكل منتج","٦٠ طلبًا باسمكم في السنة","٥ موظفين بصلاحياتهم الخاصة"]'
WHERE plan_id='780dd571aae0afe4497090f0' AND language='AR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='plan' AND e.key=plan_id);
UPDATE plan_text SET texts_json='["6,000 credits for first messages, requests and boosts","No limit on messages to requests","No limit on messages to companies from the directory","Up to 3 companies, each with up to 12 categories and 30 keywords","1,000 products, up to 12 pictures each","300 requests of your own a year","15 colleagues with permissions of their own"]'
WHERE plan_id='7f6d57c69eee54798f02beef' AND language='EN' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='plan' AND e.key=plan_id);
UPDATE plan_text SET description='Çok sayıda ürünü, pazarı ve personeli olan gruplar için.', texts_json='["İlk mesaj, talep ve öne çıkarma için 6.000 kontör","Taleplere sınırsız mesaj","Rehberdeki şirketlere sınırsız mesaj","En çok 3 şirket; şirket başına 12 kategori ve 30 anahtar kelime","1.000 ürün, ürün başına en çok 12 görsel","Yılda 300 talep","Kendi yetkileriyle 15 personel"]'
WHERE plan_id='7f6d57c69eee54798f02beef' AND language='TR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='plan' AND e.key=plan_id);
UPDATE plan_text SET texts_json='["6000 кредитов на первые сообщения, запросы и продвижение","Сообщения по запросам без ограничений","Сообщения компаниям из каталога без ограничений","До 3 компаний, у каждой до 12 категорий и 30 ключевых слов","1000 товаров, до 12 фото на каждый","300 собственных запросов в год","15 сотрудников со своими правами"]'
WHERE plan_id='7f6d57c69eee54798f02beef' AND language='RU' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='plan' AND e.key=plan_id);
UPDATE plan_text SET texts_json='["٦٬٠٠٠ نقطة للرسائل الأولى والطلبات والترويج","رسائل بلا حد للطلبات","رسائل بلا حد إلى شركات الدليل","حتى ٣ شركات، ولكل شركة ١٢ فئة و٣٠ كلمة مفتاحية","١٬٠٠٠ منتج، حتى ١٢ صورة لكل منتج","٣٠٠ طلب باسمكم في السنة","١٥ موظفًا بصلاحياتهم الخاصة"]'
WHERE plan_id='7f6d57c69eee54798f02beef' AND language='AR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='plan' AND e.key=plan_id);
UPDATE what_we_do SET description='Her şirket faaliyetini, GTİP kodlarını, ürünlerini ve bankalarını gösterir; şirket listelenmeden önce incelenir.'
WHERE id='0841e453a20cf1495f805c60' AND language='TR';
UPDATE cms_page SET content=replace(content,
'**Nothing is published before people have checked it.** Our team reviews every company and every request. A refusal always comes with its reason, so that it can be put right.',
'**Companies and requests are checked before they are published.** Our team reviews every company and every request. A refusal always comes with its reason, so that it can be put right.')
WHERE page_key='about-us' AND language='EN' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'**Yayından önce ekibimiz inceler.** Ekibimiz her şirketi ve her talebi inceler. Ret kararı her zaman gerekçesiyle gelir, böylece eksik giderilebilir.',
'**Şirketler ve talepler yayından önce incelenir.** Ekibimiz her şirketi ve her talebi inceler. Ret kararı her zaman gerekçesiyle gelir, böylece eksik giderilebilir.')
WHERE page_key='about-us' AND language='TR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'**Сначала проверка, потом публикация.** Наша команда проверяет каждую компанию и каждый запрос. Отказ всегда приходит с причиной, чтобы её можно было устранить.',
'**Компании и запросы проверяются до публикации.** Наша команда проверяет каждую компанию и каждый запрос. Отказ всегда приходит с причиной, чтобы её можно было устранить.')
WHERE page_key='about-us' AND language='RU' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'**المراجعة قبل النشر.** يراجع فريقنا كل شركة وكل طلب. وإذا رفضنا ذكرنا السبب دائمًا حتى يمكن إصلاحه.',
'**مراجعة الشركات والطلبات قبل نشرها.** يراجع فريقنا كل شركة وكل طلب. وإذا رفضنا ذكرنا السبب دائمًا حتى يمكن إصلاحه.')
WHERE page_key='about-us' AND language='AR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'- **her mesaj ciddidir**: ilk görüşme kontörle açılır, 72 saat içinde açılmazsa kontörler iade edilir;',
'- **her mesaj ciddidir**: ilk mesaj kontörle gönderilir, 72 saat içinde açılmazsa kontörler iade edilir;')
WHERE page_key='our-vision-and-mission' AND language='TR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'- Bir şirket profilini alıcı gözüyle okuyabilen, dört dilimizden en az ikisini bilen **inceleme uzmanları**.',
'- Bir şirket profilini alıcı gözüyle okuyabilen, dört dilimizden en az ikisini bilen **moderatörler**.')
WHERE page_key='career' AND language='TR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'- **مراجعون** يقرؤون ملف الشركة بعين المشتري، ويتقنون لغتين على الأقل من لغاتنا الأربع.',
'- **مشرفون** يراجعون ملف الشركة بعين المشتري، ويتقنون لغتين على الأقل من لغاتنا الأربع.')
WHERE page_key='career' AND language='AR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'Şirketlerin kendi aralarındaki anlaşmaların tarafı değiliz; mal ya da ödeme anlaşmazlıklarında karar veremeyiz. Ancak Kervan''da biri kendini olmadığı bir şirket gibi tanıtıyorsa bize bildirin: bu tür her bildirimi inceleriz.',
'Şirketlerin kendi aralarındaki anlaşmaların tarafı değiliz; mal ya da ödeme anlaşmazlıklarında karar veremeyiz. Ancak Kervan''da biri kendini olmadığı bir şirket gibi tanıtıyorsa bize yazın: bu tür her şikâyeti inceleriz.')
WHERE page_key='contact-us' AND language='TR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(replace(replace(content,
'- **Technical data**: IP address and browser details at sign-in and against abuse. Page views are counted with a code that changes daily and does not identify you.',
'- **Technical data**: IP address, country and browser details at sign-in and against abuse. Page views are counted with a code that changes daily and does not identify you.'),
'- **Service providers** for hosting, email and payment, who act on our instructions. Their servers may be in other countries; we then provide the safeguards that the law requires.
- **Authorities**, where the law obliges us.',
'- **Service providers** for hosting, email and payment, who act on our instructions. Their servers may be in other countries; we then provide the safeguards that the law requires.
- **Providers that you choose yourself**: if you sign in with an account elsewhere, its provider learns that you sign in to Kervan and gives us your name and email address. If you switch on notifications of your browser, its push service delivers them, encrypted.
- **Authorities**, where the law obliges us.'),
'- Messages sent through the contact form: until the matter is settled and no claim can follow from it.

When you delete your account, your profile and companies disappear from the site and your sessions end. What others must be able to keep, such as their side of a chat or an entry in the books, remains without your name.',
'- Messages sent through the contact form: until the matter is settled and no claim can follow from it.
- Devices and countries of your sign-ins, so that we can warn you of new ones: 365 days after their last use.
- Decisions about your content, and reports: 7 months after the decision, and longer while an appeal is open or the measure lasts.

When you delete your account, your profile and companies disappear from the site and your sessions end. What others must be able to keep, such as their side of a chat or an entry in the books, remains without your name.')
WHERE page_key='privacy-policy' AND language='EN' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(replace(replace(content,
'- **Teknik veriler**: giriş yaparken ve kötüye kullanıma karşı IP adresi ile tarayıcı bilgisi. Sayfa görüntülemeleri, her gün değişen ve sizi tanıtmayan bir kodla sayılır.',
'- **Teknik veriler**: giriş yaparken ve kötüye kullanıma karşı IP adresi, ülke ve tarayıcı bilgisi. Sayfa görüntülemeleri, her gün değişen ve sizi tanıtmayan bir kodla sayılır.'),
'- **Hesabınızdaki çalışanlar**: verdiğiniz yetkiler ölçüsünde.
- **İnceleme ekibimiz**: onay ve kötüye kullanım bildirimleri için.
- **Hizmet sağlayıcılar**: barındırma, e-posta ve ödeme için, talimatımızla. Sunucuları yurt dışında olabilir; bu durumda yasanın aradığı güvenceleri sağlarız.
- **Yetkili makamlar**: yasanın bizi yükümlü kıldığı hâllerde.',
'- **Hesabınızdaki personel**: verdiğiniz yetkiler ölçüsünde.
- **Moderatörlerimiz**: onaylar ve kötüye kullanım şikâyetleri için.
- **Hizmet sağlayıcılar**: barındırma, e-posta ve ödeme için, talimatımızla. Sunucuları yurt dışında olabilir; bu durumda yasanın aradığı güvenceleri sağlarız.
- **Sizin seçtiğiniz sağlayıcılar**: başka bir yerdeki hesabınızla giriş yaparsanız o hesabın sağlayıcısı Kervan''a giriş yaptığınızı öğrenir, bize adınızı ve e-posta adresinizi verir. Tarayıcı bildirimlerini açarsanız bunları tarayıcınızın anlık bildirim hizmeti şifreli olarak iletir.
- **Yetkili makamlar**: yasanın bizi yükümlü kıldığı hâllerde.'),
'- İletişim formu mesajları: konu kapanana ve ondan bir talep doğamayacak hâle gelene kadar.

Hesabınızı sildiğinizde profiliniz ve şirketleriniz siteden kalkar, oturumlarınız kapanır. Başkalarının saklaması gerekenler (sohbetin karşı tarafı, muhasebe kaydı gibi) adınız olmadan kalır.',
'- İletişim formu mesajları: konu kapanana ve ondan bir talep doğamayacak hâle gelene kadar.
- Giriş yaptığınız cihazlar ve ülkeler, yenilerini size bildirebilmek için: son kullanımdan sonra 365 gün.
- İçeriğinizle ilgili kararlar ve şikâyetler: karardan sonra 7 ay; itiraz ya da önlem sürüyorsa daha uzun.

Hesabınızı sildiğinizde profiliniz ve şirketleriniz siteden kalkar, oturumlarınız kapanır. Başkalarının saklaması gerekenler (sohbetin karşı tarafı, muhasebe kaydı gibi) adınız olmadan kalır.')
WHERE page_key='privacy-policy' AND language='TR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(replace(replace(replace(content,
'- **Технические данные**: IP-адрес и сведения о браузере при входе и для защиты от злоупотреблений. Просмотры страниц считаются по коду, который меняется каждый день и не указывает на вас.',
'- **Технические данные**: IP-адрес, страна и сведения о браузере при входе и для защиты от злоупотреблений. Просмотры страниц считаются по коду, который меняется каждый день и не указывает на вас.'),
'- **Подрядчики** по хостингу, почте и платежам: по нашему поручению. Их серверы могут находиться в других странах; тогда мы обеспечиваем гарантии, которых требует закон.
- **Государственные органы**: когда нас обязывает закон.',
'- **Подрядчики** по хостингу, почте и платежам: по нашему поручению. Их серверы могут находиться в других странах; тогда мы обеспечиваем гарантии, которых требует закон.
- **Службы, которые вы выбрали сами**: если вы входите через аккаунт другого сервиса, он узнаёт о входе на Kervan и передаёт нам ваше имя и адрес почты. Если вы включили уведомления браузера, их в зашифрованном виде доставляет его push-служба.
- **Государственные органы**: когда нас обязывает закон.'),
'- Ссылка для подтверждения почты: 3 дня; ссылка для сброса пароля: 10 минут; вход: 30 дней без использования, но не дольше 180 дней.',
'- Ссылка для подтверждения почты: 3 дня; ссылка для сброса пароля: 10 минут; сеанс: 30 дней без использования, но не дольше 180 дней.'),
'- Письма из формы обратной связи: пока вопрос не закрыт и из него не могут возникнуть требования.

При удалении аккаунта профиль и компании исчезают с сайта, все входы прекращаются. То, что должно остаться у других, например их сторона переписки или бухгалтерская запись, сохраняется без вашего имени.',
'- Письма из формы обратной связи: пока вопрос не закрыт и из него не могут возникнуть требования.
- Устройства и страны ваших входов, чтобы предупреждать о новых: 365 дней после последнего использования.
- Решения и жалобы, касающиеся ваших публикаций: 7 месяцев после решения и дольше, пока рассматривается апелляция или действует мера.

При удалении аккаунта профиль и компании исчезают с сайта, все сеансы завершаются. То, что должно остаться у других, например их сторона переписки или бухгалтерская запись, сохраняется без вашего имени.')
WHERE page_key='privacy-policy' AND language='RU' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(replace(replace(content,
'- **بيانات تقنية**: عنوان IP ومعلومات المتصفح عند تسجيل الدخول وللحماية من إساءة الاستخدام. وتُحصى مشاهدات الصفحات برمز يتغير يوميًا ولا يدل عليكم.',
'- **بيانات تقنية**: عنوان IP والبلد ومعلومات المتصفح عند تسجيل الدخول وللحماية من إساءة الاستخدام. وتُحصى مشاهدات الصفحات برمز يتغير يوميًا ولا يدل عليكم.'),
'- **فريق المراجعة لدينا**: للاعتماد وبلاغات الإساءة.
- **مزوّدو الخدمات** للاستضافة والبريد والدفع، وفق تعليماتنا. وقد تكون خوادمهم في بلدان أخرى، وعندئذ نوفر الضمانات التي يطلبها القانون.
- **الجهات الرسمية**: حين يُلزمنا القانون.',
'- **المشرفون لدينا**: للاعتماد وبلاغات الإساءة.
- **مزوّدو الخدمات** للاستضافة والبريد والدفع، وفق تعليماتنا. وقد تكون خوادمهم في بلدان أخرى، وعندئذ نوفر الضمانات التي يطلبها القانون.
- **مزوّدون تختارونهم بأنفسكم**: إذا سجّلتم الدخول بحساب لدى جهة أخرى علمت بدخولكم إلى Kervan وأعطتنا اسمكم وبريدكم الإلكتروني. وإذا فعّلتم إشعارات المتصفح أوصلتها خدمة الإشعارات التابعة له مشفّرةً.
- **الجهات الرسمية**: حين يُلزمنا القانون.'),
'- رسائل نموذج الاتصال: حتى يُغلق الموضوع ولا تنشأ عنه مطالبة.

عند حذف حسابكم يختفي ملفكم وشركاتكم من الموقع وتنتهي جلساتكم. وما يجب أن يبقى لدى الآخرين، كطرفهم من المحادثة أو قيد في الدفاتر، يبقى من دون اسمكم.',
'- رسائل نموذج الاتصال: حتى يُغلق الموضوع ولا تنشأ عنه مطالبة.
- أجهزة دخولكم وبلدانه، لتنبيهكم إلى الجديد منها: ٣٦٥ يومًا بعد آخر استخدام.
- القرارات والبلاغات المتعلقة بمحتواكم: ٧ أشهر بعد القرار، ومدة أطول ما دام الاعتراض قيد النظر أو الإجراء ساريًا.

عند حذف حسابكم يختفي ملفكم وشركاتكم من الموقع وتنتهي جلساتكم. وما يجب أن يبقى لدى الآخرين، كطرفهم من المحادثة أو قيد في الدفاتر، يبقى من دون اسمكم.')
WHERE page_key='privacy-policy' AND language='AR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(replace(content,
'A request is published for 60 days from its approval and may be renewed.',
'A request is published for up to 60 days from its approval, or until an earlier last day that you set, and may be renewed.'),
'In the event of a breach we may remove content, withdraw approval, limit or close an account, in proportion to its weight. We name the reason, and you may object at info@kervan.example. What is allowed, how we decide and how you can contest a decision: [Prohibited and restricted goods](/prohibited-goods), [Content rules](/content-rules), [Rules for certificates](/certificate-rules), [What suspension means](/suspension-rules). Credits obtained by fraud are forfeited.',
'In the event of a breach we may remove content, withdraw approval, limit or close an account, in proportion to its weight. We name the reason, and you may appeal in the way that the decision names. What is allowed, how we decide and how you can contest a decision: [Prohibited and restricted goods](/prohibited-goods), [Content rules](/content-rules), [Rules for certificates](/certificate-rules), [What suspension means](/suspension-rules). Credits obtained by fraud are forfeited.')
WHERE page_key='terms-of-use' AND language='EN' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET description='Kervan''ı kullanma kuralları: hesap, onay, ilk mesaj ve kontörler, yasaklar, sorumluluk ve sözleşmenin sona ermesi.', content=replace(replace(replace(replace(replace(replace(replace(content,
'Bir işletme adına, doğru bilgilerle ve kendi e-posta adresinizle üye olursunuz. Hesapta olup bitenlerden, yetki verilen çalışanların yaptıkları dâhil, ana kullanıcı sorumludur. Şifrenizi kimseyle paylaşmayın; başkasının öğrenmiş olabileceğini düşünürseniz hemen bildirin.',
'Bir işletme adına, doğru bilgilerle ve kendi e-posta adresinizle üye olursunuz. Hesapta olup bitenlerden, yetki verilen personelin yaptıkları dâhil, ana kullanıcı sorumludur. Şifrenizi kimseyle paylaşmayın; başkasının öğrenmiş olabileceğini düşünürseniz hemen bildirin.'),
'Şirketler ve talepler, inceleme ekibinin onayından sonra yayımlanır. Onayı gerekçesini belirterek reddedebilir ya da geri alabiliriz. Onaylı bir şirketin unvanı, vergi numarası veya vergi dairesi değişirse şirket yeniden incelenir. Onay, şirketin güvenilirliğine ilişkin bir garanti değildir.',
'Şirketler ve talepler, bir moderatör onayladıktan sonra yayımlanır. Onayı gerekçesini belirterek reddedebilir ya da geri alabiliriz. Onaylı bir şirketin unvanı, vergi numarası veya vergi dairesi değişirse şirket yeniden incelenir. Onay, şirketin güvenilirliğine ilişkin bir garanti değildir.'),
'Bir talep, onaydan itibaren 60 gün yayında kalır ve yenilenebilir.',
'Bir talep, onaydan itibaren en çok 60 gün, daha erken bir son gün verdiyseniz o güne kadar yayında kalır ve yenilenebilir.'),
'## 4. Görüşmeler, kontörler ve planlar',
'## 4. İlk mesajlar, kontörler ve planlar'),
'İhlal hâlinde, ağırlığıyla orantılı olarak içeriği kaldırabilir, onayı geri alabilir, hesabı sınırlandırabilir ya da kapatabiliriz. Gerekçeyi bildiririz; info@kervan.example adresinden itiraz edebilirsiniz. Nelere izin verildiği, nasıl karar verdiğimiz ve bir karara nasıl itiraz edileceği: [Yasaklı ve kısıtlı ürünler](/yasakli-urunler), [İçerik kuralları](/icerik-kurallari), [Sertifika kuralları](/sertifika-kurallari), [Askıya alma ne demektir?](/askiya-alma-kurallari) Hileyle elde edilen kontörler geçersizdir.',
'İhlal hâlinde, ağırlığıyla orantılı olarak içeriği kaldırabilir, onayı geri alabilir, hesabı sınırlandırabilir ya da kapatabiliriz. Gerekçeyi bildiririz; kararda gösterilen yolla itiraz edebilirsiniz. Nelere izin verildiği, nasıl karar verdiğimiz ve bir karara nasıl itiraz edileceği: [Yasaklı ve kısıtlı ürünler](/yasakli-urunler), [İçerik kuralları](/icerik-kurallari), [Sertifika kuralları](/sertifika-kurallari), [Askıya alma ne demektir?](/askiya-alma-kurallari) Hileyle elde edilen kontörler geçersizdir.'),
'## 8. Erişilebilirlik ve sorumluluk',
'## 8. Hizmetin sürekliliği ve sorumluluk'),
'Kervan''ın erişilebilir olması için özen gösteririz, ancak her an için söz veremeyiz. Kast ve ağır kusurda ve yasanın zorunlu kıldığı hâllerde sınırsız; diğer hâllerde öngörülebilir zararla ve en çok son on iki ayda bize ödediğiniz tutarla sınırlı sorumluyuz. Şirketler arası anlaşmalardan sorumlu değiliz.',
'Kervan''ın kesintisiz çalışması için özen gösteririz, ancak her an için söz veremeyiz. Kast ve ağır kusurda ve yasanın zorunlu kıldığı hâllerde sınırsız; diğer hâllerde öngörülebilir zararla ve en çok son on iki ayda bize ödediğiniz tutarla sınırlı sorumluyuz. Şirketler arası anlaşmalardan sorumlu değiliz.')
WHERE page_key='terms-of-use' AND language='TR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(replace(replace(content,
'Запрос открыт 60 дней с момента одобрения, срок можно продлить.',
'Запрос открыт не дольше 60 дней с момента одобрения или до более раннего дня, который вы указали; срок можно продлить.'),
'При нарушении мы можем соразмерно его тяжести удалить материал, отозвать одобрение, ограничить или закрыть аккаунт. Мы называем причину, а вы можете возразить по адресу info@kervan.example. Что разрешено, как мы решаем и как оспорить решение: [Запрещённые и ограниченные товары](/prohibited-goods), [Правила публикаций](/content-rules), [Правила для сертификатов](/certificate-rules), [Что означает приостановка](/suspension-rules). Кредиты, полученные обманом, аннулируются.',
'При нарушении мы можем соразмерно его тяжести удалить материал, отозвать одобрение, ограничить или закрыть аккаунт. Мы называем причину, а решение можно обжаловать указанным в нём способом. Что разрешено, как мы решаем и как оспорить решение: [Запрещённые и ограниченные товары](/prohibited-goods), [Правила публикаций](/content-rules), [Правила для сертификатов](/certificate-rules), [Что означает приостановка](/suspension-rules). Кредиты, полученные обманом, аннулируются.'),
'## 8. Доступность и ответственность',
'## 8. Работа сервиса и ответственность')
WHERE page_key='terms-of-use' AND language='RU' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(replace(replace(content,
'تُنشر الشركات والطلبات بعد أن يعتمدها فريق المراجعة. ولنا أن نرفض الاعتماد أو نسحبه مع ذكر السبب. وإذا تغيّر اسم شركة معتمدة أو رقمها الضريبي أو مكتب ضرائبها خضعت للمراجعة من جديد. ولا يُعدّ الاعتماد ضمانًا لموثوقية الشركة.',
'تُنشر الشركات والطلبات بعد أن يعتمدها أحد المشرفين. ولنا أن نرفض الاعتماد أو نسحبه مع ذكر السبب. وإذا تغيّر اسم شركة معتمدة أو رقمها الضريبي أو مكتب ضرائبها خضعت للمراجعة من جديد. ولا يُعدّ الاعتماد ضمانًا لموثوقية الشركة.'),
'يبقى الطلب ظاهرًا ٦٠ يومًا من تاريخ اعتماده، ويمكن تجديده.',
'يبقى الطلب ظاهرًا ٦٠ يومًا على الأكثر من تاريخ اعتماده، أو حتى آخر يوم تحددونه قبل ذلك، ويمكن تجديده.'),
'عند المخالفة لنا أن نزيل المحتوى أو نسحب الاعتماد أو نقيّد الحساب أو نغلقه بما يتناسب مع جسامتها. نذكر السبب، ولكم أن تعترضوا على info@kervan.example. ما المسموح به وكيف نقرّر وكيف تعترضون على قرار: [البضائع المحظورة والمقيّدة](/prohibited-goods)، [قواعد المحتوى](/content-rules)، [قواعد الشهادات](/certificate-rules)، [ماذا يعني الإيقاف](/suspension-rules). والنقاط التي تُكتسب بالاحتيال تسقط.',
'عند المخالفة لنا أن نزيل المحتوى أو نسحب الاعتماد أو نقيّد الحساب أو نغلقه بما يتناسب مع جسامتها. نذكر السبب، ولكم أن تعترضوا بالطريقة المبيّنة في القرار. ما المسموح به وكيف نقرّر وكيف تعترضون على قرار: [البضائع المحظورة والمقيّدة](/prohibited-goods)، [قواعد المحتوى](/content-rules)، [قواعد الشهادات](/certificate-rules)، [ماذا يعني الإيقاف](/suspension-rules). والنقاط التي تُكتسب بالاحتيال تسقط.')
WHERE page_key='terms-of-use' AND language='AR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(replace(replace(content,
'- Answering a logistics service: free',
'- Writing about a logistics service: free'),
'On the Turkish pages prices are in Turkish lira, on the others in US dollars. The price shown is the price charged; taxes that apply are included in it and stated on the receipt. Your bank may add its own fee for a foreign currency.',
'On the Turkish pages prices are in Turkish lira, on the others in US dollars. The price shown is the price charged; VAT, where it applies, is included in it and stated on the receipt. Your bank may add its own fee for a foreign currency.'),
'You pay by credit or debit card with 3-D Secure. Before that, the address in your profile must have a description and a postal code, since both appear on the receipt.',
'You pay by credit or debit card with 3-D Secure. Before that, your profile must contain a street address and a postal code, since both appear on the receipt.')
WHERE page_key='billing-and-payment' AND language='EN' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(replace(replace(content,
'## Bir görüşme kaç kontördür?',
'## İlk mesaj kaç kontördür?'),
'- Lojistik hizmetine yanıt: ücretsiz',
'- Lojistik hizmeti için yazmak: ücretsiz'),
'Türkçe sayfalarda fiyatlar Türk lirası, diğer dillerde ABD dolarıdır. Gösterilen fiyat tahsil edilen fiyattır; varsa vergiler buna dâhildir ve ödeme belgesinde ayrıca belirtilir. Bankanız yabancı para işlemi için kendi ücretini ekleyebilir.',
'Türkçe sayfalarda fiyatlar Türk lirası, diğer dillerde ABD dolarıdır. Gösterilen fiyat tahsil edilen fiyattır; varsa KDV buna dâhildir ve ödeme belgesinde ayrıca belirtilir. Bankanız yabancı para işlemi için kendi ücretini ekleyebilir.')
WHERE page_key='billing-and-payment' AND language='TR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'На турецких страницах цены указаны в турецких лирах, на остальных — в долларах США. Показанная цена и есть цена к оплате; применимые налоги в неё включены и указаны в квитанции. Банк может взять собственную комиссию за операцию в иностранной валюте.',
'На турецких страницах цены указаны в турецких лирах, на остальных — в долларах США. Показанная цена и есть цена к оплате; НДС, если он применяется, в неё включён и указан в квитанции. Банк может взять собственную комиссию за операцию в иностранной валюте.')
WHERE page_key='billing-and-payment' AND language='RU' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'الأسعار في الصفحات التركية بالليرة التركية، وفي بقية اللغات بالدولار الأمريكي. السعر المعروض هو ما يُحصَّل منكم، وهو شامل لما يسري من ضرائب وتُذكر في الإيصال. وقد يضيف مصرفكم رسومه على العملة الأجنبية.',
'الأسعار في الصفحات التركية بالليرة التركية، وفي بقية اللغات بالدولار الأمريكي. السعر المعروض هو ما يُحصَّل منكم، وهو شامل لضريبة القيمة المضافة حيث تسري، وتُذكر في الإيصال. وقد يضيف مصرفكم رسومه على العملة الأجنبية.')
WHERE page_key='billing-and-payment' AND language='AR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'- A message that has been read is not refunded, even if no answer comes. The other side is free not to reply.
- Deleting a message or hiding a chat does not change what was paid.',
'- A message that has been read is not refunded, even if no answer comes. The other side is free not to reply. A quote that it has seen in the list of quotes for its request counts as opened.
- If you delete the paid message before it is opened, the credits are not returned. Hiding the chat changes nothing.')
WHERE page_key='returns-and-exchanges' AND language='EN' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'- Okunmuş bir mesaj, yanıt gelmese de iade edilmez. Karşı taraf yanıt verip vermemekte serbesttir.
- Mesaj silmek ya da sohbeti gizlemek ödenmiş tutarı değiştirmez.',
'- Okunmuş bir mesaj, yanıt gelmese de iade edilmez. Karşı taraf yanıt verip vermemekte serbesttir. Talebine gelen teklifler listesinde gördüğü teklif açılmış sayılır.
- Ücretli mesajı açılmadan önce silerseniz kontörler iade edilmez. Sohbeti gizlemek bir şey değiştirmez.')
WHERE page_key='returns-and-exchanges' AND language='TR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'- За прочитанное сообщение кредиты не возвращаются, даже если ответа нет: другая сторона вправе не отвечать.
- Удаление сообщения или скрытие чата не меняет того, что было оплачено.',
'- За прочитанное сообщение кредиты не возвращаются, даже если ответа нет: другая сторона вправе не отвечать. Ценовое предложение, которое она увидела в списке предложений по своему запросу, считается открытым.
- Если вы удалите оплаченное сообщение до того, как его откроют, кредиты не возвращаются. Скрытие чата ничего не меняет.')
WHERE page_key='returns-and-exchanges' AND language='RU' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'- الرسالة المقروءة لا تُستردّ قيمتها ولو لم يأتِ رد، فللطرف الآخر حرية ألّا يرد.
- حذف رسالة أو إخفاء محادثة لا يغيّر ما دُفع.',
'- الرسالة المقروءة لا تُستردّ قيمتها ولو لم يأتِ رد، فللطرف الآخر حرية ألّا يرد. وعرض السعر الذي رآه في قائمة عروض طلبه يُعدّ مفتوحًا.
- إذا حذفتم الرسالة المدفوعة قبل أن تُفتح فلا تُعاد النقاط. أما إخفاء المحادثة فلا يغيّر شيئًا.')
WHERE page_key='returns-and-exchanges' AND language='AR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'Data are passed on under Articles 8 and 9 only as far as the purpose requires: to the company you contact, to providers of hosting, email and payment, to advisers bound to secrecy, and to authorities entitled to them. Where a provider keeps data outside Türkiye, the transfer rests on one of the safeguards provided by law, such as standard contracts notified to the Authority, or on your explicit consent.',
'Data are passed on under Articles 8 and 9 only as far as the purpose requires: to the company you contact, to providers of hosting, email and payment, to the sign-in provider and the push service that you choose yourself, to advisers bound to secrecy, and to authorities entitled to them. Where a provider keeps data outside Türkiye, the transfer rests on one of the safeguards provided by law, such as standard contracts notified to the Authority, or on your explicit consent.')
WHERE page_key='personal-data-protection-law' AND language='EN' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'Veriler, Kanun''un 8. ve 9. maddeleri uyarınca yalnızca amacın gerektirdiği ölçüde aktarılır: görüştüğünüz şirkete, barındırma, e-posta ve ödeme hizmeti sağlayıcılarına, sır saklamakla yükümlü danışmanlara ve yetkili kamu kurumlarına. Sağlayıcı verileri Türkiye dışında tutuyorsa aktarım, Kurum''a bildirilen standart sözleşme gibi kanunda öngörülen güvencelerden birine ya da açık rızanıza dayanır.',
'Veriler, Kanun''un 8. ve 9. maddeleri uyarınca yalnızca amacın gerektirdiği ölçüde aktarılır: görüştüğünüz şirkete, barındırma, e-posta ve ödeme hizmeti sağlayıcılarına, kendiniz seçerseniz giriş sağlayıcısına ve tarayıcınızın anlık bildirim hizmetine, sır saklamakla yükümlü danışmanlara ve yetkili kamu kurumlarına. Sağlayıcı verileri Türkiye dışında tutuyorsa aktarım, Kurum''a bildirilen standart sözleşme gibi kanunda öngörülen güvencelerden birine ya da açık rızanıza dayanır.')
WHERE page_key='personal-data-protection-law' AND language='TR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET description='Сведения по закону Турции № 6698 о защите персональных данных (KVKK): основания, передача и ваши права.', content=replace(replace(content,
'На этой странице оператор Kervan как ответственный за обработку данных объясняет, как применяет закон Турции № 6698 о защите персональных данных (KVKK). Она дополняет [политику конфиденциальности](/privacy-policy), где сказано, что мы собираем и сколько храним.',
'На этой странице оператор Kervan как ответственный за обработку данных объясняет, как применяет закон Турции № 6698 о защите персональных данных (KVKK). Она дополняет [политику конфиденциальности](/privacy-policy), где сказано, что мы собираем и сколько храним.'),
'По статьям 8 и 9 данные передаются лишь в той мере, в какой этого требует цель: компании, которой вы пишете, поставщикам хостинга, почты и платежей, консультантам, связанным тайной, и уполномоченным органам. Если поставщик хранит данные вне Турции, передача опирается на предусмотренную законом гарантию, например на типовой договор, о котором уведомлено Управление по защите данных, или на ваше явное согласие.',
'По статьям 8 и 9 данные передаются лишь в той мере, в какой этого требует цель: компании, которой вы пишете, поставщикам хостинга, почты и платежей, службе входа и push-службе, если вы сами их выбрали, консультантам, связанным тайной, и уполномоченным органам. Если поставщик хранит данные вне Турции, передача опирается на предусмотренную законом гарантию, например на типовой договор, о котором уведомлено Управление по защите данных, или на ваше явное согласие.')
WHERE page_key='personal-data-protection-law' AND language='RU' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'تُنقل البيانات وفق المادتين ٨ و٩ بالقدر الذي يقتضيه الغرض فقط: إلى الشركة التي تراسلونها، وإلى مزوّدي الاستضافة والبريد والدفع، وإلى مستشارين ملزمين بالسرية، وإلى الجهات الرسمية المخوّلة. وإذا كان المزوّد يحفظ البيانات خارج تركيا استند النقل إلى إحدى الضمانات التي ينص عليها القانون، مثل عقد نموذجي تُبلَّغ به هيئة حماية البيانات، أو إلى موافقتكم الصريحة.',
'تُنقل البيانات وفق المادتين ٨ و٩ بالقدر الذي يقتضيه الغرض فقط: إلى الشركة التي تراسلونها، وإلى مزوّدي الاستضافة والبريد والدفع، وإلى مزوّد تسجيل الدخول وخدمة الإشعارات إن اخترتموهما، وإلى مستشارين ملزمين بالسرية، وإلى الجهات الرسمية المخوّلة. وإذا كان المزوّد يحفظ البيانات خارج تركيا استند النقل إلى إحدى الضمانات التي ينص عليها القانون، مثل عقد نموذجي تُبلَّغ به هيئة حماية البيانات، أو إلى موافقتكم الصريحة.')
WHERE page_key='personal-data-protection-law' AND language='AR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'Жалобы принимаются по адресу info@kervan.example, ответ даётся письменно. Потребители в Турции могут обратиться в арбитражную комиссию по делам потребителей или в потребительский суд по месту жительства в пределах ежегодно устанавливаемых сумм. В остальных случаях споры рассматривают суды по месту нахождения продавца. Закон № 6502 о защите потребителей и Положение о дистанционных договорах применяются, если выполнены их условия.',
'Жалобы принимаются по адресу info@kervan.example, ответ даётся письменно. Потребители в Турции могут обратиться в арбитражную комиссию по делам потребителей или в потребительский суд по месту жительства в пределах ежегодно устанавливаемых сумм. В остальных случаях споры рассматривают суды по месту нахождения продавца. Закон № 6502 о защите потребителей и Положение о дистанционных договорах применяются, если выполнены их условия.')
WHERE page_key='distance-sales-contract' AND language='RU' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(replace(content,
'Every request is reviewed by our team before it is published. It is then published for 60 days and can be renewed.',
'Every request is reviewed by our team before it is published. It is then published for up to 60 days, or until an earlier last day that you set, and can be renewed.'),
'- Answering a logistics service: free.',
'- Writing about a logistics service: free.

Without a plan, an account can open up to 10 new chats a day.')
WHERE page_key='how-it-works' AND language='EN' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET description='Şirket profilinden ilk anlaşmaya üç adım: neler incelenir, ilk mesaj kaç kontöre mal olur, kontörler ne zaman iade edilir.', content=replace(replace(replace(replace(replace(replace(content,
'Her talep yayına girmeden önce ekibimizce incelenir. Ardından 60 gün yayında kalır; yenilenebilir.',
'Her talep yayına girmeden önce ekibimizce incelenir. Ardından en çok 60 gün, daha erken bir son gün verdiyseniz o güne kadar yayında kalır; yenilenebilir.'),
'## Bir görüşme neye mal olur?',
'## İlk mesaj kaç kontördür?'),
'- Lojistik hizmetine yanıt vermek: ücretsizdir.',
'- Lojistik hizmeti için yazmak: ücretsizdir.

Planı olmayan bir hesap günde en çok 10 yeni sohbet açabilir.'),
'Bir [plan](/plans) bir yıl geçerlidir, bakiyenize kontör ekler ve kaç ürün, talep ve çalışan ekleyebileceğinizi belirler. Harcamadığınız kontörler plan bittikten sonra da sizindir. Öne çıkarma, şirketinizi ve taleplerini bir gün, bir hafta ya da bir ay boyunca listelerin başına taşır; öne çıkarılan kayıtlar böyle işaretlenir.',
'Bir [plan](/plans) bir yıl geçerlidir, bakiyenize kontör ekler ve kaç ürün, talep ve personel ekleyebileceğinizi belirler. Harcamadığınız kontörler plan bittikten sonra da sizindir. Öne çıkarma, şirketinizi ve taleplerini bir gün, bir hafta ya da bir ay boyunca listelerin başına taşır; öne çıkarılan kayıtlar böyle işaretlenir.'),
'## Çalışanlarınız',
'## Personeliniz'),
'Hesabınıza çalışan ekleyin ve her birinin neye yetkili olduğuna karar verin: sohbetleri okumak, mesaj göndermek, ürünleri yönetmek, kontör hareketlerini görmek. Hepsi hesabın planını ve kontörlerini kullanır.',
'Hesabınıza personel ekleyin ve her birinin neye yetkili olduğuna karar verin: sohbetleri okumak, mesaj göndermek, ürünleri yönetmek, kontör hareketlerini görmek. Hepsi hesabın planını ve kontörlerini kullanır.')
WHERE page_key='how-it-works' AND language='TR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(replace(content,
'Перед публикацией каждый запрос читает наша команда. Затем он открыт 60 дней, и срок можно продлить.',
'Перед публикацией каждый запрос проверяет наша команда. Затем он открыт не дольше 60 дней или до более раннего дня, который вы указали; срок можно продлить.'),
'- Обращение по логистической услуге: бесплатно.

Цена видна до подтверждения и списывается один раз, вместе с первым сообщением. Дальше переписка бесплатна. Сторона, которой пишут, никогда не платит.',
'- Обращение по логистической услуге: бесплатно.

Без тарифа аккаунт может открыть не больше 10 новых чатов в день.

Цена видна до подтверждения и списывается один раз, вместе с первым сообщением. Дальше переписка бесплатна. Сторона, которой пишут, никогда не платит.')
WHERE page_key='how-it-works' AND language='RU' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(replace(content,
'يراجع فريقنا كل طلب قبل نشره، ثم يبقى ظاهرًا ٦٠ يومًا ويمكن تجديده.',
'يراجع فريقنا كل طلب قبل نشره، ثم يبقى ظاهرًا ٦٠ يومًا على الأكثر، أو حتى آخر يوم تحددونه قبل ذلك، ويمكن تجديده.'),
'- التواصل بشأن خدمة لوجستية: مجانًا.

يظهر السعر قبل التأكيد، ويُخصم مرة واحدة مع رسالتكم الأولى، وما بعدها من مراسلة مجاني. والطرف الذي تراسلونه لا يدفع شيئًا.',
'- التواصل بشأن خدمة لوجستية: مجانًا.

ومن دون باقة يمكن للحساب أن يفتح ١٠ محادثات جديدة على الأكثر في اليوم.

يظهر السعر قبل التأكيد، ويُخصم مرة واحدة مع رسالتكم الأولى، وما بعدها من مراسلة مجاني. والطرف الذي تراسلونه لا يدفع شيئًا.')
WHERE page_key='how-it-works' AND language='AR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'- **Yalnızca klavye**: on beş herkese açık sayfanın, üyelere özel on sayfanın, açık bir sohbetin, şirket formunun, personel sayfasının, bildirim ve itiraz formlarının ve bunların iletişim kutularının öğelerine bir tarayıcıda sekme tuşuyla, anlamlı bir sırayla ulaşılır ve odaktaki öğenin çevresinde görünür bir çerçeve vardır. Odaktaki hiçbir şey bir çubuğun ya da sorunun altında kalmaz.',
'- **Yalnızca klavye**: on beş herkese açık sayfanın, üyelere özel on sayfanın, açık bir sohbetin, şirket formunun, personel sayfasının, şikâyet ve itiraz formlarının ve bunların iletişim kutularının öğelerine bir tarayıcıda sekme tuşuyla, anlamlı bir sırayla ulaşılır ve odaktaki öğenin çevresinde görünür bir çerçeve vardır. Odaktaki hiçbir şey bir çubuğun ya da sorunun altında kalmaz.')
WHERE page_key='accessibility' AND language='TR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(replace(content,
'Membership is free. With it you receive an account and the Welcome plan: 14 days and 50 credits with which you can create a company, post requests and send your first messages. After that you may buy a plan; you need not. What you have created stays readable and editable.',
'Membership is free. With it you receive an account and the Welcome plan: 14 days and, once per person, 50 credits with which you can create a company, post requests and send your first messages. After that you may buy a plan; you need not. What you have created stays readable and editable.'),
'We write to you about what concerns your account: verification, approvals, new messages, payments, the end of a plan. In your profile you choose whether you receive all of them, only the important ones or none; messages needed for security are always sent. Offers are sent only if you tick the separate box, which is optional.',
'We write to you about what concerns your account: verification, approvals, new messages, payments, the end of a plan. In your profile you choose whether you receive all of them, only the important ones or none; messages about security, payments and decisions that restrict something are always sent. Offers are sent only if you tick the separate box, which is optional.')
WHERE page_key='membership-clarification-text' AND language='EN' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(replace(replace(content,
'Üyelik ücretsizdir. Üyelikle birlikte bir hesap ve Başlangıç planını alırsınız: 14 gün ve 50 kontör ile şirket oluşturabilir, talep yayımlayabilir, ilk görüşmelerinizi yapabilirsiniz. Sonrasında plan satın alabilirsiniz, zorunlu değildir. Oluşturduklarınız okunabilir ve düzenlenebilir kalır.',
'Üyelik ücretsizdir. Üyelikle birlikte bir hesap ve Başlangıç planını alırsınız: 14 gün ve kişi başına bir kez 50 kontör. Bunlarla şirket oluşturabilir, talep yayımlayabilir, ilk mesajlarınızı gönderebilirsiniz. Sonrasında plan satın alabilirsiniz, zorunlu değildir. Oluşturduklarınız okunabilir ve düzenlenebilir kalır.'),
'- Yetki verdiğiniz çalışanların yaptıklarından siz sorumlusunuz.',
'- Yetki verdiğiniz personelin yaptıklarından siz sorumlusunuz.'),
'Hesabınızı ilgilendiren konularda yazarız: doğrulama, onay, yeni mesaj, ödeme, plan süresinin bitişi. Bunların tümünü mü, yalnızca önemlilerini mi alacağınızı ya da hiçbirini almayacağınızı profilinizden seçersiniz; güvenlik için gereken bildirimler her zaman gönderilir. Kampanya iletileri yalnızca ayrı ve isteğe bağlı kutuyu işaretlerseniz gönderilir.',
'Hesabınızı ilgilendiren konularda yazarız: doğrulama, onay, yeni mesaj, ödeme, plan süresinin bitişi. Bunların tümünü mü, yalnızca önemlilerini mi alacağınızı ya da hiçbirini almayacağınızı profilinizden seçersiniz; güvenlikle, ödemelerle ve kısıtlayan kararlarla ilgili bildirimler her zaman gönderilir. Kampanya iletileri yalnızca ayrı ve isteğe bağlı kutuyu işaretlerseniz gönderilir.')
WHERE page_key='membership-clarification-text' AND language='TR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET title='Информация об участии', content=replace(replace(content,
'Участие бесплатно. Вы получаете аккаунт и Стартовый тариф: 14 дней и 50 кредитов, с которыми можно создать компанию, разместить запросы и написать первым партнёрам. Потом можно купить тариф, но это не обязательно. Всё созданное вами останется доступным для чтения и правки.',
'Участие бесплатно. Вы получаете аккаунт и Стартовый тариф: 14 дней и, один раз на человека, 50 кредитов, с которыми можно создать компанию, разместить запросы и написать первым партнёрам. Потом можно купить тариф, но это не обязательно. Всё созданное вами останется доступным для чтения и правки.'),
'Мы пишем о том, что касается вашего аккаунта: подтверждение, одобрение, новые сообщения, платежи, окончание тарифа. В профиле вы выбираете, получать все уведомления, только важные или никакие; сообщения, нужные для безопасности, приходят всегда. Рекламные письма отправляются, только если вы отметили отдельный, необязательный пункт.',
'Мы пишем о том, что касается вашего аккаунта: подтверждение, одобрение, новые сообщения, платежи, окончание тарифа. В профиле вы выбираете, получать все уведомления, только важные или никакие; сообщения о безопасности, об оплате и об ограничивающих решениях приходят всегда. Рекламные письма отправляются, только если вы отметили отдельный, необязательный пункт.')
WHERE page_key='membership-clarification-text' AND language='RU' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET title='معلومات العضوية', content=replace(replace(content,
'العضوية مجانية. تحصلون معها على حساب وعلى الباقة الترحيبية: ١٤ يومًا و٥٠ نقطة تكفي لإنشاء شركة ونشر طلبات وإرسال أول الرسائل. بعد ذلك يمكنكم شراء باقة، دون إلزام. وكل ما أنشأتموه يبقى قابلًا للقراءة والتعديل.',
'العضوية مجانية. تحصلون معها على حساب وعلى الباقة الترحيبية: ١٤ يومًا، ومرة واحدة لكل شخص ٥٠ نقطة، يمكنكم بها إنشاء شركة ونشر طلبات وإرسال أولى الرسائل. بعد ذلك يمكنكم شراء باقة، دون إلزام. وكل ما أنشأتموه يبقى قابلًا للقراءة والتعديل.'),
'نراسلكم فيما يخص حسابكم: التحقق، والاعتماد، والرسائل الجديدة، والمدفوعات، وانتهاء الباقة. وتختارون في ملفكم أن تصلكم كلها أو المهم منها فقط أو لا شيء منها، أما الرسائل اللازمة للأمان فتُرسل دائمًا. ولا نرسل عروضًا إلا إذا وضعتم علامة في المربع المنفصل، وهو اختياري.',
'نراسلكم فيما يخص حسابكم: التحقق، والاعتماد، والرسائل الجديدة، والمدفوعات، وانتهاء الباقة. وتختارون في ملفكم أن تصلكم كلها أو المهم منها فقط أو لا شيء منها، أما رسائل الأمان والمدفوعات والقرارات المقيِّدة فتُرسل دائمًا. ولا نرسل عروضًا إلا إذا وضعتم علامة في المربع المنفصل، وهو اختياري.')
WHERE page_key='membership-clarification-text' AND language='AR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'With the companies you contact, with providers of hosting, email and payment, some of them outside Türkiye under the safeguards of the law, and with authorities entitled to them. What you publish about your company and in requests can be seen by everyone after approval. We sell no data.',
'With the companies you contact, with providers of hosting, email and payment, some of them outside Türkiye under the safeguards of the law, with the sign-in provider and the push service that you choose yourself, and with authorities entitled to them. What you publish about your company and in requests can be seen by everyone after approval. We sell no data.')
WHERE page_key='clarification-text' AND language='EN' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'Görüştüğünüz şirketlere; bir kısmı kanundaki güvencelerle yurt dışında bulunan barındırma, e-posta ve ödeme hizmeti sağlayıcılarına; yetkili kamu kurumlarına. Şirketiniz hakkında ve taleplerinizde yayımladıklarınızı onaydan sonra herkes görebilir. Veri satmayız.',
'Görüştüğünüz şirketlere; bir kısmı kanundaki güvencelerle yurt dışında bulunan barındırma, e-posta ve ödeme hizmeti sağlayıcılarına; kendiniz seçerseniz giriş sağlayıcısına ve tarayıcınızın anlık bildirim hizmetine; yetkili kamu kurumlarına. Şirketiniz hakkında ve taleplerinizde yayımladıklarınızı onaydan sonra herkes görebilir. Veri satmayız.')
WHERE page_key='clarification-text' AND language='TR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(replace(content,
'Этот текст до регистрации сообщает об обработке ваших персональных данных в соответствии со статьёй 10 закона Турции № 6698 (KVKK). Подробнее: [Политика конфиденциальности](/privacy-policy) и [Защита персональных данных (KVKK)](/personal-data-protection-law).',
'Этот текст до регистрации сообщает об обработке ваших персональных данных в соответствии со статьёй 10 закона Турции № 6698 (KVKK). Подробнее: [Политика конфиденциальности](/privacy-policy) и [Защита персональных данных (KVKK)](/personal-data-protection-law).'),
'Компаниям, которым вы пишете; поставщикам хостинга, почты и платежей, часть которых находится вне Турции при соблюдении гарантий закона; уполномоченным органам. То, что вы публикуете о компании и в запросах, после одобрения видят все. Данные мы не продаём.',
'Компаниям, которым вы пишете; поставщикам хостинга, почты и платежей, часть которых находится вне Турции при соблюдении гарантий закона; службе входа и push-службе, если вы сами их выбрали; уполномоченным органам. То, что вы публикуете о компании и в запросах, после одобрения видят все. Данные мы не продаём.')
WHERE page_key='clarification-text' AND language='RU' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'مع الشركات التي تراسلونها، ومع مزوّدي الاستضافة والبريد والدفع، وبعضهم خارج تركيا وفق الضمانات القانونية، ومع الجهات الرسمية المخوّلة. وما تنشرونه عن شركتكم وفي طلباتكم يراه الجميع بعد الاعتماد. ولا نبيع البيانات.',
'مع الشركات التي تراسلونها، ومع مزوّدي الاستضافة والبريد والدفع، وبعضهم خارج تركيا وفق الضمانات القانونية، ومع مزوّد تسجيل الدخول وخدمة الإشعارات إن اخترتموهما، ومع الجهات الرسمية المخوّلة. وما تنشرونه عن شركتكم وفي طلباتكم يراه الجميع بعد الاعتماد. ولا نبيع البيانات.')
WHERE page_key='clarification-text' AND language='AR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'- Moderators read companies and requests before they are published. Products of approved companies are public at once and are looked at after a report.',
'- Moderators review companies and requests before they are published. Products of approved companies are public at once and are reviewed after a report.')
WHERE page_key='prohibited-goods' AND language='EN' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(replace(content,
'- Şirketleri ve talepleri yayımlanmadan önce moderatörler okur. Onaylı şirketlerin ürünleri hemen yayımlanır ve bildirim üzerine incelenir.',
'- Şirketleri ve talepleri yayımlanmadan önce moderatörler inceler. Onaylı şirketlerin ürünleri hemen yayımlanır ve şikâyet üzerine incelenir.'),
'Yayımlamadan önce [iletişim sayfamızdaki](/bize-ulasin) formla sorun. Kurallara uymayan bir kayıt görürseniz sayfasındaki “Bildir” bağlantısını kullanın; hesap gerekmez. Bir karara, [içerik kurallarında](/icerik-kurallari) anlatıldığı gibi 6 ay içinde itiraz edebilirsiniz.',
'Yayımlamadan önce [iletişim sayfamızdaki](/bize-ulasin) formla sorun. Kurallara uymayan bir kayıt görürseniz sayfasındaki “Şikâyet et” bağlantısını kullanın; hesap gerekmez. Bir karara, [içerik kurallarında](/icerik-kurallari) anlatıldığı gibi 6 ay içinde itiraz edebilirsiniz.')
WHERE page_key='prohibited-goods' AND language='TR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'- Модераторы читают компании и запросы до публикации. Товары одобренных компаний публикуются сразу и проверяются по жалобе.',
'- Модераторы проверяют компании и запросы до публикации. Товары одобренных компаний публикуются сразу и проверяются по жалобе.')
WHERE page_key='prohibited-goods' AND language='RU' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'- يقرأ المشرفون الشركات والطلبات قبل نشرها. أما منتجات الشركات المعتمدة فتُنشر فورًا وتُراجع عند الإبلاغ عنها.',
'- يراجع المشرفون الشركات والطلبات قبل نشرها. أما منتجات الشركات المعتمدة فتُنشر فورًا وتُراجع عند الإبلاغ عنها.')
WHERE page_key='prohibited-goods' AND language='AR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'- Companies, requests and certificates are read by a moderator before they are published. After an approval, a new name, tax number or tax office of a company and a new name of a request are read again; the approved version stays public meanwhile.',
'- Companies, requests and certificates are reviewed by a moderator before they are published. After an approval, a new name, tax number or tax office of a company and a new name of a request are reviewed again; the approved version stays public meanwhile.')
WHERE page_key='content-rules' AND language='EN' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(replace(replace(replace(replace(replace(content,
'Görsel, metin, marka, tasarım ve patentleri ancak size aitse veya sahibi izin veriyorsa kullanın. Bayiler, yasanın izin verdiği ölçüde, gerçekten sattıkları orijinal malın markasını anabilir; ancak marka sahibi gibi görünemez. Hak sahipleri bir kaydı kendi sayfasından, hakkı ve sahibini belirterek bildirebilir.',
'Görsel, metin, marka, tasarım ve patentleri ancak size aitse veya sahibi izin veriyorsa kullanın. Bayiler, yasanın izin verdiği ölçüde, gerçekten sattıkları orijinal malın markasını anabilir; ancak marka sahibi gibi görünemez. Hak sahipleri bir kaydı kendi sayfasından, hakkı ve sahibini belirterek şikâyet edebilir.'),
'## Dayanağı olan bildirimler {#report-unfounded}',
'## Dayanağı olan şikâyetler {#report-unfounded}'),
'Herkes bildirimde bulunabilir ve yanılabilir. Bir ihlal belirtmediği hiç incelemeden herkesçe görülebilen bildirim açıkça dayanaksızdır: hiçbir olguya dayanmadan bir rakibi bildirmek, bir karardan sonra aynı bildirimi yinelemek, hakaret. Bunu hesabıyla gönderen bir uyarı alır; uyarı [ihtar](/askiya-alma-kurallari) sayılır. Bildirilen içeriğin yayında kalması tek başına asla bir neden değildir.',
'Herkes şikâyette bulunabilir ve yanılabilir. Bir ihlal belirtmediği, incelemeye gerek kalmadan herkesçe görülebilen şikâyet açıkça dayanaksızdır: hiçbir olguya dayanmadan bir rakibi şikâyet etmek, bir karardan sonra aynı şikâyeti yinelemek, hakaret. Böyle bir şikâyeti hesabıyla gönderen kişi uyarı alır; uyarı [ihtar](/askiya-alma-kurallari) sayılır. Şikâyet edilen içeriğin yayında kalması tek başına asla bir neden değildir.'),
'- Şirketleri, talepleri ve sertifikaları yayımlanmadan önce bir moderatör okur. Onaydan sonra şirketin yeni adı, vergi numarası veya vergi dairesi ile talebin yeni adı yeniden incelenir; bu sırada onaylı sürüm yayında kalır.',
'- Şirketleri, talepleri ve sertifikaları yayımlanmadan önce bir moderatör inceler. Onaydan sonra şirketin yeni adı, vergi numarası veya vergi dairesi ile talebin yeni adı yeniden incelenir; bu sırada onaylı sürüm yayında kalır.'),
'- Yayında olan her şeyi herkes kendi sayfasından bildirebilir. Aynı şeyle ilgili tüm bildirimler tek bir dosyadır.',
'- Yayında olan her şeyi herkes kendi sayfasından şikâyet edebilir. Aynı şeyle ilgili tüm şikâyetler tek bir dosyadır.'),
'Bildirimde bulunup sonucu yanlış bulan kişi yeniden bildirebilir: yeni olan her şey incelenir.',
'Şikâyette bulunup sonucu yanlış bulan kişi yeniden şikâyet edebilir: yeni olan her şey incelenir.')
WHERE page_key='content-rules' AND language='TR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'- Компании, запросы и сертификаты модератор читает до публикации. После одобрения снова проверяются новое название, налоговый номер или инспекция компании и новое название запроса; одобренная версия тем временем остаётся на сайте.',
'- Компании, запросы и сертификаты модератор проверяет до публикации. После одобрения снова проверяются новое название, налоговый номер или инспекция компании и новое название запроса; одобренная версия тем временем остаётся на сайте.')
WHERE page_key='content-rules' AND language='RU' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(replace(content,
'لكل شخص أن يبلّغ، وقد يخطئ. ويكون البلاغ بلا أساس بوضوح إذا رأى أي شخص دون فحص أنه لا يذكر مخالفة: بلاغ ضد منافس دون أي واقعة، أو البلاغ نفسه مرة أخرى بعد القرار، أو الإهانات. ومن يرسله بحسابه يصله تحذير [يُحتسب مخالفة](/suspension-rules). أما بقاء ما أُبلغ عنه منشورًا فليس سببًا بذاته أبدًا.',
'لكل شخص أن يبلّغ، وقد يخطئ. ويكون البلاغ ظاهر البطلان إذا كان بوسع أي شخص أن يرى دون فحص أنه لا يذكر مخالفة: بلاغ ضد منافس دون أي واقعة، أو البلاغ نفسه مرة أخرى بعد القرار، أو الإهانات. ومن يرسله بحسابه يصله تحذير [يُحتسب مخالفة](/suspension-rules). أما بقاء ما أُبلغ عنه منشورًا فليس سببًا بذاته أبدًا.'),
'- يقرأ مشرف الشركات والطلبات والشهادات قبل نشرها. وبعد الاعتماد يُراجع من جديد اسم الشركة الجديد ورقمها الضريبي ومكتب ضرائبها واسم الطلب الجديد، وتبقى النسخة المعتمدة منشورة في الأثناء.',
'- يراجع أحد المشرفين الشركات والطلبات والشهادات قبل نشرها. وبعد الاعتماد يُراجع من جديد اسم الشركة الجديد ورقمها الضريبي ومكتب ضرائبها واسم الطلب الجديد، وتبقى النسخة المعتمدة منشورة في الأثناء.')
WHERE page_key='content-rules' AND language='AR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'يقارن مشرف ما أدخلتموه بالمستند، والاسم الوارد فيه باسم شركتكم. وإن كان لجهة الإصدار سجل علني فقد يُبحث فيه عن الرقم. نحن لا نزور مصنعكم ولا نكرر عمل جهة الإصدار.',
'يقارن أحد المشرفين ما أدخلتموه بالمستند، والاسم الوارد فيه باسم شركتكم. وإن كان لجهة الإصدار سجل علني فقد يُبحث فيه عن الرقم. نحن لا نزور مصنعكم ولا نكرر عمل جهة الإصدار.')
WHERE page_key='certificate-rules' AND language='AR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'- Plans and boosts continue by the calendar. Emails about payments and about the security of the account are still sent.',
'- Plans and boosts continue by the calendar. Emails about payments, the security of the account, restrictions and appeals are still sent.')
WHERE page_key='suspension-rules' AND language='EN' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET description='Bir hesap veya şirket neden askıya alınır, bu sürede ne durur, ne sürer, askıya alma nasıl sona erer ve nasıl itiraz edilir?', content=replace(replace(replace(replace(replace(replace(replace(content,
'Karar veren kişi; ihlalin ne kadar ağır olduğunu, kasıtlı olup olmadığını, kime zarar verdiğini, daha önce ne sıklıkla tekrarlandığını ve şirketin o zamandan beri ne yaptığını tartar. Tek bir ağır ihlal yeterli olabilir. Yinelenen ihlaller tek bir ihlalden, yinelenen asılsız bildirimler de tek bir bildirimden ağır sayılır. Nedenler şunlardır:',
'Karar veren kişi; ihlalin ne kadar ağır olduğunu, kasıtlı olup olmadığını, kime zarar verdiğini, daha önce ne sıklıkla tekrarlandığını ve şirketin o zamandan beri ne yaptığını tartar. Tek bir ağır ihlal yeterli olabilir. Yinelenen ihlaller tek bir ihlalden, yinelenen asılsız şikâyetler de tek bir şikâyetten ağır sayılır. Nedenler şunlardır:'),
'Bazı kararlar ihtar sayılır: bir içeriğin yayından kaldırılması, görsellerin kaldırılması, bir sohbetteki dosyaların kaldırılması veya açıkça dayanaksız bildirimler için de verilen uyarı. Olağan incelemede geri gönderilen kayıt ihtar değildir. İhtar, kararına itiraz süresi dolunca, 6 ay sonra sona erer; karar kaldırılırsa veya itiraz kabul edilirse hemen biter. Kaç ihtarın ne zamana kadar geçerli olduğunu **Kararlar** sayfasında görürsünüz.',
'Bazı kararlar ihtar sayılır: bir içeriğin yayından kaldırılması, görsellerin kaldırılması, bir sohbetteki dosyaların kaldırılması veya açıkça dayanaksız şikâyetler için de verilen uyarı. Olağan incelemede geri gönderilen kayıt ihtar değildir. İhtar, kararına itiraz süresi dolunca, 6 ay sonra sona erer; karar kaldırılırsa veya itiraz kabul edilirse hemen biter. Kaç ihtarın ne zamana kadar geçerli olduğunu **Kararlar** sayfasında görürsünüz.'),
'- Askıdaki şirketin hiçbir şeyi yayında olmaz: profil, ürünler ve talepler sayfalardan, listelerden, aramadan ve site haritasından kalkar. Çalışanları okuyabilir, dışa aktarabilir ve silebilir; ancak onun adına yayımlayamaz, mesaj yazamaz, öne çıkaramaz, teklif gönderemez veya kabul edemez.
- Askıdaki kişi her yerde oturumdan çıkarılır ve giriş yapamaz. Bir hesabın ana kullanıcısıysa şirketleri de askıya alınır, personelinin oturumları kapanır.',
'- Askıdaki şirketin hiçbir şeyi yayında olmaz: profil, ürünler ve talepler sayfalardan, listelerden, aramadan ve site haritasından kalkar. Personeli okuyabilir, dışa aktarabilir ve silebilir; ancak onun adına yayımlayamaz, mesaj yazamaz, öne çıkaramaz, teklif gönderemez veya kabul edemez.
- Hesabı askıya alınan kişinin bütün oturumları kapatılır ve kişi giriş yapamaz. Bir hesabın ana kullanıcısıysa şirketleri de askıya alınır, personelinin oturumları kapanır.'),
'- Verileriniz ve onaylarınız olduğu gibi kalır. Gönderilmiş bir kayıt bu sürede karara bağlanabilir; sonucu askı kalkınca görünür.',
'- Verileriniz ve onaylarınız olduğu gibi kalır. Gönderilmiş bir kayıt bu sürede karara bağlanabilir; sonucu askıya alma sona erince görünür.'),
'- Planlar ve öne çıkarmalar takvime göre işlemeye devam eder. Ödemelerle ve hesabın güvenliğiyle ilgili e-postalar gönderilmeye devam eder.',
'- Planlar ve öne çıkarmalar takvime göre işlemeye devam eder. Ödemeler, hesabın güvenliği, kısıtlayan kararlar ve itirazlarla ilgili e-postalar gönderilmeye devam eder.'),
'Askı, nedeni ortadan kalkınca sona erer: bilgiler düzeltilir, hesabın sahibi kanıtlanır, karar kaldırılır veya bir yönetici başka bir sonuca varır. Bu sürede süresi dolanlar dışında her şey yeniden eskisi gibi yayımlanır. İhlal, devam edilmesi beklenemeyecek kadar ağırsa sözleşme [kullanım şartlarına](/kullanim-sartlari) göre sona erdirilebilir.',
'Askıya alma, nedeni ortadan kalkınca sona erer: bilgiler düzeltilir, hesabın sahibi kanıtlanır, karar kaldırılır veya bir yönetici başka bir sonuca varır. Bu sürede süresi dolanlar dışında her şey yeniden eskisi gibi yayımlanır. İhlal, devam edilmesi beklenemeyecek kadar ağırsa sözleşme [kullanım şartlarına](/kullanim-sartlari) göre sona erdirilebilir.'),
'Askıya almaya, öğrendiğiniz günden itibaren 6 ay içinde, ücretsiz olarak, bildirimde gösterilen yolla veya giriş yapmadan da çalışan [iletişim sayfamızdaki](/bize-ulasin) formla itiraz edebilirsiniz. Şirketi veya hesabın e-posta adresini, neyi yanlış bulduğunuzu ve kanıtınızı yazın. İtirazı, kararı vermemiş biri inceler ve gerekçeli olarak yanıtlar. Karar yanlışsa askı kaldırılır. Mahkemeye her zaman başvurabilirsiniz.',
'Askıya almaya, öğrendiğiniz günden itibaren 6 ay içinde, ücretsiz olarak, kararda gösterilen yolla veya giriş yapmadan da çalışan [iletişim sayfamızdaki](/bize-ulasin) formla itiraz edebilirsiniz. Şirketi veya hesabın e-posta adresini, neyi yanlış bulduğunuzu ve kanıtınızı yazın. İtirazı, kararı vermemiş biri inceler ve gerekçeli olarak yanıtlar. Karar yanlışsa askıya alma sona erdirilir. Mahkemeye her zaman başvurabilirsiniz.')
WHERE page_key='suspension-rules' AND language='TR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(content,
'- Тарифы и продвижение идут по календарю. Письма об оплате и о безопасности аккаунта по-прежнему отправляются.',
'- Тарифы и продвижение идут по календарю. Письма об оплате, о безопасности аккаунта, об ограничивающих решениях и апелляциях по-прежнему отправляются.')
WHERE page_key='suspension-rules' AND language='RU' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE cms_page SET content=replace(replace(replace(replace(replace(replace(content,
'## متى نوقف
',
'## متى نوقف حسابًا أو شركة
'),
'يزن من يقرّر جسامة المخالفة، وهل كانت مقصودة، ومن تضرّ، وكم تكررت من قبل، وما الذي فعلته الشركة منذئذ. وقد تكفي مخالفة جسيمة واحدة. والمخالفات المتكررة أثقل من المفردة، وكذلك البلاغات المتكررة التي يتضح أنها بلا أساس. والأسباب هي:',
'يزن من يقرّر جسامة المخالفة، وهل كانت مقصودة، ومن تضرّ، وكم تكررت من قبل، وما الذي فعلته الشركة منذئذ. وقد تكفي مخالفة جسيمة واحدة. والمخالفات المتكررة أثقل من المفردة، وكذلك البلاغات المتكررة الظاهرة البطلان. والأسباب هي:'),
'تُحتسب بعض القرارات مخالفات: إزالة شيء من النشر، أو إزالة صور، أو سحب ملفات من محادثة، أو تحذير، ومنه التحذير بسبب بلاغات لا أساس لها بوضوح. أما المنشور الذي يُعاد في المراجعة المعتادة فليس مخالفة. وتنتهي المخالفة بانتهاء مدة الاعتراض على قرارها، بعد ٦ أشهر، وتنتهي فورًا إذا رُفع القرار أو قُبل الاعتراض. وترون في صفحة **القرارات** عدد المخالفات السارية ومدتها.',
'تُحتسب بعض القرارات مخالفات: إزالة شيء من النشر، أو إزالة صور، أو سحب ملفات من محادثة، أو تحذير، ومنه التحذير بسبب بلاغات ظاهرة البطلان. أما المنشور الذي يُعاد في المراجعة المعتادة فليس مخالفة. وتنتهي المخالفة بانتهاء مدة الاعتراض على قرارها، بعد ٦ أشهر، وتنتهي فورًا إذا رُفع القرار أو قُبل الاعتراض. وترون في صفحة **القرارات** عدد المخالفات السارية ومدتها.'),
'وعندما يبلغ عدد المخالفات السارية في الوقت نفسه ٣ ينظر مشرف في إيقاف الحساب. ولا يحدث شيء تلقائيًا: فللمشرف أن يترك الأمر كما هو، وهو يزن ما يوزن في كل إيقاف.',
'وعندما يبلغ عدد المخالفات السارية في الوقت نفسه ٣ ينظر أحد المشرفين في إيقاف الحساب. ولا يحدث شيء تلقائيًا: فللمشرف أن يترك الأمر كما هو، وهو يزن ما يوزن في كل إيقاف.'),
'- الشخص الموقوف يُخرَج من كل مكان ولا يستطيع الدخول. وإن كان المستخدم الرئيسي لحساب أُوقفت شركاته معه وأُخرج موظفوه.',
'- المستخدم الذي أُوقف حسابه يُسجَّل خروجه من جميع الأجهزة ولا يستطيع تسجيل الدخول. وإن كان هو المستخدم الرئيسي أُوقفت معه شركاته وسُجّل خروج موظفيه.'),
'- تستمر الباقات والترويج بحسب التقويم، وتُرسل رسائل المدفوعات وأمان الحساب كالمعتاد.',
'- تستمر الباقات والترويج بحسب التقويم، وتُرسل رسائل المدفوعات وأمان الحساب والقرارات المقيِّدة والاعتراضات كالمعتاد.')
WHERE page_key='suspension-rules' AND language='AR' AND NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE content_entry SET titles=json_patch(titles, json_object('AR', 'معلومات العضوية', 'RU', 'Информация об участии'))
WHERE kind='page' AND key='membership-clarification-text' AND NOT EXISTS(SELECT 1 FROM content_version WHERE entry_id=content_entry.id);
UPDATE cms_page SET updated_at=1796083200000 WHERE NOT EXISTS(SELECT 1 FROM content_entry e JOIN content_version v ON v.entry_id=e.id WHERE e.kind='page' AND e.key=page_key);
UPDATE content_entry SET changed_at=1796083200000 WHERE kind='page' AND NOT EXISTS(SELECT 1 FROM content_version WHERE entry_id=content_entry.id);
