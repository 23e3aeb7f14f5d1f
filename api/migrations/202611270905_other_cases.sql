-- Cases of an account without a decision, beside a case about it: open ones, and those that were closed without action.
CREATE INDEX notice_case_other ON notice_case(account_user_id, seq) WHERE handled_at IS NULL OR outcome = 'no-action';
