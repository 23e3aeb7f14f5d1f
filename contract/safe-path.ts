/** Where a person may be sent after a form: our own pages only (docs/behaviour.md#redirect). Judged alike by edge and browser. */

const base = 'https://kervan.invalid';

/** Tab, line feed and carriage return are dropped by URL parsers before they parse; the others have no place in a path. */
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const controls = /[\u0000-\u001f\u007f]/;

/** Two slashes at the start, also encoded or turned: another host for the browser or for a proxy that decodes. */
const otherHost = /^\/(?:[/\\]|%2f|%5c)/i;

/**
 * @param target what an address or a form asked for
 * @returns the normalised path with query and fragment, or `/` for anything that could leave our origin
 */
export function safePath(target: string | null | undefined): string {
  if (typeof target !== 'string' || !target.startsWith('/') || target.length > 2000) return '/';
  if (controls.test(target) || target.includes('\\') || otherHost.test(target)) return '/';
  let url: URL;
  try {
    url = new URL(target, base);
  } catch {
    return '/';
  }
  const path = url.pathname + url.search + url.hash;
  // `/.//host` becomes `//host` only by normalisation, so the result is judged once more.
  return url.origin !== base || otherHost.test(path) ? '/' : path;
}
