-- What is taken out of a full-text index of the lists is marked there, and its words stay in the index until its pieces are written anew
-- (FTS5, contentless-delete). Once an account has wholly ended that is done without waiting for the next Sunday (api/catalogue/purge-store.ts).
CREATE TABLE index_purge(
  id INTEGER PRIMARY KEY CHECK(id=1),
  -- Ends of accounts: so many have come, the run under way takes so many along, the run before took so many.
  asked INTEGER NOT NULL, begun INTEGER NOT NULL DEFAULT 0, done INTEGER NOT NULL DEFAULT 0, begun_at INTEGER NOT NULL DEFAULT 0,
  CHECK(done<=begun AND begun<=asked)
) STRICT;
INSERT INTO index_purge(id, asked) SELECT 1, EXISTS(SELECT 1 FROM users WHERE deleted_at IS NOT NULL);
CREATE TRIGGER account_wholly_ended AFTER DELETE ON ended_account BEGIN
  UPDATE index_purge SET asked=asked+1 WHERE id=1; END;
