/** The presence of the other side while a chat is open: online, and typing. */
import { signal, type ReadonlySignal } from '@preact/signals-react';
import { type RoomEvent, typingPauseMs, typingShownMs } from '../../../../contract/chat/room-event.ts';

export type PartnerState = 'away' | 'online' | 'typing';

export interface Partner {
  state: ReadonlySignal<PartnerState>;
  /** Applies an event of the live connection. Besides presence and typing, only a new message has an effect here: it ends the typing. */
  take: (event: RoomEvent) => void;
  /** The connection is lost, so the presence is unknown. */
  lose: () => void;
}

/** @param ownCompanyId events of this side are ignored */
export function createPartner(ownCompanyId: string): Partner {
  const state = signal<PartnerState>('away');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (next: PartnerState): void => {
    clearTimeout(timer);
    state.value = next;
  };
  const take = (event: RoomEvent): void => {
    if (event.type === 'welcome') return set(event.online.some((id) => id !== ownCompanyId) ? 'online' : 'away');
    const who = event.type === 'message' ? event.message.companyId : 'companyId' in event ? event.companyId : ownCompanyId;
    if (who === ownCompanyId) return;
    if (event.type === 'presence') set(event.isOnline ? 'online' : 'away');
    else if (event.type === 'message' && state.peek() === 'typing') set('online');
    else if (event.type === 'typing') {
      set('typing');
      timer = setTimeout(() => set('online'), typingShownMs);
    }
  };
  return { state, take, lose: () => set('away') };
}

/** @returns a function to call for each keystroke; it reports typing as often as the chat room accepts it */
export function typingNotifier(): (say: () => void) => void {
  let last = -Infinity;
  return (say) => {
    if (Date.now() - last < typingPauseMs) return;
    last = Date.now();
    say();
  };
}
