-- Accounts with invisible characters in their e-mail address get the address that is typed, which nobody has confirmed, and İ is compared
-- as i. An account stays as it is if another one has that address or may get it back; of two such accounts the older one gets it.
WITH RECURSIVE plain(id, n, email, email_normal) AS (
  SELECT id, 0, email, replace(email_normal, 'i' || char(775), 'i') FROM users
  WHERE deleted_at IS NULL AND email_normal GLOB '*[' || char(775, 1564, 8203, 8206, 8207, 8234) || '-' || char(8238, 8288) || '-' || char(8303) || ']*'
  UNION ALL
  SELECT plain.id, n + 1, replace(email, char(value), ''), replace(email_normal, char(value), '') FROM plain
  JOIN json_each('[1564,8203,8206,8207,8234,8235,8236,8237,8238,8288,8289,8290,8291,8292,8293,8294,8295,8296,8297,8298,8299,8300,8301,8302,8303]')
    ON key = n
)
UPDATE OR IGNORE users SET email = p.email, email_normal = p.email_normal, version = version + 1,
  email_verified_at = CASE WHEN p.email = users.email THEN email_verified_at END
FROM plain p WHERE p.id = users.id AND p.n = 25 AND NOT EXISTS(SELECT 1 FROM staff_email_change
  WHERE old_email_normal = p.email_normal AND outcome IS NULL AND taken_at IS NOT NULL);
