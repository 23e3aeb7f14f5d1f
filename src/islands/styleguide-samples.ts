/** Words for /styleguide only, which exists in development: they show how the parts bear four languages. */
const en = {
  title: 'Components and their states', close: 'Close', remove: 'Remove', optional: 'optional', none: 'Nothing found', open: 'Show the list',
  save: 'Save company', preview: 'Preview', cancel: 'Cancel', delete: 'Delete', saving: 'Saving', send: 'Send for approval', spend: 'Spend 20 credits', next: 'Next step',
  name: 'Company name', nameHint: 'As in the trade register.', email: 'Company e-mail', emailError: 'Add what follows the dot, for example .com',
  type: 'Company type', typeChoice: 'Importer, distributor', choose: 'Choose', tax: 'Tax number', country: 'Country', findCountry: 'Type a country', phone: 'Phone', dialCode: 'Dial code',
  password: 'Password', show: 'Show the password', hide: 'Hide the password', strength: 'Good. Longer is stronger.', about: 'About the company', aboutText: 'Bereket Dokuma weaves towels, bathrobes and bed linen in Denizli since 1987.',
  keywords: 'Keywords', keywordsHint: 'Enter or comma adds one, 2 to 20 letters.', of: '{a} of {b}', short: 'From 2 to 20 letters', twice: 'This keyword is there already',
  terms: 'I have read the membership contract', termsError: 'Tick this box to go on', howLong: 'How long', day: '1 day', week: '1 week', month: '1 month', credits: 'credits',
  files: 'Pictures', drop: 'or drop it here', pick: 'Choose a file', tooLarge: 'Larger than 6 MB. Choose a smaller picture.', uploading: 'Uploading',
  approved: 'Approved', waiting: 'Waiting for approval', ready: 'Ready to send', rejected: 'Rejected', boosted: 'Boosted', isNew: 'New',
  note: 'Your membership ends in 9 days.', openDialog: 'Open the dialog', openSpend: 'Post the request', openDrawer: 'Filters', ask: 'Delete this company?', askText: 'Its products and requests leave the site too.',
  spendTitle: 'Post this import request for 20 credits?', price: 'Price', balance: 'Your balance', after: 'After posting', saved: 'Company saved.', savedMore: 'Your changes are visible now.', failed: 'The file is larger than 6 MB.', toast: 'Show a toast',
  empty: 'No requests yet', emptyText: 'Tell buyers what you sell, with quantity and delivery terms.', post: 'Post your first request', errorTitle: 'The list did not arrive', retry: 'Try again', loading: 'Loading',
  more: 'More', edit: 'Edit', tabs: ['Imports', 'Exports', 'Logistic needs'], steps: ['Plan', 'Card', 'Bank approval', 'Done'], done: 'done', summary: 'Showing 1 to 10 of 631 records', pages: 'Pages', previous: 'Previous', nextPage: 'Next',
  ticks: '16 of 18 items filled in', date: 'Date', what: 'What', sum: 'Credits', row: 'First message to Nil Home Textiles Co.', whereFrom: 'Where from', category: 'Category', posted: 'Posted', age: '20 minutes ago', metals: 'Metals & Mining', steel: 'Steel',
};
export type Samples = typeof en;

const tr: Samples = {
  title: 'Bileşenler ve durumları', close: 'Kapat', remove: 'Kaldır', optional: 'isteğe bağlı', none: 'Sonuç bulunamadı', open: 'Listeyi göster',
  save: 'Firmayı kaydet', preview: 'Önizle', cancel: 'Vazgeç', delete: 'Sil', saving: 'Kaydediliyor', send: 'Onaya gönder', spend: '20 kredi harca', next: 'Sonraki adım',
  name: 'Firma adı', nameHint: 'Ticaret sicilindeki gibi.', email: 'Firma e-postası', emailError: 'Noktadan sonrasını ekleyin, örneğin .com',
  type: 'Firma türü', typeChoice: 'İthalatçı, distribütör', choose: 'Seçin', tax: 'Vergi numarası', country: 'Ülke', findCountry: 'Ülke yazın', phone: 'Telefon', dialCode: 'Ülke kodu',
  password: 'Şifre', show: 'Şifreyi göster', hide: 'Şifreyi gizle', strength: 'İyi. Uzun olan daha güçlüdür.', about: 'Firma hakkında', aboutText: 'Bereket Dokuma, 1987’den beri Denizli’de havlu, bornoz ve nevresim dokuyor.',
  keywords: 'Anahtar kelimeler', keywordsHint: 'Enter veya virgül ekler, 2–20 harf.', of: '{a} / {b}', short: '2 ile 20 harf arasında', twice: 'Bu kelime zaten var',
  terms: 'Üyelik sözleşmesini okudum', termsError: 'Devam etmek için kutuyu işaretleyin', howLong: 'Ne kadar süre', day: '1 gün', week: '1 hafta', month: '1 ay', credits: 'kredi',
  files: 'Resimler', drop: 'veya buraya bırakın', pick: 'Dosya seçin', tooLarge: '6 MB’tan büyük. Daha küçük bir resim seçin.', uploading: 'Yükleniyor',
  approved: 'Onaylandı', waiting: 'Onay bekliyor', ready: 'Gönderilmeye hazır', rejected: 'Reddedildi', boosted: 'Öne çıkan', isNew: 'Yeni',
  note: 'Üyeliğiniz 9 gün sonra bitiyor.', openDialog: 'Pencereyi aç', openSpend: 'Talebi yayınla', openDrawer: 'Filtreler', ask: 'Bu firma silinsin mi?', askText: 'Ürünleri ve talepleri de siteden kalkar.',
  spendTitle: 'Bu ithalat talebi 20 krediyle yayınlansın mı?', price: 'Ücret', balance: 'Bakiyeniz', after: 'Yayından sonra', saved: 'Firma kaydedildi.', savedMore: 'Değişiklikler şimdi görünüyor.', failed: 'Dosya 6 MB’tan büyük.', toast: 'Bildirim göster',
  empty: 'Henüz talep yok', emptyText: 'Ne sattığınızı miktar ve teslim şekliyle yazın.', post: 'İlk talebinizi oluşturun', errorTitle: 'Liste gelmedi', retry: 'Tekrar dene', loading: 'Yükleniyor',
  more: 'Diğer', edit: 'Düzenle', tabs: ['İthalat', 'İhracat', 'Lojistik ihtiyaçları'], steps: ['Paket', 'Kart', 'Banka onayı', 'Tamam'], done: 'tamam', summary: '631 kayıttan 1–10 arası gösteriliyor', pages: 'Sayfalar', previous: 'Önceki', nextPage: 'Sonraki',
  ticks: '18 alandan 16’sı dolu', date: 'Tarih', what: 'Ne', sum: 'Kredi', row: 'Nil Home Textiles Co. firmasına ilk mesaj', whereFrom: 'Nereden', category: 'Kategori', posted: 'Yayın', age: '20 dakika önce', metals: 'Metal ve Madencilik', steel: 'Çelik',
};

const ru: Samples = {
  title: 'Компоненты и их состояния', close: 'Закрыть', remove: 'Убрать', optional: 'необязательно', none: 'Ничего не найдено', open: 'Показать список',
  save: 'Сохранить компанию', preview: 'Просмотр', cancel: 'Отмена', delete: 'Удалить', saving: 'Сохраняем', send: 'Отправить на проверку', spend: 'Потратить 20 кредитов', next: 'Следующий шаг',
  name: 'Название компании', nameHint: 'Как в торговом реестре.', email: 'Почта компании', emailError: 'Добавьте часть после точки, например .com',
  type: 'Тип компании', typeChoice: 'Импортёр, дистрибьютор', choose: 'Выберите', tax: 'Налоговый номер', country: 'Страна', findCountry: 'Введите страну', phone: 'Телефон', dialCode: 'Код страны',
  password: 'Пароль', show: 'Показать пароль', hide: 'Скрыть пароль', strength: 'Хорошо. Чем длиннее, тем надёжнее.', about: 'О компании', aboutText: 'Bereket Dokuma с 1987 года ткёт полотенца, халаты и постельное бельё в Денизли.',
  keywords: 'Ключевые слова', keywordsHint: 'Enter или запятая добавляет слово, от 2 до 20 букв.', of: '{a} из {b}', short: 'От 2 до 20 букв', twice: 'Такое слово уже есть',
  terms: 'Я прочитал договор о членстве', termsError: 'Отметьте, чтобы продолжить', howLong: 'На какой срок', day: '1 день', week: '1 неделя', month: '1 месяц', credits: 'кредитов',
  files: 'Изображения', drop: 'или перетащите его сюда', pick: 'Выберите файл', tooLarge: 'Больше 6 МБ. Выберите файл поменьше.', uploading: 'Загрузка',
  approved: 'Одобрено', waiting: 'Ожидает проверки', ready: 'Готово к отправке', rejected: 'Отклонено', boosted: 'В топе', isNew: 'Новое',
  note: 'Членство закончится через 9 дней.', openDialog: 'Открыть окно', openSpend: 'Разместить запрос', openDrawer: 'Фильтры', ask: 'Удалить эту компанию?', askText: 'Её товары и запросы тоже исчезнут с сайта.',
  spendTitle: 'Разместить запрос на импорт за 20 кредитов?', price: 'Цена', balance: 'Ваш баланс', after: 'После размещения', saved: 'Компания сохранена.', savedMore: 'Изменения уже видны.', failed: 'Файл больше 6 МБ.', toast: 'Показать уведомление',
  empty: 'Запросов пока нет', emptyText: 'Напишите, что вы продаёте, в каком количестве и на каких условиях.', post: 'Разместить первый запрос', errorTitle: 'Список не загрузился', retry: 'Повторить', loading: 'Загрузка',
  more: 'Ещё', edit: 'Изменить', tabs: ['Импорт', 'Экспорт', 'Логистические потребности'], steps: ['Тариф', 'Карта', 'Подтверждение банка', 'Готово'], done: 'готово', summary: 'Показаны записи с 1 по 10 из 631', pages: 'Страницы', previous: 'Назад', nextPage: 'Вперёд',
  ticks: 'Заполнено 16 из 18', date: 'Дата', what: 'Операция', sum: 'Кредиты', row: 'Первое сообщение компании Nil Home Textiles Co.', whereFrom: 'Откуда', category: 'Категория', posted: 'Размещено', age: '20 минут назад', metals: 'Металлы и добыча', steel: 'Сталь',
};

const ar: Samples = {
  title: 'المكوّنات وحالاتها', close: 'إغلاق', remove: 'إزالة', optional: 'اختياري', none: 'لا توجد نتائج', open: 'عرض القائمة',
  save: 'حفظ الشركة', preview: 'معاينة', cancel: 'إلغاء', delete: 'حذف', saving: 'جارٍ الحفظ', send: 'إرسال للموافقة', spend: 'استخدم ٢٠ نقطة', next: 'الخطوة التالية',
  name: 'اسم الشركة', nameHint: 'كما في السجل التجاري.', email: 'بريد الشركة', emailError: 'أضف ما بعد النقطة، مثل ‎.com',
  type: 'نوع الشركة', typeChoice: 'مستورد، موزّع', choose: 'اختر', tax: 'الرقم الضريبي', country: 'الدولة', findCountry: 'اكتب اسم الدولة', phone: 'الهاتف', dialCode: 'رمز الاتصال',
  password: 'كلمة المرور', show: 'إظهار كلمة المرور', hide: 'إخفاء كلمة المرور', strength: 'جيدة. الأطول أقوى.', about: 'عن الشركة', aboutText: 'تنسج «بركت دوكوما» المناشف وأرواب الحمّام وبياضات الأسرّة في دنيزلي منذ عام 1987.',
  keywords: 'الكلمات المفتاحية', keywordsHint: 'أضف كلمة بمفتاح الإدخال أو الفاصلة، من حرفين إلى ٢٠ حرفًا.', of: '{a} من {b}', short: 'من حرفين إلى ٢٠ حرفًا', twice: 'هذه الكلمة موجودة',
  terms: 'قرأت اتفاقية العضوية', termsError: 'ضع علامة هنا للمتابعة', howLong: 'المدة', day: 'يوم واحد', week: 'أسبوع واحد', month: 'شهر واحد', credits: 'نقطة',
  files: 'الصور', drop: 'أو أفلته هنا', pick: 'اختر ملفًا', tooLarge: 'أكبر من ٦ ميغابايت. اختر صورة أصغر.', uploading: 'جارٍ الرفع',
  approved: 'تمت الموافقة', waiting: 'بانتظار الموافقة', ready: 'جاهز للإرسال', rejected: 'مرفوض', boosted: 'مُروَّج', isNew: 'جديد',
  note: 'تنتهي عضويتك بعد ٩ أيام.', openDialog: 'افتح النافذة', openSpend: 'انشر الطلب', openDrawer: 'عوامل التصفية', ask: 'هل تريد حذف هذه الشركة؟', askText: 'ستُزال منتجاتها وطلباتها أيضًا.',
  spendTitle: 'نشر طلب الاستيراد هذا مقابل ٢٠ نقطة؟', price: 'السعر', balance: 'رصيدك', after: 'بعد النشر', saved: 'تم حفظ الشركة.', savedMore: 'تغييراتك ظاهرة الآن.', failed: 'الملف أكبر من ٦ ميغابايت.', toast: 'أظهر إشعارًا',
  empty: 'لا توجد طلبات بعد', emptyText: 'أخبر المشترين بما تبيع مع الكمية وشروط التسليم.', post: 'انشر طلبك الأول', errorTitle: 'لم تصل القائمة', retry: 'أعد المحاولة', loading: 'جارٍ التحميل',
  more: 'المزيد', edit: 'تعديل', tabs: ['الاستيراد', 'التصدير', 'احتياجات لوجستية'], steps: ['الباقة', 'البطاقة', 'موافقة البنك', 'تم'], done: 'تم', summary: 'عرض ١ إلى ١٠ من ٦٣١ سجلًا', pages: 'الصفحات', previous: 'السابق', nextPage: 'التالي',
  ticks: 'اكتمل ١٦ من ١٨', date: 'التاريخ', what: 'العملية', sum: 'النقاط', row: 'الرسالة الأولى إلى شركة النيل للمفروشات', whereFrom: 'من أين', category: 'الفئة', posted: 'النشر', age: 'قبل ٢٠ دقيقة', metals: 'المعادن والتعدين', steel: 'فولاذ',
};

export const samples = { en, tr, ru, ar };
export type SampleLanguage = keyof typeof samples;

const region = (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });

/** Some 250 countries from Intl, with their names in all four languages to search by. */
export function sampleCountries(language: SampleLanguage): { id: string; label: string; searchText: string }[] {
  const names = (Object.keys(samples) as SampleLanguage[]).map(region);
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const groups = new Set(['EU', 'EZ', 'UN', 'ZZ', 'QO', 'XA', 'XB', 'SU', 'DD', 'CS', 'YU', 'AN', 'BU', 'FX', 'NT', 'TP', 'ZR', 'YD', 'DY', 'HV', 'RH', 'VD', 'NH', 'CT', 'FQ', 'JT', 'MI', 'NQ', 'PC', 'PU', 'PZ', 'WK', 'UK']);
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => names[0]!.of(code) && !groups.has(code));
  const own = region(language);
  return codes
    .map((code) => ({ id: code.toLowerCase(), label: own.of(code)!, searchText: names.map((each) => each.of(code)).join(' ') }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
}
