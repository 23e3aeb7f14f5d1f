-- The names of plans agree with the word for a plan: الباقة الأساسية. A database that has the content already gets them here.
UPDATE plan_text SET name='Kurumsal' WHERE language='TR' AND name='İşletme';
UPDATE plan_text SET name='الترحيبية' WHERE language='AR' AND name='ترحيبي';
UPDATE plan_text SET name='الأساسية' WHERE language='AR' AND name='أساسي';
UPDATE plan_text SET name='التجارية' WHERE language='AR' AND name='أعمال';
UPDATE plan_text SET name='المميزة' WHERE language='AR' AND name='مميز';
