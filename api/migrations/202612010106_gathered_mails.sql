-- The group of an event that was gathered with others (api/platform/db/outbox.ts); a busy reader has thousands in the time that rows are
-- stored, of which an hour counts.
ALTER TABLE outbox ADD COLUMN gathered_in TEXT;
-- gatheredStatements and singleEventsSql: the events of a group in a range of time.
CREATE INDEX outbox_gathered ON outbox(gathered_in, created_at) WHERE gathered_in IS NOT NULL;
-- Events whose hour may not be over; older ones are not counted any more. A group ends with the id of its reader.
UPDATE outbox SET gathered_in=substr(dedupe_key, 1, length('new-message:')+24)
  WHERE dedupe_key>'new-message:' AND dedupe_key<'new-message;' AND created_at>(unixepoch()-86400)*1000;
UPDATE outbox SET gathered_in=substr(dedupe_key, 1, length('search-now:')+24)
  WHERE dedupe_key>'search-now:' AND dedupe_key<'search-now;' AND created_at>(unixepoch()-86400)*1000;
