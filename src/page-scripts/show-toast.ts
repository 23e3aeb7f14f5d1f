/**
 * Messages of members' scripts on public pages, as toasts whose script is loaded when needed. It is no island,
 * since it only passes a text to the toast.
 */
// oxlint-disable-next-line import/default -- the bundler answers with the address of the file
import toastAddress from './toast.js?url&no-inline';

const root = document.documentElement;

export async function say(text: string, isGood: boolean): Promise<void> {
  const toast = (await import(/* @vite-ignore */ toastAddress)) as { say(text: string, isGood: boolean): void };
  toast.say(text, isGood);
}

/** Shows a refusal; an ended session leads to the sign-in and back to this page. */
export function toastFailure(code: string, text: string): void {
  if (code === 'UNAUTHENTICATED')
    location.assign(`${root.dataset['prefix'] ?? ''}/sign-in?redirect=${encodeURIComponent(location.pathname + location.search)}`);
  else void say(text, false);
}
