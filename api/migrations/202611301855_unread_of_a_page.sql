DROP INDEX notification_unread;
-- How many notifications are unread, and those about a page that a person opens (api/notification/store.ts).
CREATE INDEX notification_unread ON notification(user_id, href) WHERE read_at IS NULL;
