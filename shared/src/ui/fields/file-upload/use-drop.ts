import { type DragEvent, useState } from 'react';

/** Takes files that are dropped onto an element while it is `open` for them. */
export function useDrop(open: boolean, take: (files: FileList) => void) {
  const [dragging, setDragging] = useState(false);
  return {
    dragging,
    target: {
      onDragOver(event: DragEvent) {
        event.preventDefault();
        setDragging(open);
      },
      onDragLeave: () => setDragging(false),
      onDrop(event: DragEvent) {
        event.preventDefault();
        setDragging(false);
        if (open) take(event.dataTransfer.files);
      },
    },
  };
}
