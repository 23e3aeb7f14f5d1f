import type { Hono } from 'hono';
import { isoTime } from '../platform/clock.ts';
import type { Env } from '../platform/env.ts';
import { answerCode } from '../platform/http/serve.ts';
import { listSentMails } from './sent-mail-store.ts';

const bindingHost = 'api.internal';

/**
 * Adds `/api/dev/mail.json?to=`: sent mails, newest first, in local mode only (docs/behaviour.md#local-mail). In other modes the address
 * does not exist.
 */
export function addDevMail(app: Hono<{ Bindings: Env }>): void {
  app.get('/api/dev/mail.json', async (http) => {
    // Only calls over the edge's binding have this host.
    const host = http.req.header('host') ?? bindingHost;
    if (http.env.MODE !== 'local' || host !== bindingHost) return answerCode('NOT_FOUND');
    const mails = await listSentMails(http.env.DB.withSession('first-primary'), http.req.query('to') ?? null);
    const rows = mails.map(({ recipient, subject, text, html, sent_at, language }) => ({
      to: recipient,
      subject,
      text,
      html,
      at: isoTime(sent_at),
      language,
    }));
    return Response.json(rows, { headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } });
  });
}
