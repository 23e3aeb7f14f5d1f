import type { ReactNode } from 'react';
import { Note } from '../../ui/Note.tsx';

/** The reason of a refusal as an alert; renders nothing without one. */
export function Refusal({ children }: { children: ReactNode }) {
  if (children === undefined || children === null) return null;
  return (
    <Note tone="red" role="alert">
      {children}
    </Note>
  );
}
