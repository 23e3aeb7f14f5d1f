/** Reads a request's body within its size limit, as JSON or multipart, and validates it by the call's schema. */
import type * as z from 'zod/mini';
import type { WholeCall } from '../../contract/wire/call.ts';
import { fieldErrors } from '../../contract/wire/errors.ts';
import { asciiLowerCase } from '../../contract/text/letter-case.ts';
import { uploadBytesMax } from '../../contract/limits.ts';
import { dropRest } from '../../contract/wire/unread-body.ts';
import { bodyBytesMax, formTextBytesMax } from '../../contract/upload/rules.ts';
import { readForm } from './form-body.ts';
import type { GivenFile } from './http/handler.ts';
import { joined } from './bytes.ts';
import { Refusal } from './http/refusal.ts';
import type { Spool } from './spool-store.ts';

/** Reads a body within its size limit. If reading stops early the rest is discarded, so that the connection can serve the next request. */
async function* chunksOf({ body }: Request, bytesMax: number): AsyncGenerator<Uint8Array> {
  const reader = (body as ReadableStream<Uint8Array> | null)?.getReader();
  if (reader === undefined) return;
  let isWhole = false;
  try {
    for (let length = 0; ;) {
      const { done, value } = await reader.read();
      isWhole = done;
      if (done) return;
      length += value.byteLength;
      if (length > bytesMax) throw new Refusal('TOO_LARGE');
      yield value;
    }
  } finally {
    if (!isWhole) await dropRest(reader);
  }
}

async function readBytes(request: Request, bytesMax: number): Promise<Uint8Array<ArrayBuffer>> {
  const length = Number(request.headers.get('content-length') ?? Infinity);
  // The platform does not pass on more bytes than the stated length.
  if (length <= bytesMax) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(request, bytesMax)) chunks.push(chunk);
  return joined(chunks);
}

const isFieldError = (message: string): boolean => (fieldErrors as readonly string[]).includes(message);

/** Validates input by a schema. @throws Refusal BAD_INPUT with a code per field */
export function validate(schema: z.ZodMiniType, input: unknown): unknown {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  const note = (path: readonly PropertyKey[], code: string): void => {
    fields[path.map(String).join('.') || 'body'] ??= code;
  };
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) note([...issue.path, key], 'UNKNOWN_FIELD');
    else if (isFieldError(issue.message) && issue.message !== 'INVALID') note(issue.path, issue.message);
    else note(issue.path, issue.input === undefined || issue.input === null || issue.input === '' ? 'REQUIRED' : 'INVALID');
  }
  throw new Refusal('BAD_INPUT', { fields });
}

export interface ReadBody {
  /** The raw value before the schema. */
  readonly input: unknown;
  readonly files: Record<string, GivenFile[]>;
  /** Identifies the body of a repeated call (docs/behaviour.md#idempotency-key); files by their content. */
  fingerprint(): Promise<string>;
}

/** The field of a call with a single file. */
export const fileField = 'file';

const noBody: ReadBody = { input: undefined, files: {}, fingerprint: async () => '' };

/**
 * @param spool stores large files until the call has checked them; only for calls with files
 * @throws Refusal TOO_LARGE, UNSUPPORTED_MEDIA (wrong content type), BAD_INPUT (not JSON, unknown or too many files)
 */
export async function readBody(call: WholeCall, request: Request, spool: Spool | undefined): Promise<ReadBody> {
  if (call.takesFile === true && spool !== undefined) return readFile(request, spool);
  if (call.body === undefined) return noBody;
  if (spool === undefined) return readJson(call.body, request, bodyBytesMax(call));
  if (isJson(request)) return readKeys(call, call.body, request);
  const type = request.headers.get('content-type') ?? '';
  if (!asciiLowerCase(type).startsWith('multipart/form-data')) throw new Refusal('UNSUPPORTED_MEDIA');
  return readForm(call, type, chunksOf(request, bodyBytesMax(call)), spool);
}

const isJson = ({ headers }: Request): boolean =>
  asciiLowerCase(headers.get('content-type')?.split(';')[0]?.trim() ?? '') === 'application/json';

/** A body that is a single file. */
async function readFile(request: Request, spool: Spool): Promise<ReadBody> {
  const writer = spool.write();
  for await (const chunk of chunksOf(request, uploadBytesMax)) await writer.write(chunk);
  if (writer.size === 0) throw new Refusal('EMPTY_FILE', { fields: { body: 'REQUIRED' } });
  const { bytes, sha256 } = await writer.end();
  return { input: undefined, files: { [fileField]: [{ name: '', bytes }] }, fingerprint: async () => sha256 };
}

/** Reads a JSON body in which each file field contains keys of files that were uploaded before. */
async function readKeys(call: WholeCall, schema: z.ZodMiniType, request: Request): Promise<ReadBody> {
  const { input, fingerprint } = await readJson(schema, request, formTextBytesMax);
  const rest = { ...(input as Record<string, unknown> | undefined) };
  const files: Record<string, GivenFile[]> = {};
  for (const [field, { countMax }] of Object.entries(call.files ?? {})) {
    const keys = [rest[field] ?? []].flat();
    delete rest[field];
    if (!keys.every((key) => typeof key === 'string')) throw new Refusal('BAD_INPUT', { fields: { [field]: 'INVALID' } });
    if (keys.length > countMax) throw new Refusal('BAD_INPUT', { fields: { [field]: 'TOO_MANY' } });
    if (keys.length > 0) files[field] = keys.map((key) => ({ key }));
  }
  return { input: rest, files, fingerprint };
}

async function readJson(schema: z.ZodMiniType, request: Request, bytesMax: number): Promise<ReadBody> {
  const bytes = await readBytes(request, bytesMax);
  if (bytes.byteLength === 0) {
    if (schema.safeParse(undefined).success) return noBody;
    throw new Refusal('BAD_INPUT', { fields: { body: 'REQUIRED' } });
  }
  if (!isJson(request)) throw new Refusal('UNSUPPORTED_MEDIA');
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
    const input: unknown = JSON.parse(text);
    if (typeof input !== 'object' || input === null || Array.isArray(input))
      throw new Refusal('BAD_INPUT', { fields: { body: 'INVALID' } });
    return { input, files: {}, fingerprint: async () => text };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('BAD_INPUT', { fields: { body: 'INVALID' } });
  }
}
