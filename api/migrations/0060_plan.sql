-- Plans, packs of credits and prices (api/plan). Their rows come with 0250.

-- A plan that accounts buy for a year.
CREATE TABLE plan(
  id TEXT PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  additional_credit INTEGER NOT NULL CHECK(additional_credit>=0),
  salable INTEGER NOT NULL CHECK(salable IN(0,1)),
  position INTEGER NOT NULL DEFAULT 0,
  -- The plan that most businesses of our customers’ size take.
  recommended INTEGER NOT NULL DEFAULT 0 CHECK(recommended IN(0,1))
) STRICT;
-- At most one plan is recommended.
CREATE UNIQUE INDEX plan_recommended ON plan(recommended) WHERE recommended=1;

-- The price of a plan on pages of a language, in minor units.
CREATE TABLE plan_price(
  plan_id TEXT NOT NULL REFERENCES plan(id),
  language TEXT NOT NULL CHECK(language IN('TR','EN','RU','AR')),
  currency TEXT NOT NULL,
  price INTEGER NOT NULL CHECK(price>=0),
  ex_price INTEGER,
  PRIMARY KEY(plan_id, language)
) STRICT, WITHOUT ROWID;

-- Name, description and lines of a plan in a language.
CREATE TABLE plan_text(
  plan_id TEXT NOT NULL REFERENCES plan(id),
  language TEXT NOT NULL CHECK(language IN('TR','EN','RU','AR')),
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  texts_json TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(texts_json)),
  PRIMARY KEY(plan_id, language)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER plan_entry_made AFTER INSERT ON plan_text BEGIN
  INSERT INTO content_entry(kind, key, titles, changed_at) VALUES('plan', NEW.plan_id, json_object(NEW.language, NEW.name), 0)
  ON CONFLICT(kind, key) DO UPDATE SET titles=json_patch(titles, excluded.titles) WHERE NOT EXISTS(SELECT 1 FROM content_version WHERE entry_id=content_entry.id); END;

-- What a plan allows of one feature (contract/limits.ts); -1 is unlimited.
CREATE TABLE plan_rule(
  plan_id TEXT NOT NULL REFERENCES plan(id),
  rule INTEGER NOT NULL CHECK(rule BETWEEN 0 AND 16),
  number INTEGER NOT NULL CHECK(number>=-1),
  PRIMARY KEY(plan_id, rule)
) STRICT, WITHOUT ROWID;

-- A pack of credits that accounts buy.
CREATE TABLE credit_pack(id TEXT PRIMARY KEY, additional_credit INTEGER NOT NULL CHECK(additional_credit>0), position INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE TRIGGER credit_pack_entry_made AFTER INSERT ON credit_pack BEGIN
  INSERT INTO content_entry(kind, key, titles, changed_at) VALUES('pack', NEW.id, json_object('EN', CAST(NEW.additional_credit AS TEXT)), 0)
  ON CONFLICT(kind, key) DO UPDATE SET titles=json_patch(titles, excluded.titles) WHERE NOT EXISTS(SELECT 1 FROM content_version WHERE entry_id=content_entry.id); END;

-- The price of a pack on pages of a language, in minor units.
CREATE TABLE credit_pack_price(
  pack_id TEXT NOT NULL REFERENCES credit_pack(id),
  language TEXT NOT NULL CHECK(language IN('TR','EN','RU','AR')),
  currency TEXT NOT NULL,
  price INTEGER NOT NULL CHECK(price>=0),
  ex_price INTEGER,
  PRIMARY KEY(pack_id, language)
) STRICT, WITHOUT ROWID;

-- Credits for a contact or a request: 0 a company of the directory, 1 to 4 requests by kind, 99 a request of one’s own (docs/behaviour.md#payment-order).
CREATE TABLE service_price(
  service_type INTEGER PRIMARY KEY CHECK(service_type IN(0,1,2,3,4,99)),
  pay_order INTEGER NOT NULL,
  price INTEGER NOT NULL CHECK(price>=0)
) STRICT;
CREATE TRIGGER service_price_entry_made AFTER INSERT ON service_price BEGIN
  INSERT INTO content_entry(kind, key, titles, changed_at) VALUES('price', CAST(NEW.service_type AS TEXT), '{}', 0)
  ON CONFLICT(kind, key) DO UPDATE SET titles=json_patch(titles, excluded.titles) WHERE NOT EXISTS(SELECT 1 FROM content_version WHERE entry_id=content_entry.id); END;

-- What an account has used of a feature since its plan began (docs/behaviour.md#plan); the check makes a race for the last one safe.
CREATE TABLE usage_counter(
  user_id TEXT NOT NULL REFERENCES users(id),
  feature INTEGER NOT NULL CHECK(feature BETWEEN 0 AND 16),
  period_started_at INTEGER NOT NULL,
  used INTEGER NOT NULL,
  limit_number INTEGER NOT NULL,
  PRIMARY KEY(user_id, feature, period_started_at),
  CONSTRAINT limit_reached CHECK(limit_number=-1 OR used<=limit_number)
) STRICT, WITHOUT ROWID;

-- A notice so many days before a plan ends, and how far it has come through the accounts.
CREATE TABLE plan_notice(days INTEGER PRIMARY KEY, notified_until INTEGER NOT NULL DEFAULT 0, notified_seq INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO plan_notice(days) VALUES(30),(7),(1);
