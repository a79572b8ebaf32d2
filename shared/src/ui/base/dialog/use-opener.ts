import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Gives the focus back to the element that had it when the layer was opened, also if an open layer is removed. */
export function useOpener(open: boolean): () => void {
  const opener = useRef<Element | null>(null);
  const comeBack = useCallback(() => {
    const element = opener.current;
    if (element instanceof HTMLElement && element.isConnected) element.focus();
  }, []);

  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);

  useEffect(() => () => void (document.activeElement === document.body && comeBack()), [comeBack]);

  return comeBack;
}
