-- Mails about a declined or withdrawn quote had one template, `quote-ended`, which no longer exists. Those that wait are sent as what they
-- are to their readers in any case: a new message, whose text names the event.
UPDATE outbox SET payload=json_set(payload, '$.template', 'new-message')
  WHERE topic='mail' AND done_at IS NULL AND dead_at IS NULL AND payload->>'$.template'='quote-ended';
