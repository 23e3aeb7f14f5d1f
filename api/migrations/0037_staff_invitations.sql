-- Invitations of staff that are open or have run out; one that is accepted or withdrawn is gone, and its link with it.
CREATE TABLE staff_invitation(
  seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE CHECK(length(id)=24),
  master_user_id TEXT NOT NULL REFERENCES users(id), invited_by TEXT NOT NULL REFERENCES users(id),
  email TEXT NOT NULL, email_normal TEXT NOT NULL CHECK(email_normal=lower(email_normal)),
  flags INTEGER NOT NULL CHECK(flags BETWEEN 0 AND 32767 AND (flags & 64)=64), monthly_budget INTEGER CHECK(monthly_budget>=0),
  language TEXT NOT NULL CHECK(language IN('TR','EN','RU','AR')),
  -- SHA-256 of the link's token, hex: the token itself is never stored.
  hash TEXT NOT NULL UNIQUE,
  sent_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, created_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX staff_invitation_once ON staff_invitation(master_user_id, email_normal);
CREATE INDEX staff_invitation_by ON staff_invitation(invited_by);
CREATE INDEX staff_invitation_end ON staff_invitation(expires_at);
