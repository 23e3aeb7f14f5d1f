/**
 * Receives messages of the native app (contract/host): forged and repeated ones, and those of another version, have no effect. Loaded
 * inside the app only.
 */
import { validateMessage } from '../../../contract/host/accepted-message.ts';
import { type FromHost, fromHost, hostVersion, noncePattern } from '../../../contract/host/messages.ts';
import { hostSelf, isOfOwnWindow, sendToHost } from './host-app.ts';
import { hostAcceptedKey, readText, storedUser, writeText } from '../store/stored.ts';

/** The newest id accepted from an app with this nonce, over all its pages. */
function lastIdOf(nonce: string): number {
  const [storedNonce, id] = (readText(hostAcceptedKey) ?? '').split(' ');
  return storedNonce === nonce ? Number(id) || 0 : 0;
}

/** Messages of apps with another version, or with a nonce that can be guessed, are ignored. */
const isUsable = (): boolean => {
  const self = hostSelf();
  return self?.version === hostVersion && typeof self.nonce === 'string' && noncePattern.test(self.nonce);
};

/** @param perform executes each message once @returns a function that stops it */
export function listenToHost(perform: (message: FromHost) => void): () => void {
  const self = hostSelf();
  if (self === undefined || !isUsable()) return () => undefined;
  const { nonce } = self;
  const onMessage = (event: Event): void => {
    const message = event as MessageEvent<unknown>;
    if (!isOfOwnWindow(message)) return;
    const received = validateMessage(fromHost, message.data, { nonce, lastId: lastIdOf(nonce) });
    if (received === null) return;
    if ('fault' in received) {
      sendToHost({ type: 'refused', fault: received.fault });
      return;
    }
    // Recorded before the execution, so that a navigation is not repeated.
    writeText(hostAcceptedKey, `${nonce} ${received.message.id}`);
    perform(received.message);
  };
  const targets = [window, document];
  for (const target of targets) target.addEventListener('message', onMessage);
  sendToHost({ type: 'ready', path: location.pathname + location.search, isSignedIn: storedUser() !== null });
  return () => targets.forEach((target) => target.removeEventListener('message', onMessage));
}
