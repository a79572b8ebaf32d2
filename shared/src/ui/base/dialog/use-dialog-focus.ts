import { useLayoutEffect } from 'react';

/** Marks the dialog's content: React sets its own references only after the field has focused itself. */
const mark = 'data-focus-field';
const field = 'input:not([type="radio"], [type="hidden"])';

const contentAround = (element: HTMLElement) => element.closest('[role="dialog"]')?.querySelector(`[${mark}]`);

/**
 * Puts the focus into the dialog's field instead of its close button. It does so again when a question under the dialog
 * closes and gives the focus to the button that opened the question. When the dialog goes, the focus returns to that
 * button, or else to the element that had it before. Put the returned mark on the element around the dialog's content.
 */
export function useDialogFocus(): { readonly [mark]: true } {
  useLayoutEffect(() => {
    let home = document.activeElement;
    let at: HTMLElement | null = null;
    let inside = false;
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const wasInside = inside;
      const content = contentAround(target);
      inside = !!content;
      if (!content) home = target;
      else if (wasInside) at = target;
      else (at?.isConnected ? at : content.querySelector<HTMLElement>(field))?.focus();
    };
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && home instanceof HTMLElement)
          home.focus({ preventScroll: true });
      });
    };
  }, []);

  return { [mark]: true };
}
