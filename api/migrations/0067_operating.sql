-- What failed and was given up is counted, and what is tried again and again is found, without a walk through what was delivered.
CREATE INDEX outbox_given_up ON outbox(dead_at) WHERE dead_at IS NOT NULL;
CREATE INDEX outbox_tried ON outbox(attempts) WHERE done_at IS NULL AND dead_at IS NULL AND attempts>=9;

-- What was answered in a minute, by group of calls: a histogram of milliseconds, each column up to its number and above the one before.
CREATE TABLE counter_minute(
  minute INTEGER NOT NULL, name TEXT NOT NULL, errors INTEGER NOT NULL CHECK(errors>=0),
  ms_10 INTEGER NOT NULL, ms_30 INTEGER NOT NULL, ms_100 INTEGER NOT NULL, ms_300 INTEGER NOT NULL,
  ms_1000 INTEGER NOT NULL, ms_3000 INTEGER NOT NULL, ms_more INTEGER NOT NULL,
  PRIMARY KEY(minute, name)
) STRICT, WITHOUT ROWID;

-- What the operator is told of by mail. began_at: since when it is so, null when it is not; told_at: the last mail that said so.
CREATE TABLE alarm(kind TEXT PRIMARY KEY, began_at INTEGER, told_at INTEGER) STRICT, WITHOUT ROWID;
