import { type RefObject, useEffect, useRef } from 'react';

/**
 * The heading of a form's step. It is scrolled into view and gets the focus when another step is opened, also by the form's own button,
 * which would keep the focus at the end of the next step.
 * @param isFirst the page opens at this step: the page's heading has the focus then
 */
export function useStepHeading(step: string, isFirst: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(isFirst ? step : null);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
