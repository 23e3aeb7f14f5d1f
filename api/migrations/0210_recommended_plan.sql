-- The plan that most businesses of our customers' size take. After the content, which fills a new database; at most one.
ALTER TABLE plan ADD COLUMN recommended INTEGER NOT NULL DEFAULT 0 CHECK(recommended IN(0,1));
CREATE UNIQUE INDEX plan_recommended ON plan(recommended) WHERE recommended=1;
UPDATE plan SET recommended=1 WHERE key='business';
