-- Credits of a contact that come back are told with the company that did not open it, and where it stands (api/chat/refund-store.ts): the
-- ledger does not say it a second time.
DROP TRIGGER credit_transfer_told;
CREATE TRIGGER credit_transfer_told AFTER INSERT ON credit_transfer WHEN NOT(NEW.reason='refund' AND NEW.target_type IS 'chat') BEGIN
  INSERT INTO notification(id, dedupe_key, user_id, kind, payload, href, read_at, created_at)
  SELECT lower(hex(randomblob(12))), 'credit:' || NEW.id, a.owner_user_id, CASE WHEN a.id=NEW.credit_account THEN 'credits-added' ELSE 'credits-spent' END,
    json_object('amount', CAST(NEW.amount AS TEXT), 'reason', NEW.reason, 'detail', NEW.detail, 'by',
      COALESCE((SELECT u.full_name FROM staff s JOIN users u ON u.id=s.user_id WHERE s.user_id=NEW.actor_user_id AND s.master_user_id=a.owner_user_id), '')),
    '/membership', CASE WHEN a.id=NEW.debit_account AND NEW.actor_user_id=a.owner_user_id THEN NEW.created_at END, NEW.created_at
  FROM credit_account a WHERE a.id IN (NEW.debit_account, NEW.credit_account) AND a.owner_user_id IS NOT NULL; END;
