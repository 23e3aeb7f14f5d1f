-- Exactly when the notification exists, whoever writes it; one that is inserted as read is no news. Level 3 wants none. A push about the
-- first message of a chat names its target: until it is delivered, later messages may replace the notification.
DROP TRIGGER notification_is_pushed;
CREATE TRIGGER notification_is_pushed AFTER INSERT ON notification WHEN NEW.read_at IS NULL
  AND EXISTS(SELECT 1 FROM push_subscription WHERE user_id=NEW.user_id) BEGIN
  INSERT INTO outbox(id, dedupe_key, topic, payload, next_at, created_at)
  SELECT lower(hex(randomblob(12))), 'push:' || NEW.id || ':' || s.id, 'push', json_object('notification', NEW.id, 'subscription', s.id,
    'firstOf', CASE WHEN NEW.kind='new-message' AND EXISTS(SELECT 1 FROM chat WHERE id=substr(NEW.href, -24) AND last_sequence=1) THEN NEW.href END),
    NEW.created_at, NEW.created_at
  FROM push_subscription s JOIN users u ON u.id=s.user_id WHERE s.user_id=NEW.user_id AND u.notify_app<>3 AND u.deleted_at IS NULL; END;
