/**
 * A step towards one piece, for each full-text index of the lists. ?1 is how many pages it writes at most: negative to begin with all pieces that there are,
 * positive to go on (FTS5, "The 'merge' Command").
 */
export const mergeStatements = [
  "INSERT INTO request_fts(request_fts, rank) VALUES('merge', ?1)",
  "INSERT INTO request_boosted_fts(request_boosted_fts, rank) VALUES('merge', ?1)",
  "INSERT INTO company_fts(company_fts, rank) VALUES('merge', ?1)",
  "INSERT INTO company_boosted_fts(company_boosted_fts, rank) VALUES('merge', ?1)",
  "INSERT INTO product_fts(product_fts, rank) VALUES('merge', ?1)",
];
