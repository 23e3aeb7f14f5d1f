-- What the platform's translator has said of public texts, so that nobody waits or pays twice. A text that changes has another hash; what
-- was kept goes after a while, and with the account that wrote it. Messages of chats are translated, but never kept here.
CREATE TABLE translation(
  hash TEXT NOT NULL CHECK(length(hash) = 64),
  language TEXT NOT NULL CHECK(language IN ('EN', 'TR', 'RU', 'AR')),
  text TEXT NOT NULL,
  owner_user_id TEXT NOT NULL REFERENCES users(id),
  created_at INTEGER NOT NULL,
  PRIMARY KEY(hash, language)
) STRICT, WITHOUT ROWID;
CREATE INDEX translation_owner ON translation(owner_user_id);
CREATE INDEX translation_age ON translation(created_at);

-- Letters translated on a day: of all (who is empty), of an account or of a visitor, who is a keyed hash.
CREATE TABLE translation_day(
  day INTEGER NOT NULL,
  who TEXT NOT NULL,
  letters INTEGER NOT NULL CHECK(letters >= 0),
  PRIMARY KEY(day, who)
) STRICT, WITHOUT ROWID;
