-- When the work of the minute last succeeded as a whole; one row.
CREATE TABLE minute_work(id INTEGER PRIMARY KEY CHECK(id=1), succeeded_at INTEGER NOT NULL) STRICT;
-- Old views are swept without walking through the new ones.
CREATE INDEX company_view_day_day ON company_view_day(day);
