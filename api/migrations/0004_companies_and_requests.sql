-- Lists are time-ordered by `seq`; the public id is random (D-5). Live: approve_status=4 AND is_active=1.
-- search_text is folded text (contract/search/fold.ts); facets are words such as t1 (service type), a1 (activity area), c<id> category,
-- s<id> sub-category, k<id> country, l<id> logistic type, p<id> shipping type, b1 boosted; count_keys a JSON list of the counts a row belongs to.
CREATE TABLE company(
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE CHECK(length(id)=24 AND id NOT GLOB '*[^0-9a-f]*'),
  owner_user_id TEXT NOT NULL REFERENCES users(id),
  is_user_company INTEGER NOT NULL DEFAULT 0 CHECK(is_user_company IN(0,1)),
  name TEXT NOT NULL, path TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '' CHECK(length(description)<=4096),
  email TEXT, website TEXT, type_id TEXT REFERENCES lookup_type(id),
  logo_key TEXT, cover_key TEXT,
  video_id TEXT CHECK(video_id IS NULL OR length(video_id)=11),
  activity_area INTEGER CHECK(activity_area IN(1,2)),
  taxpayer_number TEXT, taxpayer_office TEXT, employees TEXT, hs_code TEXT, bank_names TEXT,
  keywords TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(keywords)),
  -- JSON [{"id": category, "subs": [sub-category, …]}]: what the pages show; company_category is the same for queries.
  categories TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(categories)),
  country_id TEXT REFERENCES country(id), city_id TEXT REFERENCES city(id), area_id TEXT REFERENCES area(id),
  address_header TEXT, address_description TEXT, postal_code TEXT, phone TEXT, fax TEXT NOT NULL DEFAULT '-', address_email TEXT,
  approve_status INTEGER NOT NULL DEFAULT 1 CHECK(approve_status IN(1,2,3,4)),
  reject_reason TEXT, rejected_at INTEGER, sent_at INTEGER, approved_at INTEGER,
  is_active INTEGER NOT NULL DEFAULT 1 CHECK(is_active IN(0,1)),
  is_boosted INTEGER NOT NULL DEFAULT 0 CHECK(is_boosted IN(0,1)),
  boost_expires_at INTEGER NOT NULL DEFAULT 0,
  view_count INTEGER NOT NULL DEFAULT 0,
  search_text TEXT NOT NULL DEFAULT '', facets TEXT NOT NULL DEFAULT '', count_keys TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(count_keys)),
  created_at INTEGER NOT NULL, deleted_at INTEGER, version INTEGER NOT NULL DEFAULT 0,
  CHECK(deleted_at IS NULL OR is_active=0),
  CHECK(is_user_company=0 OR approve_status=1)
) STRICT;
CREATE UNIQUE INDEX company_path ON company(path) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX company_email ON company(email) WHERE deleted_at IS NULL AND is_user_company=0 AND email IS NOT NULL;
CREATE UNIQUE INDEX company_self ON company(owner_user_id) WHERE is_user_company=1;
CREATE INDEX company_owner ON company(owner_user_id) WHERE deleted_at IS NULL;
CREATE INDEX company_waiting ON company(sent_at) WHERE approve_status=3 AND deleted_at IS NULL;
CREATE INDEX company_live ON company(seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX company_live_area ON company(activity_area, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX company_live_country ON company(country_id, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX company_live_area_country ON company(activity_area, country_id, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX company_boosted ON company(boost_expires_at) WHERE is_boosted=1;
CREATE TRIGGER company_cap BEFORE INSERT ON company
  WHEN NEW.is_user_company=0 AND (SELECT COUNT(*) FROM company WHERE owner_user_id=NEW.owner_user_id AND is_user_company=0 AND deleted_at IS NULL)>=3
  BEGIN SELECT RAISE(ABORT,'company_cap'); END;
CREATE TRIGGER company_cap_update BEFORE UPDATE OF owner_user_id, deleted_at, is_user_company ON company
  WHEN NEW.is_user_company=0 AND NEW.deleted_at IS NULL AND (OLD.deleted_at IS NOT NULL OR NEW.owner_user_id<>OLD.owner_user_id OR OLD.is_user_company=1)
    AND (SELECT COUNT(*) FROM company WHERE owner_user_id=NEW.owner_user_id AND is_user_company=0 AND deleted_at IS NULL AND id<>NEW.id)>=3
  BEGIN SELECT RAISE(ABORT,'company_cap'); END;
CREATE TRIGGER company_no_replace BEFORE INSERT ON company WHEN EXISTS(SELECT 1 FROM company WHERE id=NEW.id OR seq=NEW.seq) BEGIN SELECT RAISE(ABORT,'duplicate company'); END;

CREATE TABLE company_category(
  company_id TEXT NOT NULL REFERENCES company(id), category_id TEXT NOT NULL REFERENCES category(id), sub_category_id TEXT NOT NULL REFERENCES category(id),
  PRIMARY KEY(company_id, category_id, sub_category_id)
) STRICT, WITHOUT ROWID;

CREATE VIRTUAL TABLE company_fts USING fts5(search_text, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0', prefix='2 3', detail='column');
CREATE TRIGGER company_listed AFTER INSERT ON company WHEN NEW.approve_status=4 AND NEW.is_active=1 AND NEW.is_user_company=0 BEGIN
  INSERT INTO company_fts(rowid, search_text, facets) VALUES(NEW.seq, NEW.search_text, NEW.facets);
  INSERT INTO facet_count(kind, facet, n) SELECT 'company', value, 1 FROM json_each(NEW.count_keys) WHERE true ON CONFLICT(kind, facet) DO UPDATE SET n=n+1; END;
CREATE TRIGGER company_relisted AFTER UPDATE OF approve_status, is_active, search_text, facets, count_keys ON company
  WHEN OLD.approve_status<>NEW.approve_status OR OLD.is_active<>NEW.is_active OR OLD.search_text<>NEW.search_text OR OLD.facets<>NEW.facets OR OLD.count_keys<>NEW.count_keys BEGIN
  DELETE FROM company_fts WHERE rowid=OLD.seq AND OLD.approve_status=4 AND OLD.is_active=1 AND OLD.is_user_company=0;
  UPDATE facet_count SET n=n-1 WHERE kind='company' AND OLD.approve_status=4 AND OLD.is_active=1 AND OLD.is_user_company=0 AND facet IN (SELECT value FROM json_each(OLD.count_keys));
  INSERT INTO company_fts(rowid, search_text, facets) SELECT NEW.seq, NEW.search_text, NEW.facets WHERE NEW.approve_status=4 AND NEW.is_active=1 AND NEW.is_user_company=0;
  INSERT INTO facet_count(kind, facet, n) SELECT 'company', value, 1 FROM json_each(NEW.count_keys) WHERE NEW.approve_status=4 AND NEW.is_active=1 AND NEW.is_user_company=0 ON CONFLICT(kind, facet) DO UPDATE SET n=n+1; END;

-- Boosts that run now, apart from the catalogue: small, swept by the cron.
CREATE TABLE active_boost(company_id TEXT PRIMARY KEY REFERENCES company(id), expires_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX active_boost_end ON active_boost(expires_at);

CREATE TABLE company_view_day(company_id TEXT NOT NULL, day INTEGER NOT NULL, visitor TEXT NOT NULL, PRIMARY KEY(company_id, day, visitor)) STRICT, WITHOUT ROWID;
CREATE TRIGGER company_viewed AFTER INSERT ON company_view_day BEGIN UPDATE company SET view_count=view_count+1 WHERE id=NEW.company_id; END;

CREATE TABLE product(
  seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, company_id TEXT NOT NULL REFERENCES company(id), name TEXT NOT NULL,
  description TEXT NOT NULL CHECK(length(description)<=4096), code TEXT NOT NULL DEFAULT '',
  category_id TEXT NOT NULL REFERENCES category(id), sub_category_id TEXT NOT NULL REFERENCES category(id),
  keywords TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(keywords)),
  -- JSON list of R2 keys, in order.
  images TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(images)),
  created_at INTEGER NOT NULL, deleted_at INTEGER, version INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX product_company ON product(company_id, seq) WHERE deleted_at IS NULL;

CREATE TABLE request(
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE CHECK(length(id)=24 AND id NOT GLOB '*[^0-9a-f]*'),
  code TEXT NOT NULL UNIQUE,
  company_id TEXT NOT NULL REFERENCES company(id), owner_user_id TEXT NOT NULL REFERENCES users(id), author_user_id TEXT NOT NULL REFERENCES users(id),
  service_type INTEGER NOT NULL CHECK(service_type IN(1,2,3,4)),
  name TEXT NOT NULL, description TEXT NOT NULL CHECK(length(description)<=4096),
  category_id TEXT NOT NULL REFERENCES category(id), sub_category_id TEXT NOT NULL REFERENCES category(id),
  logistic_type_id TEXT REFERENCES lookup_type(id), shipping_type_id TEXT REFERENCES lookup_type(id),
  keywords TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(keywords)),
  images TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(images)),
  -- JSON [{"key","name","bytes"}]
  files TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(files)),
  country_id TEXT NOT NULL REFERENCES country(id), country_code TEXT NOT NULL,
  approve_status INTEGER NOT NULL DEFAULT 2 CHECK(approve_status IN(1,2,3,4)),
  reject_reason TEXT, rejected_at INTEGER, sent_at INTEGER, approved_at INTEGER, expires_at INTEGER,
  is_active INTEGER NOT NULL DEFAULT 1 CHECK(is_active IN(0,1)),
  is_boosted INTEGER NOT NULL DEFAULT 0 CHECK(is_boosted IN(0,1)),
  boost_expires_at INTEGER NOT NULL DEFAULT 0,
  search_text TEXT NOT NULL DEFAULT '', facets TEXT NOT NULL DEFAULT '', count_keys TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(count_keys)),
  created_at INTEGER NOT NULL, deleted_at INTEGER, version INTEGER NOT NULL DEFAULT 0,
  CHECK(service_type<3 OR (logistic_type_id IS NOT NULL AND shipping_type_id IS NOT NULL)),
  CHECK(deleted_at IS NULL OR is_active=0)
) STRICT;
CREATE INDEX request_owner ON request(owner_user_id, seq) WHERE deleted_at IS NULL;
CREATE INDEX request_company ON request(company_id, seq) WHERE deleted_at IS NULL;
CREATE INDEX request_waiting ON request(sent_at) WHERE approve_status=3 AND deleted_at IS NULL;
CREATE INDEX request_expiry ON request(expires_at) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_boost_end ON request(boost_expires_at) WHERE is_boosted=1;
CREATE INDEX request_live ON request(seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_live_type ON request(service_type, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_live_category ON request(category_id, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_live_sub_category ON request(sub_category_id, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_live_country ON request(country_id, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_live_type_category ON request(service_type, category_id, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_live_type_sub_category ON request(service_type, sub_category_id, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_live_type_country ON request(service_type, country_id, seq) WHERE approve_status=4 AND is_active=1;
CREATE TRIGGER request_no_replace BEFORE INSERT ON request WHEN EXISTS(SELECT 1 FROM request WHERE id=NEW.id OR seq=NEW.seq OR code=NEW.code) BEGIN SELECT RAISE(ABORT,'duplicate request'); END;

CREATE VIRTUAL TABLE request_fts USING fts5(search_text, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0', prefix='2 3', detail='column');
CREATE TRIGGER request_listed AFTER INSERT ON request WHEN NEW.approve_status=4 AND NEW.is_active=1 BEGIN
  INSERT INTO request_fts(rowid, search_text, facets) VALUES(NEW.seq, NEW.search_text, NEW.facets);
  INSERT INTO facet_count(kind, facet, n) SELECT 'request', value, 1 FROM json_each(NEW.count_keys) WHERE true ON CONFLICT(kind, facet) DO UPDATE SET n=n+1; END;
CREATE TRIGGER request_relisted AFTER UPDATE OF approve_status, is_active, search_text, facets, count_keys ON request
  WHEN OLD.approve_status<>NEW.approve_status OR OLD.is_active<>NEW.is_active OR OLD.search_text<>NEW.search_text OR OLD.facets<>NEW.facets OR OLD.count_keys<>NEW.count_keys BEGIN
  DELETE FROM request_fts WHERE rowid=OLD.seq AND OLD.approve_status=4 AND OLD.is_active=1;
  UPDATE facet_count SET n=n-1 WHERE kind='request' AND OLD.approve_status=4 AND OLD.is_active=1 AND facet IN (SELECT value FROM json_each(OLD.count_keys));
  INSERT INTO request_fts(rowid, search_text, facets) SELECT NEW.seq, NEW.search_text, NEW.facets WHERE NEW.approve_status=4 AND NEW.is_active=1;
  INSERT INTO facet_count(kind, facet, n) SELECT 'request', value, 1 FROM json_each(NEW.count_keys) WHERE NEW.approve_status=4 AND NEW.is_active=1 ON CONFLICT(kind, facet) DO UPDATE SET n=n+1; END;

CREATE TABLE media(
  id TEXT PRIMARY KEY, r2_key TEXT NOT NULL UNIQUE, owner_user_id TEXT NOT NULL REFERENCES users(id),
  kind TEXT NOT NULL CHECK(kind IN('image','file')), mime TEXT NOT NULL, bytes INTEGER NOT NULL CHECK(bytes BETWEEN 1 AND 6000000),
  width INTEGER, height INTEGER, original_name TEXT,
  state TEXT NOT NULL CHECK(state IN('pending','live','dead')), visibility TEXT NOT NULL CHECK(visibility IN('public','chat')), chat_id TEXT, created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX media_sweep ON media(state, created_at) WHERE state<>'live';
