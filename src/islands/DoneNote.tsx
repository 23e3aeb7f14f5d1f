import { useEffect, useRef, type ReactNode } from 'react';
import { Note, type NoteProps } from '../ui/Note.tsx';

/** Says that an action is done. It replaces the pressed button, so it takes over the focus and is read out. */
export function DoneNote({ tone = 'green', children }: Pick<NoteProps, 'tone'> & { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Note tone={tone} role="status">
        {children}
      </Note>
    </div>
  );
}
