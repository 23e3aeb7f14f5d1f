-- What a plan's card counts is called as in the table below it: tags. A database that has the content already gets them here; what an editor has written stays.
UPDATE plan_text SET texts_json=replace(texts_json, ' keywords each', ' tags each') WHERE language='EN';
UPDATE plan_text SET texts_json=replace(texts_json, ' anahtar kelime', ' etiket') WHERE language='TR';
UPDATE plan_text SET texts_json=replace(texts_json, ' ключевых слов', ' тегов') WHERE language='RU';
UPDATE plan_text SET texts_json=replace(replace(texts_json, ' كلمات مفتاحية لكل', ' وسوم لكل'), ' كلمة مفتاحية لكل', ' وسمًا لكل') WHERE language='AR';
