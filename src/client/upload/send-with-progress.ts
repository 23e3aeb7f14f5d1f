/** `fetch` does not report how much of a body was sent, so uploads with progress use XMLHttpRequest. */
import type { Send } from '../call.ts';

/** The last percent is for the server, which has to store the file. */
const percentMax = 99;

/** Resolves like `fetch`, but only when the whole answer has arrived. */
function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return new Response(request.responseText || null, { status: request.status, headers });
}

const hasFile = (body: unknown): boolean =>
  body instanceof Blob || (body instanceof FormData && [...body.values()].some((value) => value instanceof File));

/**
 * For the third parameter of {@link import('../call.ts').call}, which handles token, refresh and retries.
 * @param onPercent gets 0 to 99 during the upload, and null at its end
 */
export const sendWithProgress =
  (onPercent: (percent: number | null) => void): Send =>
  (address, init) => {
    const { method = 'POST', headers, body, signal } = init;
    if (!hasFile(body)) return fetch(address, init);
    const sending = new Promise<Response>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, address);
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onPercent(Math.min(percentMax, Math.floor((loaded / total) * 100)));
      });
      request.addEventListener('load', () => resolve(answerOf(request)));
      request.addEventListener('error', () => reject(new TypeError('the network failed')));
      request.addEventListener('abort', () => reject(signal?.reason ?? new DOMException('given up', 'AbortError')));
      signal?.addEventListener('abort', () => request.abort());
      onPercent(0);
      request.send(body as XMLHttpRequestBodyInit | null | undefined);
    });
    return sending.finally(() => onPercent(null));
  };
