import type { ReactNode } from 'react';
import { focusOnMount } from '../ui/focus-on-mount.ts';
import { Note, type NoteProps } from '../ui/Note.tsx';

/** Says that an action is done. It replaces the pressed button, so it takes over the focus and is read out. */
export function DoneNote({ tone = 'green', children }: Pick<NoteProps, 'tone'> & { children: ReactNode }) {
  return (
    <div ref={focusOnMount} tabIndex={-1}>
      <Note tone={tone} role="status">
        {children}
      </Note>
    </div>
  );
}
