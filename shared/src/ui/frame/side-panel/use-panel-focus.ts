import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/**
 * antd's drawer focuses the layer around its panel, of which a screen reader says nothing, and gives the focus back
 * only once its movement has ended undisturbed. Here it goes into the panel at once, and back when the panel closes.
 */
export function usePanelFocus(open: boolean): (panel: HTMLElement | null) => void {
  const opener = useRef<Element | null>(null);
  /** The drawer attaches its panel anew with each picture; focus is moved by the first. */
  const entered = useRef(false);

  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
    else entered.current = false;
  }, [open]);

  useEffect(() => {
    if (!open) return;
    return () => {
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    };
  }, [open]);

  return useCallback((panel: HTMLElement | null) => {
    if (!panel || entered.current) return;
    entered.current = true;
    // After the drawer's own focus, which comes with the effects of the same picture.
    requestAnimationFrame(() => {
      if (!panel.contains(document.activeElement)) panel.querySelector<HTMLElement>(focusable)?.focus();
    });
  }, []);
}
