import { useState, type ClipboardEvent, type DragEvent } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Files of the clipboard; a text without any is the field's own. */
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

/** Files that are dragged onto a part of the page. @param onFiles none where nothing may be dropped: the browser would open it */
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
