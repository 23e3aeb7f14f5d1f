-- As before, but credits that were not spent have a kind of their own: a refunded purchase and a correction remove credits. The reason of a
-- manual adjustment is `adjustment`, as in the credit history.
DROP TRIGGER credit_transfer_notified;
CREATE TRIGGER credit_transfer_notified AFTER INSERT ON credit_transfer WHEN NOT(NEW.reason='refund' AND NEW.target_type IS 'chat') BEGIN
  INSERT INTO notification(id, dedupe_key, user_id, kind, payload, href, read_at, created_at)
  SELECT lower(hex(randomblob(12))), 'credit:' || NEW.id, a.owner_user_id,
    CASE WHEN a.id=NEW.credit_account THEN 'credits-added' WHEN NEW.credit_account='100000000000000000000002' THEN 'credits-spent' ELSE 'credits-removed' END,
    json_object('amount', CAST(NEW.amount AS TEXT), 'reason', CASE WHEN NEW.target_type='adjustment' THEN 'adjustment' ELSE NEW.reason END, 'detail', NEW.detail,
      'about', CASE NEW.target_type WHEN 'chat' THEN '/messages?chatId=' || NEW.target_id WHEN 'request' THEN '/edit-request/' || NEW.target_id ELSE '' END, 'by',
      COALESCE((SELECT u.full_name FROM staff s JOIN users u ON u.id=s.user_id WHERE s.user_id=NEW.actor_user_id AND s.master_user_id=a.owner_user_id), '')),
    '/membership', CASE WHEN a.id=NEW.debit_account AND NEW.actor_user_id=a.owner_user_id THEN NEW.created_at END, NEW.created_at
  FROM credit_account a WHERE a.id IN (NEW.debit_account, NEW.credit_account) AND a.owner_user_id IS NOT NULL; END;
