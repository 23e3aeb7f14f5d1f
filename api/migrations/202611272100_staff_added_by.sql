-- Who added or invited a member of staff; unknown for staff from before.
ALTER TABLE staff ADD COLUMN added_by TEXT REFERENCES users(id);
-- A denied sign-in removes whom it has added.
CREATE INDEX staff_added ON staff(added_by, created_at) WHERE removed_at IS NULL;
