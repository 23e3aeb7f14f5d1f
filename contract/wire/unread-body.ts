/** What a refusal does with a body that nobody has read: both Workers' servers end the connection after an answer that leaves one behind. */
import { secondMs, uploadBytesMax } from '../limits.ts';

/** The largest upload. Of a longer body the network can not hold the rest: its sender sees the end while it still sends, not with its next request. */
export const unreadBytesMax = 8 * uploadBytesMax;
/** Who sends slower than this is not waited for. */
const patienceMs = 10 * secondMs;

/** Reads on and drops what comes, for so long and so much. */
export async function dropRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const stop = (): void => void reader.cancel().catch(() => undefined);
  // Ends the reading as well.
  const timer = setTimeout(stop, patienceMs);
  try {
    for (let bytes = 0; bytes <= unreadBytesMax;) {
      const part = await reader.read();
      if (part.done) return;
      bytes += part.value.byteLength;
    }
    stop();
  } catch {
    // Whoever broke off has no next request.
  } finally {
    clearTimeout(timer);
  }
}

/** Drops a body that nobody has read, so that its connection serves the next request; one that says it is longer than we read is left alone. */
export async function dropUnread({ body, bodyUsed, headers }: Request): Promise<void> {
  if (body === null || bodyUsed || body.locked || Number(headers.get('content-length') ?? 0) > unreadBytesMax) return;
  await dropRest((body as ReadableStream<Uint8Array>).getReader());
}
