-- Keywords used to lose the dotless ı: "soğuk sıkım" was stored as "soğuk sikim". What its owner wrote elsewhere says how most of them were
-- typed; those of which it says nothing are listed here for the owner, until the next edit.
ALTER TABLE company ADD COLUMN keywords_to_check TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(keywords_to_check));
ALTER TABLE product ADD COLUMN keywords_to_check TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(keywords_to_check));
ALTER TABLE request ADD COLUMN keywords_to_check TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(keywords_to_check));

-- How far the walk through the rows of before has come. The API that knows the new rule sets the end when it begins: until then the one of
-- before goes on writing. Where no row is, none is of before.
CREATE TABLE keyword_walk(
  kind TEXT PRIMARY KEY CHECK(kind IN('company','product','request')), done_seq INTEGER NOT NULL, end_seq INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO keyword_walk(kind, done_seq, end_seq) VALUES
  ('company', 0, iif(EXISTS(SELECT 1 FROM company), NULL, 0)),
  ('product', 0, iif(EXISTS(SELECT 1 FROM product), NULL, 0)),
  ('request', 0, iif(EXISTS(SELECT 1 FROM request), NULL, 0));
