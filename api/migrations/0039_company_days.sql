-- What became of a company day by day (UTC): a row for a day on which there was something, swept after a while (api/company/day-store.ts).
CREATE TABLE company_day(
  company_id TEXT NOT NULL REFERENCES company(id), day INTEGER NOT NULL,
  views INTEGER NOT NULL DEFAULT 0 CHECK(views>=0), contacts INTEGER NOT NULL DEFAULT 0 CHECK(contacts>=0), PRIMARY KEY(company_id, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX company_day_day ON company_day(day);
-- Views of the days before were not kept by day, and nobody can say how many they were.
CREATE TABLE company_day_start(day INTEGER PRIMARY KEY) STRICT;
INSERT INTO company_day_start(day) VALUES(unixepoch()/86400);

-- Whoever wrote to a company first; when is known of all chats.
CREATE INDEX chat_received ON chat(to_company_id, opened_at) WHERE opened_at IS NOT NULL;
INSERT INTO company_day(company_id, day, contacts)
  SELECT to_company_id, opened_at/86400000, COUNT(*) FROM chat WHERE opened_at>=(unixepoch()-90*86400)*1000 GROUP BY 1, 2;

CREATE TRIGGER company_viewed_on_day AFTER INSERT ON company_view_day BEGIN
  INSERT INTO company_day(company_id, day, views) VALUES(NEW.company_id, NEW.day, 1) ON CONFLICT DO UPDATE SET views=views+1; END;
CREATE TRIGGER company_contacted AFTER UPDATE OF opened_at ON chat WHEN OLD.opened_at IS NULL AND NEW.opened_at IS NOT NULL BEGIN
  INSERT INTO company_day(company_id, day, contacts) VALUES(NEW.to_company_id, NEW.opened_at/86400000, 1) ON CONFLICT DO UPDATE SET contacts=contacts+1; END;
CREATE TRIGGER company_contacted_at_once AFTER INSERT ON chat WHEN NEW.opened_at IS NOT NULL BEGIN
  INSERT INTO company_day(company_id, day, contacts) VALUES(NEW.to_company_id, NEW.opened_at/86400000, 1) ON CONFLICT DO UPDATE SET contacts=contacts+1; END;

-- Which of an account's public requests end next.
CREATE INDEX request_owner_end ON request(owner_user_id, expires_at) WHERE approve_status=4 AND is_active=1;
