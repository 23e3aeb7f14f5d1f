/*
 * The Worker at the public port. Miniflare's own entry lets whoever reaches it name the Worker, the address and the bucket of a request, so
 * that one listens on this machine only (ADR 010). Here a request gets what Cloudflare's network gives it: files first, then the
 * edge, and a compressed answer; and the sandbox bank under its own name.
 */
import { WorkerEntrypoint } from 'cloudflare:workers';

const compressible = /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json)|image\/svg\+xml)/;

/** workerd compresses a body as its header says. */
const compressed = (answer, accepted) => {
  const coding = ['br', 'gzip'].find((name) => accepted.split(/\s*,\s*/).includes(name));
  const isCompressible = compressible.test(answer.headers.get('content-type') ?? '') && !answer.headers.has('content-encoding');
  if (coding === undefined || !isCompressible || answer.body === null) return answer;
  const headers = new Headers(answer.headers);
  headers.set('content-encoding', coding);
  return new Response(answer.body, { status: answer.status, headers });
};

export class Front extends WorkerEntrypoint {
  async fetch(request) {
    const { ASSETS, BANK, BANK_HOST, EDGE } = this.env;
    const { method, headers } = request;
    // Dots in the path are resolved, and what a client says of its place (MF-CF-Blob) is nothing.
    const url = new URL(request.url);
    const asked = new Request(new Request(url, request), { cf: {} });
    const answer = async () => {
      if (url.hostname === BANK_HOST) return BANK.fetch(asked);
      // What is sent to a file is refused by the edge, which reads the body that it does not want.
      const file = method === 'GET' || method === 'HEAD' ? await ASSETS.fetch(url, { method, headers }) : null;
      return file === null || file.status === 404 ? EDGE.fetch(asked) : file;
    };
    return compressed(await answer(), headers.get('accept-encoding') ?? '');
  }
}

/** The files, for the edge's own binding. */
export default { fetch: (request, env) => env.ASSETS.fetch(request) };
