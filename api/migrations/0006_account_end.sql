-- When an account ends (api/user/forget-store.ts): its rows are found without walking through those of others, and a call that was
-- still under way can not leave anything behind in its name.
CREATE INDEX company_gone_owner ON company(owner_user_id) WHERE deleted_at IS NOT NULL;
CREATE INDEX request_gone_owner ON request(owner_user_id) WHERE deleted_at IS NOT NULL;
CREATE INDEX product_gone_company ON product(company_id) WHERE deleted_at IS NOT NULL;
CREATE INDEX chat_member_hidden ON chat_member(master_user_id) WHERE hidden_at IS NOT NULL;

CREATE TRIGGER company_of_the_living BEFORE INSERT ON company WHEN EXISTS(SELECT 1 FROM users WHERE id=NEW.owner_user_id AND deleted_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'account_gone'); END;
CREATE TRIGGER request_of_the_living BEFORE INSERT ON request WHEN EXISTS(SELECT 1 FROM users WHERE id=NEW.owner_user_id AND deleted_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'account_gone'); END;
CREATE TRIGGER staff_of_the_living BEFORE INSERT ON staff WHEN EXISTS(SELECT 1 FROM users WHERE id=NEW.master_user_id AND deleted_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'account_gone'); END;
-- Nobody pays for a contact that can not answer: the chat opens while both sides live.
CREATE TRIGGER chat_opens_to_the_living BEFORE UPDATE OF is_paid, opened_at ON chat
  WHEN (NEW.is_paid>OLD.is_paid OR (NEW.opened_at IS NOT NULL AND OLD.opened_at IS NULL))
    AND EXISTS(SELECT 1 FROM chat_member m JOIN users u ON u.id=m.master_user_id WHERE m.chat_id=NEW.id AND u.deleted_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'chat_gone'); END;
