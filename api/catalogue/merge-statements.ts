/**
 * A step towards a single segment, for each full-text index of the lists. ?1 is the maximum number of pages to write: negative to start
 * with all present segments, positive to continue (FTS5, "The 'merge' Command").
 */
export const mergeStatements = [
  "INSERT INTO request_fts(request_fts, rank) VALUES('merge', ?1)",
  "INSERT INTO request_boosted_fts(request_boosted_fts, rank) VALUES('merge', ?1)",
  "INSERT INTO company_fts(company_fts, rank) VALUES('merge', ?1)",
  "INSERT INTO company_boosted_fts(company_boosted_fts, rank) VALUES('merge', ?1)",
  "INSERT INTO product_fts(product_fts, rank) VALUES('merge', ?1)",
];
