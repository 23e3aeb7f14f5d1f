/** Reads request bodies with limits on size and time. */
import { secondMs } from '../contract/limits.ts';
import { dropRest } from '../contract/wire/unread-body.ts';
import { refuse } from './answers.ts';
import { inTime } from './cache/in-time.ts';

/** Time for a complete body of a call or form, and between two chunks of an upload. */
export const bodyTimeoutMs = 30 * secondMs;

/** @returns the body, or a refusal if it is too large or too slow. The sender need not state its length. @param timeoutMs for all of it */
export async function readBody(request: Request, bytesMax: number, timeoutMs = bodyTimeoutMs): Promise<ArrayBuffer | Response> {
  if (request.body === null) return new ArrayBuffer(0);
  const reader = (request.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  const until = Date.now() + timeoutMs;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (;;) {
    const part = await inTime(reader.read(), until - Date.now());
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
      const part = await inTime(reader.read(), idleMs);
      if (part === null) {
        controller.error(late());
        void reader.cancel().catch(() => undefined);
      } else if (part.done) controller.close();
      else controller.enqueue(part.value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
