/** Handles the unread body of a refused request: if an answer leaves a body unread, the servers of both Workers close the connection. */
import { secondMs, uploadBytesMax } from '../limits.ts';

/**
 * Several times the largest upload. The rest of a longer body is not read: its sender gets an error while sending, not with the next
 * request.
 */
export const unreadBytesMax = 8 * uploadBytesMax;
/** Maximum time for reading the rest of a body. */
const timeoutMs = 10 * secondMs;

/** Reads and discards, up to a time and a size. */
export async function dropRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const stop = (): void => void reader.cancel().catch(() => undefined);
  // The cancellation also ends a pending read.
  const timer = setTimeout(stop, timeoutMs);
  try {
    for (let bytes = 0; bytes <= unreadBytesMax;) {
      const part = await reader.read();
      if (part.done) return;
      bytes += part.value.byteLength;
    }
    stop();
  } catch {
    // If the sender has aborted, there is no connection to preserve.
  } finally {
    clearTimeout(timer);
  }
}

/** Discards an unread body, so that its connection serves the next request; a body with a larger declared length is not read. */
export async function dropUnread({ body, bodyUsed, headers }: Request): Promise<void> {
  if (body === null || bodyUsed || body.locked || Number(headers.get('content-length') ?? 0) > unreadBytesMax) return;
  await dropRest((body as ReadableStream<Uint8Array>).getReader());
}
