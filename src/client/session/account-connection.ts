/** The live connection of the account: reports that chats or notifications have changed, on every page of the business area. */
import { atom } from 'nanostores';
import type { AccountEvent } from '../../../contract/chat/room-event.ts';
import { watchConnection } from '../connection.ts';
import { openLiveConnection } from './live-connection.ts';

/** Whether the connection is open, so that no polling is needed. */
export const $isAccountLive = atom(false);

/** Events of one action arrive together and are handled together. */
const gatherMs = 250;

/**
 * @param onChange gets what has to be refetched, and the balance if the server has sent it
 * @returns a function that stops it
 */
export function listenToAccount(onChange: (what: ReadonlySet<AccountEvent['type']>, balance: number | null) => void): () => void {
  const changed = new Set<AccountEvent['type']>();
  let balance: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = (...types: AccountEvent['type'][]): void => {
    for (const type of types) changed.add(type);
    timer ??= setTimeout(() => {
      timer = undefined;
      const what = new Set(changed);
      changed.clear();
      onChange(what, balance);
      balance = null;
    }, gatherMs);
  };
  const line = openLiveConnection<AccountEvent>(undefined, {
    onEvent: (event) => {
      if (event.type === 'credit') ({ balance } = event);
      note(event.type);
    },
    onOpen: (isBack) => {
      $isAccountLive.set(true);
      if (isBack) note('chats', 'bell', 'rights');
    },
    onClose: () => $isAccountLive.set(false),
  });
  const stopWatching = watchConnection(line.reconnect);
  return () => {
    clearTimeout(timer);
    stopWatching();
    line.stop();
    $isAccountLive.set(false);
  };
}
