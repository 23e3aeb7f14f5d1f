/** Inlines the picture that is seen first, which saves a round trip (ADR 009). */
import { env as boundEnv } from 'cloudflare:workers';
import { BoundedMap } from '../../worker/cache/bounded-map.ts';

interface Files {
  ASSETS: { fetch(address: string): Promise<Response> };
}

/** Maximum size of an inline picture. A larger one would delay the text. */
const bytesMax = 12_000;
/** Inline pictures, enough for about a dozen banners. */
const cached = new BoundedMap<string>(24 * bytesMax);

async function read(path: string): Promise<string> {
  // The assets binding ignores the host of a request.
  const answer = await (boundEnv as Files).ASSETS.fetch(`http://files${path}`);
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok || !type.startsWith('image/')) return path;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return bytes.byteLength > bytesMax ? path : `data:${type};base64,${btoa(String.fromCharCode(...bytes))}`;
}

/**
 * The `src` of a picture among the site's own files.
 * @param path of the file, from the site's root
 * @returns its content as a data address, or the path if the file is missing or too large
 */
export async function pictureInPage(path: string): Promise<string> {
  const known = cached.get(path);
  if (known !== undefined) return known;
  try {
    const source = await read(path);
    cached.set(path, source, source.length);
    return source;
  } catch {
    // The next page tries again.
    return path;
  }
}
