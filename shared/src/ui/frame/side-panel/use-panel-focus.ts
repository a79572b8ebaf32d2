import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useOpener } from '../../base/dialog/use-opener';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/**
 * antd's drawer focuses the layer around its panel, of which a screen reader says nothing, and gives the focus back
 * only once its movement has ended undisturbed. Here it goes into the panel at once, and back when the panel closes.
 */
export function usePanelFocus(open: boolean): {
  enter: (panel: HTMLElement | null) => void;
  /** A question that was asked over the panel gives the focus back to what is gone with it: it comes here then. */
  comeBack: () => void;
} {
  const focusOpener = useOpener(open);
  /** The drawer attaches its panel anew with each picture; focus is moved by the first. */
  const entered = useRef(false);
  const shown = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    if (!open) entered.current = false;
  }, [open]);

  useEffect(() => {
    if (!open) return;
    return focusOpener;
  }, [open, focusOpener]);

  const comeBack = () => {
    const at = document.activeElement;
    if (at === document.body || shown.current?.contains(at)) focusOpener();
  };
  const enter = useCallback((panel: HTMLElement | null) => {
    if (!panel || entered.current) return;
    entered.current = true;
    shown.current = panel;
    // After the drawer's own focus, which comes with the effects of the same picture.
    requestAnimationFrame(() => {
      if (!panel.contains(document.activeElement)) panel.querySelector<HTMLElement>(focusable)?.focus();
    });
  }, []);
  return { enter, comeBack };
}
