/** All calls of the marketplace in one Hono app. */
import { logFailure, withRequestId } from './platform/log.ts';
import { requestIdHeader, traceOf } from '../contract/wire/request-log.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { calls } from '../contract/index.ts';
import { createGatherer, type Tally } from '../contract/system/tally.ts';
import { pathOf } from '../contract/wire/call.ts';
import { allowedAt, documentPaths } from '../contract/wire/call-paths.ts';
import { visitsPath } from '../contract/analytics/visits.ts';
import { jobsOf } from './jobs/compose.ts';
import { addVisits } from './analytics/visits.ts';
import { addPaymentReturns } from './payment/callback.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Env } from './platform/env.ts';
import { answerCode, serve } from './platform/http/serve.ts';
import { openApiDocument } from './platform/http/openapi.ts';
import { docsPage } from './platform/http/docs-page.ts';
import { serveMedia } from './platform/media-route.ts';
import type { Subject } from './platform/subject/subject.ts';
import { subjects } from './subjects.ts';
import { writeCounted } from './system/counters.ts';

const routesOf = (list: readonly Subject[]) => new Map(list.flatMap(({ routes }) => routes ?? []).map((route) => [route.call.name, route]));

/**
 * @param clock clock of the app; tests pass their own @param tally counts the calls by subject @param wait resolves when counts have to be
 * written although no further call came @param list the subjects whose calls are served
 */
export function createApp(
  clock: Clock = systemClock,
  tally?: Tally,
  wait?: () => Promise<unknown>,
  list: readonly Subject[] = subjects,
): Hono<{ Bindings: Env }> {
  const composed = { clock, jobs: jobsOf(list) };
  const routes = routesOf(list);
  const app = new Hono<{ Bindings: Env }>();
  app.use((http, next) => withRequestId(next, http.req.header(requestIdHeader)));
  const gather = createGatherer(wait);
  const counted = (name: string): MiddlewareHandler<{ Bindings: Env }> => {
    if (tally === undefined) return (_, next) => next();
    return async (http, next) => {
      const startedAt = clock.now();
      await next();
      const now = clock.now();
      gather(http.executionCtx, now, () => writeCounted(http.env, tally.take()));
      tally.count(name, now - startedAt, http.res.status, now);
    };
  };
  app.use('/media/*', counted('media'));
  for (const { subject, call } of calls) {
    const route = routes.get(call.name);
    if (route === undefined) throw new Error(`${call.name} has no handler`);
    app.on([call.method], [pathOf(call)], counted(subject), serve(route, composed));
  }
  app.get(documentPaths.openApi, () => Response.json(openApiDocument(), { headers: { 'cache-control': 'public, max-age=300' } }));
  app.get(documentPaths.docs, () => docsPage());
  addPaymentReturns(app, composed);
  app.get('/media/:key{.+}', (http) => serveMedia(http.req.raw, http.env, http.req.param('key'), clock.now()));
  app.post(visitsPath, (http) => addVisits(http, clock));
  app.notFound(({ req }) => {
    const allow = req.method === 'OPTIONS' ? null : allowedAt(req.path);
    return allow === null ? answerCode('NOT_FOUND') : answerCode('METHOD_NOT_ALLOWED', { allow });
  });
  app.onError((error) => {
    logFailure({ error: traceOf(error) });
    return answerCode('UNEXPECTED');
  });
  return app;
}
