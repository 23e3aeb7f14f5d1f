import { signal, type ReadonlySignal } from '@preact/signals-react';
import { useState } from 'react';
import type { Send } from '../../client/call.ts';
import { sendWithProgress } from '../../client/upload.ts';

export interface Upload {
  /** For the write that takes the files. */
  send: Send;
  /** 0 to 99 while files go out, else null. */
  percent: ReadonlySignal<number | null>;
}

function newUpload(): Upload {
  const percent = signal<number | null>(null);
  const send = sendWithProgress((value) => {
    percent.value = value;
  });
  return { send, percent };
}

/** Sends files and tells how far they are, without rendering the form for each percent (ADR 005). */
export function useUpload(): Upload {
  const [upload] = useState(newUpload);
  return upload;
}
