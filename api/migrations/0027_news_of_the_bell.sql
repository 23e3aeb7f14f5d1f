-- Whose bell has something new that no window has been told of (api/notification/tell-bells.ts). A number of the newest one told would not do:
-- the place of a newest row that went is given out again.
CREATE TABLE bell_news(user_id TEXT PRIMARY KEY REFERENCES users(id)) STRICT, WITHOUT ROWID;
CREATE TRIGGER notification_is_news AFTER INSERT ON notification BEGIN
  INSERT INTO bell_news(user_id) VALUES(NEW.user_id) ON CONFLICT DO NOTHING; END;
