-- Staff who are removed while their call is under way spend nothing more; their budget is no longer looked at then.
CREATE TRIGGER credit_transfer_by_removed BEFORE INSERT ON credit_transfer
  WHEN NEW.credit_account='100000000000000000000002' AND EXISTS(SELECT 1 FROM staff WHERE user_id=NEW.actor_user_id AND removed_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'staff_removed'); END;
