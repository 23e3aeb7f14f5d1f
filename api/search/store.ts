/** SQL of what the filters of the directory offer. */

export interface CountryTotal {
  id: string;
  /** Lower case. */
  code: string;
  count: number;
}

/** Countries of live companies, of one activity area or of all (0), the largest first. */
export async function readCompanyCountries(db: D1DatabaseSession, activityArea: number): Promise<CountryTotal[]> {
  const { results } = await db
    .prepare(
      `SELECT x.id, lower(x.code) AS code, f.n AS count FROM country x CROSS JOIN facet_count f ON f.kind = 'company' AND f.facet = ?1 || x.id
       WHERE f.n > 0 ORDER BY f.n DESC, x.id`,
    )
    .bind(activityArea === 0 ? 'k' : `a${activityArea}|k`)
    .all<CountryTotal>();
  return results;
}
