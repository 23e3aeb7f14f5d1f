-- The parts of time that are already counted for decisions, as [since, until] in order: two suspensions may overlap, and one end of both says
-- nothing about the time before the second.
ALTER TABLE company ADD COLUMN boost_counted TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(boost_counted));
UPDATE company SET boost_counted=json_array(json_array(0, boost_counted_until)) WHERE boost_counted_until>0;
