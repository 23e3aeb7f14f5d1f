/** Reads a request's body within its size, as JSON or multipart, and judges it by the call's schema. */
import type * as z from 'zod/mini';
import type { CallDefinition } from '../../contract/call.ts';
import { fieldErrors } from '../../contract/errors.ts';
import { uploadBytesMax } from '../../contract/limits.ts';
import { bodyBytesMax } from '../../contract/upload.ts';
import type { UploadedFile } from './handler.ts';
import { sha256 } from './ids.ts';
import { Refusal } from './refusal.ts';

async function readBytes(request: Request, bytesMax: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > bytesMax) throw new Refusal('TOO_LARGE');
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > bytesMax) throw new Refusal('TOO_LARGE');
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

const isFieldError = (message: string): boolean => (fieldErrors as readonly string[]).includes(message);

/** Judges input by a schema. @throws Refusal BAD_INPUT with a code per field */
export function judge(schema: z.ZodMiniType, input: unknown): unknown {
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
  readonly files: Record<string, UploadedFile[]>;
  /** What identifies the body for a repeated call (D-16); files by their content. */
  fingerprint(): Promise<string>;
}

const noBody: ReadBody = { input: undefined, files: {}, fingerprint: async () => '' };

/** @throws Refusal TOO_LARGE, UNSUPPORTED_MEDIA (wrong content type), BAD_INPUT (not JSON, unknown or too many files) */
export async function readBody(call: CallDefinition, request: Request): Promise<ReadBody> {
  if (call.body === undefined) return noBody;
  return call.files === undefined ? readJson(call.body, request, bodyBytesMax(call)) : readMultipart(call, request);
}

async function readJson(schema: z.ZodMiniType, request: Request, bytesMax: number): Promise<ReadBody> {
  const bytes = await readBytes(request, bytesMax);
  if (bytes.byteLength === 0) {
    if (schema.safeParse(undefined).success) return noBody;
    throw new Refusal('BAD_INPUT', { fields: { body: 'REQUIRED' } });
  }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Refusal('UNSUPPORTED_MEDIA');
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

async function fingerprintOf(input: Record<string, string | string[]>, files: ReadBody['files']): Promise<string> {
  const marks = Object.entries(files).map(async ([field, list]) => [
    field,
    await Promise.all(list.map(async ({ name, bytes }) => [name, await sha256(bytes)])),
  ]);
  return JSON.stringify([input, await Promise.all(marks)]);
}

async function readMultipart(call: CallDefinition, request: Request): Promise<ReadBody> {
  const bytes = await readBytes(request, bodyBytesMax(call));
  const type = request.headers.get('content-type') ?? '';
  if (!type.toLowerCase().startsWith('multipart/form-data')) throw new Refusal('UNSUPPORTED_MEDIA');
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new Refusal('BAD_INPUT', { fields: { body: 'INVALID' } });
  }
  // Names come from outside: `constructor` is one like any other.
  const fileFields = new Map(Object.entries(call.files ?? {}));
  const input = Object.create(null) as Record<string, string | string[]>;
  const files = Object.create(null) as Record<string, UploadedFile[]>;
  for (const [field, value] of form.entries() as Iterable<[string, string | File]>) {
    if (typeof value === 'string') {
      const before = input[field];
      input[field] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
      continue;
    }
    const rule = fileFields.get(field);
    if (rule === undefined) throw new Refusal('BAD_INPUT', { fields: { [field]: 'UNKNOWN_FIELD' } });
    // Browsers send an empty part for a file input that was left alone.
    if (value.size === 0 && value.name === '') continue;
    if (value.size > uploadBytesMax) throw new Refusal('TOO_LARGE', { fields: { [field]: 'TOO_LONG' } });
    const list = (files[field] ??= []);
    if (list.length >= rule.countMax) throw new Refusal('BAD_INPUT', { fields: { [field]: 'TOO_MANY' } });
    const content = new Uint8Array(await value.arrayBuffer());
    list.push({ name: value.name, bytes: content });
  }
  return { input, files, fingerprint: () => fingerprintOf(input, files) };
}
