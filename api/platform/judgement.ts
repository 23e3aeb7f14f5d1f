/** What is judged of a call before its handler, each by itself; `serve.ts` says in which order. */
import type { CallDefinition, WholeCall } from '../../contract/call.ts';
import { holdsRole } from '../../contract/moderation/roles.ts';
import { bodyBytesMax } from '../../contract/upload.ts';
import { judge, type ReadBody, readBody } from './body.ts';
import type { Caller, Context, Route } from './handler.ts';
import { idempotencyKeyOf } from './idempotency.ts';
import { Refusal } from './refusal.ts';
import type { Spool } from './spool-store.ts';

/** @throws Refusal UNAUTHENTICATED */
export function requireToken({ access }: CallDefinition, caller: Caller | null): void {
  if (caller === null && access.who !== 'anyone') throw new Refusal('UNAUTHENTICATED');
}

/** @throws Refusal FORBIDDEN, SECOND_FACTOR_NEEDED */
export function requirePermission({ access }: CallDefinition, caller: Caller | null): void {
  if (access.who === 'anyone' || caller === null) return;
  if (access.who === 'console') {
    if (!holdsRole(caller.consoleRole, access.role)) throw new Refusal('FORBIDDEN');
    if (access.isBeforeSecondFactor !== true && !caller.hasSecondFactor) throw new Refusal('SECOND_FACTOR_NEEDED');
    return;
  }
  if (access.mainOnly === true && !caller.isMainUser) throw new Refusal('FORBIDDEN');
  if (access.flag !== undefined && !caller.may(access.flag)) throw new Refusal('FORBIDDEN');
}

/** By what the request says of itself: of a length that is told wrong or not at all, reading finds out. @throws Refusal TOO_LARGE */
export function requireSize(call: WholeCall, { headers }: Request): void {
  if (call.body !== undefined && Number(headers.get('content-length') ?? 0) > bodyBytesMax(call)) throw new Refusal('TOO_LARGE');
}

/** @throws Refusal OWN_ACCOUNT for who works in the console on an account that they belong to */
export async function requireOthers({ accountsOf }: Route, context: Context<CallDefinition>, caller: Caller | null): Promise<void> {
  if (accountsOf === undefined || caller === null) return;
  if ((await accountsOf(context)).includes(caller.masterUserId)) throw new Refusal('OWN_ACCOUNT');
}

/** What the call came with, as its schemas understand it. */
export interface JudgedInput extends Pick<ReadBody, 'files' | 'fingerprint'> {
  params: unknown;
  query: unknown;
  body: unknown;
  /** The Idempotency-Key of a write. */
  key: string | null;
}

/** A request as the router has understood it. */
interface Routed {
  raw: Request;
  param(): Record<string, string>;
}

/** Repeated names keep the last value: a query is flat. */
const queryOf = (request: Request): Record<string, string> => Object.fromEntries(new URL(request.url).searchParams);

/** The address and the headers first, the body last. @throws Refusal BAD_INPUT, UNSUPPORTED_MEDIA, TOO_LARGE */
export async function judgeInput(call: WholeCall, routed: Routed, spool: Spool | undefined): Promise<JudgedInput> {
  const request = routed.raw;
  const params = call.params === undefined ? undefined : judge(call.params, routed.param());
  const query = call.query === undefined ? undefined : judge(call.query, queryOf(request));
  const key = call.write === true ? idempotencyKeyOf(request) : null;
  const { input, files, fingerprint } = await readBody(call, request, spool);
  const body = call.body === undefined ? undefined : judge(call.body, input);
  return { params, query, body, key, files, fingerprint };
}
