import { useState, type ClipboardEvent, type DragEvent } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Files of the clipboard; the field handles a clipboard with text only. */
export const filesPasted =
  (onFiles: (files: readonly File[]) => void) =>
  (event: ClipboardEvent): void => {
    const { files } = event.clipboardData;
    if (files.length === 0) return;
    event.preventDefault();
    onFiles([...files]);
  };

export interface FileDropArea {
  isOver: boolean;
  handlers: {
    onDragOver?: (event: DragEvent) => void;
    onDragLeave?: (event: DragEvent) => void;
    onDrop?: (event: DragEvent) => void;
  };
}

/** Accepts files dragged onto a part of the page. @param onFiles undefined to refuse them; the browser would open a dropped file */
export function useFileDrop(onFiles: ((files: readonly File[]) => void) | undefined): FileDropArea {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        if (onFiles === undefined) event.dataTransfer.dropEffect = 'none';
        else setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
      },
      onDrop: (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles?.([...event.dataTransfer.files]);
      },
    },
  };
}
