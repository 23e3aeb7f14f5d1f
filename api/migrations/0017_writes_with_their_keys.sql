-- A write and the mark that its key is used up come about in one batch (api/platform/commit.ts): whoever repeats the call after a death is
-- answered from what was written. `run` says which run of the call holds the key; only that one can write.
ALTER TABLE idempotency ADD COLUMN run TEXT NOT NULL DEFAULT '';
ALTER TABLE idempotency ADD COLUMN written TEXT CHECK(written IS NULL OR json_valid(written));
