ALTER TABLE session_family ADD COLUMN country TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN spending_locked_at INTEGER;

-- A device (browser and system) with which a person has signed in, by country; either may be unknown and empty.
CREATE TABLE known_device(
  user_id TEXT NOT NULL REFERENCES users(id),
  device TEXT NOT NULL,
  country TEXT NOT NULL,
  first_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  -- The session that made it known, until its alert is mailed.
  alert_session TEXT,
  PRIMARY KEY(user_id, device, country)
) STRICT, WITHOUT ROWID;
-- The alerts that the job of the minute mails.
CREATE INDEX known_device_alert ON known_device(last_at) WHERE alert_session IS NOT NULL;
-- Those that were not used for long are deleted.
CREATE INDEX known_device_age ON known_device(last_at);

-- A mailed link with which a person denies a sign-in. Its token is stored as a hash.
CREATE TABLE sign_in_alert(
  hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users(id),
  device TEXT NOT NULL,
  country TEXT NOT NULL,
  signed_in_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT;
-- They are deleted with the person.
CREATE INDEX sign_in_alert_person ON sign_in_alert(user_id);
-- Those that expired long ago are deleted.
CREATE INDEX sign_in_alert_age ON sign_in_alert(expires_at);
