-- Prefixes up to eight letters stand in the index, so that a common word costs its first hits only (docs/decisions/023).
DROP TABLE request_fts;
CREATE VIRTUAL TABLE request_fts USING fts5(search_text, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0', prefix='2 3 4 5 6 7 8', detail='column');
INSERT INTO request_fts(rowid, search_text, facets) SELECT seq, search_text, facets FROM request WHERE approve_status=4 AND is_active=1;
DROP TABLE company_fts;
CREATE VIRTUAL TABLE company_fts USING fts5(search_text, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0', prefix='2 3 4 5 6 7 8', detail='column');
INSERT INTO company_fts(rowid, search_text, facets) SELECT seq, search_text, facets FROM company WHERE approve_status=4 AND is_active=1 AND is_user_company=0;
