-- Other documents of a company, for its owner and the moderators only: a list of what api/company/documents.ts keeps of each. Their files
-- are private like those of chats, and go with the company.
ALTER TABLE company ADD COLUMN documents TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(documents));
