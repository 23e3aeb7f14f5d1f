/** Whether the reader is at the end of a chat, where new messages are shown, or further up, where they must not scroll the page. */
import { signal, type ReadonlySignal } from '@preact/signals-react';

/** Measures of the scrolling element, in pixels. */
interface Place {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

/** A finger does not stop at the very last pixel. */
const footPx = 48;

export interface ReadingPlace {
  /** The number of messages that arrived below while the reader was further up. */
  below: ReadonlySignal<number>;
  scrolled: (place: Place) => void;
  /** @returns whether to scroll to the end */
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
