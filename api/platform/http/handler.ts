/**
 * Input and output of handlers. A call is parsed, checked for permission, handled and answered; a handler runs after the first two steps.
 */
import type { BodyOf, CallDefinition, DataOf, ParamsOf, QueryOf, WholeCall } from '../../../contract/wire/call.ts';
import type { ErrorCode } from '../../../contract/wire/errors.ts';
import type { ConsoleRole } from '../../../contract/moderation/roles.ts';
import type { Flag } from '../../../contract/permissions.ts';
import { wholeCall } from '../../../contract/wire/schemas.ts';
import type { ApiLanguage as Language } from '../../../contract/text/languages.ts';
import type { FileBytes } from '../file-bytes.ts';
import type { Jobs } from '../subject/jobs.ts';
import type { Work } from '../subject/work.ts';

/** Who calls, read from the database on every call: a revoked flag or session refuses the next one (docs/behaviour.md#staff-grants). */
export interface Caller {
  readonly userId: string;
  /** The account that owns companies, credits and plan: the user's own, or the main user's for staff. */
  readonly masterUserId: string;
  readonly isMainUser: boolean;
  /** The role in the console, whether or not the session has a second factor. */
  readonly consoleRole: ConsoleRole | null;
  /** Whether the second factor was recently given in this session. */
  readonly hasSecondFactor: boolean;
  /** Whether the account already requires a second factor or passkey that this person does not have. */
  readonly lacksRequiredFactor: boolean;
  /** The person has proved recently in this session who they are (docs/behaviour.md#fresh-proof). */
  readonly hasFreshProof: boolean;
  /** Whether spending is locked, after a sign-in that the person has denied and until they set a new password. */
  readonly isSpendingLocked: boolean;
  /** This session may moderate, and sees content that is not public. */
  readonly isModerator: boolean;
  readonly language: Language;
  /** The session family of the access token. */
  readonly sessionId: string;
  readonly fullName: string;
  /** The main account's e-mail is verified. */
  readonly isEmailVerified: boolean;
  readonly plan: { id: string; startedAt: number; expiresAt: number } | null;
  may(flag: Flag): boolean;
}

/**
 * Executes a write in one batch, which also uses up the call's idempotency key (idempotency.ts). @param written the result. Its data are
 * stored with the write: only data that the answer needs and that cannot be read again, usually an id. The route's `show` reads the rest.
 * @param refusedAs the refusal when a guard of the batch stopped it
 * @returns `written`
 * @throws Refusal `refusedAs`, or IN_PROGRESS if another run of the same call has claimed the key; nothing is stored then
 */
export type Commit = <Written>(
  statements: readonly D1PreparedStatement[],
  written: Done<Written>,
  refusedAs?: ErrorCode,
) => Promise<Done<Written>>;

/**
 * Dependencies of handlers: they read from `db`, and create statements for `commit`. Calls with a caller start at the primary; public reads
 * may use a replica.
 */
export interface Deps extends Work {
  readonly commit: Commit;
  /** Jobs over all subjects. */
  readonly jobs: Jobs;
  /** The client's IP address or network (network.ts), as reported by the edge; for rate limits only, never stored in plain text. */
  readonly address: string;
  readonly userAgent: string;
  /** Country of the address, as reported by the edge: two upper-case letters; empty if unknown. */
  readonly country: string;
  waitUntil(work: Promise<unknown>): void;
}

/** An uploaded file of a multipart body, not validated yet (api/platform/media.ts validates it by content). */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: FileBytes;
}

/** A file that was uploaded before its call. */
export interface WaitingFile {
  readonly key: string;
}

/** A file of a call. */
export type GivenFile = UploadedFile | WaitingFile;

type CallerOf<C extends CallDefinition> = C['access']['who'] extends 'anyone' ? Caller | null : Caller;

export interface Context<C extends CallDefinition> {
  readonly body: BodyOf<C>;
  readonly query: QueryOf<C>;
  readonly params: ParamsOf<C>;
  readonly files: Record<string, GivenFile[]>;
  readonly caller: CallerOf<C>;
  readonly deps: Deps;
  readonly request: Request;
  /** The Idempotency-Key, or a random one: prefix of unique operation keys. */
  readonly operationKey: string;
}

/** An answer whose code names the effect; a handler may also return plain data, answered with the code OK. */
export class Done<Data> {
  readonly code: string;
  readonly data: Data;
  readonly message: string;
  constructor(code: string, data: Data, message: string) {
    this.code = code;
    this.data = data;
    this.message = message;
  }
}
/**
 * @param code the effect, e.g. COMPANY_SENT: translated by the client
 * @param message the fixed English sentence (docs/behaviour.md#messages)
 */
export const done = <Data>(code: string, message: string, data: Data): Done<Data> => new Done(code, data, message);

export type Handler<C extends CallDefinition> = (context: Context<C>) => Promise<DataOf<C> | Done<DataOf<C>> | Response>;

/** The main accounts that a call of the console concerns, by its input; none for unknown ids, which the handler refuses. */
type AccountsOf<C extends CallDefinition> = (context: Context<C>) => Promise<readonly string[]>;

export interface Route {
  readonly call: WholeCall;
  /** Checked before the handler: nobody in the console may act on their own account. */
  readonly accountsOf?: AccountsOf<CallDefinition>;
  readonly handle: (context: Context<CallDefinition>) => Promise<unknown>;
  readonly show?: (written: unknown, context: Context<CallDefinition>) => Promise<unknown>;
}

/** Binds a handler to its call; the call's schemas type the context. */
export function on<C extends CallDefinition>(call: C, handle: Handler<C>): Route;
/**
 * Binds a write whose answer is read after it.
 * @param write returns the data stored by `commit`
 * @param show reads the answer's data with it: after the write, and for a repeated call whose answer was lost
 */
export function on<C extends CallDefinition, Written>(
  call: C,
  write: (context: Context<C>) => Promise<Done<Written>>,
  show: (written: Written, context: Context<C>) => Promise<DataOf<C>>,
): Route;
export function on(call: CallDefinition, handle: unknown, show?: unknown): Route {
  return { call: wholeCall(call), handle, ...(show !== undefined && { show }) } as Route;
}

/**
 * The same for a call of the console that concerns accounts: callers who belong to one of them, as main user or staff, are refused
 * (OWN_ACCOUNT) before the handler, since a colleague has to act.
 */
export function onOthers<C extends CallDefinition>(call: C, accountsOf: AccountsOf<C>, handle: Handler<C>): Route;
export function onOthers<C extends CallDefinition, Written>(
  call: C,
  accountsOf: AccountsOf<C>,
  write: (context: Context<C>) => Promise<Done<Written>>,
  show: (written: Written, context: Context<C>) => Promise<DataOf<C>>,
): Route;
export function onOthers(call: CallDefinition, accountsOf: unknown, handle: unknown, show?: unknown): Route {
  return { call: wholeCall(call), accountsOf, handle, ...(show !== undefined && { show }) } as Route;
}
