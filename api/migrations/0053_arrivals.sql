-- What has come into public and is to be held against the saved searches. The row stays: what was there before is not news when it is edited or shown again.
CREATE TABLE arrival(
  kind TEXT NOT NULL CHECK(kind IN('request','product')), target_id TEXT NOT NULL,
  -- A request's approval; of a product its own beginning or its company's approval.
  arrived_at INTEGER NOT NULL, is_waiting INTEGER NOT NULL CHECK(is_waiting IN(0,1)),
  -- How far the index was walked for it.
  done_key TEXT NOT NULL DEFAULT '', done_seq INTEGER NOT NULL DEFAULT 0, PRIMARY KEY(kind, target_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX arrival_waiting ON arrival(arrived_at) WHERE is_waiting=1;

-- What is there already is no news.
INSERT INTO arrival(kind, target_id, arrived_at, is_waiting) SELECT 'request', id, approved_at, 0 FROM request WHERE approved_at IS NOT NULL AND deleted_at IS NULL;
INSERT INTO arrival(kind, target_id, arrived_at, is_waiting)
  SELECT 'product', p.id, p.created_at, 0 FROM company c CROSS JOIN product p ON p.company_id=c.id AND p.deleted_at IS NULL WHERE c.approved_at IS NOT NULL;

-- While nobody has saved a search nothing waits.
CREATE TRIGGER request_arrives AFTER INSERT ON request WHEN NEW.approve_status=4 AND NEW.is_active=1 BEGIN
  INSERT INTO arrival(kind, target_id, arrived_at, is_waiting) SELECT 'request', NEW.id, COALESCE(NEW.approved_at, NEW.created_at), EXISTS(SELECT 1 FROM saved_search) WHERE true
    ON CONFLICT(kind, target_id) DO NOTHING; END;
-- Shown again after a pause it arrives only when it was approved since.
CREATE TRIGGER request_arrives_later AFTER UPDATE OF approve_status, is_active ON request
  WHEN NEW.approve_status=4 AND NEW.is_active=1 AND NOT(OLD.approve_status=4 AND OLD.is_active=1) BEGIN
  INSERT INTO arrival(kind, target_id, arrived_at, is_waiting) SELECT 'request', NEW.id, COALESCE(NEW.approved_at, NEW.created_at), EXISTS(SELECT 1 FROM saved_search) WHERE true
    ON CONFLICT(kind, target_id) DO UPDATE SET arrived_at=excluded.arrived_at, is_waiting=excluded.is_waiting, done_key='', done_seq=0 WHERE excluded.arrived_at>arrived_at; END;
-- An edit of what is in public is approved: no news, now or after a pause.
CREATE TRIGGER request_approved_again AFTER UPDATE OF approved_at ON request
  WHEN NEW.approve_status=4 AND NEW.is_active=1 AND OLD.approve_status=4 AND OLD.is_active=1 AND OLD.approved_at IS NOT NEW.approved_at BEGIN
  UPDATE arrival SET arrived_at=MAX(arrived_at, NEW.approved_at) WHERE kind='request' AND target_id=NEW.id AND is_waiting=0; END;

CREATE TRIGGER product_arrives AFTER INSERT ON product
  WHEN NEW.deleted_at IS NULL AND EXISTS(SELECT 1 FROM company WHERE id=NEW.company_id AND approve_status=4 AND is_active=1 AND is_user_company=0) BEGIN
  INSERT INTO arrival(kind, target_id, arrived_at, is_waiting) SELECT 'product', NEW.id, NEW.created_at, EXISTS(SELECT 1 FROM saved_search) WHERE true
    ON CONFLICT(kind, target_id) DO NOTHING; END;
CREATE TRIGGER company_products_arrive AFTER UPDATE OF approve_status, is_active ON company
  WHEN NEW.product_count>0 AND NEW.is_user_company=0 AND NEW.approve_status=4 AND NEW.is_active=1 AND NOT(OLD.approve_status=4 AND OLD.is_active=1) BEGIN
  INSERT INTO arrival(kind, target_id, arrived_at, is_waiting)
    SELECT 'product', id, MAX(created_at, COALESCE(NEW.approved_at, 0)), EXISTS(SELECT 1 FROM saved_search) FROM product WHERE company_id=NEW.id AND deleted_at IS NULL
    ON CONFLICT(kind, target_id) DO NOTHING; END;
