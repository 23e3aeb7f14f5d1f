-- A product arrives also when it moves from a company that nobody sees to a public one.
DROP TRIGGER product_arrives_later;
CREATE TRIGGER product_arrives_later AFTER UPDATE OF restricted_at, company_id ON product WHEN NEW.is_shown=1
  AND(OLD.restricted_at IS NOT NULL OR NOT EXISTS(SELECT 1 FROM company WHERE id=OLD.company_id AND approve_status=4 AND is_active=1 AND is_user_company=0))
  AND EXISTS(SELECT 1 FROM company WHERE id=NEW.company_id AND approve_status=4 AND is_active=1 AND is_user_company=0) BEGIN
  INSERT INTO arrival(kind, target_id, arrived_at, is_waiting)
    SELECT 'product', NEW.id, MAX(NEW.created_at, COALESCE(NEW.lifted_at, 0)), EXISTS(SELECT 1 FROM saved_search) WHERE true ON CONFLICT(kind, target_id) DO NOTHING; END;
