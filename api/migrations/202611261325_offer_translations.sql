-- What the platform's translator made of name and short description when an offer was published, as `texts` has what the author wrote.
ALTER TABLE request ADD COLUMN translated TEXT NOT NULL DEFAULT '{}' CHECK(json_valid(translated));
ALTER TABLE product ADD COLUMN translated TEXT NOT NULL DEFAULT '{}' CHECK(json_valid(translated));

-- Public offers whose texts are to be translated (api/translation/offers.ts); without a translator they wait for one.
CREATE TABLE offer_to_translate(
  kind TEXT NOT NULL CHECK(kind IN ('request', 'product')),
  target_id TEXT NOT NULL,
  -- Counts the texts, so that a run that has translated earlier ones does not end the wait of later ones.
  asked INTEGER NOT NULL DEFAULT 1,
  tries INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY(kind, target_id)
) STRICT, WITHOUT ROWID;
-- The next ones (api/translation/offer-store.ts).
CREATE INDEX offer_to_translate_due ON offer_to_translate(due_at);

CREATE TRIGGER request_to_translate AFTER INSERT ON request WHEN NEW.approve_status=4 AND NEW.is_active=1 BEGIN
  INSERT INTO offer_to_translate(kind, target_id) VALUES('request', NEW.id) ON CONFLICT DO UPDATE SET asked=asked+1, tries=0, due_at=0; END;
CREATE TRIGGER request_to_translate_later AFTER UPDATE OF approve_status, is_active, name, description, language, texts ON request
  WHEN NEW.approve_status=4 AND NEW.is_active=1 AND (OLD.approve_status<>4 OR OLD.is_active<>1 OR OLD.name<>NEW.name OR OLD.description<>NEW.description
    OR OLD.language<>NEW.language OR OLD.texts<>NEW.texts) BEGIN
  INSERT INTO offer_to_translate(kind, target_id) VALUES('request', NEW.id) ON CONFLICT DO UPDATE SET asked=asked+1, tries=0, due_at=0; END;
CREATE TRIGGER product_to_translate AFTER INSERT ON product WHEN NEW.deleted_at IS NULL BEGIN
  INSERT INTO offer_to_translate(kind, target_id) VALUES('product', NEW.id) ON CONFLICT DO UPDATE SET asked=asked+1, tries=0, due_at=0; END;
CREATE TRIGGER product_to_translate_later AFTER UPDATE OF company_id, name, description, language, texts ON product
  WHEN NEW.deleted_at IS NULL AND (OLD.company_id<>NEW.company_id OR OLD.name<>NEW.name OR OLD.description<>NEW.description OR OLD.language<>NEW.language
    OR OLD.texts<>NEW.texts) BEGIN
  INSERT INTO offer_to_translate(kind, target_id) VALUES('product', NEW.id) ON CONFLICT DO UPDATE SET asked=asked+1, tries=0, due_at=0; END;
CREATE TRIGGER company_products_to_translate AFTER UPDATE OF approve_status, is_active ON company
  WHEN NEW.product_count>0 AND NEW.approve_status=4 AND NEW.is_active=1 AND NOT(OLD.approve_status=4 AND OLD.is_active=1) BEGIN
  INSERT INTO offer_to_translate(kind, target_id) SELECT 'product', id FROM product WHERE company_id=NEW.id AND deleted_at IS NULL
  ON CONFLICT DO UPDATE SET asked=asked+1, tries=0, due_at=0; END;

-- A changed original has no translation until it is translated again; what is moved to the archive has not changed.
CREATE TRIGGER request_translation_dropped AFTER UPDATE OF name, description, language ON request
  WHEN OLD.translated<>'{}' AND (OLD.name<>NEW.name OR OLD.language<>NEW.language OR (OLD.description<>NEW.description AND OLD.archive_copy IS NEW.archive_copy)) BEGIN
  UPDATE request SET translated='{}' WHERE seq=NEW.seq; END;
CREATE TRIGGER product_translation_dropped AFTER UPDATE OF name, description, language ON product
  WHEN OLD.translated<>'{}' AND (OLD.name<>NEW.name OR OLD.language<>NEW.language OR OLD.description<>NEW.description) BEGIN
  UPDATE product SET translated='{}' WHERE seq=NEW.seq; END;

INSERT INTO offer_to_translate(kind, target_id) SELECT 'request', id FROM request WHERE approve_status=4 AND is_active=1;
INSERT INTO offer_to_translate(kind, target_id) SELECT 'product', id FROM product WHERE deleted_at IS NULL;
