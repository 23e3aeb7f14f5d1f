import { type ReactNode, useEffect, useRef } from 'react';

/** Heading of a part without a field. It replaces the pressed button, so the heading gets the focus. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} className="text-lg" tabIndex={-1}>
      {children}
    </h2>
  );
}
