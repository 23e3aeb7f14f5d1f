-- The audit log of one thing, whatever it is, is paged by time like the rest (api/moderation/audit-store.ts).
CREATE INDEX audit_target_time ON audit_log(target_id, at, id);
