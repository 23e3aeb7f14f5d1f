/** Positions of slides during an animation. React decides which slide is shown. */

/** Milliseconds by width (docs/requirements.md#banner-slider-p-42); no motion for people who prefer less. */
const durationOf = (): number => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return innerWidth < 600 ? 200 : innerWidth < 992 ? 300 : 400;
};

export interface SlideMotion {
  /** Moves the outgoing and the incoming slide together. @param px how far a finger has already moved them */
  change: (from: number, to: number, by: number, px: number) => void;
  /** Makes a slide and its neighbour follow a finger. */
  drag: (at: number, neighbour: number, by: number, px: number) => void;
  /** Moves the slides back to their original positions. */
  settle: (at: number) => void;
}

/** @param forward towards the next slide in pixels: 1, or -1 from right to left */
export function slideMotion(slides: readonly HTMLElement[], forward: 1 | -1): SlideMotion {
  /** Places a slide `widths` widths beside the frame, independent of its position in the track. */
  const place = (position: number, widths: number, px = 0, ms = 0): void => {
    const { style } = slides[position] ?? {};
    if (style === undefined) return;
    style.transition = `transform ${ms}ms`;
    style.transform = `translateX(calc(${(widths - position) * 100 * forward}% + ${px}px))`;
    style.visibility = 'visible';
  };
  const hide = (isShown: (position: number) => boolean): void =>
    slides.forEach((slide, position) => {
      if (!isShown(position)) slide.style.visibility = 'hidden';
    });
  return {
    change: (from, to, by, px) => {
      const ms = durationOf();
      hide((position) => position === from || position === to);
      place(to, by, px);
      // Forces a layout at the start position, so that the transition runs.
      slides[to]?.getBoundingClientRect();
      place(from, -by, 0, ms);
      place(to, 0, 0, ms);
    },
    drag: (at, neighbour, by, px) => {
      hide(() => false);
      place(neighbour, by, px);
      place(at, 0, px);
    },
    settle: (at) => {
      hide((position) => position === at);
      place(at, 0, 0, durationOf());
    },
  };
}
