-- What a card of the list says of the last message: who said it, and what it was.
ALTER TABLE chat ADD COLUMN last_company_id TEXT;
ALTER TABLE chat ADD COLUMN last_kind TEXT NOT NULL DEFAULT 'text' CHECK(last_kind IN('text','image','file'));
