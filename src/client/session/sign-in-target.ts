import { safePath } from '../../../contract/safe-path.ts';

/** Where a sign-in leads: to the page that required it, otherwise to the given one. */
export function signInTarget(homeHref: string): string {
  const path = safePath(new URLSearchParams(location.search).get('redirect'));
  return path === '/' ? homeHref : path;
}
