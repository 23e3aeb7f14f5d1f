-- An address is not confirmed, so it cannot be what a report is unique by; accounts are.
DROP INDEX notice_by_email;
-- How many outcomes an address was mailed.
CREATE INDEX notice_address ON notice(lower(email), case_id);
