-- The audit log says whom an entry concerns (api/platform/db/audit.ts): an administrator does not read what colleagues wrote about their own
-- account, and what an entry was about may have been deleted since. JSON; NULL if nobody knows it any more.
ALTER TABLE audit_log ADD COLUMN accounts TEXT CHECK(accounts IS NULL OR json_valid(accounts));

-- What can still be found of earlier entries. The log is append-only again below.
DROP TRIGGER audit_no_update;
UPDATE audit_log SET accounts = CASE target_type
  WHEN 'user' THEN (SELECT json_array(u.id, (SELECT master_user_id FROM staff WHERE user_id = u.id)) FROM users u WHERE u.id = audit_log.target_id)
  WHEN 'phone' THEN (SELECT json_array(u.id, (SELECT master_user_id FROM staff WHERE user_id = u.id)) FROM users u WHERE u.id = audit_log.target_id)
  WHEN 'staff' THEN (SELECT json_array(s.master_user_id) FROM staff s WHERE s.id = audit_log.target_id)
  WHEN 'session' THEN (SELECT json_array(f.user_id, (SELECT master_user_id FROM staff WHERE user_id = f.user_id)) FROM session_family f WHERE f.id = audit_log.target_id)
  WHEN 'company' THEN (SELECT json_array(c.owner_user_id) FROM company c WHERE c.id = audit_log.target_id)
  WHEN 'certificate' THEN (SELECT json_array(c.owner_user_id) FROM company_certificate t JOIN company c ON c.id = t.company_id WHERE t.id = audit_log.target_id)
  WHEN 'product' THEN (SELECT json_array(c.owner_user_id) FROM product p JOIN company c ON c.id = p.company_id WHERE p.id = audit_log.target_id)
  WHEN 'request' THEN (SELECT json_array(r.owner_user_id) FROM request r WHERE r.id = audit_log.target_id)
  WHEN 'payment' THEN (SELECT json_array(o.master_user_id) FROM payment_order o WHERE o.id = audit_log.target_id)
  WHEN 'chat' THEN (SELECT json_array(one.owner_user_id, other.owner_user_id) FROM chat h
    JOIN company one ON one.id = h.from_company_id JOIN company other ON other.id = h.to_company_id WHERE h.id = audit_log.target_id)
  WHEN 'report' THEN (SELECT json_array(one.owner_user_id, other.owner_user_id) FROM chat_report r
    JOIN company one ON one.id = r.reporter_company_id JOIN company other ON other.id = r.reported_company_id WHERE r.id = audit_log.target_id)
  WHEN 'notice' THEN (SELECT json_array(n.account_user_id) FROM notice_case n
    WHERE n.id = audit_log.target_id AND (n.account_user_id IS NOT NULL OR n.target_kind = 'article'))
  WHEN 'appeal' THEN (SELECT json_array(d.recipient_user_id, (SELECT master_user_id FROM staff WHERE user_id = d.recipient_user_id))
    FROM appeal p JOIN decision d ON d.id = p.decision_id WHERE p.id = audit_log.target_id)
  WHEN 'proposal' THEN (SELECT json_array(s.user_id, (SELECT master_user_id FROM staff WHERE user_id = s.user_id)) FROM suspension_proposal s WHERE s.id = audit_log.target_id)
  WHEN 'contact' THEN (SELECT json_array(u.id, (SELECT master_user_id FROM staff WHERE user_id = u.id)) FROM contact_message m
    LEFT JOIN users u ON u.email_normal = lower(trim(m.email)) AND u.deleted_at IS NULL WHERE m.id = audit_log.target_id)
  ELSE '[]' END;
CREATE TRIGGER audit_no_update BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT,'the audit log is append-only'); END;
