/** Sends one file ahead of the call that takes it (ADR 036): forms, chats and the import of products do it by this. */
import { uploadFile } from '../../contract/upload/calls.ts';
import type { Upload } from '../../contract/upload/schemas.ts';
import type { UploadField } from '../../contract/upload/takers.ts';
import { failureOf } from '../../contract/wire/wire-call.ts';
import { call, type Answer, type Failure } from './call.ts';
import { sendWithProgress } from './upload.ts';

/** More at a time are slower together than one after the other. */
const atOnce = 3;
let going = 0;
const waiting: (() => void)[] = [];

async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (going >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  going += 1;
  try {
    return await work();
  } finally {
    going -= 1;
    waiting.shift()?.();
  }
}

export interface FileSending {
  /** Names the upload: repeating it is safe. */
  idempotencyKey: string;
  signal?: AbortSignal;
  /** Called with 0 to 99 during the upload, and with null at its end. */
  onPercent?: (percent: number | null) => void;
}

/** @returns null of another provider's API, which takes files with their form only */
export async function sendFile(
  field: UploadField,
  file: File,
  { idempotencyKey, signal, onPercent = () => undefined }: FileSending,
): Promise<Answer<{ upload: Upload }> | null> {
  const input = { query: { field, name: file.name }, file, idempotencyKey, ...(signal !== undefined && { signal }) };
  const answer = await inTurn(async () =>
    signal?.aborted === true ? failureOf(0, 'NETWORK') : call(uploadFile, input, sendWithProgress(onPercent)),
  );
  return !answer.ok && isUnknown(answer) ? null : answer;
}

/** The API does not have this call. */
const isUnknown = ({ status }: Failure): boolean => status === 404 || status === 405;
