-- The product, request or company that a public file belongs to: the file is public while that is. D1 permits five terms in a compound SELECT.
ALTER TABLE media ADD COLUMN item_id TEXT;
UPDATE media SET item_id = used.id FROM (SELECT p.id, f.value AS key FROM product p, json_each(p.images) f) used
WHERE media.r2_key = used.key AND media.visibility = 'public';
UPDATE media SET item_id = used.id FROM (
  SELECT r.id, f.value AS key FROM request r, json_each(r.images) f
  UNION ALL SELECT r.id, json_extract(f.value, '$.key') FROM request r, json_each(r.files) f
  UNION ALL SELECT r.id, f.value FROM request r, json_each(COALESCE(json_extract(r.pending_edit, '$.images'), '[]')) f
  UNION ALL SELECT r.id, json_extract(f.value, '$.key') FROM request r, json_each(COALESCE(json_extract(r.pending_edit, '$.files'), '[]')) f
) used WHERE media.r2_key = used.key AND media.visibility = 'public';
UPDATE media SET item_id = used.id FROM (
  SELECT id, logo_key AS key FROM company
  UNION ALL SELECT id, cover_key FROM company
  UNION ALL SELECT id, json_extract(pending_edit, '$.logo_key') FROM company WHERE pending_edit IS NOT NULL
  UNION ALL SELECT id, json_extract(pending_edit, '$.cover_key') FROM company WHERE pending_edit IS NOT NULL
) used WHERE media.r2_key = used.key AND media.visibility = 'public';
