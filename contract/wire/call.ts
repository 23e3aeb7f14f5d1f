/** One definition per call, from which server, browser, tests and the OpenAPI document derive. */
import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { ConsoleRole } from '../moderation/roles.ts';
import type { Flag } from '../permissions.ts';
import type { AllSchemas } from './schemas.ts';
import type { Tag } from './tags.ts';
import type { UploadPurpose } from '../upload/rules.ts';

type Schema = z.ZodMiniType;

/**
 * Who may call.
 * - `anyone`: no token is needed (docs/behaviour.md#public-calls); a valid token is used when there is one.
 * - `member`: a signed-in account; `flag` is the permission that staff need (docs/behaviour.md#call-permissions), `mainOnly` refuses staff,
 * `isFresh` refuses a session without a recent proof of the person (docs/behaviour.md#fresh-proof), `spends` refuses a person whose
 * spending is locked (docs/behaviour.md#sign-in-alerts); `isBeforeRequirement` marks the calls of people without the second factor that
 * their account requires (docs/behaviour.md#required-second-factor).
 * - `console`: people of the console with this role (any role without one), in a session with a second factor; `isBeforeSecondFactor` marks
 * the calls by which such a session is reached. Administrators may make every call of the console.
 */
export type Access =
  | { readonly who: 'anyone' }
  | {
      readonly who: 'member';
      readonly flag?: Flag;
      readonly mainOnly?: true;
      readonly isFresh?: true;
      readonly spends?: true;
      readonly isBeforeRequirement?: true;
    }
  | { readonly who: 'console'; readonly role?: ConsoleRole; readonly isBeforeSecondFactor?: true };

/** A file field of a multipart body. */
export interface FileField {
  /** The permitted formats and sizes. */
  readonly purpose: UploadPurpose;
  /** The number of files in this field. */
  readonly countMax: number;
  /** Available by signed addresses only. */
  readonly isPrivate?: true;
}

/**
 * The part of a call that callers need. Its schemas are in the subject's `schemas.ts` under the same name, so that browsers need not load
 * them.
 */
export interface CallDefinition {
  /** The last part of the path, if that is a name: identifies the call in code, tests and logs. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path below the base, parameters as `:name`. */
  readonly path: `/${string}`;
  /**
   * `main` returns the envelope of docs/behaviour.md#envelope under `/api`; `content` the plain object under `/api/public`
   * (docs/behaviour.md#call-addresses).
   */
  readonly base?: 'content';
  readonly access: Access;
  /**
   * The call is sent as a form. It can also be sent as JSON; then each file field contains keys of files that were uploaded before
   * (upload/upload-fields.ts).
   */
  readonly files?: Readonly<Record<string, FileField>>;
  /** Its body is one unencoded file; `field` in its query names the field and call for which it is uploaded. */
  readonly takesFile?: true;
  /** Writes, and requires an Idempotency-Key (docs/behaviour.md#idempotency-key). */
  readonly write?: true;
  /** Tags on which its answer depends. */
  readonly reads?: readonly Tag[];
  /** Tags that it invalidates. Every call has this or `reads`; an empty list has a comment with the reason. */
  readonly changes?: readonly Tag[];
  /**
   * The answer may contain secrets (a bank's page) and is not stored for repetitions. The handler itself stores the idempotency key and
   * recognizes a repetition by it.
   */
  readonly secretAnswer?: true;
  /** The answer is generated while it is sent, which may take minutes. */
  readonly isLong?: true;
}

/** The part of a call that the server needs: validation and documentation. */
export interface CallSchemas {
  readonly params?: Schema;
  readonly query?: Schema;
  /** A JSON body, or the text fields of a multipart body if the call has files. */
  readonly body?: Schema;
  /** Shape of `data` in the envelope, or of the whole answer of a content call. */
  readonly data: Schema;
  /** Refusals in addition to those of every call (bad input, token, permission). */
  readonly errors?: readonly ErrorCode[];
  /** One sentence for the API document. */
  readonly summary: string;
}

/** A call for the server, the API document and the tests. */
export type WholeCall = CallDefinition & CallSchemas;

type LastPart<Path extends string> = Path extends `${string}/${infer Rest}` ? LastPart<Rest> : Path;
type NameOf<Definition extends { path: string }> = Definition extends { name: infer Name extends string }
  ? Name
  : LastPart<Definition['path']>;

/**
 * Declares a call and keeps its literal types, so that callers and handlers know exact shapes.
 * @param definition with a name only if the last part of the path is none
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
/** For a call of the general type, the general type of its schemas. */
type SchemasOf<C extends CallDefinition> = SchemasKey<C['name']> extends keyof AllSchemas ? AllSchemas[SchemasKey<C['name']>] : CallSchemas;

type Part<C extends CallDefinition, Name extends keyof CallSchemas> = Name extends keyof SchemasOf<C> ? SchemasOf<C>[Name] : undefined;
type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : never;

/** What a handler receives after validation. */
export type BodyOf<C extends CallDefinition> = Output<Part<C, 'body'>>;
export type QueryOf<C extends CallDefinition> = Output<Part<C, 'query'>>;
export type ParamsOf<C extends CallDefinition> = Output<Part<C, 'params'>>;
/** What a caller sends. */
export type BodyInputOf<C extends CallDefinition> = Input<Part<C, 'body'>>;
export type QueryInputOf<C extends CallDefinition> = Input<Part<C, 'query'>>;
export type ParamsInputOf<C extends CallDefinition> = Input<Part<C, 'params'>>;
/** The `data` of the answer. */
export type DataOf<C extends CallDefinition> = Output<Part<C, 'data'>>;

/** The address of the call on the site's own origin (docs/behaviour.md#call-addresses), parameters still as `:name`. */
export function pathOf(call: Pick<CallDefinition, 'base' | 'path'>): string {
  return (call.base === 'content' ? '/api/public' : '/api') + call.path;
}
