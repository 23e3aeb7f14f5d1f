-- The accepted revisions of a chat, of which its pro-formas are read (api/quote/store.ts), and the one that a further order follows.
CREATE INDEX quote_accepted ON quote(chat_id, revision) WHERE state='accepted';
