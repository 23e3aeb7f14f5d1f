-- When the info pages of a language were last published: an index of fourteen rows, not all their texts.
CREATE INDEX cms_page_language ON cms_page(language, page_key, updated_at);
