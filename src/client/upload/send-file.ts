/** Uploads one file before the call that uses it (ADR 036), for forms, chats and the import of products. */
import { uploadFile } from '../../../contract/upload/calls.ts';
import type { Upload } from '../../../contract/upload/schemas.ts';
import type { UploadField } from '../../../contract/upload/upload-fields.ts';
import { failureOf } from '../../../contract/wire/wire-call.ts';
import { call, type Answer, type Failure } from '../call.ts';
import { sendWithProgress } from './send-with-progress.ts';

/** Maximum number of parallel uploads. With more of them all together take longer. */
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
  /** Identifies the upload, so that a repetition has no further effect. */
  idempotencyKey: string;
  signal?: AbortSignal;
  /** Called with 0 to 99 during the upload, and with null at its end. */
  onPercent?: (percent: number | null) => void;
}

/** @returns null if the API of another provider accepts files only together with their form */
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

/** Whether the API does not have this call. */
const isUnknown = ({ status }: Failure): boolean => status === 404 || status === 405;
