/** SQL of the filters of the directory. */

interface Total {
  id: string;
  count: number;
}
export interface CompanyFacetTotals {
  /** Codes in lower case. */
  countries: (Total & { code: string })[];
  subCategories: Total[];
}

/** Countries and sub-categories of live companies, of one activity area or of all (0), largest first. */
export async function readCompanyFacets(db: D1DatabaseSession, activityArea: number): Promise<CompanyFacetTotals> {
  const within = activityArea === 0 ? '' : `a${activityArea}|`;
  const totals = (columns: string, table: string, kind: string): D1PreparedStatement =>
    db
      .prepare(
        `SELECT ${columns}, f.n AS count FROM ${table} x CROSS JOIN facet_count f ON f.kind = 'company' AND f.facet = ?1 || x.id
         WHERE f.n > 0 ORDER BY f.n DESC, x.id`,
      )
      .bind(within + kind);
  const [countries, subCategories] = await db.batch([
    totals('x.id, lower(x.code) AS code', 'country', 'k'),
    totals('x.id', '(SELECT id FROM category WHERE parent_id IS NOT NULL)', 's'),
  ]);
  return {
    countries: (countries?.results ?? []) as CompanyFacetTotals['countries'],
    subCategories: (subCategories?.results ?? []) as Total[],
  };
}
