-- What authors write in further languages beside that of name and description: JSON, language → { name, description } (a company's
-- without a name). Content like these two: it waits for approval with an edit and goes with the row. `language` is that of name and
-- description; rows of before know none and are judged by their letters when they are read.
ALTER TABLE request ADD COLUMN language TEXT NOT NULL DEFAULT '' CHECK(language IN ('', 'EN', 'TR', 'RU', 'AR'));
ALTER TABLE request ADD COLUMN texts TEXT NOT NULL DEFAULT '{}' CHECK(json_valid(texts));
ALTER TABLE product ADD COLUMN language TEXT NOT NULL DEFAULT '' CHECK(language IN ('', 'EN', 'TR', 'RU', 'AR'));
ALTER TABLE product ADD COLUMN texts TEXT NOT NULL DEFAULT '{}' CHECK(json_valid(texts));
ALTER TABLE company ADD COLUMN language TEXT NOT NULL DEFAULT '' CHECK(language IN ('', 'EN', 'TR', 'RU', 'AR'));
ALTER TABLE company ADD COLUMN texts TEXT NOT NULL DEFAULT '{}' CHECK(json_valid(texts));
