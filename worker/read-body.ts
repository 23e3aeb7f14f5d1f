/** Reads request bodies with limits on size and time. */
import { secondMs } from '../contract/limits.ts';
import { dropRest } from '../contract/wire/unread-body.ts';
import { refuse } from './answers.ts';
import { withTimeout } from './cache/with-timeout.ts';

/** Time for a complete body of a call or form, and between two chunks of an upload. */
export const bodyTimeoutMs = 30 * secondMs;

/**
 * @returns the body, or a refusal if it is too large or too slow. The sender need not state the length. @param timeoutMs for the whole body
 */
export async function readBody(request: Request, bytesMax: number, timeoutMs = bodyTimeoutMs): Promise<ArrayBuffer | Response> {
  if (request.body === null) return new ArrayBuffer(0);
  const reader = (request.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  const until = Date.now() + timeoutMs;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (;;) {
    const part = await withTimeout(reader.read(), until - Date.now());
    if (part === null) {
      void reader.cancel().catch(() => undefined);
      return refuse('BODY_LATE');
    }
    if (part.done) return new Blob(chunks).arrayBuffer();
    bytes += part.value.byteLength;
    if (bytes > bytesMax) {
      await dropRest(reader);
      return refuse('TOO_LARGE');
    }
    chunks.push(part.value);
  }
}

/**
 * Reads all of a body that is too large, since browsers show no answer before they have sent everything.
 * @param endBytes minimum of bytes at each end, if the body has as many
 * @returns its two ends, or a refusal if it is larger than `bytesMax` or too slow
 */
export async function readEnds(request: Request, endBytes: number, bytesMax: number, timeoutMs: number): Promise<Blob | Response> {
  if (request.body === null) return new Blob([]);
  const reader = (request.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  const until = Date.now() + timeoutMs;
  const start: Uint8Array<ArrayBuffer>[] = [];
  const end: Uint8Array<ArrayBuffer>[] = [];
  let [bytes, lastBytes] = [0, 0];
  while (bytes <= bytesMax) {
    const part = await withTimeout(reader.read(), until - Date.now());
    if (part?.done === true) return new Blob([...start, ...end]);
    if (part === null) {
      void reader.cancel().catch(() => undefined);
      return refuse('BODY_LATE');
    }
    if (bytes < endBytes) start.push(part.value);
    else {
      end.push(part.value);
      lastBytes += part.value.byteLength;
      for (let first = end[0]; first !== undefined && lastBytes - first.byteLength >= endBytes; first = end[0]) {
        lastBytes -= first.byteLength;
        end.shift();
      }
    }
    bytes += part.value.byteLength;
  }
  void reader.cancel().catch(() => undefined);
  return refuse('TOO_LARGE');
}

/** As {@link readBody}, as text. */
export async function readText(request: Request, bytesMax: number): Promise<string | Response> {
  const body = await readBody(request, bytesMax);
  return body instanceof Response ? body : new TextDecoder().decode(body);
}

/** @returns the same bytes; the stream fails with `late()` after an idle time */
export function withIdleLimit(body: ReadableStream<Uint8Array>, idleMs: number, late: () => Error): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const part = await withTimeout(reader.read(), idleMs);
      if (part === null) {
        controller.error(late());
        void reader.cancel().catch(() => undefined);
      } else if (part.done) controller.close();
      else controller.enqueue(part.value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
