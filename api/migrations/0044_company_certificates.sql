-- Certificates of companies. status: 1 waits for the moderators, 2 checked, 3 rejected; an edit makes it 1 again. document is what
-- api/company/documents.ts keeps of a file, or NULL. Nothing has to happen on its last day: who reads asks the clock.
CREATE TABLE company_certificate(
  seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, company_id TEXT NOT NULL REFERENCES company(id),
  kind TEXT NOT NULL, number TEXT NOT NULL, issuer TEXT NOT NULL, valid_until TEXT NOT NULL CHECK(valid_until GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  document TEXT CHECK(document IS NULL OR json_valid(document)),
  status INTEGER NOT NULL DEFAULT 1 CHECK(status IN(1,2,3)), reject_reason TEXT CHECK(reject_reason IS NULL OR status=3),
  sent_at INTEGER NOT NULL, decided_at INTEGER CHECK((decided_at IS NULL)=(status=1)), created_at INTEGER NOT NULL, version INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX company_certificate_company ON company_certificate(company_id, seq);
CREATE INDEX company_certificate_waiting ON company_certificate(sent_at, seq) WHERE status=1;
CREATE TRIGGER company_certificate_no_replace BEFORE INSERT ON company_certificate WHEN EXISTS(SELECT 1 FROM company_certificate WHERE id=NEW.id)
  BEGIN SELECT RAISE(ABORT,'duplicate certificate'); END;
CREATE TRIGGER company_certificate_bounded BEFORE INSERT ON company_certificate
  WHEN (SELECT COUNT(*) FROM company_certificate WHERE company_id=NEW.company_id)>=12 BEGIN SELECT RAISE(ABORT,'certificates_full'); END;
-- One that is added as its company ends would be left behind.
CREATE TRIGGER company_certificate_of_the_living BEFORE INSERT ON company_certificate
  WHEN EXISTS(SELECT 1 FROM company WHERE id=NEW.company_id AND deleted_at IS NOT NULL) BEGIN SELECT RAISE(ABORT,'company_gone'); END;
