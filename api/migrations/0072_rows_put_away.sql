-- Rows that move whole to the archive (docs/decisions/095): which are on their way, one group of a kind at a time. Copies of these are not valid yet,
-- and only rows that stand here as copied may be taken away by the move. `rest` are those that changed or went while they were copied.
CREATE TABLE archive_move(
  kind TEXT PRIMARY KEY, run TEXT NOT NULL, ids TEXT NOT NULL CHECK(json_valid(ids)), rest TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(rest)),
  is_copied INTEGER NOT NULL DEFAULT 0 CHECK(is_copied IN(0,1)), due_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who has notifications in the archive; what is there of somebody who was forgotten goes with the minute's work.
CREATE TABLE notification_away(user_id TEXT PRIMARY KEY REFERENCES users(id), is_forgotten INTEGER NOT NULL DEFAULT 0 CHECK(is_forgotten IN(0,1))) STRICT, WITHOUT ROWID;
CREATE INDEX notification_away_forgotten ON notification_away(user_id) WHERE is_forgotten=1;
