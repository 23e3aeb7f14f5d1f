import { type RefObject, useEffect, useRef } from 'react';

/**
 * A ref for the heading of a form's step. When another step is opened, its heading is scrolled into view and gets the focus; otherwise the
 * focus would stay on the button at the end of the form.
 * @param isFirst the page was opened at this step, so the heading of the page has the focus
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
