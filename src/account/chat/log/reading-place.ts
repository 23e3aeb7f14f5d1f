/** Whether someone reads at the foot of a chat, where new messages are shown, or further up, where they may not throw the page. */
import { signal, type ReadonlySignal } from '@preact/signals-react';

/** Of what scrolls, in pixels. */
interface Place {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

/** A finger does not stop at the last pixel. */
const footPx = 48;

export interface ReadingPlace {
  /** How many messages came below while something above was read. */
  below: ReadonlySignal<number>;
  scrolled: (place: Place) => void;
  /** @returns whether the foot is to be shown */
  came: (count: number, isOwn: boolean) => boolean;
  isAtFoot: () => boolean;
}

export function readingPlace(): ReadingPlace {
  const below = signal(0);
  let atFoot = true;
  return {
    below,
    scrolled: ({ scrollTop, clientHeight, scrollHeight }) => {
      atFoot = scrollHeight - scrollTop - clientHeight < footPx;
      if (atFoot) below.value = 0;
    },
    came: (count, isOwn) => {
      if (isOwn) atFoot = true;
      if (!atFoot) below.value += count;
      return atFoot;
    },
    isAtFoot: () => atFoot,
  };
}
