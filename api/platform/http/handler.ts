/** What a handler is given and gives back. A handler reads as: parse → permit → do → answer; the first two are done here. */
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
  /** The role in the console, second factor or not. */
  readonly consoleRole: ConsoleRole | null;
  /** This session has given its second factor, not long ago. */
  readonly hasSecondFactor: boolean;
  /** May moderate in this session: sees what is not public. */
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
 * Writes, in one batch that uses up the call's key as well (commit.ts).
 * @param written what was done. Its data is kept with the write: what the answer cannot be told without, as a rule an id. What can be read
 *   again is read by the route's `show`.
 * @param refusedAs what it means when a guard of the batch stopped it
 * @returns `written`
 * @throws Refusal `refusedAs`, or IN_PROGRESS when another run of the same call has the key now; nothing is stored then
 */
export type Commit = <Written>(
  statements: readonly D1PreparedStatement[],
  written: Done<Written>,
  refusedAs?: ErrorCode,
) => Promise<Done<Written>>;

/** Its database reads, and makes statements for `commit`. Calls with a caller start at the primary; public reads may use a replica. */
export interface Deps extends Work {
  readonly commit: Commit;
  /** What is composed above the subjects. */
  readonly jobs: Jobs;
  /** The client's address or network (network.ts) as the edge saw it; for throttling only, never stored in clear. */
  readonly address: string;
  readonly userAgent: string;
  waitUntil(work: Promise<unknown>): void;
}

/** An uploaded file of a multipart body, not judged yet (api/platform/media.ts does that by content). */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: FileBytes;
}

/** A file that was uploaded before its call. */
export interface WaitingFile {
  readonly key: string;
}

/** What a call is given as a file. */
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
  /** The Idempotency-Key, or a random one: base of unique operation keys. */
  readonly operationKey: string;
}

/** An answer whose code says what was done; a handler may also return plain data, answered with the code OK. */
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
 * @param code what was done, e.g. COMPANY_SENT: translated by the client
 * @param message the fixed English sentence (docs/behaviour.md#messages)
 */
export const done = <Data>(code: string, message: string, data: Data): Done<Data> => new Done(code, data, message);

export type Handler<C extends CallDefinition> = (context: Context<C>) => Promise<DataOf<C> | Done<DataOf<C>> | Response>;

/** The main accounts that a call of the console is about, as its input names them; none for what is not there, which the handler says. */
type AccountsOf<C extends CallDefinition> = (context: Context<C>) => Promise<readonly string[]>;

export interface Route {
  readonly call: WholeCall;
  /** Judged before the handler: nobody works in the console on what is their own. */
  readonly accountsOf?: AccountsOf<CallDefinition>;
  readonly handle: (context: Context<CallDefinition>) => Promise<unknown>;
  readonly show?: (written: unknown, context: Context<CallDefinition>) => Promise<unknown>;
}

/** Binds a handler to its call; the call's schemas type the context. */
export function on<C extends CallDefinition>(call: C, handle: Handler<C>): Route;
/**
 * Binds a write whose answer is read after it.
 * @param write returns what `commit` has kept
 * @param show makes the answer's data of it: after the write, and for a repeat that finds the write without an answer
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
 * The same for a call of the console that is about accounts: a caller who belongs to one of them, as main user or staff, is refused
 * (OWN_ACCOUNT) before the handler, and the thing goes to a colleague.
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
