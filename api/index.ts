/** The Worker of the embedded marketplace API: calls, the scheduled run, retried deliveries, chat rooms and the sockets of accounts. */
import { createApp } from './app.ts';
import { deliverDue } from './jobs/delivery.ts';
import { runScheduled } from './jobs/scheduled-run.ts';
import { addDevMail } from './mail/dev-mail.ts';
import { unsetReporter } from '../contract/site/production.ts';
import { countedPath, createTally } from '../contract/system/tally.ts';
import { systemClock } from './platform/clock.ts';
import type { Env } from './platform/env.ts';
import { logFailure, withRequestId } from './platform/log.ts';
import { takeCounted, writeCounted } from './system/counters.ts';
import { healthOf } from './system/health.ts';

export { ChatRoom } from './chat/room/room.ts';
// The class keeps its first name for Cloudflare: past a migration that renames it, no deployment can be rolled back.
export { LiveConnection as AccountLine } from './notification/live-connection.ts';

const tally = createTally();
const app = createApp(systemClock, tally);
addDevMail(app);
app.get('/api/health', (http) => healthOf(http.env));
app.post(countedPath, (http) => takeCounted(http.req.raw, http.env));

const reportUnset = unsetReporter('api', logFailure);

export default {
  fetch(request, env, context) {
    reportUnset(env);
    return app.fetch(request, env, context);
  },
  async scheduled(_controller, env) {
    reportUnset(env);
    await withRequestId(async () => {
      await writeCounted(env, tally.take());
      await runScheduled(env);
    });
  },
  /** A message only means that something is due; the outbox contains the deliveries. */
  async queue(_batch, env) {
    await withRequestId(() => deliverDue(env));
  },
} satisfies ExportedHandler<Env, null>;
