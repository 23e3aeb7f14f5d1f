-- Search texts of companies carry the names of their cities as well: one that is renamed sets off their walk too (0041).
CREATE TRIGGER city_of_company_renamed AFTER UPDATE OF name, names ON city WHEN OLD.name<>NEW.name OR OLD.names IS NOT NEW.names BEGIN
  UPDATE search_version SET version=0, target=0, done_seq=0 WHERE kind='company' AND NOT(version=0 AND target=0) AND EXISTS(SELECT 1 FROM company WHERE is_user_company=0); END;
