/** What is known of the other side while a chat is open: whether somebody is there, and writes. */
import { signal, type ReadonlySignal } from '@preact/signals-react';
import { type RoomEvent, typingPauseMs, typingShownMs } from '../../../../contract/chat/room-event.ts';

export type PartnerState = 'away' | 'online' | 'typing';

export interface Partner {
  state: ReadonlySignal<PartnerState>;
  /** Takes what a line tells; other events change nothing but that a message ends the writing. */
  take: (event: RoomEvent) => void;
  /** The line is broken: nothing is known. */
  lose: () => void;
}

/** @param ownCompanyId of whose side nothing is told */
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

/** @returns to be called with each letter; it tells the other side as often as the room takes it */
export function typingTeller(): (say: () => void) => void {
  let last = -Infinity;
  return (say) => {
    if (Date.now() - last < typingPauseMs) return;
    last = Date.now();
    say();
  };
}
