-- Requests (api/request).

-- A request: goods wanted or offered (service_type 1, 2), freight wanted or offered (3, 4). In public: approve_status=4 AND is_active=1.
CREATE TABLE request(
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE CHECK(length(id)=24 AND id NOT GLOB '*[^0-9a-f]*'),
  code TEXT NOT NULL UNIQUE,
  company_id TEXT NOT NULL REFERENCES company(id),
  owner_user_id TEXT NOT NULL REFERENCES users(id),
  author_user_id TEXT NOT NULL REFERENCES users(id),
  service_type INTEGER NOT NULL CHECK(service_type IN(1,2,3,4)),
  name TEXT NOT NULL,
  description TEXT NOT NULL CHECK(length(description)<=4096),
  category_id TEXT NOT NULL REFERENCES category(id),
  sub_category_id TEXT NOT NULL REFERENCES category(id),
  logistic_type_id TEXT REFERENCES lookup_type(id),
  shipping_type_id TEXT REFERENCES lookup_type(id),
  keywords TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(keywords)),
  images TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(images)),
  -- JSON [{"key","name","bytes"}]
  files TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(files)),
  country_id TEXT NOT NULL REFERENCES country(id),
  country_code TEXT NOT NULL,
  approve_status INTEGER NOT NULL DEFAULT 2 CHECK(approve_status IN(1,2,3,4)),
  reject_reason TEXT,
  rejected_at INTEGER,
  sent_at INTEGER,
  approved_at INTEGER,
  expires_at INTEGER,
  is_active INTEGER NOT NULL DEFAULT 1 CHECK(is_active IN(0,1)),
  is_boosted INTEGER NOT NULL DEFAULT 0 CHECK(is_boosted IN(0,1)),
  boost_expires_at INTEGER NOT NULL DEFAULT 0,
  -- Folded text (contract/search/fold.ts); `facets` are words such as t1 (service type), c<id> and s<id> (category), k<id> (country), l<id> and p<id>
  -- (logistic and shipping type), b1 (boosted); `count_keys` a JSON list of the totals that the row belongs to.
  search_text TEXT NOT NULL DEFAULT '',
  facets TEXT NOT NULL DEFAULT '',
  count_keys TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(count_keys)),
  created_at INTEGER NOT NULL,
  deleted_at INTEGER,
  version INTEGER NOT NULL DEFAULT 0,
  -- See company.changed_at.
  changed_at INTEGER,
  -- See company.pending_edit.
  pending_edit TEXT CHECK(pending_edit IS NULL OR (json_valid(pending_edit) AND approve_status=4 AND deleted_at IS NULL)),
  pending_status INTEGER CHECK((pending_status IS NULL)=(pending_edit IS NULL) AND (pending_status IS NULL OR pending_status IN(1,2,3))),
  -- A request is in public only while its company is: it comes back with it (api/request/company-store.ts).
  hidden_with_company INTEGER NOT NULL DEFAULT 0 CHECK(hidden_with_company=0 OR (hidden_with_company=1 AND is_active=0)),
  -- Its owner has taken it out of the public for a while: nothing but its owner brings it back (api/request/pause-store.ts).
  paused_at INTEGER CHECK(paused_at IS NULL OR (is_active=0 AND hidden_with_company=0 AND approve_status=4)),
  -- See company.facts; with ids and names of places.
  facts TEXT NOT NULL DEFAULT '{}' CHECK(json_valid(facts)),
  -- The language of name and description; empty is not known. `texts` has further ones: JSON, language → { name, description }.
  language TEXT NOT NULL DEFAULT '' CHECK(language IN ('', 'EN', 'TR', 'RU', 'AR')),
  texts TEXT NOT NULL DEFAULT '{}' CHECK(json_valid(texts)),
  -- Over for a while: what it says at length stands in the archive under this name (ADR 037). NULL while it stands here.
  archive_copy TEXT CHECK(archive_copy IS NULL OR (is_active=0 AND pending_edit IS NULL AND (deleted_at IS NOT NULL OR approve_status=4))),
  -- See company.keywords_to_check.
  keywords_to_check TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(keywords_to_check)),
  CHECK(service_type<3 OR (logistic_type_id IS NOT NULL AND shipping_type_id IS NOT NULL)),
  CHECK(deleted_at IS NULL OR is_active=0)
) STRICT;
-- An account’s own requests (api/request/own-list-store.ts).
CREATE INDEX request_owner ON request(owner_user_id, seq) WHERE deleted_at IS NULL;
-- All requests of a company, when it moves, is boosted or is deleted (api/request/company-store.ts, api/company/delete-store.ts).
CREATE INDEX request_company ON request(company_id, seq) WHERE deleted_at IS NULL;
-- Requests that have ended (api/request/edit-store.ts).
CREATE INDEX request_expiry ON request(expires_at) WHERE approve_status=4 AND is_active=1;
-- Boosts that have ended (api/request/company-store.ts, api/catalogue/list-store.ts).
CREATE INDEX request_boost_end ON request(boost_expires_at) WHERE is_boosted=1;
-- The sitemap’s ranges of requests (api/content/sitemap-store.ts).
CREATE INDEX request_live ON request(seq) WHERE approve_status=4 AND is_active=1;
-- The deleted requests of an account that is forgotten or asks for its data (api/platform/db/forgetting.ts, api/request/personal-data-store.ts).
CREATE INDEX request_gone_owner ON request(owner_user_id) WHERE deleted_at IS NOT NULL;
-- Pages of the list by these filters, boosted rows first, one range each (api/catalogue/list-indexes.ts names the index).
CREATE INDEX request_listed ON request(is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_listed_type ON request(service_type, is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_listed_category ON request(category_id, is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_listed_sub_category ON request(sub_category_id, is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_listed_country ON request(country_id, is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_listed_type_category ON request(service_type, category_id, is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_listed_type_sub_category ON request(service_type, sub_category_id, is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_listed_type_country ON request(service_type, country_id, is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_listed_category_country ON request(category_id, country_id, is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_listed_sub_category_country ON request(sub_category_id, country_id, is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_listed_type_category_country ON request(service_type, category_id, country_id, is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_listed_type_sub_category_country ON request(service_type, sub_category_id, country_id, is_boosted, seq) WHERE approve_status=4 AND is_active=1;
-- The queue of requests and edits, the oldest first, and its length (api/request/queue.ts, api/moderation/store.ts).
CREATE INDEX request_waiting ON request(sent_at) WHERE (approve_status=3 OR pending_status=3) AND deleted_at IS NULL;
-- Which of an account’s public requests end next (api/dashboard/store.ts).
CREATE INDEX request_owner_end ON request(owner_user_id, expires_at) WHERE approve_status=4 AND is_active=1;
-- The open requests of one company, for its page (api/request/company-store.ts).
CREATE INDEX request_live_company ON request(company_id, seq) WHERE approve_status=4 AND is_active=1;
-- Descriptions that stand twice, by their beginning, in the words of api/platform/db/twin-store.ts.
CREATE INDEX request_same_text ON request(substr(description, 1, 80)) WHERE deleted_at IS NULL AND length(description)>=40;
-- Requests that are over and move to the archive, the oldest first (api/request/archive-store.ts).
CREATE INDEX request_over ON request(expires_at) WHERE approve_status=4 AND is_active=0 AND deleted_at IS NULL AND pending_edit IS NULL AND archive_copy IS NULL;
-- Deleted requests that move there (api/request/archive-store.ts).
CREATE INDEX request_gone ON request(deleted_at) WHERE deleted_at IS NOT NULL AND archive_copy IS NULL AND name<>'—';
CREATE TRIGGER request_no_replace BEFORE INSERT ON request WHEN EXISTS(SELECT 1 FROM request WHERE id=NEW.id OR seq=NEW.seq OR code=NEW.code) BEGIN SELECT RAISE(ABORT,'duplicate request'); END;
-- Lists and totals follow the row.
CREATE TRIGGER request_listed AFTER INSERT ON request WHEN NEW.approve_status=4 AND NEW.is_active=1 BEGIN
  INSERT INTO request_fts(rowid, search_text, facets) VALUES(NEW.seq, NEW.search_text, NEW.facets);
  INSERT INTO facet_count(kind, facet, n) SELECT 'request', value, 1 FROM json_each(NEW.count_keys) WHERE true ON CONFLICT(kind, facet) DO UPDATE SET n=n+1; END;
CREATE TRIGGER request_relisted AFTER UPDATE OF approve_status, is_active, search_text, facets, count_keys ON request
  WHEN OLD.approve_status<>NEW.approve_status OR OLD.is_active<>NEW.is_active OR OLD.search_text<>NEW.search_text OR OLD.facets<>NEW.facets OR OLD.count_keys<>NEW.count_keys BEGIN
  DELETE FROM request_fts WHERE rowid=OLD.seq AND OLD.approve_status=4 AND OLD.is_active=1;
  UPDATE facet_count SET n=n-1 WHERE kind='request' AND OLD.approve_status=4 AND OLD.is_active=1 AND facet IN (SELECT value FROM json_each(OLD.count_keys));
  INSERT INTO request_fts(rowid, search_text, facets) SELECT NEW.seq, NEW.search_text, NEW.facets WHERE NEW.approve_status=4 AND NEW.is_active=1;
  INSERT INTO facet_count(kind, facet, n) SELECT 'request', value, 1 FROM json_each(NEW.count_keys) WHERE NEW.approve_status=4 AND NEW.is_active=1 ON CONFLICT(kind, facet) DO UPDATE SET n=n+1; END;
-- A call that was under way when its account ended leaves nothing behind in its name.
CREATE TRIGGER request_of_the_living BEFORE INSERT ON request WHEN EXISTS(SELECT 1 FROM users WHERE id=NEW.owner_user_id AND deleted_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'account_gone'); END;
CREATE TRIGGER request_changed AFTER UPDATE OF name, description, keywords, images ON request
  WHEN OLD.name<>NEW.name OR OLD.description<>NEW.description OR OLD.keywords<>NEW.keywords OR OLD.images<>NEW.images BEGIN
  UPDATE request SET changed_at=CAST(unixepoch('subsec')*1000 AS INTEGER) WHERE seq=NEW.seq; END;
CREATE TRIGGER request_boosted_listed AFTER INSERT ON request WHEN NEW.is_boosted=1 AND NEW.approve_status=4 AND NEW.is_active=1 BEGIN
  INSERT INTO request_boosted_fts(rowid, search_text, facets) VALUES(NEW.seq, NEW.search_text, NEW.facets); END;
CREATE TRIGGER request_boosted_relisted AFTER UPDATE OF approve_status, is_active, is_boosted, search_text, facets ON request
  WHEN (OLD.is_boosted=1 OR NEW.is_boosted=1) AND (OLD.approve_status<>NEW.approve_status OR OLD.is_active<>NEW.is_active OR OLD.is_boosted<>NEW.is_boosted OR OLD.search_text<>NEW.search_text OR OLD.facets<>NEW.facets) BEGIN
  DELETE FROM request_boosted_fts WHERE rowid=OLD.seq AND OLD.is_boosted=1 AND OLD.approve_status=4 AND OLD.is_active=1;
  INSERT INTO request_boosted_fts(rowid, search_text, facets) SELECT NEW.seq, NEW.search_text, NEW.facets WHERE NEW.is_boosted=1 AND NEW.approve_status=4 AND NEW.is_active=1; END;
-- Totals of three and more kinds of filters (request_combination).
CREATE TRIGGER request_combined AFTER INSERT ON request WHEN NEW.approve_status=4 AND NEW.is_active=1 BEGIN
  INSERT INTO facet_count(kind, facet, n) SELECT 'request', substr(iif(m.t,'|t'||NEW.service_type,'')||iif(m.c,'|c'||NEW.category_id,'')||iif(m.s,'|s'||NEW.sub_category_id,'')||iif(m.k,'|k'||NEW.country_id,'')||iif(m.l,'|l'||NEW.logistic_type_id,'')||iif(m.p,'|p'||NEW.shipping_type_id,''),2), 1 FROM request_combination m WHERE (m.l=0 OR NEW.logistic_type_id IS NOT NULL) AND (m.p=0 OR NEW.shipping_type_id IS NOT NULL) ON CONFLICT(kind, facet) DO UPDATE SET n=n+1; END;
CREATE TRIGGER request_recombined AFTER UPDATE OF approve_status, is_active, service_type, category_id, sub_category_id, country_id, logistic_type_id, shipping_type_id ON request
  WHEN OLD.approve_status<>NEW.approve_status OR OLD.is_active<>NEW.is_active OR OLD.service_type<>NEW.service_type OR OLD.category_id<>NEW.category_id OR OLD.sub_category_id<>NEW.sub_category_id
    OR OLD.country_id<>NEW.country_id OR OLD.logistic_type_id IS NOT NEW.logistic_type_id OR OLD.shipping_type_id IS NOT NEW.shipping_type_id BEGIN
  UPDATE facet_count SET n=n-1 WHERE kind='request' AND OLD.approve_status=4 AND OLD.is_active=1 AND facet IN (SELECT substr(iif(m.t,'|t'||OLD.service_type,'')||iif(m.c,'|c'||OLD.category_id,'')||iif(m.s,'|s'||OLD.sub_category_id,'')||iif(m.k,'|k'||OLD.country_id,'')||iif(m.l,'|l'||OLD.logistic_type_id,'')||iif(m.p,'|p'||OLD.shipping_type_id,''),2) FROM request_combination m WHERE (m.l=0 OR OLD.logistic_type_id IS NOT NULL) AND (m.p=0 OR OLD.shipping_type_id IS NOT NULL));
  DELETE FROM facet_count WHERE kind='request' AND n=0 AND OLD.approve_status=4 AND OLD.is_active=1 AND facet IN (SELECT substr(iif(m.t,'|t'||OLD.service_type,'')||iif(m.c,'|c'||OLD.category_id,'')||iif(m.s,'|s'||OLD.sub_category_id,'')||iif(m.k,'|k'||OLD.country_id,'')||iif(m.l,'|l'||OLD.logistic_type_id,'')||iif(m.p,'|p'||OLD.shipping_type_id,''),2) FROM request_combination m WHERE (m.l=0 OR OLD.logistic_type_id IS NOT NULL) AND (m.p=0 OR OLD.shipping_type_id IS NOT NULL));
  INSERT INTO facet_count(kind, facet, n) SELECT 'request', substr(iif(m.t,'|t'||NEW.service_type,'')||iif(m.c,'|c'||NEW.category_id,'')||iif(m.s,'|s'||NEW.sub_category_id,'')||iif(m.k,'|k'||NEW.country_id,'')||iif(m.l,'|l'||NEW.logistic_type_id,'')||iif(m.p,'|p'||NEW.shipping_type_id,''),2), 1 FROM request_combination m WHERE (m.l=0 OR NEW.logistic_type_id IS NOT NULL) AND (m.p=0 OR NEW.shipping_type_id IS NOT NULL) AND NEW.approve_status=4 AND NEW.is_active=1 ON CONFLICT(kind, facet) DO UPDATE SET n=n+1; END;
-- A company that was deleted while a call was under way gets no request.
CREATE TRIGGER request_of_living_companies BEFORE INSERT ON request
  WHEN NEW.deleted_at IS NULL AND EXISTS(SELECT 1 FROM company c JOIN users u ON u.id=c.owner_user_id AND u.deleted_at IS NULL
    WHERE c.id=NEW.company_id AND c.deleted_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'company_gone'); END;
CREATE TRIGGER request_moves_to_living_companies BEFORE UPDATE OF company_id ON request
  WHEN NEW.deleted_at IS NULL AND EXISTS(SELECT 1 FROM company c JOIN users u ON u.id=c.owner_user_id AND u.deleted_at IS NULL
    WHERE c.id=NEW.company_id AND c.deleted_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'company_gone'); END;
-- A request is in public only while its company is.
CREATE TRIGGER request_of_public_companies BEFORE INSERT ON request
  WHEN NEW.approve_status=4 AND NEW.is_active=1 AND EXISTS(SELECT 1 FROM company WHERE id=NEW.company_id AND deleted_at IS NULL AND NOT(approve_status=4 AND is_active=1))
  BEGIN SELECT RAISE(ABORT,'company_hidden'); END;
CREATE TRIGGER request_shown_with_company BEFORE UPDATE OF approve_status, is_active, company_id ON request
  WHEN NEW.approve_status=4 AND NEW.is_active=1 AND NOT(OLD.approve_status=4 AND OLD.is_active=1 AND OLD.company_id=NEW.company_id)
    AND EXISTS(SELECT 1 FROM company WHERE id=NEW.company_id AND deleted_at IS NULL AND NOT(approve_status=4 AND is_active=1))
  BEGIN SELECT RAISE(ABORT,'company_hidden'); END;
-- While nobody has saved a search nothing waits.
CREATE TRIGGER request_arrives AFTER INSERT ON request WHEN NEW.approve_status=4 AND NEW.is_active=1 BEGIN
  INSERT INTO arrival(kind, target_id, arrived_at, is_waiting) SELECT 'request', NEW.id, COALESCE(NEW.approved_at, NEW.created_at), EXISTS(SELECT 1 FROM saved_search) WHERE true
    ON CONFLICT(kind, target_id) DO NOTHING; END;
-- Shown again after a pause it arrives only when it was approved since.
CREATE TRIGGER request_arrives_later AFTER UPDATE OF approve_status, is_active ON request
  WHEN NEW.approve_status=4 AND NEW.is_active=1 AND NOT(OLD.approve_status=4 AND OLD.is_active=1) BEGIN
  INSERT INTO arrival(kind, target_id, arrived_at, is_waiting) SELECT 'request', NEW.id, COALESCE(NEW.approved_at, NEW.created_at), EXISTS(SELECT 1 FROM saved_search) WHERE true
    ON CONFLICT(kind, target_id) DO UPDATE SET arrived_at=excluded.arrived_at, is_waiting=excluded.is_waiting, done_key='', done_seq=0 WHERE excluded.arrived_at>arrived_at; END;
-- An edit of what is in public is approved: that is no news, neither at once nor after a pause.
CREATE TRIGGER request_approved_again AFTER UPDATE OF approved_at ON request
  WHEN NEW.approve_status=4 AND NEW.is_active=1 AND OLD.approve_status=4 AND OLD.is_active=1 AND OLD.approved_at IS NOT NEW.approved_at BEGIN
  UPDATE arrival SET arrived_at=MAX(arrived_at, NEW.approved_at) WHERE kind='request' AND target_id=NEW.id AND is_waiting=0; END;
CREATE TRIGGER request_counted AFTER INSERT ON request BEGIN
  INSERT INTO count_day(kind, day, part, n) VALUES('requests', NEW.created_at/86400000, '', 1), ('requestsByKind', NEW.created_at/86400000, CAST(NEW.service_type AS TEXT), 1),
    ('requestsByCountry', NEW.created_at/86400000, upper(NEW.country_code), 1) ON CONFLICT DO UPDATE SET n=n+1; END;
CREATE TRIGGER request_approved_at_once AFTER INSERT ON request WHEN NEW.approved_at IS NOT NULL BEGIN
  INSERT INTO count_day(kind, day, n) VALUES('requestsApproved', NEW.approved_at/86400000, 1) ON CONFLICT DO UPDATE SET n=n+1;
  INSERT INTO count_day(kind, day, part, n) SELECT 'requestWait', NEW.approved_at/86400000, CAST(MIN(upto) AS TEXT), 1 FROM wait_step WHERE upto*60000>=NEW.approved_at-NEW.sent_at
    HAVING MIN(upto) IS NOT NULL ON CONFLICT DO UPDATE SET n=n+1; END;
CREATE TRIGGER request_approval_counted AFTER UPDATE OF approved_at ON request WHEN NEW.approved_at IS NOT NULL AND NEW.approved_at IS NOT OLD.approved_at BEGIN
  INSERT INTO count_day(kind, day, n) VALUES('requestsApproved', NEW.approved_at/86400000, 1) ON CONFLICT DO UPDATE SET n=n+1;
  INSERT INTO count_day(kind, day, part, n) SELECT 'requestWait', NEW.approved_at/86400000, CAST(MIN(upto) AS TEXT), 1 FROM wait_step WHERE upto*60000>=NEW.approved_at-OLD.sent_at
    HAVING MIN(upto) IS NOT NULL ON CONFLICT DO UPDATE SET n=n+1; END;
CREATE TRIGGER request_rejection_counted AFTER UPDATE OF rejected_at ON request WHEN NEW.rejected_at IS NOT NULL AND NEW.rejected_at IS NOT OLD.rejected_at BEGIN
  INSERT INTO count_day(kind, day, n) VALUES('requestsRejected', NEW.rejected_at/86400000, 1) ON CONFLICT DO UPDATE SET n=n+1;
  INSERT INTO count_day(kind, day, part, n) SELECT 'requestWait', NEW.rejected_at/86400000, CAST(MIN(upto) AS TEXT), 1 FROM wait_step WHERE upto*60000>=NEW.rejected_at-OLD.sent_at
    HAVING MIN(upto) IS NOT NULL ON CONFLICT DO UPDATE SET n=n+1; END;
CREATE TRIGGER request_names_no_dead_copy BEFORE UPDATE OF archive_copy ON request
  WHEN NEW.archive_copy IS NOT NULL AND NEW.archive_copy IS NOT OLD.archive_copy AND NOT EXISTS(SELECT 1 FROM archive_leftover WHERE copy=NEW.archive_copy AND is_dead=0)
  BEGIN SELECT RAISE(ABORT,'no such copy'); END;

-- A copy in the archive that no row names: about to be made, or not needed any more; a dead one is taken away (ADR 037).
CREATE TABLE archive_leftover(
  copy TEXT PRIMARY KEY,
  due_at INTEGER NOT NULL,
  is_dead INTEGER NOT NULL DEFAULT 0 CHECK(is_dead IN(0,1))
) STRICT, WITHOUT ROWID;
-- Copies to take away now (api/request/archive-store.ts).
CREATE INDEX archive_leftover_due ON archive_leftover(due_at);
