-- What traders compare, as codes and numbers beside the prose (contract/trade): of products, and of companies, where they wait with an edit
-- like every other content.
ALTER TABLE product ADD COLUMN facts TEXT NOT NULL DEFAULT '{}' CHECK(json_valid(facts));
ALTER TABLE company ADD COLUMN facts TEXT NOT NULL DEFAULT '{}' CHECK(json_valid(facts));
