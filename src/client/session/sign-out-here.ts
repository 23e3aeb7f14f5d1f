/** A sign-out whose script cannot be loaded, without a network or after a deploy (docs/behaviour.md#refresh). */
import { forgetPersonalThings } from '../store/forget-personal-things.ts';
import { appTokenKey, readText, signOutDueKey, writeText } from '../store/stored.ts';
import { announce } from '../tabs.ts';

export function signOutHere(): void {
  const appToken = readText(appTokenKey) ?? '';
  forgetPersonalThings();
  writeText(signOutDueKey, appToken);
  announce({ type: 'signed-out', at: Date.now() });
  // The service worker ends pushes, also if the server is not reached. The contract's call would be most of this script.
  navigator.sendBeacon('/api/Auth/Logout');
  location.replace(`${document.documentElement.dataset['prefix'] ?? ''}/`);
}
