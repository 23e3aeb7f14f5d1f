/** Checks of a call before its handler. The list at the end defines their order. */
import type { CallDefinition, WholeCall } from '../../../contract/wire/call.ts';
import { holdsRole } from '../../../contract/moderation/roles.ts';
import { bodyBytesMax } from '../../../contract/upload/rules.ts';
import { uploadFieldOf } from '../../../contract/upload/upload-fields.ts';
import { validate, type ReadBody, readBody } from '../body.ts';
import type { Caller, Context, Route } from './handler.ts';
import { idempotencyKeyOf } from './idempotency.ts';
import { Refusal } from './refusal.ts';
import type { Spool } from '../spool-store.ts';

/** @throws Refusal UNAUTHENTICATED */
function requireToken({ access }: CallDefinition, caller: Caller | null): void {
  if (caller === null && access.who !== 'anyone') throw new Refusal('UNAUTHENTICATED');
}

/** Repeated names keep the last value: a query is flat. */
const queryOf = (request: Request): Record<string, string> => Object.fromEntries(new URL(request.url).searchParams);

/** The calls whose permission this call needs: a file may be uploaded by everybody who may make the call that will use it. */
const permittedAs = (call: CallDefinition, request: Request): readonly CallDefinition[] =>
  call.takesFile === true ? [call, uploadFieldOf(queryOf(request)['field'] ?? '')?.call ?? call] : [call];

/** @throws Refusal FORBIDDEN, SECOND_FACTOR_NEEDED, SECOND_FACTOR_REQUIRED, SPENDING_LOCKED, PROOF_NEEDED */
function requirePermission({ access }: CallDefinition, caller: Caller | null): void {
  if (access.who === 'anyone' || caller === null) return;
  if (access.who === 'console') {
    if (!holdsRole(caller.consoleRole, access.role)) throw new Refusal('FORBIDDEN');
    if (access.isBeforeSecondFactor !== true && !caller.hasSecondFactor) throw new Refusal('SECOND_FACTOR_NEEDED');
    return;
  }
  if (access.isBeforeRequirement !== true && caller.lacksRequiredFactor) throw new Refusal('SECOND_FACTOR_REQUIRED');
  if (access.mainOnly === true && !caller.isMainUser) throw new Refusal('FORBIDDEN');
  if (access.flag !== undefined && !caller.may(access.flag)) throw new Refusal('FORBIDDEN');
  if (access.spends === true && caller.isSpendingLocked) throw new Refusal('SPENDING_LOCKED');
  if (access.isFresh === true) requireFresh(caller);
}

/** Requires a fresh proof, in handlers of calls that need it only for some input. @throws Refusal PROOF_NEEDED */
export function requireFresh({ hasFreshProof }: Caller): void {
  if (!hasFreshProof) throw new Refusal('PROOF_NEEDED');
}

/** Checks the stated length; a wrong or missing one is detected during reading. @throws Refusal TOO_LARGE */
function requireSize(call: WholeCall, { headers }: Request): void {
  if ((call.body !== undefined || call.takesFile === true) && Number(headers.get('content-length') ?? 0) > bodyBytesMax(call))
    throw new Refusal('TOO_LARGE');
}

/** @throws Refusal OWN_ACCOUNT for a caller in the console who belongs to the concerned account */
async function requireOthers({ route: { accountsOf }, caller, context }: CheckedCall): Promise<void> {
  if (accountsOf === undefined || caller === null) return;
  if ((await accountsOf(await context())).includes(caller.masterUserId)) throw new Refusal('OWN_ACCOUNT');
}

/** Input of a call, validated by its schemas. */
export interface ValidInput extends Pick<ReadBody, 'files' | 'fingerprint'> {
  params: unknown;
  query: unknown;
  body: unknown;
  /** The Idempotency-Key of a write. */
  key: string | null;
}

/** A request after routing. */
interface Routed {
  raw: Request;
  param(): Record<string, string>;
}

/** Address and headers first, the body last. @throws Refusal BAD_INPUT, UNSUPPORTED_MEDIA, TOO_LARGE */
export async function validateInput(call: WholeCall, routed: Routed, spool: Spool | undefined): Promise<ValidInput> {
  const request = routed.raw;
  const params = call.params === undefined ? undefined : validate(call.params, routed.param());
  const query = call.query === undefined ? undefined : validate(call.query, queryOf(request));
  const key = call.write === true ? idempotencyKeyOf(request) : null;
  const { input, files, fingerprint } = await readBody(call, request, spool);
  const body = call.body === undefined ? undefined : validate(call.body, input);
  return { params, query, body, key, files, fingerprint };
}

/** A call to be checked. Expensive parts are computed when a check first needs them. */
export interface CheckedCall {
  readonly route: Route;
  readonly request: Request;
  readonly caller: Caller | null;
  readonly input: () => Promise<ValidInput>;
  readonly context: () => Promise<Context<CallDefinition>>;
}

interface Check {
  /** Description of the check in the API document. */
  readonly of: string;
  readonly statuses: readonly number[];
  readonly check: (asked: CheckedCall) => unknown;
}

/**
 * The checks of a call before its handler, in this order; the first failure answers. Cheap checks precede expensive ones: for callers who
 * may not make the call, the body is neither read nor stored. A handler first checks the ownership of the objects in the input, then its
 * rules.
 */
export const checks: readonly Check[] = [
  { of: 'token', statuses: [401], check: ({ route, caller }) => requireToken(route.call, caller) },
  {
    of: 'permission',
    statuses: [403],
    check: ({ route, request, caller }) => permittedAs(route.call, request).forEach((call) => requirePermission(call, caller)),
  },
  { of: 'size', statuses: [413], check: ({ route, request }) => requireSize(route.call, request) },
  { of: 'input', statuses: [400, 415], check: ({ input }) => input() },
  { of: 'ownership', statuses: [403, 404], check: requireOthers },
];
