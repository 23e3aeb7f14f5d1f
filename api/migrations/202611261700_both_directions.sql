-- Imports and exports: the specified number names one of them. NULL for one direction only.
ALTER TABLE company ADD COLUMN both_areas INTEGER CHECK(both_areas=1);
DROP INDEX company_listed_area;
DROP INDEX company_listed_area_country;
DROP INDEX company_named_area;
DROP INDEX company_named_area_country;
-- The directory by direction, newest first and by name (api/catalogue/list-indexes.ts); companies with both are in both. The columns
-- at the end make it cover its condition, which SQLite checks again because of the alternative.
CREATE INDEX company_listed_importer ON company(is_boosted, seq, activity_area, both_areas, approve_status, is_active) WHERE approve_status=4 AND is_active=1 AND (activity_area=1 OR both_areas=1);
CREATE INDEX company_listed_exporter ON company(is_boosted, seq, activity_area, both_areas, approve_status, is_active) WHERE approve_status=4 AND is_active=1 AND (activity_area=2 OR both_areas=1);
CREATE INDEX company_listed_importer_country ON company(country_id, is_boosted, seq, activity_area, both_areas, approve_status, is_active) WHERE approve_status=4 AND is_active=1 AND (activity_area=1 OR both_areas=1);
CREATE INDEX company_listed_exporter_country ON company(country_id, is_boosted, seq, activity_area, both_areas, approve_status, is_active) WHERE approve_status=4 AND is_active=1 AND (activity_area=2 OR both_areas=1);
CREATE INDEX company_named_importer ON company(is_boosted, name_key, seq, activity_area, both_areas, approve_status, is_active) WHERE approve_status=4 AND is_active=1 AND (activity_area=1 OR both_areas=1);
CREATE INDEX company_named_exporter ON company(is_boosted, name_key, seq, activity_area, both_areas, approve_status, is_active) WHERE approve_status=4 AND is_active=1 AND (activity_area=2 OR both_areas=1);
CREATE INDEX company_named_importer_country ON company(country_id, is_boosted, name_key, seq, activity_area, both_areas, approve_status, is_active) WHERE approve_status=4 AND is_active=1 AND (activity_area=1 OR both_areas=1);
CREATE INDEX company_named_exporter_country ON company(country_id, is_boosted, name_key, seq, activity_area, both_areas, approve_status, is_active) WHERE approve_status=4 AND is_active=1 AND (activity_area=2 OR both_areas=1);
