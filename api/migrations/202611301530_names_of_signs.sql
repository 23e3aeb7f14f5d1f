-- A dash alone marks a forgotten row (api/platform/db/forgetting.ts): a row that was named so would keep its content when its account ends.
UPDATE request SET name='– –' WHERE name='—' AND deleted_at IS NULL;
UPDATE product SET name='– –' WHERE name='—' AND deleted_at IS NULL;
