import { useLayoutEffect } from 'react';
import './hidden-page.css';

/** Marks the one child of the body that stays usable: the dialog. */
const layerAttribute = 'data-lock-layer';
const lockedAttribute = 'data-session-locked';

/** For a page that was hidden before the dialog was in the body: then the dialog was hidden as a part of the page. */
export function keepUsable(layer: HTMLElement): void {
  layer.setAttribute(layerAttribute, '');
  layer.inert = false;
}

/**
 * Hides the page from eyes, screen readers and the keyboard, and keeps what was typed. It hides everything beside the
 * page in the body (dialogs, menus) too.
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
      // Runs after the dialog has gone and has given up the focus.
      requestAnimationFrame(() => focused instanceof HTMLElement && focused.focus({ preventScroll: true }));
    };
  }, [active]);
}
