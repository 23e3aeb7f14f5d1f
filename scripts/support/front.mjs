/*
 * What stands before the Workers on this machine, as the network does in production: it leads each request to the file, the sandbox bank
 * or the edge, and packs answers. It has the public port to itself (docs/decisions/060): Miniflare's own entry takes a request through
 * three Workers more, and does for everyone what its headers say.
 */
import { WorkerEntrypoint } from 'cloudflare:workers';

/** What Cloudflare packs, of the kinds that there are here. */
const packable =
  /^(?:text\/(?:html|plain|css|javascript|xml)|application\/(?:json|javascript|xml|manifest\+json|ld\+json|xhtml\+xml|wasm)|image\/(?:svg\+xml|x-icon)|font\/[to]tf)\s*(?:;|$)/i;

/** @returns the packing that a client likes best of those that we have, or null */
const packingFor = (accepted) => {
  const wishes = accepted.split(',').map((wish) => {
    const [coding = '', weight] = wish.split(';');
    return { coding: coding.trim(), weight: weight === undefined ? 1 : Number(weight.trim().replace(/^q=/, '')) };
  });
  const best = wishes
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .find(({ coding }) => ['br', 'gzip', 'identity'].includes(coding))?.coding;
  return best === 'br' || best === 'gzip' ? best : null;
};

/** workerd packs the body by what the header says. */
const packed = (request, answer) => {
  const packing = packingFor(request.headers.get('accept-encoding') ?? '');
  const isPackable = packable.test(answer.headers.get('content-type') ?? '') && !answer.headers.has('content-encoding');
  if (packing === null || !isPackable || answer.body === null) return answer;
  const sent = new Response(answer.body, answer);
  sent.headers.set('content-encoding', packing);
  return sent;
};

/** A path as the files' Worker reads it. */
const readPath = (path) =>
  path
    .split('/')
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    })
    .join('/')
    .replaceAll(/\/+/g, '/');

/** All paths of files; made of the binding once. */
let files;

/** Where the public port leads. */
export class Front extends WorkerEntrypoint {
  async fetch(request) {
    files ??= new Set(this.env.PATHS);
    const url = new URL(request.url);
    // Dots and the like are resolved, as on the network.
    const asked = url.href === request.url ? request : new Request(url, request);
    // What is sent to a file is refused by the edge, which knows what to do with a body.
    const isFile = (request.method === 'GET' || request.method === 'HEAD') && files.has(readPath(url.pathname));
    const to = url.hostname === this.env.BANK_HOST ? this.env.BANK : isFile ? this.env.ASSETS : this.env.EDGE;
    return packed(request, await to.fetch(asked));
  }
}

/** The files for the edge, which asks for them where it has no page. */
export class Files extends WorkerEntrypoint {
  fetch(request) {
    return this.env.ASSETS.fetch(request);
  }
}

/** Who comes another way than by the public port finds nothing. */
export default { fetch: () => new Response(null, { status: 404 }) };
