-- The call and field that a file was uploaded for, `AddAndEditProduct.ImageList`, as long as it waits for them; then null.
ALTER TABLE media ADD COLUMN field TEXT CHECK(field IS NULL OR state='pending');
DROP INDEX media_sweep;
-- The sweep of files of calls that died, and of dead files (api/platform/media-store.ts).
CREATE INDEX media_sweep ON media(state, created_at) WHERE state<>'live' AND field IS NULL;
-- The sweep of uploaded files that no call has taken (api/platform/media-store.ts).
CREATE INDEX media_waiting ON media(created_at) WHERE field IS NOT NULL;
-- What of an account waits (api/platform/waiting-store.ts).
CREATE INDEX media_waiting_of ON media(owner_user_id, bytes) WHERE field IS NOT NULL;
