-- What the translator has said (api/translation).

-- What the translator has said of a public text, by the text’s hash; messages of chats are never kept here.
CREATE TABLE translation(
  hash TEXT NOT NULL CHECK(length(hash) = 64),
  language TEXT NOT NULL CHECK(language IN ('EN', 'TR', 'RU', 'AR')),
  text TEXT NOT NULL,
  owner_user_id TEXT NOT NULL REFERENCES users(id),
  created_at INTEGER NOT NULL,
  PRIMARY KEY(hash, language)
) STRICT, WITHOUT ROWID;
-- What goes with an account (api/translation/store.ts).
CREATE INDEX translation_owner ON translation(owner_user_id);
-- The sweep of old translations (api/translation/store.ts).
CREATE INDEX translation_age ON translation(created_at);

-- Letters translated on a day: of all (who is empty), of an account or of a visitor, who is a keyed hash.
CREATE TABLE translation_day(
  day INTEGER NOT NULL,
  who TEXT NOT NULL,
  letters INTEGER NOT NULL CHECK(letters >= 0),
  PRIMARY KEY(day, who)
) STRICT, WITHOUT ROWID;
