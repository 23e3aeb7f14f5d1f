/** SQL of the public counts of decisions. A half-year has about a hundred rows at most, independent of the counts. */
export interface DecisionCount {
  half: number;
  kind: string;
  part: string;
  n: number;
}

export async function readDecisionCounts(db: D1DatabaseSession, { from, to }: { from: number; to: number }): Promise<DecisionCount[]> {
  const { results } = await db
    .prepare('SELECT half, kind, part, n FROM decision_count WHERE half BETWEEN ?1 AND ?2')
    .bind(from, to)
    .all<DecisionCount>();
  return results;
}
