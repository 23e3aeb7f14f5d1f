import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { LogEntry } from './log.ts';
import { readingPlace, type ReadingPlace } from './reading-place.ts';

export interface Reading {
  list: RefObject<HTMLDivElement | null>;
  place: ReadingPlace;
  toFoot: () => void;
  toUnread: () => void;
}

const unreadOf = (list: HTMLElement): HTMLElement | null => list.querySelector<HTMLElement>('.chat__unread');
const topIn = (list: HTMLElement, line: HTMLElement): number => line.offsetTop - list.offsetTop;
const footOf = (list: HTMLElement): void => list.scrollTo({ top: list.scrollHeight });

/**
 * Keeps the end of a chat in view for a reader at the end, and the position for a reader further up.
 * @param entries all messages
 * @param states of own messages that have not arrived
 */
export function useReadingPlace(entries: readonly LogEntry[], ownCompanyId: string, states: readonly string[]): Reading {
  const list = useRef<HTMLDivElement>(null);
  const [place] = useState(readingPlace);
  const seen = useRef<{ newest: number; waiting: number } | null>(null);
  const newest = entries.at(-1)?.sequence ?? 0;
  const shape = states.join();

  useLayoutEffect(() => {
    const log = list.current;
    if (log === null) return;
    const waiting = shape === '' ? 0 : shape.split(',').length;
    const before = seen.current;
    seen.current = { newest, waiting };
    if (before === null) {
      footOf(log);
      const line = unreadOf(log);
      place.opened(log, line === null ? null : topIn(log, line));
      return;
    }
    const news = entries.filter(({ sequence }) => sequence > before.newest);
    const isOwn = waiting > before.waiting || news.some(({ message }) => message.peek().companyId === ownCompanyId);
    if (news.length > 0 || isOwn) place.came(news.length, isOwn);
    // Also when a waiting message grows by the reason of its refusal.
    if (place.isAtFoot()) footOf(log);
  }, [entries, newest, ownCompanyId, place, shape]);

  useEffect(() => {
    const log = list.current;
    if (log === null) return undefined;
    const onScroll = (): void => place.scrolled(log);
    const stay = (): void => {
      if (place.isAtFoot()) footOf(log);
    };
    // When the phone's keyboard opens or the composer grows, the last message stays in view; also when a quote's card takes the place of its text.
    const sizes = new ResizeObserver(stay);
    const parts = new MutationObserver(stay);
    log.addEventListener('scroll', onScroll, { passive: true });
    sizes.observe(log);
    parts.observe(log, { childList: true, subtree: true });
    return () => {
      log.removeEventListener('scroll', onScroll);
      sizes.disconnect();
      parts.disconnect();
    };
  }, [place]);

  const toUnread = (): void => {
    const line = list.current && unreadOf(list.current);
    // A third of the visible part is context that was read before.
    if (list.current && line) list.current.scrollTo({ top: topIn(list.current, line) - list.current.clientHeight / 3 });
  };
  return { list, place, toFoot: () => list.current !== null && footOf(list.current), toUnread };
}
