/** The embedded marketplace API's Worker: calls, the minute's work, deliveries that are tried again, the chat rooms and the lines of accounts. */
import { createApp } from './app.ts';
import { deliverDue } from './jobs/delivery.ts';
import { healthOf } from './jobs/health.ts';
import { runMinute } from './jobs/minute.ts';
import { addDevMail } from './mail/dev-mail.ts';
import type { Env } from './platform/env.ts';

export { ChatRoom } from './chat/room.ts';
export { AccountLine } from './notification/account-line.ts';

const app = createApp();
addDevMail(app);
app.get('/api/health', (http) => healthOf(http.env));

export default {
  fetch: app.fetch,
  async scheduled(_controller, env) {
    await runMinute(env);
  },
  /** A message only says that something is due: what, stands in the outbox. */
  async queue(_batch, env) {
    await deliverDue(env);
  },
} satisfies ExportedHandler<Env, { outboxId: string }>;
