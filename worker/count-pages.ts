/** Counts pages in the same way as the API counts its calls (contract/system/tally.ts). The API stores them: the edge has no database. */
import { type Counted, countedPath, createGatherer, createTally, pageGroups } from '../contract/system/tally.ts';
import { sendToApi } from './api/api-fetch.ts';
import type { EdgeEnv } from './env.ts';
import { logFailure } from './log.ts';

const cachedAnswers = new Set(['cached', 'stale']);

async function sendCounts(env: EdgeEnv, counted: readonly Counted[]): Promise<void> {
  const status = await sendToApi(env, countedPath, counted);
  if (status !== 204) logFailure({ counters: counted.length, status });
}

/**
 * @param wait resolves when counters have to be sent although no further request followed
 * @returns a function that answers with a page and counts it
 */
export function countPages(now: () => number, wait: () => Promise<unknown>) {
  const [tally, gather] = [createTally(), createGatherer(wait)];
  return async (env: EdgeEnv, context: ExecutionContext, answer: () => Promise<Response>): Promise<Response> => {
    const startedAt = now();
    const page = await answer();
    const [rendered, cached] = pageGroups;
    // Another provider's API has no such route.
    if (!env.UPSTREAM_API) gather(context, now(), () => sendCounts(env, tally.take()));
    tally.count(cachedAnswers.has(page.headers.get('x-page') ?? '') ? cached : rendered, now() - startedAt, page.status, now());
    return page;
  };
}
