import type { ReadonlySignal } from '@preact/signals-react';
import { useSignal } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import type { Send } from '../../client/call.ts';
import { sendWithProgress } from '../../client/upload.ts';

export interface Upload {
  /** For the write that takes the files. */
  send: Send;
  /** 0 to 99 while files go out, else null. */
  percent: ReadonlySignal<number | null>;
}

/** Sends files and tells how far they are, without rendering the form for each percent (docs/decisions/055). */
export function useUpload(): Upload {
  const percent = useSignal<number | null>(null);
  const send = useMemo(
    () =>
      sendWithProgress((value) => {
        percent.value = value;
      }),
    [percent],
  );
  return { send, percent };
}
