/** Restricts redirects after a form to pages of this site (docs/behaviour.md#redirect). The same rule for edge and browser. */

const base = 'https://kervan.invalid';

/** URL parsers drop tab, line feed and carriage return before they parse; other control characters do not belong in a path. */
// oxlint-disable-next-line no-control-regex -- the pattern looks for control characters
const controls = /[\u0000-\u001f\u007f]/;

/** Two slashes at the start, also encoded or as backslashes: a browser or a decoding proxy reads them as another host. */
const otherHost = /^\/(?:[/\\]|%2f|%5c)/i;

/** Calls and files, which are no pages: a call could change something for the person who was led there. */
const noPage = /^\/(?:api|media)\//;

/**
 * @param target as an address or a form gave it
 * @returns the normalised path with query and fragment, or `/` for anything that could lead to another origin or to no page
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
  // `/.//host` becomes `//host` only by normalisation, so the result is checked once more.
  return url.origin !== base || otherHost.test(path) || noPage.test(path) ? '/' : path;
}
