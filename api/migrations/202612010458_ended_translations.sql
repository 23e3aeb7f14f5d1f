-- An offer that is no longer public does not wait for its translation: without a translator nobody would end its wait. It waits again when
-- it returns (`request_to_translate_later`, `product_to_translate_later`).
CREATE TRIGGER request_not_to_translate AFTER UPDATE OF approve_status, is_active ON request
  WHEN OLD.approve_status=4 AND OLD.is_active=1 AND (NEW.approve_status<>4 OR NEW.is_active<>1) BEGIN
  DELETE FROM offer_to_translate WHERE kind='request' AND target_id=NEW.id;
END;
CREATE TRIGGER product_not_to_translate AFTER UPDATE OF deleted_at, restricted_at ON product WHEN OLD.is_shown=1 AND NEW.is_shown=0 BEGIN
  DELETE FROM offer_to_translate WHERE kind='product' AND target_id=NEW.id;
END;
DELETE FROM offer_to_translate WHERE kind='request'
  AND NOT EXISTS(SELECT 1 FROM request WHERE id=target_id AND approve_status=4 AND is_active=1);
DELETE FROM offer_to_translate WHERE kind='product' AND NOT EXISTS(SELECT 1 FROM product WHERE id=target_id AND is_shown=1);
