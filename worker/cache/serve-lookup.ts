/** Lookups for browsers, from the cache that pages use as well (lookup-cache.ts). */
import type { Context } from 'hono';
import { dayMs, hourMs, secondMs } from '../../contract/limits.ts';
import { readLookup } from './lookup-cache.ts';
import { canonicalAddress, type LookupRule } from './lookup-rules.ts';
import type { Edge } from '../env.ts';
import { revalidated } from '../answers.ts';
import { cleanAnswer, passToApi, refuseFailure } from '../api/proxy.ts';

/** Lists that only a migration changes are cached by browsers for an hour. The others are revalidated; most answers are 304. */
const browserCaching = (rule: LookupRule): string =>
  rule.freshMs >= hourMs ? `public, max-age=${hourMs / secondMs}, stale-if-error=${dayMs / secondMs}` : 'no-cache';

export const serveLookup =
  (rule: LookupRule, now: () => number) =>
  async (http: Context<Edge>): Promise<Response> => {
    const address = canonicalAddress(rule, { ...http.req.query(), ...http.req.param() });
    if (address === null) return passToApi(http.req.raw, http.env);
    try {
      const ports = { env: http.env, now, waitUntil: (work: Promise<unknown>) => http.executionCtx.waitUntil(work) };
      const found = await readLookup(ports, rule, address);
      if (found instanceof Response) return cleanAnswer(found);
      const age = Math.max(0, Math.round((now() - found.at) / secondMs));
      const headers = new Headers({ age: String(age), 'cache-control': browserCaching(rule), 'content-type': 'application/json' });
      return revalidated(http.req.raw, found.etag, found.body, headers);
    } catch (error) {
      return refuseFailure(error);
    }
  };
