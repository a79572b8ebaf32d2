import { useLayoutEffect } from 'react';
import './hidden-page.css';

/** Marks the one child of the body that stays usable: the dialog's. */
const layerAttribute = 'data-lock-layer';
const lockedAttribute = 'data-session-locked';

/** The page may have been hidden before the dialog was in the body; then the dialog was taken for a part of the page. */
export function keepUsable(layer: HTMLElement): void {
  layer.setAttribute(layerAttribute, '');
  layer.inert = false;
}

/**
 * Hides the page from eyes, screen readers and the keyboard, without taking away what was typed. Whatever lies beside
 * it in the body (dialogs, menus) goes with it.
 */
export function useHiddenPage(active: boolean): void {
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
