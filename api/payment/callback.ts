/**
 * Messages that the institution sends without a request of ours: the bank's form, posted by the buyer's browser from the bank's page, and
 * the webhook. Neither has a token; a secret in the address and the institution's signature authenticate them. They are not calls of the
 * contract, because only the institution makes them.
 */
import { logFailure } from '../platform/log.ts';
import { kindOf } from '../../contract/wire/request-log.ts';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { fallbackLanguage, type Language, languageOf } from '../../contract/text/languages.ts';
import { jsonBytesMax } from '../../contract/limits.ts';
import { paymentReturns } from '../../contract/payment/calls.ts';
import { sha256 } from '../../contract/wire/ids.ts';
import type { Clock } from '../platform/clock.ts';
import type { Env } from '../platform/env.ts';
import type { Jobs } from '../platform/subject/jobs.ts';
import { inquire } from './inquiry.ts';
import { findOrder, findOrderBySecret, logStatement, type Order } from './order-store.ts';
import { providerNamed, providersOf } from './providers.ts';
import { type Outcome, returnPage } from './return-page.ts';
import { beginCapture, capture, endUnconfirmed, type Settling } from './settle.ts';

type Http = Context<{ Bindings: Env }>;
interface Composed {
  clock: Clock;
  jobs: Jobs;
}

/** If the work after the answer fails, a later inquiry at the institution settles the order. */
function behind(http: Http, work: Promise<unknown>): void {
  http.executionCtx.waitUntil(work.catch((error: unknown) => logFailure({ payment: 'unsettled', error: kindOf(error) })));
}

async function fieldsOf(request: Request): Promise<Record<string, string> | null> {
  const form = await request.formData().catch(() => null);
  if (form === null) return null;
  return Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'));
}

/** Checks the form that the bank posted for an order, and captures a confirmed payment after the answer. */
async function answerCallback(http: Http, settling: Settling, order: Order, jobs: Jobs): Promise<Outcome> {
  const { db, clock, env, provider } = settling;
  const fields = await fieldsOf(http.req.raw);
  const confirmation = fields === null ? null : await provider.readCallback(fields);
  const digest = await sha256(JSON.stringify(Object.entries(fields ?? {}).toSorted()));
  if (confirmation === null || confirmation.orderId !== order.id) {
    await logStatement(db, { orderId: order.id, source: 'callback', mdStatus: null, outcome: 'forged', digest }, clock.now()).run();
    return 'unknown';
  }
  if (order.state !== 'pending') return order.state === 'capturing' || order.state === 'fulfilled' ? 'confirmed' : 'unknown';
  const answer = { source: 'callback' as const, mdStatus: confirmation.mdStatus, digest };
  if (confirmation.mdStatus !== 1) {
    await endUnconfirmed(settling, order, answer);
    return 'failed';
  }
  // The buyer need not wait for the capture: the payment page polls for the result.
  if (await beginCapture(settling, order, confirmation.paymentId, answer))
    behind(
      http,
      capture(settling, order, confirmation).then(() => jobs.deliverDue(env, clock)),
    );
  return 'confirmed';
}

const readerLanguage = (http: Http): Language => languageOf(http.req.query('language')) ?? fallbackLanguage;

async function callback(http: Http, { clock, jobs }: Composed): Promise<Response> {
  const language = readerLanguage(http);
  const db = http.env.DB.withSession('first-primary');
  const order = await findOrderBySecret(db, await sha256(http.req.param('secret') ?? ''));
  if (order === null) return returnPage(language, 'unknown');
  const settling = { env: http.env, db, clock, provider: providerNamed(http.env, order.provider) };
  return returnPage(language, await answerCallback(http, settling, order, jobs));
}

/** The order of a webhook, by the institution that has signed it. */
async function orderOfWebhook(env: Env, body: unknown, signature: string | null): Promise<string | null> {
  for (const provider of providersOf(env)) {
    const orderId = await provider.readWebhook(body, signature);
    if (orderId !== null) return orderId;
  }
  return null;
}

/** Only starts an inquiry at the institution, because the content of a webhook is not trusted. */
async function webhook(http: Http, { clock, jobs }: Composed): Promise<Response> {
  const body: unknown = await http.req.json().catch(() => null);
  const orderId = await orderOfWebhook(http.env, body, http.req.header('x-iyz-signature-v3') ?? null);
  if (orderId === null) return new Response(null, { status: 401 });
  const db = http.env.DB.withSession('first-primary');
  if ((await findOrder(db, orderId)) !== null) {
    const digest = await sha256(JSON.stringify(body));
    await logStatement(db, { orderId, source: 'webhook', mdStatus: null, outcome: 'received', digest }, clock.now()).run();
    behind(
      http,
      inquire(http.env, db, clock, { orderId, ends: null }).then(() => jobs.deliverDue(http.env, clock)),
    );
  }
  return new Response(null, { status: 204 });
}

/** Adds both routes. Anybody may send to them, so a body above the limit is refused whether or not it states its length. */
export function addPaymentReturns(app: Hono<{ Bindings: Env }>, composed: Composed): void {
  const limited = (onError: (http: Http) => Response | Promise<Response>) => bodyLimit({ maxSize: jsonBytesMax, onError });
  app.post(
    `${paymentReturns.callback}/:secret`,
    limited((http) => returnPage(readerLanguage(http), 'unknown')),
    (http) => callback(http, composed),
  );
  app.post(
    paymentReturns.webhook,
    limited(() => new Response(null, { status: 413 })),
    (http) => webhook(http, composed),
  );
}
