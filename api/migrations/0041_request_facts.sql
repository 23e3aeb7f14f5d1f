-- What traders compare, as codes and numbers (docs/decisions/069): JSON as contract/trade has it, with ids and names of places.
ALTER TABLE request ADD COLUMN facts TEXT NOT NULL DEFAULT '{}' CHECK(json_valid(facts));
-- Facts and search texts of requests carry the names of cities: a city that is renamed sets off the walk of api/catalogue/renew.ts.
CREATE TRIGGER city_renamed AFTER UPDATE OF name, names ON city WHEN OLD.name<>NEW.name OR OLD.names IS NOT NEW.names BEGIN
  UPDATE search_version SET version=0, target=0, done_seq=0 WHERE kind='request' AND NOT(version=0 AND target=0) AND EXISTS(SELECT 1 FROM request); END;
