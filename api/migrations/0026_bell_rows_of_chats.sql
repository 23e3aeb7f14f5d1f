-- The rows of one chat in the bell are one: the next message takes the place of the last.
CREATE INDEX notification_place ON notification(user_id, kind, href);
