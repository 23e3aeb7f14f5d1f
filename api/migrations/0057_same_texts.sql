-- Descriptions that stand twice are pointed out to moderators: found by their beginning, in the words of api/moderation/twin-store.ts.
CREATE INDEX company_same_text ON company(substr(description, 1, 80)) WHERE deleted_at IS NULL AND length(description)>=40;
CREATE INDEX request_same_text ON request(substr(description, 1, 80)) WHERE deleted_at IS NULL AND length(description)>=40;
