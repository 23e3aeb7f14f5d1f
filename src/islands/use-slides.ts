import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { bannerAutoplayMs } from '../../contract/limits.ts';
import { type SlideMotion, slideMotion } from './slide-motion.ts';

const swipePx = 40;

export interface Slides {
  index: number;
  isPaused: boolean;
  /** Whether the slider is hydrated, so that it can be paused. */
  isHydrated: boolean;
  setPaused: (isPaused: boolean) => void;
  go: (by: 1 | -1) => void;
  /** Handlers of the track. */
  drag: Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', (event: PointerEvent<HTMLElement>) => void>;
}

/**
 * The banner slider: automatic, cyclic, controlled by arrows, keys, touch and mouse; paused during interaction
 * (docs/behaviour.md#slider).
 * @param forward 1, or -1 from right to left
 */
export function useSlides(
  count: number,
  forward: 1 | -1,
  frame: RefObject<HTMLElement | null>,
  track: RefObject<HTMLElement | null>,
): Slides {
  // The previous slide and the direction determine the animation.
  const [{ index, from, by, px }, setMove] = useState({ index: 0, from: 0, by: 1, px: 0 });
  const [isPaused, setPaused] = useState(false);
  const [isHydrated, setHydrated] = useState(false);
  const motion = useRef<SlideMotion | null>(null);
  const finger = useRef<{ startX: number } | null>(null);
  const at = (position: number): number => ((position % count) + count) % count;
  const go = (step: 1 | -1, moved = 0): void =>
    setMove((before) => ({ index: at(before.index + step), from: before.index, by: step, px: moved }));

  useEffect(() => {
    motion.current = slideMotion([...(track.current?.children ?? [])] as HTMLElement[], forward);
    setPaused(matchMedia('(prefers-reduced-motion: reduce)').matches);
    setHydrated(true);
  }, [forward, track]);
  useLayoutEffect(() => {
    if (from !== index) motion.current?.change(from, index, by, px);
  }, [index, from, by, px]);

  // Every move restarts the interval.
  useEffect(() => {
    if (!isHydrated || isPaused || count < 2) return undefined;
    const tick = (): void => {
      const hero = frame.current;
      const isLookedAt =
        (matchMedia('(hover: hover)').matches && hero?.matches(':hover')) || hero?.querySelector(':focus-visible') !== null;
      if (!isLookedAt && finger.current === null && !document.hidden) go(1);
    };
    // The first interval starts with the page.
    const passed = performance.now();
    const first = index === from && passed < bannerAutoplayMs ? bannerAutoplayMs - passed : bannerAutoplayMs;
    let timer = window.setTimeout(function again() {
      timer = window.setTimeout(again, bannerAutoplayMs);
      tick();
    }, first);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- restarts with every move
  }, [index, from, isHydrated, isPaused, count]);

  const movedX = (event: PointerEvent): number => (finger.current === null ? 0 : event.clientX - finger.current.startX);
  const drop = (event: PointerEvent): void => {
    const moved = movedX(event);
    if (finger.current === null) return;
    finger.current = null;
    // Scrolling the page moves the slide only temporarily.
    if (event.type === 'pointerup' && Math.abs(moved) > swipePx) go(moved * forward < 0 ? 1 : -1, moved);
    else motion.current?.settle(index);
  };
  return {
    index,
    isPaused,
    isHydrated,
    setPaused,
    go,
    drag: {
      onPointerDown: (event) => {
        if (count < 2 || event.button !== 0 || (event.target as Element).closest('a,button,iframe')) return;
        try {
          event.currentTarget.setPointerCapture(event.pointerId);
        } catch {
          // Replayed after hydration: if the finger was lifted meanwhile, the next event reports it.
        }
        finger.current = { startX: event.clientX };
      },
      onPointerMove: (event) => {
        if (finger.current === null) return;
        const moved = movedX(event);
        const step = moved * forward < 0 ? 1 : -1;
        motion.current?.drag(index, at(index + step), step, moved);
      },
      onPointerUp: drop,
      onPointerCancel: drop,
    },
  };
}
