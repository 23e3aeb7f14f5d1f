-- When the person of a session last proved who they are (docs/behaviour.md#fresh-proof). Sessions from before have to prove it again.
ALTER TABLE session_family ADD COLUMN proved_at INTEGER NOT NULL DEFAULT 0;
