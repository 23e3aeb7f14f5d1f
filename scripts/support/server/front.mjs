/*
 * The Worker at the public port. Miniflare's own entry lets every client choose the Worker, address and bucket of a request, so it listens
 * on this machine only (ADR 010). This Worker replaces Cloudflare's network: it serves files first, then calls the edge, and compresses
 * answers. It also serves the sandbox bank and the local identity provider under their own hosts.
 */
import { WorkerEntrypoint } from 'cloudflare:workers';

const compressible = /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json)|image\/svg\+xml)/;

/** workerd compresses a body according to its header. */
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
    const { ASSETS, BANK, BANK_HOST, EDGE, IDENTITY, IDENTITY_HOST } = this.env;
    const { method, headers } = request;
    // Dots in the path are resolved, and the client's own `MF-CF-Blob` header is ignored.
    const url = new URL(request.url);
    const asked = new Request(new Request(url, request), { cf: {} });
    const answer = async () => {
      if (url.hostname === BANK_HOST) return BANK.fetch(asked);
      if (url.hostname === IDENTITY_HOST) return IDENTITY.fetch(asked);
      // Other methods go to the edge, which drains the body of a refused request.
      const file = method === 'GET' || method === 'HEAD' ? await ASSETS.fetch(url, { method, headers }) : null;
      return file === null || file.status === 404 ? EDGE.fetch(asked) : file;
    };
    return compressed(await answer(), headers.get('accept-encoding') ?? '');
  }
}

/** The files, for the edge's ASSETS binding. */
export default { fetch: (request, env) => env.ASSETS.fetch(request) };
