-- A company that was deleted while a call was under way gets no contact that is paid for, no product and no request (0006 and 0013 say the
-- same of accounts, and are the ones to speak where the whole account has ended).
CREATE TRIGGER chat_of_living_companies BEFORE INSERT ON chat
  WHEN EXISTS(SELECT 1 FROM company c JOIN users u ON u.id=c.owner_user_id AND u.deleted_at IS NULL
    WHERE c.id IN(NEW.from_company_id, NEW.to_company_id) AND (c.deleted_at IS NOT NULL OR c.is_active=0))
  BEGIN SELECT RAISE(ABORT,'company_gone'); END;
CREATE TRIGGER chat_of_living_requests BEFORE INSERT ON chat
  WHEN EXISTS(SELECT 1 FROM request r JOIN users u ON u.id=r.owner_user_id AND u.deleted_at IS NULL
    WHERE r.id=NEW.request_id AND (r.deleted_at IS NOT NULL OR r.is_active=0))
  BEGIN SELECT RAISE(ABORT,'request_gone'); END;
CREATE TRIGGER chat_opens_to_living_companies BEFORE UPDATE OF is_paid, opened_at ON chat
  WHEN (NEW.is_paid>OLD.is_paid OR (NEW.opened_at IS NOT NULL AND OLD.opened_at IS NULL))
    AND EXISTS(SELECT 1 FROM company c JOIN users u ON u.id=c.owner_user_id AND u.deleted_at IS NULL
      WHERE c.id IN(NEW.from_company_id, NEW.to_company_id) AND c.deleted_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'company_gone'); END;
CREATE TRIGGER product_of_living_companies BEFORE INSERT ON product
  WHEN NEW.deleted_at IS NULL AND EXISTS(SELECT 1 FROM company c JOIN users u ON u.id=c.owner_user_id AND u.deleted_at IS NULL
    WHERE c.id=NEW.company_id AND c.deleted_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'company_gone'); END;
CREATE TRIGGER product_moves_to_living_companies BEFORE UPDATE OF company_id ON product
  WHEN NEW.deleted_at IS NULL AND EXISTS(SELECT 1 FROM company c JOIN users u ON u.id=c.owner_user_id AND u.deleted_at IS NULL
    WHERE c.id=NEW.company_id AND c.deleted_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'company_gone'); END;
CREATE TRIGGER request_of_living_companies BEFORE INSERT ON request
  WHEN NEW.deleted_at IS NULL AND EXISTS(SELECT 1 FROM company c JOIN users u ON u.id=c.owner_user_id AND u.deleted_at IS NULL
    WHERE c.id=NEW.company_id AND c.deleted_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'company_gone'); END;
CREATE TRIGGER request_moves_to_living_companies BEFORE UPDATE OF company_id ON request
  WHEN NEW.deleted_at IS NULL AND EXISTS(SELECT 1 FROM company c JOIN users u ON u.id=c.owner_user_id AND u.deleted_at IS NULL
    WHERE c.id=NEW.company_id AND c.deleted_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'company_gone'); END;
