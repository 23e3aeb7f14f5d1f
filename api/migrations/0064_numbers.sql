-- What became of the marketplace day by day (UTC): a row for a day, a kind and a part of it on which there was something; part is empty where a kind has none.
-- Rows are bounded by days, kinds and parts, and swept after a while (api/numbers/store.ts). Views and visits are added by the edge, the rest by triggers of what they count.
CREATE TABLE count_day(
  kind TEXT NOT NULL, day INTEGER NOT NULL, part TEXT NOT NULL DEFAULT '', n INTEGER NOT NULL CHECK(n>=0), PRIMARY KEY(kind, day, part)
) STRICT, WITHOUT ROWID;
CREATE INDEX count_day_day ON count_day(day);
-- From which day on a kind is counted: of the days before nobody can say how much there was.
CREATE TABLE count_start(kind TEXT NOT NULL, day INTEGER NOT NULL, PRIMARY KEY(kind, day)) STRICT, WITHOUT ROWID;

-- Waiting times are counted by the step within which they ended, minutes: a median over any days needs no list of decisions.
CREATE TABLE wait_step(upto INTEGER PRIMARY KEY) STRICT;
INSERT INTO wait_step(upto) VALUES (5),(10),(15),(20),(30),(45),(60),(90),(120),(180),(240),(300),(360),(480),(600),(720),(900),(1080),(1260),(1440),
  (1800),(2160),(2880),(3600),(4320),(5760),(7200),(8640),(10080),(14400),(20160),(30240),(43200),(64800),(86400),(129600),(259200),(525600),(5256000);

-- What can be told from the rows of an existing marketplace.
INSERT INTO count_day(kind, day, n) SELECT 'signUps', created_at/86400000, COUNT(*) FROM users WHERE id NOT IN (SELECT user_id FROM staff) GROUP BY 2;
INSERT INTO count_day(kind, day, n) SELECT CASE action WHEN 'company.approve' THEN 'companiesApproved' WHEN 'company.reject' THEN 'companiesRejected'
    WHEN 'request.approve' THEN 'requestsApproved' ELSE 'requestsRejected' END, at/86400000, COUNT(*)
  FROM audit_log WHERE action IN('company.approve','company.reject','request.approve','request.reject') AND outcome='done' GROUP BY 1, 2;
INSERT INTO count_day(kind, day, n) SELECT 'requests', created_at/86400000, COUNT(*) FROM request GROUP BY 2;
INSERT INTO count_day(kind, day, part, n) SELECT 'requestsByKind', created_at/86400000, CAST(service_type AS TEXT), COUNT(*) FROM request GROUP BY 2, 3;
INSERT INTO count_day(kind, day, part, n) SELECT 'requestsByCountry', created_at/86400000, upper(country_code), COUNT(*) FROM request GROUP BY 2, 3;
INSERT INTO count_day(kind, day, n) SELECT 'contacts', created_at/86400000, COUNT(*) FROM credit_transfer WHERE reason='contact' GROUP BY 2;
INSERT INTO count_day(kind, day, part, n) SELECT 'revenue', COALESCE(fulfilled_at, updated_at)/86400000, currency, SUM(amount) FROM payment_order WHERE state='fulfilled' GROUP BY 2, 3;
INSERT INTO count_day(kind, day, part, n) SELECT 'refunds', refunded_at/86400000, currency, SUM(amount) FROM payment_order WHERE refunded_at IS NOT NULL GROUP BY 2, 3;

INSERT INTO count_start(kind, day) SELECT k.value, COALESCE((SELECT MIN(created_at)/86400000 FROM users), unixepoch()/86400)
  FROM json_each('["signUps","requests","contacts","revenue","refunds"]') k;
-- The log of decisions is as old as its first entry.
INSERT INTO count_start(kind, day) SELECT k.value, COALESCE((SELECT MIN(at)/86400000 FROM audit_log), unixepoch()/86400)
  FROM json_each('["companiesApproved","companiesRejected","requestsApproved","requestsRejected"]') k;
-- How long each decision took, when a first answer came and who looked was not kept.
INSERT INTO count_start(kind, day) SELECT k.value, unixepoch()/86400 FROM json_each('["views","visits","companyWait","requestWait","answers","searchMisses"]') k;

CREATE TRIGGER user_counted AFTER INSERT ON users BEGIN
  INSERT INTO count_day(kind, day, n) VALUES('signUps', NEW.created_at/86400000, 1) ON CONFLICT DO UPDATE SET n=n+1; END;
-- Staff come by an invitation: they are no sign-ups.
CREATE TRIGGER staff_uncounted AFTER INSERT ON staff BEGIN
  UPDATE count_day SET n=MAX(0, n-1) WHERE kind='signUps' AND part='' AND day=(SELECT created_at/86400000 FROM users WHERE id=NEW.user_id); END;

CREATE TRIGGER request_counted AFTER INSERT ON request BEGIN
  INSERT INTO count_day(kind, day, part, n) VALUES('requests', NEW.created_at/86400000, '', 1), ('requestsByKind', NEW.created_at/86400000, CAST(NEW.service_type AS TEXT), 1),
    ('requestsByCountry', NEW.created_at/86400000, upper(NEW.country_code), 1) ON CONFLICT DO UPDATE SET n=n+1; END;

-- Decisions; a company or request that is stored as approved (demo data) was decided, too.
CREATE TRIGGER company_approved_at_once AFTER INSERT ON company WHEN NEW.approved_at IS NOT NULL AND NEW.is_user_company=0 BEGIN
  INSERT INTO count_day(kind, day, n) VALUES('companiesApproved', NEW.approved_at/86400000, 1) ON CONFLICT DO UPDATE SET n=n+1;
  INSERT INTO count_day(kind, day, part, n) SELECT 'companyWait', NEW.approved_at/86400000, CAST(MIN(upto) AS TEXT), 1 FROM wait_step WHERE upto*60000>=NEW.approved_at-NEW.sent_at
    HAVING MIN(upto) IS NOT NULL ON CONFLICT DO UPDATE SET n=n+1; END;
CREATE TRIGGER company_approval_counted AFTER UPDATE OF approved_at ON company WHEN NEW.approved_at IS NOT NULL AND NEW.approved_at IS NOT OLD.approved_at BEGIN
  INSERT INTO count_day(kind, day, n) VALUES('companiesApproved', NEW.approved_at/86400000, 1) ON CONFLICT DO UPDATE SET n=n+1;
  INSERT INTO count_day(kind, day, part, n) SELECT 'companyWait', NEW.approved_at/86400000, CAST(MIN(upto) AS TEXT), 1 FROM wait_step WHERE upto*60000>=NEW.approved_at-OLD.sent_at
    HAVING MIN(upto) IS NOT NULL ON CONFLICT DO UPDATE SET n=n+1; END;
CREATE TRIGGER company_rejection_counted AFTER UPDATE OF rejected_at ON company WHEN NEW.rejected_at IS NOT NULL AND NEW.rejected_at IS NOT OLD.rejected_at BEGIN
  INSERT INTO count_day(kind, day, n) VALUES('companiesRejected', NEW.rejected_at/86400000, 1) ON CONFLICT DO UPDATE SET n=n+1;
  INSERT INTO count_day(kind, day, part, n) SELECT 'companyWait', NEW.rejected_at/86400000, CAST(MIN(upto) AS TEXT), 1 FROM wait_step WHERE upto*60000>=NEW.rejected_at-OLD.sent_at
    HAVING MIN(upto) IS NOT NULL ON CONFLICT DO UPDATE SET n=n+1; END;
CREATE TRIGGER request_approved_at_once AFTER INSERT ON request WHEN NEW.approved_at IS NOT NULL BEGIN
  INSERT INTO count_day(kind, day, n) VALUES('requestsApproved', NEW.approved_at/86400000, 1) ON CONFLICT DO UPDATE SET n=n+1;
  INSERT INTO count_day(kind, day, part, n) SELECT 'requestWait', NEW.approved_at/86400000, CAST(MIN(upto) AS TEXT), 1 FROM wait_step WHERE upto*60000>=NEW.approved_at-NEW.sent_at
    HAVING MIN(upto) IS NOT NULL ON CONFLICT DO UPDATE SET n=n+1; END;
CREATE TRIGGER request_approval_counted AFTER UPDATE OF approved_at ON request WHEN NEW.approved_at IS NOT NULL AND NEW.approved_at IS NOT OLD.approved_at BEGIN
  INSERT INTO count_day(kind, day, n) VALUES('requestsApproved', NEW.approved_at/86400000, 1) ON CONFLICT DO UPDATE SET n=n+1;
  INSERT INTO count_day(kind, day, part, n) SELECT 'requestWait', NEW.approved_at/86400000, CAST(MIN(upto) AS TEXT), 1 FROM wait_step WHERE upto*60000>=NEW.approved_at-OLD.sent_at
    HAVING MIN(upto) IS NOT NULL ON CONFLICT DO UPDATE SET n=n+1; END;
CREATE TRIGGER request_rejection_counted AFTER UPDATE OF rejected_at ON request WHEN NEW.rejected_at IS NOT NULL AND NEW.rejected_at IS NOT OLD.rejected_at BEGIN
  INSERT INTO count_day(kind, day, n) VALUES('requestsRejected', NEW.rejected_at/86400000, 1) ON CONFLICT DO UPDATE SET n=n+1;
  INSERT INTO count_day(kind, day, part, n) SELECT 'requestWait', NEW.rejected_at/86400000, CAST(MIN(upto) AS TEXT), 1 FROM wait_step WHERE upto*60000>=NEW.rejected_at-OLD.sent_at
    HAVING MIN(upto) IS NOT NULL ON CONFLICT DO UPDATE SET n=n+1; END;

CREATE TRIGGER contact_counted AFTER INSERT ON credit_transfer WHEN NEW.reason='contact' BEGIN
  INSERT INTO count_day(kind, day, n) VALUES('contacts', NEW.created_at/86400000, 1) ON CONFLICT DO UPDATE SET n=n+1; END;

CREATE TRIGGER payment_revenue AFTER UPDATE OF fulfilled_at ON payment_order WHEN NEW.fulfilled_at IS NOT NULL AND OLD.fulfilled_at IS NULL BEGIN
  INSERT INTO count_day(kind, day, part, n) VALUES('revenue', NEW.fulfilled_at/86400000, NEW.currency, NEW.amount) ON CONFLICT DO UPDATE SET n=n+excluded.n; END;
CREATE TRIGGER payment_revenue_at_once AFTER INSERT ON payment_order WHEN NEW.fulfilled_at IS NOT NULL BEGIN
  INSERT INTO count_day(kind, day, part, n) VALUES('revenue', NEW.fulfilled_at/86400000, NEW.currency, NEW.amount) ON CONFLICT DO UPDATE SET n=n+excluded.n; END;
CREATE TRIGGER payment_refund_counted AFTER UPDATE OF refunded_at ON payment_order WHEN NEW.refunded_at IS NOT NULL AND OLD.refunded_at IS NULL BEGIN
  INSERT INTO count_day(kind, day, part, n) VALUES('refunds', NEW.refunded_at/86400000, NEW.currency, NEW.amount) ON CONFLICT DO UPDATE SET n=n+excluded.n; END;
