import type { ReactNode } from 'react';
import { Note } from '../../ui/Note.tsx';

/** Why something was not done; nothing while nothing is wrong. */
export function Refusal({ children }: { children: ReactNode }) {
  if (children === undefined || children === null) return null;
  return (
    <Note tone="red" role="alert">
      {children}
    </Note>
  );
}
