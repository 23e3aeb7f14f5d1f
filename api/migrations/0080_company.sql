-- Companies (api/company).

-- A company, or the own address of an account (is_user_company). In public: approve_status=4 AND is_active=1.
CREATE TABLE company(
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE CHECK(length(id)=24 AND id NOT GLOB '*[^0-9a-f]*'),
  owner_user_id TEXT NOT NULL REFERENCES users(id),
  is_user_company INTEGER NOT NULL DEFAULT 0 CHECK(is_user_company IN(0,1)),
  name TEXT NOT NULL,
  path TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '' CHECK(length(description)<=4096),
  email TEXT,
  website TEXT,
  type_id TEXT REFERENCES lookup_type(id),
  logo_key TEXT,
  cover_key TEXT,
  video_id TEXT CHECK(video_id IS NULL OR length(video_id)=11),
  activity_area INTEGER CHECK(activity_area IN(1,2)),
  taxpayer_number TEXT,
  taxpayer_office TEXT,
  employees TEXT,
  hs_code TEXT,
  bank_names TEXT,
  keywords TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(keywords)),
  -- JSON [{"id": category, "subs": [sub-category, …]}]: what the pages show; company_category is the same for queries.
  categories TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(categories)),
  country_id TEXT REFERENCES country(id),
  city_id TEXT REFERENCES city(id),
  area_id TEXT REFERENCES area(id),
  address_header TEXT,
  address_description TEXT,
  postal_code TEXT,
  phone TEXT,
  fax TEXT NOT NULL DEFAULT '-',
  address_email TEXT,
  approve_status INTEGER NOT NULL DEFAULT 1 CHECK(approve_status IN(1,2,3,4)),
  reject_reason TEXT,
  rejected_at INTEGER,
  sent_at INTEGER,
  approved_at INTEGER,
  is_active INTEGER NOT NULL DEFAULT 1 CHECK(is_active IN(0,1)),
  is_boosted INTEGER NOT NULL DEFAULT 0 CHECK(is_boosted IN(0,1)),
  boost_expires_at INTEGER NOT NULL DEFAULT 0,
  view_count INTEGER NOT NULL DEFAULT 0,
  -- Folded text (contract/search/fold.ts), the name on its first line; `facets` are words such as a1 (activity area), c<id> (category), k<id> (country), b1
  -- (boosted); `count_keys` a JSON list of the totals that the row belongs to.
  search_text TEXT NOT NULL DEFAULT '',
  facets TEXT NOT NULL DEFAULT '',
  count_keys TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(count_keys)),
  created_at INTEGER NOT NULL,
  deleted_at INTEGER,
  version INTEGER NOT NULL DEFAULT 0,
  -- When search engines should look again: the last change of what a page shows. NULL: never since it was made public.
  changed_at INTEGER,
  -- JSON list of R2 keys, the first picture of each of the five newest products that have one: a page of cards reads no products.
  product_pictures TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(product_pictures)),
  -- How many products have a picture.
  product_picture_count INTEGER NOT NULL DEFAULT 0,
  -- An edit of the approved version that waits for its review (ADR 024): JSON of the columns that it writes; pending_status is what approve_status
  -- would say of it.
  pending_edit TEXT CHECK(pending_edit IS NULL OR (json_valid(pending_edit) AND approve_status=4 AND deleted_at IS NULL)),
  pending_status INTEGER CHECK((pending_status IS NULL)=(pending_edit IS NULL) AND (pending_status IS NULL OR pending_status IN(1,2,3))),
  -- Its folded name: the directory by name (ADR 012).
  name_key TEXT NOT NULL DEFAULT '',
  -- Country and tax number as contract/company/tax-number.ts writes them: who has the same.
  tax_key TEXT,
  -- Other documents, for the owner and the moderators only: JSON of what api/company/documents.ts keeps of each.
  documents TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(documents)),
  -- How many products there are now, so that nobody counts them to number the pages.
  product_count INTEGER NOT NULL DEFAULT 0,
  -- What traders compare, as codes and numbers: JSON as contract/trade has it (ADR 025).
  facts TEXT NOT NULL DEFAULT '{}' CHECK(json_valid(facts)),
  -- The language of name and description; empty is not known. `texts` has further ones: JSON, language → { description }.
  language TEXT NOT NULL DEFAULT '' CHECK(language IN ('', 'EN', 'TR', 'RU', 'AR')),
  texts TEXT NOT NULL DEFAULT '{}' CHECK(json_valid(texts)),
  -- The words of its products, by which it is found too; products_changed says how often they changed since these were gathered.
  product_words TEXT NOT NULL DEFAULT '',
  products_changed INTEGER NOT NULL DEFAULT 0,
  -- 1 the company itself, 2 with its account, 3 both: out of public by is_active, as if its owner had hidden it; shown_after is what that goes back to.
  suspension INTEGER NOT NULL DEFAULT 0 CHECK(suspension BETWEEN 0 AND 3 AND (suspension=0 OR is_active=0)),
  shown_after INTEGER CHECK((shown_after IS NULL)=(suspension=0)),
  suspended_at INTEGER CHECK((suspended_at IS NULL)=(suspension&1=0)),
  suspend_reason TEXT CHECK((suspend_reason IS NULL)=(suspended_at IS NULL)),
  -- What the console finds a company by; as of a person.
  asked_by TEXT GENERATED ALWAYS AS (
    replace(replace(replace(replace(replace(replace(replace(replace(replace(name||' '||path||' '||COALESCE(taxpayer_number,''),'ı','i'),'İ','i'),'ё','е'),'Ё','е'),'أ','ا'),'إ','ا'),'آ','ا'),'ى','ي'),'ة','ه')) VIRTUAL,
  -- Keywords whose dotless ı may be lost: listed for the owner until the next edit.
  keywords_to_check TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(keywords_to_check)),
  CHECK(deleted_at IS NULL OR is_active=0),
  CHECK(is_user_company=0 OR approve_status=1)
) STRICT;
-- One living company for each address of a page; the page finds it (api/company/store.ts).
CREATE UNIQUE INDEX company_path ON company(path) WHERE deleted_at IS NULL;
-- One living company for each e-mail; asked before an edit (api/company/store.ts).
CREATE UNIQUE INDEX company_email ON company(email) WHERE deleted_at IS NULL AND is_user_company=0 AND email IS NOT NULL;
-- An account has one address of its own.
CREATE UNIQUE INDEX company_self ON company(owner_user_id) WHERE is_user_company=1;
-- The living companies of an account (api/company/store.ts, the trigger company_cap).
CREATE INDEX company_owner ON company(owner_user_id) WHERE deleted_at IS NULL;
-- The sitemap’s ranges of companies (api/content/sitemap-store.ts).
CREATE INDEX company_live ON company(seq) WHERE approve_status=4 AND is_active=1;
-- Boosts that have ended (api/company/boost/boost-store.ts, api/catalogue/list-store.ts).
CREATE INDEX company_boosted ON company(boost_expires_at) WHERE is_boosted=1;
-- The deleted companies of an account that is forgotten or asks for its data (api/platform/db/forgetting.ts, api/company/personal-data-store.ts).
CREATE INDEX company_gone_owner ON company(owner_user_id) WHERE deleted_at IS NOT NULL;
-- Pages of the directory by these filters, boosted rows first, one range each (api/catalogue/list-indexes.ts names the index).
CREATE INDEX company_listed ON company(is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX company_listed_area ON company(activity_area, is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX company_listed_country ON company(country_id, is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX company_listed_area_country ON company(activity_area, country_id, is_boosted, seq) WHERE approve_status=4 AND is_active=1;
-- The queue of companies and edits, the oldest first, and its length (api/company/queue.ts, api/moderation/store.ts).
CREATE INDEX company_waiting ON company(sent_at) WHERE (approve_status=3 OR pending_status=3) AND deleted_at IS NULL;
-- An e-mail that a waiting edit brings is taken (api/company/store.ts, the triggers company_email_insert, _update and _edit).
CREATE INDEX company_pending_email ON company(json_extract(pending_edit,'$.email')) WHERE pending_edit IS NOT NULL;
-- The same pages by name (api/catalogue/list-indexes.ts).
CREATE INDEX company_named ON company(is_boosted, name_key, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX company_named_area ON company(activity_area, is_boosted, name_key, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX company_named_country ON company(country_id, is_boosted, name_key, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX company_named_area_country ON company(activity_area, country_id, is_boosted, name_key, seq) WHERE approve_status=4 AND is_active=1;
-- Who else has this tax number (api/company/tax-twin-store.ts).
CREATE INDEX company_tax_key ON company(tax_key) WHERE tax_key IS NOT NULL AND deleted_at IS NULL;
-- Who else brings it with an edit that waits (api/company/tax-twin-store.ts).
CREATE INDEX company_pending_tax_key ON company(json_extract(pending_edit,'$.tax_key')) WHERE pending_edit IS NOT NULL;
-- Companies whose products’ words are to be gathered (api/company/product-words-store.ts).
CREATE INDEX company_products_changed ON company(products_changed) WHERE products_changed>0;
-- Descriptions that stand twice, by their beginning, in the words of api/platform/db/twin-store.ts.
CREATE INDEX company_same_text ON company(substr(description, 1, 80)) WHERE deleted_at IS NULL AND length(description)>=40;
-- Suspended companies, the newest first (api/moderation/people-store.ts).
CREATE INDEX company_suspended ON company(seq) WHERE suspended_at IS NOT NULL;
-- The country of a product’s company, beside the filters of products, without reading its texts (api/catalogue/facet-store.ts).
CREATE INDEX company_counted ON company(id, country_id);
CREATE TRIGGER company_cap BEFORE INSERT ON company
  WHEN NEW.is_user_company=0 AND (SELECT COUNT(*) FROM company WHERE owner_user_id=NEW.owner_user_id AND is_user_company=0 AND deleted_at IS NULL)>=3
  BEGIN SELECT RAISE(ABORT,'company_cap'); END;
CREATE TRIGGER company_cap_update BEFORE UPDATE OF owner_user_id, deleted_at, is_user_company ON company
  WHEN NEW.is_user_company=0 AND NEW.deleted_at IS NULL AND (OLD.deleted_at IS NOT NULL OR NEW.owner_user_id<>OLD.owner_user_id OR OLD.is_user_company=1)
    AND (SELECT COUNT(*) FROM company WHERE owner_user_id=NEW.owner_user_id AND is_user_company=0 AND deleted_at IS NULL AND id<>NEW.id)>=3
  BEGIN SELECT RAISE(ABORT,'company_cap'); END;
CREATE TRIGGER company_no_replace BEFORE INSERT ON company WHEN EXISTS(SELECT 1 FROM company WHERE id=NEW.id OR seq=NEW.seq) BEGIN SELECT RAISE(ABORT,'duplicate company'); END;
-- A call that was under way when its account ended, or was suspended, leaves nothing behind in its name.
CREATE TRIGGER company_of_the_living BEFORE INSERT ON company WHEN EXISTS(SELECT 1 FROM users WHERE id=NEW.owner_user_id AND deleted_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'account_gone'); END;
CREATE TRIGGER company_changed AFTER UPDATE OF name, description, keywords, cover_key, logo_key, categories ON company
  WHEN OLD.name<>NEW.name OR OLD.description<>NEW.description OR OLD.keywords<>NEW.keywords OR OLD.cover_key IS NOT NEW.cover_key
    OR OLD.logo_key IS NOT NEW.logo_key OR OLD.categories<>NEW.categories BEGIN
  UPDATE company SET changed_at=CAST(unixepoch('subsec')*1000 AS INTEGER) WHERE seq=NEW.seq; END;
-- An e-mail address that an edit brings is taken from then on: nobody else may have it when the edit is approved.
CREATE TRIGGER company_email_insert BEFORE INSERT ON company
  WHEN NEW.email IS NOT NULL AND EXISTS(SELECT 1 FROM company WHERE pending_edit IS NOT NULL AND json_extract(pending_edit,'$.email')=NEW.email)
  BEGIN SELECT RAISE(ABORT,'company.email of an edit'); END;
CREATE TRIGGER company_email_update BEFORE UPDATE OF email ON company
  WHEN NEW.email IS NOT OLD.email AND EXISTS(SELECT 1 FROM company WHERE pending_edit IS NOT NULL AND json_extract(pending_edit,'$.email')=NEW.email AND id<>NEW.id)
  BEGIN SELECT RAISE(ABORT,'company.email of an edit'); END;
CREATE TRIGGER company_email_edit BEFORE UPDATE OF pending_edit ON company
  WHEN NEW.pending_edit IS NOT NULL AND (
    EXISTS(SELECT 1 FROM company WHERE email=json_extract(NEW.pending_edit,'$.email') AND deleted_at IS NULL AND is_user_company=0 AND id<>NEW.id)
    OR EXISTS(SELECT 1 FROM company WHERE pending_edit IS NOT NULL AND json_extract(pending_edit,'$.email')=json_extract(NEW.pending_edit,'$.email') AND id<>NEW.id))
  BEGIN SELECT RAISE(ABORT,'company.email of an edit'); END;
-- What a company hides is marked, so that it comes back with it.
CREATE TRIGGER company_hides_requests AFTER UPDATE OF approve_status, is_active ON company
  WHEN OLD.approve_status=4 AND OLD.is_active=1 AND NOT(NEW.approve_status=4 AND NEW.is_active=1) BEGIN
  UPDATE request SET is_active=0, hidden_with_company=1 WHERE company_id=NEW.id AND deleted_at IS NULL AND approve_status=4 AND is_active=1; END;
-- The first line of the search text is the folded name.
CREATE TRIGGER company_name_key AFTER INSERT ON company WHEN NEW.search_text<>'' BEGIN
  UPDATE company SET name_key=substr(NEW.search_text, 1, min(instr(NEW.search_text||char(10), char(10))-1, 48)) WHERE seq=NEW.seq; END;
CREATE TRIGGER company_name_key_update AFTER UPDATE OF search_text ON company WHEN OLD.search_text<>NEW.search_text BEGIN
  UPDATE company SET name_key=substr(NEW.search_text, 1, min(instr(NEW.search_text||char(10), char(10))-1, 48)) WHERE seq=NEW.seq; END;
-- A company's products come into public and leave it with the company.
CREATE TRIGGER company_products_relisted AFTER UPDATE OF approve_status, is_active, search_text, country_id ON company
  WHEN NEW.product_count>0 AND (OLD.approve_status<>NEW.approve_status OR OLD.is_active<>NEW.is_active OR OLD.country_id IS NOT NEW.country_id
    OR substr(OLD.search_text, 1, instr(OLD.search_text||char(10), char(10)))<>substr(NEW.search_text, 1, instr(NEW.search_text||char(10), char(10)))) BEGIN
  DELETE FROM product_fts WHERE rowid IN(SELECT seq FROM product WHERE company_id=NEW.id AND deleted_at IS NULL);
  INSERT INTO product_fts(rowid, search_text, facets) SELECT seq, search_text, facets FROM listed_product WHERE company_id=NEW.id; END;
-- Lists and totals follow the row.
CREATE TRIGGER company_listed AFTER INSERT ON company WHEN NEW.approve_status=4 AND NEW.is_active=1 AND NEW.is_user_company=0 BEGIN
  INSERT INTO company_fts(rowid, search_text, facets) VALUES(NEW.seq, NEW.search_text||' '||NEW.product_words, NEW.facets);
  INSERT INTO facet_count(kind, facet, n) SELECT 'company', value, 1 FROM json_each(NEW.count_keys) WHERE true ON CONFLICT(kind, facet) DO UPDATE SET n=n+1; END;
CREATE TRIGGER company_relisted AFTER UPDATE OF approve_status, is_active, search_text, product_words, facets, count_keys ON company
  WHEN OLD.approve_status<>NEW.approve_status OR OLD.is_active<>NEW.is_active OR OLD.search_text<>NEW.search_text OR OLD.product_words<>NEW.product_words OR OLD.facets<>NEW.facets OR OLD.count_keys<>NEW.count_keys BEGIN
  DELETE FROM company_fts WHERE rowid=OLD.seq AND OLD.approve_status=4 AND OLD.is_active=1 AND OLD.is_user_company=0;
  UPDATE facet_count SET n=n-1 WHERE kind='company' AND OLD.approve_status=4 AND OLD.is_active=1 AND OLD.is_user_company=0 AND facet IN (SELECT value FROM json_each(OLD.count_keys));
  INSERT INTO company_fts(rowid, search_text, facets) SELECT NEW.seq, NEW.search_text||' '||NEW.product_words, NEW.facets WHERE NEW.approve_status=4 AND NEW.is_active=1 AND NEW.is_user_company=0;
  INSERT INTO facet_count(kind, facet, n) SELECT 'company', value, 1 FROM json_each(NEW.count_keys) WHERE NEW.approve_status=4 AND NEW.is_active=1 AND NEW.is_user_company=0 ON CONFLICT(kind, facet) DO UPDATE SET n=n+1; END;
CREATE TRIGGER company_boosted_listed AFTER INSERT ON company WHEN NEW.is_boosted=1 AND NEW.approve_status=4 AND NEW.is_active=1 AND NEW.is_user_company=0 BEGIN
  INSERT INTO company_boosted_fts(rowid, search_text, facets) VALUES(NEW.seq, NEW.search_text||' '||NEW.product_words, NEW.facets); END;
CREATE TRIGGER company_boosted_relisted AFTER UPDATE OF approve_status, is_active, is_boosted, search_text, product_words, facets ON company
  WHEN (OLD.is_boosted=1 OR NEW.is_boosted=1) AND (OLD.approve_status<>NEW.approve_status OR OLD.is_active<>NEW.is_active OR OLD.is_boosted<>NEW.is_boosted OR OLD.search_text<>NEW.search_text OR OLD.product_words<>NEW.product_words OR OLD.facets<>NEW.facets) BEGIN
  DELETE FROM company_boosted_fts WHERE rowid=OLD.seq AND OLD.is_boosted=1 AND OLD.approve_status=4 AND OLD.is_active=1 AND OLD.is_user_company=0;
  INSERT INTO company_boosted_fts(rowid, search_text, facets) SELECT NEW.seq, NEW.search_text||' '||NEW.product_words, NEW.facets WHERE NEW.is_boosted=1 AND NEW.approve_status=4 AND NEW.is_active=1 AND NEW.is_user_company=0; END;
CREATE TRIGGER company_products_arrive AFTER UPDATE OF approve_status, is_active ON company
  WHEN NEW.product_count>0 AND NEW.is_user_company=0 AND NEW.approve_status=4 AND NEW.is_active=1 AND NOT(OLD.approve_status=4 AND OLD.is_active=1) BEGIN
  INSERT INTO arrival(kind, target_id, arrived_at, is_waiting)
    SELECT 'product', id, MAX(created_at, COALESCE(NEW.approved_at, 0)), EXISTS(SELECT 1 FROM saved_search) FROM product WHERE company_id=NEW.id AND deleted_at IS NULL
    ON CONFLICT(kind, target_id) DO NOTHING; END;
CREATE TRIGGER company_stays_suspended BEFORE UPDATE OF is_active ON company WHEN NEW.is_active=1 AND NEW.suspension<>0
  BEGIN SELECT RAISE(ABORT,'company_suspended'); END;
CREATE TRIGGER company_of_the_free BEFORE INSERT ON company WHEN EXISTS(SELECT 1 FROM users WHERE id=NEW.owner_user_id AND suspended_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'account_suspended'); END;
-- The console’s index follows the row.
CREATE TRIGGER company_asked AFTER INSERT ON company WHEN NEW.deleted_at IS NULL AND NEW.is_user_company=0 BEGIN
  INSERT INTO any_company_fts(rowid, words) VALUES(NEW.seq, NEW.asked_by); END;
CREATE TRIGGER company_asked_anew AFTER UPDATE OF name, path, taxpayer_number, deleted_at ON company
  WHEN OLD.deleted_at IS NULL AND OLD.is_user_company=0 AND (NEW.deleted_at IS NOT NULL OR NEW.asked_by<>OLD.asked_by) BEGIN
  INSERT INTO any_company_fts(any_company_fts, rowid, words) VALUES('delete', OLD.seq, OLD.asked_by);
  INSERT INTO any_company_fts(rowid, words) SELECT NEW.seq, NEW.asked_by WHERE NEW.deleted_at IS NULL; END;
-- Decisions; a company or request that is stored as approved (demo data) was decided, too.
CREATE TRIGGER company_approved_at_once AFTER INSERT ON company WHEN NEW.approved_at IS NOT NULL AND NEW.is_user_company=0 BEGIN
  INSERT INTO count_day(kind, day, n) VALUES('companiesApproved', NEW.approved_at/86400000, 1) ON CONFLICT DO UPDATE SET n=n+1;
  INSERT INTO count_day(kind, day, part, n) SELECT 'companyWait', NEW.approved_at/86400000, CAST(MIN(upto) AS TEXT), 1 FROM wait_step WHERE upto*60000>=NEW.approved_at-NEW.sent_at
    HAVING MIN(upto) IS NOT NULL ON CONFLICT DO UPDATE SET n=n+1; END;
CREATE TRIGGER company_approval_counted AFTER UPDATE OF approved_at ON company WHEN NEW.approved_at IS NOT NULL AND NEW.approved_at IS NOT OLD.approved_at BEGIN
  INSERT INTO count_day(kind, day, n) VALUES('companiesApproved', NEW.approved_at/86400000, 1) ON CONFLICT DO UPDATE SET n=n+1;
  INSERT INTO count_day(kind, day, part, n) SELECT 'companyWait', NEW.approved_at/86400000, CAST(MIN(upto) AS TEXT), 1 FROM wait_step WHERE upto*60000>=NEW.approved_at-OLD.sent_at
    HAVING MIN(upto) IS NOT NULL ON CONFLICT DO UPDATE SET n=n+1; END;
CREATE TRIGGER company_rejection_counted AFTER UPDATE OF rejected_at ON company WHEN NEW.rejected_at IS NOT NULL AND NEW.rejected_at IS NOT OLD.rejected_at BEGIN
  INSERT INTO count_day(kind, day, n) VALUES('companiesRejected', NEW.rejected_at/86400000, 1) ON CONFLICT DO UPDATE SET n=n+1;
  INSERT INTO count_day(kind, day, part, n) SELECT 'companyWait', NEW.rejected_at/86400000, CAST(MIN(upto) AS TEXT), 1 FROM wait_step WHERE upto*60000>=NEW.rejected_at-OLD.sent_at
    HAVING MIN(upto) IS NOT NULL ON CONFLICT DO UPDATE SET n=n+1; END;

-- A sub-category that a company trades in, for queries; company.categories is the same for pages.
CREATE TABLE company_category(
  company_id TEXT NOT NULL REFERENCES company(id),
  category_id TEXT NOT NULL REFERENCES category(id),
  sub_category_id TEXT NOT NULL REFERENCES category(id),
  PRIMARY KEY(company_id, category_id, sub_category_id)
) STRICT, WITHOUT ROWID;

-- A certificate of a company. status: 1 waits for the moderators, 2 checked, 3 rejected; an edit makes it 1 again.
CREATE TABLE company_certificate(
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  company_id TEXT NOT NULL REFERENCES company(id),
  kind TEXT NOT NULL,
  number TEXT NOT NULL,
  issuer TEXT NOT NULL,
  valid_until TEXT NOT NULL CHECK(valid_until GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  -- JSON of what api/company/documents.ts keeps of a file.
  document TEXT CHECK(document IS NULL OR json_valid(document)),
  status INTEGER NOT NULL DEFAULT 1 CHECK(status IN(1,2,3)),
  reject_reason TEXT CHECK(reject_reason IS NULL OR status=3),
  sent_at INTEGER NOT NULL,
  decided_at INTEGER CHECK((decided_at IS NULL)=(status=1)),
  created_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 0
) STRICT;
-- The certificates of a company (api/company/certificate-store.ts).
CREATE INDEX company_certificate_company ON company_certificate(company_id, seq);
-- The queue of certificates, the oldest first (api/company/queue.ts).
CREATE INDEX company_certificate_waiting ON company_certificate(sent_at, seq) WHERE status=1;
CREATE TRIGGER company_certificate_no_replace BEFORE INSERT ON company_certificate WHEN EXISTS(SELECT 1 FROM company_certificate WHERE id=NEW.id)
  BEGIN SELECT RAISE(ABORT,'duplicate certificate'); END;
CREATE TRIGGER company_certificate_bounded BEFORE INSERT ON company_certificate
  WHEN (SELECT COUNT(*) FROM company_certificate WHERE company_id=NEW.company_id)>=12 BEGIN SELECT RAISE(ABORT,'certificates_full'); END;
-- One that is added as its company ends would be left behind.
CREATE TRIGGER company_certificate_of_the_living BEFORE INSERT ON company_certificate
  WHEN EXISTS(SELECT 1 FROM company WHERE id=NEW.company_id AND deleted_at IS NOT NULL) BEGIN SELECT RAISE(ABORT,'company_gone'); END;

-- How a company answers those who write to it first: its newest 50 contacts in one row, so that nobody counts chats for it.
CREATE TABLE company_answering(
  company_id TEXT PRIMARY KEY REFERENCES company(id),
  -- Oldest first, each [chat, when it began, milliseconds until the first answer or null].
  contacts TEXT NOT NULL CHECK(json_valid(contacts) AND json_array_length(contacts) BETWEEN 1 AND 50)
) STRICT, WITHOUT ROWID;

-- A boost that runs now, apart from the catalogue: small, swept by the scheduled run.
CREATE TABLE active_boost(company_id TEXT PRIMARY KEY REFERENCES company(id), expires_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
-- The sweep of boosts that have ended (api/company/boost/boost-store.ts).
CREATE INDEX active_boost_end ON active_boost(expires_at);

-- A visitor (a keyed hash) who saw a company on a day; swept after two days.
CREATE TABLE company_view_day(
  company_id TEXT NOT NULL,
  day INTEGER NOT NULL,
  visitor TEXT NOT NULL,
  -- Of the visitor; empty is not known.
  country TEXT NOT NULL DEFAULT '' CHECK(length(country) IN(0,2)),
  PRIMARY KEY(company_id, day, visitor)
) STRICT, WITHOUT ROWID;
-- The sweep of old days (api/company/store.ts).
CREATE INDEX company_view_day_day ON company_view_day(day);
CREATE TRIGGER company_viewed AFTER INSERT ON company_view_day BEGIN UPDATE company SET view_count=view_count+1 WHERE id=NEW.company_id; END;
CREATE TRIGGER company_viewed_on_day AFTER INSERT ON company_view_day BEGIN
  INSERT INTO company_day(company_id, day, views) VALUES(NEW.company_id, NEW.day, 1) ON CONFLICT DO UPDATE SET views=views+1; END;
CREATE TRIGGER company_viewed_from_country AFTER INSERT ON company_view_day WHEN EXISTS(SELECT 1 FROM company WHERE id=NEW.company_id) BEGIN
  INSERT INTO company_country_day(company_id, day, country, views) VALUES(NEW.company_id, NEW.day, NEW.country, 1) ON CONFLICT(company_id, day, country) DO UPDATE SET views=views+1; END;

-- What became of a company on a day (UTC) on which there was something; swept after a while.
CREATE TABLE company_day(
  company_id TEXT NOT NULL REFERENCES company(id),
  day INTEGER NOT NULL,
  views INTEGER NOT NULL DEFAULT 0 CHECK(views>=0),
  contacts INTEGER NOT NULL DEFAULT 0 CHECK(contacts>=0),
  answers INTEGER NOT NULL DEFAULT 0 CHECK(answers>=0),
  PRIMARY KEY(company_id, day)
) STRICT, WITHOUT ROWID;
-- The sweep of old days (api/company/day-store.ts).
CREATE INDEX company_day_day ON company_day(day);

-- The day from which views are kept by day; one row.
CREATE TABLE company_day_start(day INTEGER PRIMARY KEY) STRICT;
INSERT INTO company_day_start(day) VALUES(unixepoch()/86400);

-- A company that was deleted and has products or requests left to take along: what is large goes in steps (api/company/delete-store.ts).
CREATE TABLE deleted_company(company_id TEXT PRIMARY KEY REFERENCES company(id), deleted_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
-- The company that has waited longest (api/company/delete-store.ts).
CREATE INDEX deleted_company_time ON deleted_company(deleted_at);
