-- Files that guests send with a report or an appeal have no owner: the table is copied, because a column cannot become optional.
CREATE TABLE media_new(
  id TEXT PRIMARY KEY,
  r2_key TEXT NOT NULL UNIQUE,
  -- Null for what belongs to a report or an appeal and not to an account; such files are never public.
  owner_user_id TEXT REFERENCES users(id) CHECK(owner_user_id IS NOT NULL OR visibility='chat'),
  kind TEXT NOT NULL CHECK(kind IN('image', 'file')),
  mime TEXT NOT NULL,
  bytes INTEGER NOT NULL CHECK(bytes BETWEEN 1 AND 6000000),
  width INTEGER,
  height INTEGER,
  original_name TEXT,
  state TEXT NOT NULL CHECK(state IN('pending', 'live', 'dead')),
  visibility TEXT NOT NULL CHECK(visibility IN('public', 'chat')),
  chat_id TEXT,
  created_at INTEGER NOT NULL,
  -- A file that its chat gives to nobody any more and that stays as evidence of a report: only its moderators are given it.
  withdrawn_at INTEGER,
  -- The call and field that a file was uploaded for, `AddAndEditProduct.ImageList`, as long as it waits for them; then null.
  field TEXT CHECK(field IS NULL OR state='pending')
) STRICT;
INSERT INTO media_new(id, r2_key, owner_user_id, kind, mime, bytes, width, height, original_name, state, visibility, chat_id, created_at, withdrawn_at, field)
  SELECT id, r2_key, owner_user_id, kind, mime, bytes, width, height, original_name, state, visibility, chat_id, created_at, withdrawn_at, field FROM media;
DROP TABLE media;
ALTER TABLE media_new RENAME TO media;
-- Files of chats that go with the account that sent them (api/platform/media-store.ts).
CREATE INDEX media_chat_owner ON media(owner_user_id) WHERE chat_id IS NOT NULL AND state='live';
-- The sweep of files of calls that died, and of dead files (api/platform/media-store.ts).
CREATE INDEX media_sweep ON media(state, created_at) WHERE state<>'live' AND field IS NULL;
-- The sweep of uploaded files that no call has taken (api/platform/media-store.ts).
CREATE INDEX media_waiting ON media(created_at) WHERE field IS NOT NULL;
-- What of an account waits (api/platform/waiting-store.ts).
CREATE INDEX media_waiting_of ON media(owner_user_id, bytes) WHERE field IS NOT NULL;
-- Removed pictures, until an appeal against their decision is no longer possible.
CREATE INDEX media_removed ON media(withdrawn_at) WHERE withdrawn_at IS NOT NULL AND visibility = 'public';
-- No file of a chat becomes live behind the end of its account.
CREATE TRIGGER media_of_the_living BEFORE UPDATE OF state ON media
  WHEN NEW.state='live' AND NEW.chat_id IS NOT NULL AND EXISTS(SELECT 1 FROM users WHERE id=NEW.owner_user_id AND deleted_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'account_gone'); END;
