-- What is counted beside the filters of products (api/search/facet-store.ts) stands close together: of a hit the words of its filters and its company's country, without
-- the texts around them. With the rows themselves nearly each hit is a page of its own, which the cache of a large database does not hold.
CREATE INDEX product_counted ON product(seq, company_id, facets);
CREATE INDEX company_counted ON company(id, country_id);
