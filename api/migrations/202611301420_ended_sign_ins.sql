-- What has expired is found without reading all sign-ins and links (api/session/family-store.ts, api/account/token-store.ts).
CREATE INDEX session_family_expires ON session_family(absolute_expires_at);
CREATE INDEX verification_token_expires ON verification_token(expires_at);
-- Nobody needs the device and the country of a sign-in that has ended.
CREATE TRIGGER session_place_ends AFTER UPDATE OF revoked_at ON session_family WHEN NEW.revoked_at IS NOT NULL AND OLD.revoked_at IS NULL
  BEGIN UPDATE session_family SET device='', country='' WHERE id=NEW.id; END;
UPDATE session_family SET device='', country='' WHERE revoked_at IS NOT NULL;
