/** Stores the counts of the edge (worker/pages/visits.ts). The route is reached only over the binding; it has no public address. */
import type { Context as HonoContext } from 'hono';
import { visitsBatch } from '../../contract/analytics/visits.ts';
import { type Clock, dayOf } from '../platform/clock.ts';
import type { Env } from '../platform/env.ts';
import { addRequestViewsStatement } from './own-store.ts';
import { addCountsStatement } from './store.ts';

type Part = readonly [kind: string, part: string, n: number];

/** Adds the total to counts by part. */
const withWhole = (whole: string, byPart: string, counts: readonly (readonly [string, number])[]): Part[] =>
  counts.length === 0
    ? []
    : [[whole, '', counts.reduce((sum, [, n]) => sum + n, 0)], ...counts.map(([part, n]): Part => [byPart, part, n])];

/** @returns 204, or 400 for an invalid batch */
export async function addVisits(http: HonoContext<{ Bindings: Env }>, clock: Clock): Promise<Response> {
  const parsed = visitsBatch.safeParse(await http.req.json().catch(() => null));
  if (!parsed.success) return new Response(null, { status: 400 });
  const { views, visits, requests } = parsed.data;
  const now = clock.now();
  const db = http.env.DB.withSession('first-primary');
  await db.batch([
    addCountsStatement(db, [...withWhole('views', 'viewsByPage', views), ...withWhole('visits', 'visitsByCountry', visits)], now),
    addRequestViewsStatement(db, requests, dayOf(now)),
  ]);
  return new Response(null, { status: 204 });
}
