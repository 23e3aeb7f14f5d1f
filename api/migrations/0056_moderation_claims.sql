-- Who works on an item of a queue, so that two do not: one person for each item, until the clock says it has lapsed.
CREATE TABLE moderation_claim(
  kind TEXT NOT NULL, item_id TEXT NOT NULL, user_id TEXT NOT NULL REFERENCES users(id), expires_at INTEGER NOT NULL,
  PRIMARY KEY(kind, item_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX moderation_claim_end ON moderation_claim(expires_at);
CREATE INDEX moderation_claim_user ON moderation_claim(user_id);
