-- The console finds people by name, address and number, and companies by name, tax number and address, whether they are public or not. Letters
-- that are typed in more than one way are one (api/moderation/asked-words.ts says the same of what is asked); who has gone is found by id.
ALTER TABLE users ADD COLUMN asked_by TEXT GENERATED ALWAYS AS (
  replace(replace(replace(replace(replace(replace(replace(replace(replace(full_name||' '||email_normal||' '||COALESCE(phone,''),'ı','i'),'İ','i'),'ё','е'),'Ё','е'),'أ','ا'),'إ','ا'),'آ','ا'),'ى','ي'),'ة','ه')) VIRTUAL;
-- What is forgotten leaves no word behind in the index.
CREATE VIRTUAL TABLE person_fts USING fts5(words, content='', tokenize='unicode61 remove_diacritics 2', prefix='2 3 4', detail='column');
INSERT INTO person_fts(person_fts, rank) VALUES('secure-delete', 1);
INSERT INTO person_fts(rowid, words) SELECT seq, asked_by FROM users WHERE deleted_at IS NULL;
CREATE TRIGGER person_asked AFTER INSERT ON users WHEN NEW.deleted_at IS NULL BEGIN
  INSERT INTO person_fts(rowid, words) VALUES(NEW.seq, NEW.asked_by); END;
CREATE TRIGGER person_asked_anew AFTER UPDATE OF full_name, email_normal, phone, deleted_at ON users
  WHEN OLD.deleted_at IS NULL AND (NEW.deleted_at IS NOT NULL OR NEW.asked_by<>OLD.asked_by) BEGIN
  INSERT INTO person_fts(person_fts, rowid, words) VALUES('delete', OLD.seq, OLD.asked_by);
  INSERT INTO person_fts(rowid, words) SELECT NEW.seq, NEW.asked_by WHERE NEW.deleted_at IS NULL; END;

ALTER TABLE company ADD COLUMN asked_by TEXT GENERATED ALWAYS AS (
  replace(replace(replace(replace(replace(replace(replace(replace(replace(name||' '||path||' '||COALESCE(taxpayer_number,''),'ı','i'),'İ','i'),'ё','е'),'Ё','е'),'أ','ا'),'إ','ا'),'آ','ا'),'ى','ي'),'ة','ه')) VIRTUAL;
CREATE VIRTUAL TABLE any_company_fts USING fts5(words, content='', tokenize='unicode61 remove_diacritics 2', prefix='2 3 4', detail='column');
INSERT INTO any_company_fts(any_company_fts, rank) VALUES('secure-delete', 1);
INSERT INTO any_company_fts(rowid, words) SELECT seq, asked_by FROM company WHERE deleted_at IS NULL AND is_user_company=0;
CREATE TRIGGER company_asked AFTER INSERT ON company WHEN NEW.deleted_at IS NULL AND NEW.is_user_company=0 BEGIN
  INSERT INTO any_company_fts(rowid, words) VALUES(NEW.seq, NEW.asked_by); END;
CREATE TRIGGER company_asked_anew AFTER UPDATE OF name, path, taxpayer_number, deleted_at ON company
  WHEN OLD.deleted_at IS NULL AND OLD.is_user_company=0 AND (NEW.deleted_at IS NOT NULL OR NEW.asked_by<>OLD.asked_by) BEGIN
  INSERT INTO any_company_fts(any_company_fts, rowid, words) VALUES('delete', OLD.seq, OLD.asked_by);
  INSERT INTO any_company_fts(rowid, words) SELECT NEW.seq, NEW.asked_by WHERE NEW.deleted_at IS NULL; END;
