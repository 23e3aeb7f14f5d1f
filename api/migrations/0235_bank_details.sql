-- Where texts say where to pay (contract/bank-details). What stood on public pages and in earlier pro-formas of a chat's two companies when
-- it began, as JSON: only where there was any.
ALTER TABLE chat ADD COLUMN bank_before TEXT CHECK(json_valid(bank_before));
-- Of documents as they were sent and issued; NULL also where they were before this was asked.
ALTER TABLE quote ADD COLUMN bank_mark TEXT CHECK(bank_mark IN('first','changed'));
ALTER TABLE pro_forma ADD COLUMN bank_mark TEXT CHECK(bank_mark IN('first','changed'));
-- Details that pro-formas have told one company of another, each once: the next one is compared with them. They go with their document.
CREATE TABLE pro_forma_bank(
  company_id TEXT NOT NULL REFERENCES company(id), partner_id TEXT NOT NULL REFERENCES company(id), detail TEXT NOT NULL,
  quote_id TEXT NOT NULL REFERENCES pro_forma(quote_id), PRIMARY KEY(company_id, partner_id, detail), CHECK(company_id<>partner_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX pro_forma_bank_document ON pro_forma_bank(quote_id);
CREATE TRIGGER pro_forma_bank_goes BEFORE DELETE ON pro_forma BEGIN DELETE FROM pro_forma_bank WHERE quote_id=OLD.quote_id; END;
CREATE TRIGGER pro_forma_bank_stays BEFORE UPDATE ON pro_forma_bank BEGIN SELECT RAISE(ABORT,'bank details stay as they were issued'); END;
