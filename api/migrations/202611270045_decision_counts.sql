-- How often something happened in a half-year (UTC), for /transparency: what it is counted by is deleted earlier (api/notice) or grows without
-- end. `half` is twice the year, plus one from July on; `part` belongs to the kind (contract/transparency/rows.ts).
CREATE TABLE decision_count (
  half INTEGER NOT NULL,
  kind TEXT NOT NULL,
  part TEXT NOT NULL,
  n INTEGER NOT NULL CHECK (n > 0),
  PRIMARY KEY (half, kind, part)
) STRICT, WITHOUT ROWID;

-- Each report of public content, by what it is about and its reason.
CREATE TRIGGER notice_counted AFTER INSERT ON notice BEGIN
  INSERT INTO decision_count(half, kind, part, n)
    SELECT strftime('%Y', NEW.created_at / 1000, 'unixepoch') * 2 + (strftime('%m', NEW.created_at / 1000, 'unixepoch') > '06'), 'report',
      target_kind || ' ' || NEW.reason, 1 FROM notice_case WHERE id = NEW.case_id ON CONFLICT DO UPDATE SET n = n + 1;
END;

-- Each decided case, by its outcome, and the step within which it was decided.
CREATE TRIGGER case_decision_counted AFTER UPDATE OF handled_at ON notice_case WHEN OLD.handled_at IS NULL AND NEW.handled_at IS NOT NULL BEGIN
  INSERT INTO decision_count(half, kind, part, n)
    VALUES (strftime('%Y', NEW.handled_at / 1000, 'unixepoch') * 2 + (strftime('%m', NEW.handled_at / 1000, 'unixepoch') > '06'), 'case', NEW.outcome, 1)
    ON CONFLICT DO UPDATE SET n = n + 1;
  INSERT INTO decision_count(half, kind, part, n)
    SELECT strftime('%Y', NEW.handled_at / 1000, 'unixepoch') * 2 + (strftime('%m', NEW.handled_at / 1000, 'unixepoch') > '06'), 'caseWait',
      CAST(MIN(upto) AS TEXT), 1 FROM wait_step WHERE upto * 60000 >= NEW.handled_at - NEW.opened_at HAVING MIN(upto) IS NOT NULL
    ON CONFLICT DO UPDATE SET n = n + 1;
END;

-- Each decision that restricts content or an account, by what was done to what, and by whom.
CREATE TRIGGER decision_counted AFTER INSERT ON decision BEGIN
  INSERT INTO decision_count(half, kind, part, n)
    VALUES (strftime('%Y', NEW.created_at / 1000, 'unixepoch') * 2 + (strftime('%m', NEW.created_at / 1000, 'unixepoch') > '06'), 'restriction',
      NEW.act || ' ' || NEW.target_kind, 1)
    ON CONFLICT DO UPDATE SET n = n + 1;
  INSERT INTO decision_count(half, kind, part, n)
    VALUES (strftime('%Y', NEW.created_at / 1000, 'unixepoch') * 2 + (strftime('%m', NEW.created_at / 1000, 'unixepoch') > '06'), 'decider',
      CASE WHEN NEW.decided_by IS NULL THEN 'automatic' ELSE 'person' END, 1)
    ON CONFLICT DO UPDATE SET n = n + 1;
END;

-- Each decided appeal, by its outcome.
CREATE TRIGGER appeal_counted AFTER UPDATE OF handled_at ON appeal WHEN OLD.handled_at IS NULL AND NEW.handled_at IS NOT NULL BEGIN
  INSERT INTO decision_count(half, kind, part, n)
    VALUES (strftime('%Y', NEW.handled_at / 1000, 'unixepoch') * 2 + (strftime('%m', NEW.handled_at / 1000, 'unixepoch') > '06'), 'appeal', NEW.outcome, 1)
    ON CONFLICT DO UPDATE SET n = n + 1;
END;

-- What there is already.
INSERT INTO decision_count(half, kind, part, n)
  SELECT strftime('%Y', n.created_at / 1000, 'unixepoch') * 2 + (strftime('%m', n.created_at / 1000, 'unixepoch') > '06'), 'report',
    c.target_kind || ' ' || n.reason, COUNT(*) FROM notice n JOIN notice_case c ON c.id = n.case_id GROUP BY 1, 3;
INSERT INTO decision_count(half, kind, part, n)
  SELECT strftime('%Y', handled_at / 1000, 'unixepoch') * 2 + (strftime('%m', handled_at / 1000, 'unixepoch') > '06'), 'case', outcome, COUNT(*)
  FROM notice_case WHERE handled_at IS NOT NULL GROUP BY 1, 3;
INSERT INTO decision_count(half, kind, part, n)
  SELECT strftime('%Y', handled_at / 1000, 'unixepoch') * 2 + (strftime('%m', handled_at / 1000, 'unixepoch') > '06'), 'caseWait',
    CAST((SELECT MIN(upto) FROM wait_step WHERE upto * 60000 >= c.handled_at - c.opened_at) AS TEXT), COUNT(*)
  FROM notice_case c WHERE handled_at IS NOT NULL GROUP BY 1, 3;
-- Decisions from before they were stored, by the audit log.
INSERT INTO decision_count(half, kind, part, n)
  SELECT strftime('%Y', a.at / 1000, 'unixepoch') * 2 + (strftime('%m', a.at / 1000, 'unixepoch') > '06'), 'restriction',
    CASE a.action WHEN 'notice.reject' THEN 'TAKEN_DOWN ' || COALESCE(c.target_kind, '') WHEN 'company.suspend' THEN 'SUSPENDED company'
      WHEN 'user.suspend' THEN 'SUSPENDED user' ELSE 'REJECTED ' || replace(a.action, '.reject', '') END, COUNT(*)
  FROM audit_log a LEFT JOIN notice_case c ON a.action = 'notice.reject' AND c.id = a.target_id
  WHERE a.outcome = 'done' AND a.action IN
    ('company.reject', 'request.reject', 'certificate.reject', 'notice.reject', 'company.suspend', 'user.suspend') GROUP BY 1, 3;
INSERT INTO decision_count(half, kind, part, n)
  SELECT strftime('%Y', at / 1000, 'unixepoch') * 2 + (strftime('%m', at / 1000, 'unixepoch') > '06'), 'decider',
    CASE WHEN actor_user_id IS NULL THEN 'automatic' ELSE 'person' END, COUNT(*) FROM audit_log
  WHERE outcome = 'done' AND action IN
    ('company.reject', 'request.reject', 'certificate.reject', 'notice.reject', 'company.suspend', 'user.suspend') GROUP BY 1, 3;
