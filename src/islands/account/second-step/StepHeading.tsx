import type { ReactNode } from 'react';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';

/** Heading of a part without a field. It replaces the pressed button, so the heading gets the focus. */
export function StepHeading({ children }: { children: ReactNode }) {
  return (
    <h2 ref={focusOnMount} className="text-lg" tabIndex={-1}>
      {children}
    </h2>
  );
}
