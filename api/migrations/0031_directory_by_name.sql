-- The directory by name (docs/decisions/064): the search text of a company begins with its folded name and a line break
-- (contract/catalogue/search-text.ts), so that İ, I and ı, and the letters of all scripts in either case, stand where people look for them.
ALTER TABLE company ADD COLUMN name_key TEXT NOT NULL DEFAULT '';
UPDATE company SET name_key=substr(search_text, 1, min(instr(search_text||char(10), char(10))-1, 48)) WHERE search_text<>'';
CREATE TRIGGER company_name_key AFTER INSERT ON company WHEN NEW.search_text<>'' BEGIN
  UPDATE company SET name_key=substr(NEW.search_text, 1, min(instr(NEW.search_text||char(10), char(10))-1, 48)) WHERE seq=NEW.seq; END;
CREATE TRIGGER company_name_key_update AFTER UPDATE OF search_text ON company WHEN OLD.search_text<>NEW.search_text BEGIN
  UPDATE company SET name_key=substr(NEW.search_text, 1, min(instr(NEW.search_text||char(10), char(10))-1, 48)) WHERE seq=NEW.seq; END;
-- One range for boosted rows and one for the others, as in 0014.
CREATE INDEX company_named ON company(is_boosted, name_key, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX company_named_area ON company(activity_area, is_boosted, name_key, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX company_named_country ON company(country_id, is_boosted, name_key, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX company_named_area_country ON company(activity_area, country_id, is_boosted, name_key, seq) WHERE approve_status=4 AND is_active=1;

-- Texts of requests are what they were; those of companies are written again, where there are any.
UPDATE search_version SET version=2 WHERE version=1 AND (kind='request' OR NOT EXISTS(SELECT 1 FROM company WHERE is_user_company=0));
