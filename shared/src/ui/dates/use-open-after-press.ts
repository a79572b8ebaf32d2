import { startTransition, useState } from 'react';

/**
 * For a field whose calendar takes longer to draw than a frame: the field answers the press at once, and the calendar
 * comes with one of the next frames. It closes without delay.
 */
export function useOpenAfterPress(): { open: boolean; onOpenChange: (open: boolean) => void } {
  const [open, setOpen] = useState(false);
  return {
    open,
    onOpenChange: (next) => (next ? startTransition(() => setOpen(true)) : setOpen(false)),
  };
}
