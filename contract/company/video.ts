/** Promotion videos come from YouTube's own pages only and are stored as their 11-character id (docs/behaviour.md#promotion-video). */
const hosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com']);
const idPattern = /^[\w-]{11}$/;

/** @returns the id of the video, or null for any other address; `youtu.be` is refused, as the specification demands */
export function videoIdOf(address: string): string | null {
  let url: URL;
  try {
    url = new URL(/^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`);
  } catch {
    return null;
  }
  if ((url.protocol !== 'https:' && url.protocol !== 'http:') || !hosts.has(url.hostname) || url.username !== '' || url.port !== '')
    return null;
  const inPath = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(url.pathname)?.[1];
  const id = url.pathname === '/watch' ? url.searchParams.get('v') : (inPath ?? null);
  return id !== null && idPattern.test(id) ? id : null;
}

/** The stored id as an address on the wire. */
export const videoUrl = (id: string | null): string => (id === null || id === '' ? '' : `https://www.youtube.com/watch?v=${id}`);
