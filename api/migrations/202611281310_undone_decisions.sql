-- The version of the owner's last change: a decision since then can still be undone, whatever moderators have changed beside it.
ALTER TABLE company ADD COLUMN edited_version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE product ADD COLUMN edited_version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE request ADD COLUMN edited_version INTEGER NOT NULL DEFAULT 0;
UPDATE company SET edited_version = version;
UPDATE product SET edited_version = version;
UPDATE request SET edited_version = version;
-- Until when the hidden time of its boost belongs to a decision; it is returned once.
ALTER TABLE company ADD COLUMN boost_counted_until INTEGER NOT NULL DEFAULT 0;
