import { atom, type ReadableAtom } from 'nanostores';
import type { Send } from './call.ts';
import { sendWithProgress } from './upload.ts';

export interface Upload {
  /** For the write that takes the files. */
  send: Send;
  /** 0 to 99 while files go out, else null. */
  percent: ReadableAtom<number | null>;
}

/** Sends files and tells how far they are, without rendering a form for each percent (ADR 005). */
export function newUpload(): Upload {
  const percent = atom<number | null>(null);
  return { send: sendWithProgress((value) => percent.set(value)), percent };
}
