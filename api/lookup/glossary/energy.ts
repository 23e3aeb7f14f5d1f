import type { Glossary } from './types.ts';

// The stem of уголь means angle (угол-), petrol would match petroleum, klor chlorides: these match as whole words only (`=`).
// مازوت means diesel in some countries and heavy fuel oil in others, so it is left out.
// prettier-ignore
export const energy: Glossary = {
  'energy/solar': [
    ['solar energy|solar power', 'güneş enerjisi', 'солнечная энергетика|солнечная энергия', 'طاقة شمسية'],
    ['solar panel|photovoltaic panel|pv module', 'güneş paneli|fotovoltaik panel', 'солнечная панель|солнечные панели|солнечная батарея|солнечных панелей', 'ألواح شمسية|لوح شمسي|ألواح طاقة شمسية'],
    ['solar inverter|inverter', 'solar inverter|inverter|invertör', 'инвертор|солнечный инвертор', 'عاكس شمسي|إنفرتر|عواكس'],
    ['solar collector|solar water heater', 'güneş kolektörü|güneş enerjili su ısıtıcı', 'солнечный коллектор|солнечный водонагреватель', 'سخان شمسي|سخانات شمسية'],
    ['solar power plant', 'güneş santrali|güneş enerjisi santrali', 'солнечная электростанция', 'محطة طاقة شمسية'],
    ['wind turbine|wind energy', 'rüzgar türbini|rüzgâr enerjisi', 'ветрогенератор|ветроэнергетика|ветровая турбина', 'توربينات رياح|طاقة رياح'],
    ['solar mounting system|solar structure', 'güneş paneli montaj|solar konstrüksiyon', 'крепления для солнечных панелей', 'هياكل تثبيت ألواح شمسية'],
  ],
  'energy/generators': [
    ['generator|genset', 'jeneratör', 'генератор|электрогенератор', 'مولد|مولدات'],
    ['diesel generator', 'dizel jeneratör', 'дизельный генератор|дизель-генератор|дизельная электростанция', 'مولد ديزل|مولدات ديزل'],
    ['gas generator', 'gaz jeneratörü|doğalgaz jeneratörü', 'газовый генератор|газопоршневая установка', 'مولد غاز|مولدات غاز'],
    ['turbine', 'türbin', 'турбина|турбины', 'توربين|توربينات|عنفة'],
    ['uninterruptible power supply|=ups', 'kesintisiz güç kaynağı', 'источник бесперебойного питания|=ибп', 'مزود طاقة غير منقطع'],
    ['voltage regulator|voltage stabilizer', 'voltaj regülatörü|regülatör', 'стабилизатор напряжения', 'منظم جهد|مثبت جهد'],
  ],
  'energy/batteries': [
    ['energy storage', 'enerji depolama', 'накопитель энергии|накопители энергии|хранение энергии', 'تخزين طاقة'],
    ['battery|batteries|accumulator', 'batarya', 'аккумулятор|батарея|батареи', 'بطارية|بطاريات'],
    ['lithium battery|lithium-ion battery', 'lityum batarya|lityum iyon batarya', 'литиевый аккумулятор|литий-ионный аккумулятор|литиевая батарея', 'بطارية ليثيوم|بطاريات ليثيوم'],
    ['lead-acid battery', 'kurşun asit akü', 'свинцово-кислотный аккумулятор', 'بطارية رصاص حمضية|بطاريات رصاص'],
    ['dry battery|alkaline battery', 'alkalin pil|kuru pil', 'щелочные батарейки|батарейка|батареек', 'بطاريات جافة|بطاريات قلوية'],
    ['battery charger|charging station|ev charger', 'şarj cihazı|şarj istasyonu', 'зарядное устройство|зарядная станция', 'شاحن بطارية|محطة شحن|شواحن'],
  ],
  'energy/water-treatment': [
    ['water treatment|water purification', 'su arıtma', 'водоочистка|очистка воды|водоподготовка', 'معالجة مياه|تنقية مياه'],
    ['wastewater treatment|sewage treatment', 'atık su arıtma', 'очистка сточных вод|очистные сооружения', 'معالجة صرف صحي|معالجة مياه عادمة'],
    ['reverse osmosis', 'ters ozmoz', 'обратный осмос|обратного осмоса', 'تناضح عكسي'],
    ['water filter', 'su filtresi', 'фильтр для воды|фильтры для воды', 'فلتر مياه|فلاتر مياه'],
    ['desalination', 'deniz suyu arıtma|tuzdan arındırma', 'опреснение воды|опреснительная установка', 'تحلية مياه'],
    ['chlorine|water chlorination', '=klor|=kloru', '=хлор|=хлора|хлорирование', '=كلور'],
    ['swimming pool equipment|pool chemicals', 'havuz ekipmanı|havuz kimyasalı', 'оборудование для бассейнов|химия для бассейнов', 'معدات مسابح|كيماويات مسابح'],
  ],
  'energy/recycling': [
    ['recycling', 'geri dönüşüm', 'переработка отходов|рециклинг|вторсырьё', 'إعادة تدوير'],
    ['waste management|waste treatment', 'atık yönetimi|atık bertaraf', 'утилизация отходов|обращение с отходами', 'إدارة نفايات|معالجة نفايات'],
    ['plastic scrap|plastic waste', 'plastik hurda|hurda plastik|plastik atık', 'пластиковые отходы|отходы пластика|лом пластика', 'خردة بلاستيك|نفايات بلاستيكية'],
    ['recycled plastic|recycled granules', 'geri dönüşüm granül|geri dönüştürülmüş plastik', 'вторичный полимер|вторичная гранула', 'بلاستيك معاد تدويره|حبيبات معاد تدويرها'],
    ['shredder', 'parçalama makinesi|kırıcı şredder', 'шредер|измельчитель', 'آلة تمزيق|فرامة بلاستيك'],
    ['baling press', 'balya presi', 'пресс для макулатуры|пакетировочный пресс', 'مكبس بالات|مكبس نفايات'],
    ['tyre recycling|tire recycling', 'lastik geri dönüşüm', 'переработка шин', 'تدوير إطارات'],
  ],
  'energy/fuels': [
    ['fuel', 'yakıt|akaryakıt', 'топливо|=топлива|топливный', 'وقود|محروقات'],
    ['diesel fuel|gasoil|gas oil', 'motorin|dizel yakıt|mazot', 'дизельное топливо|дизтопливо|дизельного топлива|газойль', 'وقود ديزل|سولار|زيت الغاز'],
    ['=petrol|gasoline', 'benzin', 'бензин', 'بنزين'],
    ['crude oil|petroleum', 'ham petrol|petrol ham', 'сырая нефть|=нефть|=нефти', 'نفط خام|=نفط'],
    ['fuel oil|heavy fuel oil', '=fuel oil|kalorifer yakıtı', 'мазут|печное топливо', 'فيول أويل|زيت وقود ثقيل'],
    ['=coal', 'kömür|taş kömürü|linyit', '=уголь|=угля|каменный уголь', '=فحم|فحم حجري'],
    ['coke coal|metallurgical coke|coking coal', 'kok kömürü', 'коксующийся уголь|металлургический кокс', 'فحم الكوك'],
    ['petcoke|petroleum coke', 'petrokok|petrol koku', 'нефтяной кокс', 'فحم بترولي'],
    ['natural gas', 'doğalgaz|doğal gaz', 'природный газ|природного газа', 'غاز طبيعي'],
    ['lpg|liquefied petroleum gas', 'lpg|likit petrol gazı', 'сжиженный газ|сжиженного газа|=суг', 'غاز مسال|غاز بترول مسال'],
    ['biodiesel', 'biyodizel', 'биодизель', 'ديزل حيوي|وقود حيوي'],
    ['jet fuel|kerosene', 'jet yakıtı|gaz yağı', 'авиакеросин|керосин', 'وقود طائرات|كيروسين'],
  ],
};
