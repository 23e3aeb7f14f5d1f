-- The one rule of who is suspended, and since when (docs/decisions/110): a company for itself or with its account, and the account's own address
-- ("user company") where a suspended company is all that would let it write. API and triggers ask it here and nowhere else, one company at a time.
CREATE VIEW suspended_company(id, since) AS
  SELECT c.id, CASE WHEN c.suspension<>0 THEN COALESCE(min(c.suspended_at, u.suspended_at), c.suspended_at, u.suspended_at)
    ELSE (SELECT MIN(o.suspended_at) FROM company o WHERE o.owner_user_id=c.owner_user_id AND o.deleted_at IS NULL AND o.suspended_at IS NOT NULL) END
  FROM company c JOIN users u ON u.id=c.owner_user_id
  WHERE c.suspension<>0 OR (c.is_user_company=1
    AND EXISTS(SELECT 1 FROM company o WHERE o.owner_user_id=c.owner_user_id AND o.deleted_at IS NULL AND o.is_user_company=0 AND o.suspension<>0)
    AND NOT EXISTS(SELECT 1 FROM company o WHERE o.owner_user_id=c.owner_user_id AND o.deleted_at IS NULL AND o.is_user_company=0 AND o.suspension=0 AND o.approve_status=4));

-- An assertion for batches: an INSERT here stores nothing, and takes the batch down for a company that is suspended.
CREATE VIEW acting_company(id) AS SELECT id FROM company WHERE id NOT IN (SELECT id FROM suspended_company);
CREATE TRIGGER acting_company_is_free INSTEAD OF INSERT ON acting_company WHEN EXISTS(SELECT 1 FROM suspended_company WHERE id=NEW.id)
  BEGIN SELECT RAISE(ABORT,'company_suspended'); END;

-- What concerns two companies: no chat begins, is paid for or opens, and nothing is quoted or accepted, while either is suspended.
DROP TRIGGER chat_of_living_companies;
CREATE TRIGGER chat_of_living_companies BEFORE INSERT ON chat BEGIN
  SELECT RAISE(ABORT,'company_suspended') WHERE EXISTS(SELECT 1 FROM suspended_company WHERE id IN(NEW.from_company_id, NEW.to_company_id));
  SELECT RAISE(ABORT,'company_gone') WHERE EXISTS(SELECT 1 FROM company c JOIN users u ON u.id=c.owner_user_id AND u.deleted_at IS NULL
    WHERE c.id IN(NEW.from_company_id, NEW.to_company_id) AND (c.deleted_at IS NOT NULL OR c.is_active=0)); END;
CREATE TRIGGER chat_opens_to_acting_companies BEFORE UPDATE OF is_paid, opened_at ON chat
  WHEN (NEW.is_paid>OLD.is_paid OR (NEW.opened_at IS NOT NULL AND OLD.opened_at IS NULL))
    AND EXISTS(SELECT 1 FROM suspended_company WHERE id IN(NEW.from_company_id, NEW.to_company_id))
  BEGIN SELECT RAISE(ABORT,'company_suspended'); END;
CREATE TRIGGER quote_of_acting_companies BEFORE INSERT ON quote
  WHEN EXISTS(SELECT 1 FROM suspended_company WHERE id IN(SELECT company_id FROM chat_member WHERE chat_id=NEW.chat_id))
  BEGIN SELECT RAISE(ABORT,'company_suspended'); END;
CREATE TRIGGER quote_accepted_by_acting_companies BEFORE UPDATE OF state ON quote
  WHEN NEW.state='accepted' AND EXISTS(SELECT 1 FROM suspended_company WHERE id IN(SELECT company_id FROM chat_member WHERE chat_id=NEW.chat_id))
  BEGIN SELECT RAISE(ABORT,'company_suspended'); END;
