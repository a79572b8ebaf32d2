import { type RefObject, useEffect, useRef } from 'react';

/** A hidden element keeps the focus until the browser paints. */
const isLost = (focused: Element | null) =>
  focused === null || focused === document.body || focused.closest('[hidden]') !== null;

/**
 * The element with the focus disappears with its step, so the next step takes the focus. Give the ref to the element
 * around, with `tabIndex` -1.
 */
export function useStepFocus<T extends HTMLElement>(step: unknown): RefObject<T | null> {
  const around = useRef<T>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (isLost(document.activeElement)) around.current?.focus();
  }, [step]);

  return around;
}
