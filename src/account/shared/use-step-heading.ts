import { type RefObject, useEffect, useRef } from 'react';

/**
 * The heading of the step that a form shows. It comes into view and takes the focus when another step is opened, also by the form's own
 * button, which would keep the focus at the end of the next step.
 * @param isFirst the page opens at this step by itself: its own heading has the focus then
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
