/** The steps of a call: the checks of call-checks.ts in order → its key → handler → envelope. */
import { logFailure } from '../log.ts';
import { traceOf } from '../../../contract/wire/request-log.ts';
import type { Context as HonoContext } from 'hono';
import { bookmarkHeader, countryHeader, countryOf } from '../../../contract/wire/internal-headers.ts';
import type { CallDefinition } from '../../../contract/wire/call.ts';
import { type ErrorCode, errors } from '../../../contract/wire/errors.ts';
import { dropUnread } from '../../../contract/wire/unread-body.ts';
import type { Envelope } from '../../../contract/wire/wire.ts';
import { loadCaller } from './caller.ts';
import type { Clock } from '../clock.ts';
import { countReads, type ReadTrips, rowsReadHeader, writeRowsRead } from '../db/counting-db.ts';
import type { Env } from '../env.ts';
import { type Caller, type Context, type Deps, Done, type Route } from './handler.ts';
import { claimKey, commitOf, type KeyHold, releaseKey, replacedKeysOf, saveAnswer, type SavedAnswer, withdrawKeys } from './idempotency.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../subject/jobs.ts';
import { checks, type ValidInput, validateInput } from './call-checks.ts';
import { keyedHash } from '../security/keyed-hash.ts';
import { networkOf } from '../security/network.ts';
import { openSession } from './reading.ts';
import { Refusal, refusalOfConstraint } from './refusal.ts';
import { Spool } from '../spool-store.ts';

/** The parts of the app that serve calls. */
interface Composed {
  clock: Clock;
  jobs: Jobs;
}

type Http = HonoContext<{ Bindings: Env }>;

const noStore = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

function envelope(body: Envelope, status: number, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...noStore, ...headers } });
}

/** The answer to a refused call. */
function answerRefusal(refusal: Refusal, more: Record<string, string> = {}): Response {
  const { status, message } = errors[refusal.code];
  const { fields, retryAfterSeconds, done } = refusal.details;
  const headers: Record<string, string> = {
    ...more,
    ...(retryAfterSeconds !== undefined && { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) }),
  };
  return envelope(
    { success: false, message, code: refusal.code, ...(fields && { errors: fields }), ...(done !== undefined && { data: done }) },
    status,
    headers,
  );
}

/** The answer to a call without a handler, and to an unknown one. */
export const answerCode = (code: ErrorCode, headers: Record<string, string> = {}): Response => answerRefusal(new Refusal(code), headers);

/** Computed on first use, once. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}

/** Runs the checks of a call, then answers it. */
async function run(route: Route, http: Http, composed: Composed, db: D1DatabaseSession): Promise<Response> {
  const { call } = route;
  const request = http.req.raw;
  const now = composed.clock.now();
  const caller = await loadCaller(http.env, db, request.headers.get('authorization'), now);
  const waitUntil = (work: Promise<unknown>): void => http.executionCtx.waitUntil(work);
  // Large files wait here until the call has checked them; only for calls with files.
  let spool: Spool | undefined;
  const input = once(() => {
    if (call.files !== undefined || call.takesFile === true)
      spool = new Spool({ env: http.env, db, ownerUserId: caller?.masterUserId ?? null, now, waitUntil });
    return validateInput(call, http.req, spool);
  });
  let hold: KeyHold | null = null;
  const deps: Deps = {
    env: http.env,
    db,
    commit: commitOf(db, () => hold),
    ...composed,
    address: networkOf(request.headers.get('cf-connecting-ip') ?? ''),
    userAgent: request.headers.get('user-agent') ?? '',
    country: countryOf(request.headers.get(countryHeader)),
    waitUntil,
  };
  const context = once(async () => contextOf(await input(), { caller, deps, request }));
  try {
    for (const { check } of checks) await check({ route, request, caller, input, context });
    return await handle(route, { ...(await input()), context: await context() }, (claimed) => (hold = claimed));
  } finally {
    if (spool !== undefined) waitUntil(spool.drop());
  }
}

interface Who {
  caller: Caller | null;
  deps: Deps;
  request: Request;
}

function contextOf({ body, query, params, files, key }: ValidInput, who: Who): Context<CallDefinition> {
  let operationKey = key;
  return {
    body,
    query,
    params,
    files,
    ...who,
    // Created on first use, since reads need none.
    get operationKey() {
      return (operationKey ??= newId());
    },
  } as unknown as Context<CallDefinition>;
}

interface CheckedCall extends ValidInput {
  context: Context<CallDefinition>;
}

/** @param hold receives the hold of the claimed key, which the call's write then uses up */
async function handle(
  route: Route,
  { context, query, key, fingerprint }: CheckedCall,
  hold: (claimed: KeyHold) => void,
): Promise<Response> {
  const { call } = route;
  const { caller, deps, request } = context;
  const { env, db, clock } = deps;

  const shown = async (result: unknown): Promise<unknown> =>
    route.show !== undefined && result instanceof Done
      ? new Done(result.code, await route.show(result.data, context), result.message)
      : result;
  if (key === null || call.secretAnswer === true) return answer(call, await shown(await route.handle(context)));
  const owner = caller?.userId ?? 'anyone';
  // Keyed, because a body may contain a password that must not be guessable from the database.
  const bodyHash = await keyedHash(env, 'idempotency', `${JSON.stringify(query ?? {})}\n${await fingerprint()}`);
  await withdrawKeys(db, owner, replacedKeysOf(request), clock.now());
  const claim = await claimKey(db, owner, key, call.name, bodyHash, clock.now());
  if ('answer' in claim) return answerAgain(claim.answer);
  if ('written' in claim) {
    const saved = await savedAnswer(answer(call, await shown(claim.written)));
    await saveAnswer(db, owner, key, saved);
    return answerAgain(saved);
  }
  hold(claim.hold);
  let result: unknown;
  try {
    result = await shown(await route.handle(context));
  } catch (error) {
    // Only without a write: after a write the key stays used, even if the call fails later.
    await releaseKey(db, claim.hold);
    throw error;
  }
  const response = answer(call, result);
  const answerSaved = await savedAnswer(response.clone());
  try {
    await saveAnswer(db, owner, key, answerSaved);
  } catch (error) {
    noteFailure(call, error);
    // A call that is repeated before the answer is stored gets IN_PROGRESS.
    deps.waitUntil(saveAnswer(db, owner, key, answerSaved).catch((again: unknown) => noteFailure(call, again)));
  }
  return response;
}

const savedAnswer = async (response: Response): Promise<SavedAnswer> => ({ status: response.status, body: await response.text() });

const answerAgain = ({ status, body }: SavedAnswer): Response =>
  new Response(body, { status, headers: { ...noStore, 'content-type': 'application/json', 'idempotent-replay': 'true' } });

/** Logs the name of the call and the error, never input, address or token. */
function noteFailure(call: CallDefinition, error: unknown): void {
  logFailure({ call: call.name, error: traceOf(error) });
}

function answer(call: CallDefinition, result: unknown): Response {
  if (result instanceof Response) return result;
  const done = result instanceof Done ? result : new Done('OK', result, 'OK');
  if (call.base === 'content') return Response.json(done.data, { headers: noStore });
  return envelope({ success: true, message: done.message, code: done.code, data: done.data }, 200);
}

/** Serves one call. Every answer is an envelope: no stack trace, no text of the database. */
export function serve(route: Route, composed: Composed): (http: Http) => Promise<Response> {
  return async (http) => {
    try {
      const reads: ReadTrips | null = http.env.MODE === 'local' ? [] : null;
      const { headers } = http.req.raw;
      const { session, close } = openSession(
        http.env.DB,
        route.call,
        headers.get('authorization'),
        headers.get(bookmarkHeader),
        composed.clock.now(),
      );
      const response = await run(route, http, composed, reads === null ? session : countReads(session, reads));
      const bookmark = close();
      if (route.call.write === true && bookmark !== null) response.headers.set(bookmarkHeader, bookmark);
      if (route.call.write === true) http.executionCtx.waitUntil(composed.jobs.sendLiveUpdates(http.env, composed.clock));
      if (reads !== null && response.webSocket === null) response.headers.set(rowsReadHeader, writeRowsRead(reads));
      return response;
    } catch (error) {
      // The edge forwards an upload as a stream: if it is refused without reading the body, the sender's connection breaks.
      await dropUnread(http.req.raw);
      if (error instanceof Refusal) return answerRefusal(error);
      const refusal = refusalOfConstraint(error);
      if (refusal !== null) return answerRefusal(refusal);
      noteFailure(route.call, error);
      return answerCode('UNEXPECTED');
    }
  };
}
