-- The due rows of each topic (claimDue), so that many of one topic hold up no other. `outbox_due` serves the health of the marketplace.
CREATE INDEX outbox_due_topic ON outbox(topic, next_at) WHERE done_at IS NULL AND dead_at IS NULL;
