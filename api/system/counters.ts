/**
 * Calls are counted where they are answered and written together after an answer: once a minute by each busy isolate, and with the
 * scheduled run. Counts that an isolate has not written when it ends are lost (ADR 038).
 */
import * as z from 'zod/mini';
import { type Counted, latencyBounds, pageGroups } from '../../contract/system/tally.ts';
import { kindOf } from '../../contract/wire/request-log.ts';
import type { Env } from '../platform/env.ts';
import { logFailure } from '../platform/log.ts';
import { addCountedStatement } from './counter-store.ts';

/** Writes counts. It never fails: counts that cannot be written are lost. */
export async function writeCounted(env: Env, counted: readonly Counted[]): Promise<void> {
  if (counted.length === 0) return;
  try {
    const db = env.DB.withSession('first-primary');
    await db.batch(counted.map((each) => addCountedStatement(db, each)));
  } catch (error) {
    logFailure({ counters: counted.length, error: kindOf(error) });
  }
}

const count = z.int().check(z.gte(0));
/** Counts that an edge has sent: some minutes of its pages. */
const ofEdge = z
  .array(
    z.object({
      minute: count,
      name: z.enum(pageGroups),
      errors: count,
      histogram: z.array(count).check(z.length(latencyBounds.length + 1)),
    }),
  )
  .check(z.maxLength(100));

/** Stores counts from an edge. */
export async function takeCounted(request: Request, env: Env): Promise<Response> {
  const sent = ofEdge.safeParse(await request.json().catch(() => null));
  if (!sent.success) return new Response(null, { status: 400 });
  await writeCounted(env, sent.data);
  return new Response(null, { status: 204 });
}
