/**
 * Whether the reader is at the end of a chat, where new messages are shown, or further up, where they must not scroll the page. A chat
 * opens at its newest message; unread ones that do not fit are offered above it.
 */
import { signal, type ReadonlySignal } from '@preact/signals-react';

/** Measures of the scrolling element, in pixels. */
interface Place {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

/** Tolerance, because scrolling by finger rarely stops at the very last pixel. */
const footPx = 48;

export interface ReadingPlace {
  /** The number of messages that arrived below while the reader was further up. */
  below: ReadonlySignal<number>;
  /** The first unread message is above what is seen. */
  above: ReadonlySignal<boolean>;
  /** @param unreadTop of the first unread message, in the coordinates of `scrollTop`; null without one */
  opened: (place: Place, unreadTop: number | null) => void;
  scrolled: (place: Place) => void;
  /** @returns whether to scroll to the end */
  came: (count: number, isOwn: boolean) => boolean;
  isAtFoot: () => boolean;
}

export function readingPlace(): ReadingPlace {
  const below = signal(0);
  const above = signal(false);
  let atFoot = true;
  let unread: number | null = null;
  const scrolled = ({ scrollTop, clientHeight, scrollHeight }: Place): void => {
    atFoot = scrollHeight - scrollTop - clientHeight < footPx;
    if (atFoot) below.value = 0;
    if (unread !== null && unread >= scrollTop) above.value = false;
  };
  return {
    below,
    above,
    opened: (place, unreadTop) => {
      unread = unreadTop;
      above.value = unreadTop !== null;
      scrolled(place);
    },
    scrolled,
    came: (count, isOwn) => {
      if (isOwn) atFoot = true;
      if (!atFoot) below.value += count;
      return atFoot;
    },
    isAtFoot: () => atFoot,
  };
}
