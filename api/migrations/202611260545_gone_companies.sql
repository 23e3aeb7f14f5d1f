-- The address of a deleted company, which a live one may have taken since: its page says that it is gone (api/company/store.ts).
CREATE INDEX company_gone_path ON company(path) WHERE deleted_at IS NOT NULL;
