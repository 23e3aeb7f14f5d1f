-- The archive: what requests that are over say at length, for as long as a row of the marketplace's database names the copy (its migration 0071).
CREATE TABLE request_copy(
  copy TEXT PRIMARY KEY, request_id TEXT NOT NULL,
  description TEXT NOT NULL, texts TEXT NOT NULL CHECK(json_valid(texts)), keywords TEXT NOT NULL CHECK(json_valid(keywords)),
  put_at INTEGER NOT NULL
) STRICT;
