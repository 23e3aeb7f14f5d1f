-- Only decisions about what was sent for review are counted with their waiting time, not take-downs, reinstatements and changes shown at once.
DROP TRIGGER company_approval_counted;
CREATE TRIGGER company_approval_counted AFTER UPDATE OF approved_at ON company
  WHEN NEW.approved_at IS NOT NULL AND NEW.approved_at IS NOT OLD.approved_at AND COALESCE(OLD.pending_status, OLD.approve_status)=3 BEGIN
  INSERT INTO count_day(kind, day, n) VALUES('companiesApproved', NEW.approved_at/86400000, 1) ON CONFLICT DO UPDATE SET n=n+1;
  INSERT INTO count_day(kind, day, part, n) SELECT 'companyWait', NEW.approved_at/86400000, CAST(MIN(upto) AS TEXT), 1 FROM wait_step
    WHERE upto*60000>=NEW.approved_at-OLD.sent_at HAVING MIN(upto) IS NOT NULL ON CONFLICT DO UPDATE SET n=n+1; END;
DROP TRIGGER company_rejection_counted;
CREATE TRIGGER company_rejection_counted AFTER UPDATE OF rejected_at ON company
  WHEN NEW.rejected_at IS NOT NULL AND NEW.rejected_at IS NOT OLD.rejected_at AND COALESCE(OLD.pending_status, OLD.approve_status)=3 BEGIN
  INSERT INTO count_day(kind, day, n) VALUES('companiesRejected', NEW.rejected_at/86400000, 1) ON CONFLICT DO UPDATE SET n=n+1;
  INSERT INTO count_day(kind, day, part, n) SELECT 'companyWait', NEW.rejected_at/86400000, CAST(MIN(upto) AS TEXT), 1 FROM wait_step
    WHERE upto*60000>=NEW.rejected_at-OLD.sent_at HAVING MIN(upto) IS NOT NULL ON CONFLICT DO UPDATE SET n=n+1; END;
DROP TRIGGER request_approval_counted;
CREATE TRIGGER request_approval_counted AFTER UPDATE OF approved_at ON request
  WHEN NEW.approved_at IS NOT NULL AND NEW.approved_at IS NOT OLD.approved_at AND COALESCE(OLD.pending_status, OLD.approve_status)=3 BEGIN
  INSERT INTO count_day(kind, day, n) VALUES('requestsApproved', NEW.approved_at/86400000, 1) ON CONFLICT DO UPDATE SET n=n+1;
  INSERT INTO count_day(kind, day, part, n) SELECT 'requestWait', NEW.approved_at/86400000, CAST(MIN(upto) AS TEXT), 1 FROM wait_step
    WHERE upto*60000>=NEW.approved_at-OLD.sent_at HAVING MIN(upto) IS NOT NULL ON CONFLICT DO UPDATE SET n=n+1; END;
DROP TRIGGER request_rejection_counted;
CREATE TRIGGER request_rejection_counted AFTER UPDATE OF rejected_at ON request
  WHEN NEW.rejected_at IS NOT NULL AND NEW.rejected_at IS NOT OLD.rejected_at AND COALESCE(OLD.pending_status, OLD.approve_status)=3 BEGIN
  INSERT INTO count_day(kind, day, n) VALUES('requestsRejected', NEW.rejected_at/86400000, 1) ON CONFLICT DO UPDATE SET n=n+1;
  INSERT INTO count_day(kind, day, part, n) SELECT 'requestWait', NEW.rejected_at/86400000, CAST(MIN(upto) AS TEXT), 1 FROM wait_step
    WHERE upto*60000>=NEW.rejected_at-OLD.sent_at HAVING MIN(upto) IS NOT NULL ON CONFLICT DO UPDATE SET n=n+1; END;
