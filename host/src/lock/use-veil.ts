import { useLayoutEffect } from 'react';
import './veil.css';

/** Marks the one child of the body that stays usable: the dialog's. */
export const layerAttribute = 'data-lock-layer';
const lockedAttribute = 'data-session-locked';

/**
 * Hides the page from eyes, screen readers and the keyboard, without taking away what was typed. Whatever lies beside
 * it in the body (dialogs, menus) goes with it.
 */
export function useVeil(active: boolean): void {
  useLayoutEffect(() => {
    if (!active) return;
    const focused = document.activeElement;
    const hidden = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && !element.inert && !element.hasAttribute(layerAttribute),
    );
    for (const element of hidden) element.inert = true;
    document.documentElement.setAttribute(lockedAttribute, '');
    return () => {
      for (const element of hidden) element.inert = false;
      document.documentElement.removeAttribute(lockedAttribute);
      // After the dialog has gone and given up the focus it kept.
      requestAnimationFrame(() => focused instanceof HTMLElement && focused.focus({ preventScroll: true }));
    };
  }, [active]);
}
