-- A file that its chat gives to nobody any more and that stays as evidence of a report: only the moderators of the report are given it.
ALTER TABLE media ADD COLUMN withdrawn_at INTEGER;
-- With a report the evidence goes that nothing else holds.
CREATE INDEX chat_report_file_report ON chat_report_file(report_id);
