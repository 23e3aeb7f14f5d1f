/** One call = one definition: the server, the browser, the tests and the OpenAPI document are derived from it. */
import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { ConsoleRole } from '../moderation/roles.ts';
import type { Flag } from '../permissions.ts';
import type { AllSchemas } from './schemas.ts';
import type { Tag } from './tags.ts';
import type { UploadPurpose } from '../upload.ts';

type Schema = z.ZodMiniType;

/**
 * Who may call.
 * - `anyone`: no token is needed (docs/behaviour.md#public-calls); a valid token is used when there is one.
 * - `member`: a signed-in account; `flag` is the permission staff must hold (docs/behaviour.md#call-permissions), `mainOnly` refuses staff.
 * - `console`: who works in the console with this role (any role without one), in a session that has given its second factor;
 *   `isBeforeSecondFactor` marks the calls that lead there. Administrators may make every call of the console.
 */
export type Access =
  | { readonly who: 'anyone' }
  | { readonly who: 'member'; readonly flag?: Flag; readonly mainOnly?: true }
  | { readonly who: 'console'; readonly role?: ConsoleRole; readonly isBeforeSecondFactor?: true };

/** A file field of a multipart body. */
export interface FileField {
  /** Which formats and sizes it takes. */
  readonly purpose: UploadPurpose;
  /** How many files one call may carry in this field. */
  readonly countMax: number;
  /** Given out by signed addresses only. */
  readonly isPrivate?: true;
}

/** What a caller knows of a call. Its schemas stand in the subject's `schemas.ts` under the same name, so that browsers need not load them. */
export interface CallDefinition {
  /** The last part of the path, where that is a name: the call in code, tests and logs. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path below the base, parameters as `:name`. */
  readonly path: `/${string}`;
  /** `main` answers the envelope of docs/behaviour.md#envelope under `/api`; `content` the plain object under `/api/public` (docs/behaviour.md#call-addresses). */
  readonly base?: 'content';
  readonly access: Access;
  /** Sent as a form; as JSON, each field holds keys of files that were uploaded before (upload/takers.ts). */
  readonly files?: Readonly<Record<string, FileField>>;
  /** Its body is one file as it is; its query's `field` says which field of which call it is for. */
  readonly takesFile?: true;
  /** Changes something: takes an Idempotency-Key (docs/behaviour.md#idempotency-key). */
  readonly write?: true;
  /** What its answer may say otherwise once that has changed. */
  readonly reads?: readonly Tag[];
  /** What it makes stale. Every call says this or `reads`; an empty list says why it is empty. */
  readonly changes?: readonly Tag[];
  /** The answer may hold what is stored nowhere (a bank's page). The key belongs to what the handler stores, by which it knows a repeat. */
  readonly secretAnswer?: true;
}

/** What whoever answers a call judges and promises. */
export interface CallSchemas {
  readonly params?: Schema;
  readonly query?: Schema;
  /** A JSON body, or the text fields of a multipart body when the call takes files. */
  readonly body?: Schema;
  /** Shape of `data` in the envelope, or of the whole answer of a content call. */
  readonly data: Schema;
  /** Business refusals beyond those every call may answer (bad input, token, permission). */
  readonly errors?: readonly ErrorCode[];
  /** One sentence for the API document. */
  readonly summary: string;
}

/** A call as the server, the API document and the tests have it. */
export type WholeCall = CallDefinition & CallSchemas;

type LastPart<Path extends string> = Path extends `${string}/${infer Rest}` ? LastPart<Rest> : Path;
type NameOf<Definition extends { path: string }> = Definition extends { name: infer Name extends string }
  ? Name
  : LastPart<Definition['path']>;

/**
 * Declares a call; the literal types stay, so that callers and handlers know exact shapes.
 * @param definition with a name only where the last part of the path is none
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const Definition extends Omit<CallDefinition, 'name'> & Partial<Pick<CallDefinition, 'name'>>>(
  definition: Definition,
): Definition & { readonly name: NameOf<Definition> } {
  const name = definition.path.slice(definition.path.lastIndexOf('/') + 1) as NameOf<Definition>;
  return { name, ...definition };
}

/** `GetCities` → `getCities`, `info-pages` → `infoPages`: the name under which a call's schemas are exported. */
type SchemasKey<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Uncapitalize<Word>}${Capitalize<SchemasKey<Rest>>}`
  : Uncapitalize<Name>;
/** Of a call that is known by its general type only, the general type of its schemas. */
type SchemasOf<C extends CallDefinition> = SchemasKey<C['name']> extends keyof AllSchemas ? AllSchemas[SchemasKey<C['name']>] : CallSchemas;

type Part<C extends CallDefinition, Name extends keyof CallSchemas> = Name extends keyof SchemasOf<C> ? SchemasOf<C>[Name] : undefined;
type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : never;

/** What a handler receives after the schemas have judged the input. */
export type BodyOf<C extends CallDefinition> = Output<Part<C, 'body'>>;
export type QueryOf<C extends CallDefinition> = Output<Part<C, 'query'>>;
export type ParamsOf<C extends CallDefinition> = Output<Part<C, 'params'>>;
/** What a caller sends. */
export type BodyInputOf<C extends CallDefinition> = Input<Part<C, 'body'>>;
export type QueryInputOf<C extends CallDefinition> = Input<Part<C, 'query'>>;
export type ParamsInputOf<C extends CallDefinition> = Input<Part<C, 'params'>>;
/** What comes back in `data`. */
export type DataOf<C extends CallDefinition> = Output<Part<C, 'data'>>;

/** Where the browser finds the call on its own origin (docs/behaviour.md#call-addresses), parameters still as `:name`. */
export function pathOf(call: Pick<CallDefinition, 'base' | 'path'>): string {
  return (call.base === 'content' ? '/api/public' : '/api') + call.path;
}
