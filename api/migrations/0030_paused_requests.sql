-- Its owner has taken a request out of the public for a while: nothing but its owner brings it back (api/request/pause-store.ts).
ALTER TABLE request ADD COLUMN paused_at INTEGER CHECK(paused_at IS NULL OR (is_active=0 AND hidden_with_company=0 AND approve_status=4));
