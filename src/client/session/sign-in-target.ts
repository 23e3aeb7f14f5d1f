import { safePath } from '../../../contract/safe-path.ts';
import { isInApp } from '../host/host-app.ts';

/** Where a sign-in leads: to the page that required it, otherwise to the given one. */
export function signInTarget(homeHref: string): string {
  const path = safePath(new URLSearchParams(location.search).get('redirect'));
  return path === '/' ? homeHref : path;
}

/** Leaves the sign-in by a full load, so that no data of the guest remain. The app replaces the entry, so that "back" does not return here. */
export function goOn(homeHref: string): void {
  if (isInApp()) location.replace(signInTarget(homeHref));
  else location.assign(signInTarget(homeHref));
}
