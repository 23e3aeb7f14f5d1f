-- What everyone sees of a company or request is its last approved version: an edit that needs a review waits beside it (docs/decisions/056).
-- pending_edit is a JSON object of the columns that an edit writes, pending_status what approve_status would say of it; the row itself
-- stays the approved version, with all that lists, search and totals have of it.
ALTER TABLE company ADD COLUMN pending_edit TEXT CHECK(pending_edit IS NULL OR (json_valid(pending_edit) AND approve_status=4 AND deleted_at IS NULL));
ALTER TABLE company ADD COLUMN pending_status INTEGER CHECK((pending_status IS NULL)=(pending_edit IS NULL) AND (pending_status IS NULL OR pending_status IN(1,2,3)));
ALTER TABLE request ADD COLUMN pending_edit TEXT CHECK(pending_edit IS NULL OR (json_valid(pending_edit) AND approve_status=4 AND deleted_at IS NULL));
ALTER TABLE request ADD COLUMN pending_status INTEGER CHECK((pending_status IS NULL)=(pending_edit IS NULL) AND (pending_status IS NULL OR pending_status IN(1,2,3)));

-- The moderators' queues hold both: what was never approved, and edits of what was.
DROP INDEX company_waiting;
CREATE INDEX company_waiting ON company(sent_at) WHERE (approve_status=3 OR pending_status=3) AND deleted_at IS NULL;
DROP INDEX request_waiting;
CREATE INDEX request_waiting ON request(sent_at) WHERE (approve_status=3 OR pending_status=3) AND deleted_at IS NULL;

-- An e-mail address that an edit brings is taken from then on: nobody else may have it when the edit is approved.
CREATE INDEX company_pending_email ON company(json_extract(pending_edit,'$.email')) WHERE pending_edit IS NOT NULL;
CREATE TRIGGER company_email_insert BEFORE INSERT ON company
  WHEN NEW.email IS NOT NULL AND EXISTS(SELECT 1 FROM company WHERE pending_edit IS NOT NULL AND json_extract(pending_edit,'$.email')=NEW.email)
  BEGIN SELECT RAISE(ABORT,'company.email of an edit'); END;
CREATE TRIGGER company_email_update BEFORE UPDATE OF email ON company
  WHEN NEW.email IS NOT OLD.email AND EXISTS(SELECT 1 FROM company WHERE pending_edit IS NOT NULL AND json_extract(pending_edit,'$.email')=NEW.email AND id<>NEW.id)
  BEGIN SELECT RAISE(ABORT,'company.email of an edit'); END;
CREATE TRIGGER company_email_edit BEFORE UPDATE OF pending_edit ON company
  WHEN NEW.pending_edit IS NOT NULL AND (
    EXISTS(SELECT 1 FROM company WHERE email=json_extract(NEW.pending_edit,'$.email') AND deleted_at IS NULL AND is_user_company=0 AND id<>NEW.id)
    OR EXISTS(SELECT 1 FROM company WHERE pending_edit IS NOT NULL AND json_extract(pending_edit,'$.email')=json_extract(NEW.pending_edit,'$.email') AND id<>NEW.id))
  BEGIN SELECT RAISE(ABORT,'company.email of an edit'); END;

-- A request is in public only while its company is. What a company hides is marked, so that it comes back with it
-- (api/request/company-store.ts).
ALTER TABLE request ADD COLUMN hidden_with_company INTEGER NOT NULL DEFAULT 0 CHECK(hidden_with_company=0 OR (hidden_with_company=1 AND is_active=0));
CREATE TRIGGER company_hides_requests AFTER UPDATE OF approve_status, is_active ON company
  WHEN OLD.approve_status=4 AND OLD.is_active=1 AND NOT(NEW.approve_status=4 AND NEW.is_active=1) BEGIN
  UPDATE request SET is_active=0, hidden_with_company=1 WHERE company_id=NEW.id AND deleted_at IS NULL AND approve_status=4 AND is_active=1; END;
CREATE TRIGGER request_of_public_companies BEFORE INSERT ON request
  WHEN NEW.approve_status=4 AND NEW.is_active=1 AND EXISTS(SELECT 1 FROM company WHERE id=NEW.company_id AND deleted_at IS NULL AND NOT(approve_status=4 AND is_active=1))
  BEGIN SELECT RAISE(ABORT,'company_hidden'); END;
CREATE TRIGGER request_shown_with_company BEFORE UPDATE OF approve_status, is_active, company_id ON request
  WHEN NEW.approve_status=4 AND NEW.is_active=1 AND NOT(OLD.approve_status=4 AND OLD.is_active=1 AND OLD.company_id=NEW.company_id)
    AND EXISTS(SELECT 1 FROM company WHERE id=NEW.company_id AND deleted_at IS NULL AND NOT(approve_status=4 AND is_active=1))
  BEGIN SELECT RAISE(ABORT,'company_hidden'); END;

-- Until now an edit took the place of the approved version: its requests wait for the approval as well.
UPDATE request SET is_active=0, hidden_with_company=1 WHERE approve_status=4 AND is_active=1 AND deleted_at IS NULL
  AND company_id IN (SELECT id FROM company WHERE NOT(approve_status=4 AND is_active=1));
