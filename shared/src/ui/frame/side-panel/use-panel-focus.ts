import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useOpener } from '../../base/dialog/use-opener';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/**
 * antd's drawer focuses the layer around its panel, and a screen reader says nothing about that layer. It gives the
 * focus back only once its movement has ended undisturbed. Here the focus goes into the panel at once, and back when
 * the panel closes.
 */
export function usePanelFocus(open: boolean) {
  const focusOpener = useOpener(open);
  /** The drawer attaches its panel again with each render; only the first one moves the focus. */
  const entered = useRef(false);
  const shown = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    if (!open) entered.current = false;
  }, [open]);

  useEffect(() => {
    if (!open) return;
    return focusOpener;
  }, [open, focusOpener]);

  /**
   * A question over the panel gives the focus back to an element that disappears with the panel. This then moves the
   * focus back to the opener.
   */
  const comeBack = () => {
    const at = document.activeElement;
    if (at === document.body || shown.current?.contains(at)) focusOpener();
  };
  const enter = useCallback((panel: HTMLElement | null) => {
    if (!panel || entered.current) return;
    entered.current = true;
    shown.current = panel;
    // This runs after the drawer's own focus, which comes with the effects of the same render.
    requestAnimationFrame(() => {
      if (!panel.contains(document.activeElement)) panel.querySelector<HTMLElement>(focusable)?.focus();
    });
  }, []);
  return { enter, comeBack };
}
