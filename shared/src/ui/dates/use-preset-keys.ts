import { type KeyboardEvent, useRef } from 'react';

/** A calendar that opens again needs some frames until it can hold the focus. */
function focusOnceShown(element: HTMLElement, frames = 10): void {
  element.focus({ preventScroll: true });
  if (document.activeElement !== element && frames > 0)
    requestAnimationFrame(() => focusOnceShown(element, frames - 1));
}

/** Leads by the arrow down from an input to the usual ranges below the calendar, and by Escape back to the input. */
export function usePresetKeys(openCalendar: (open: boolean) => void) {
  const input = useRef<HTMLInputElement>(null);
  const presets = useRef<HTMLElement>(null);
  const entering = useRef(false);
  const enter = () => {
    const first = presets.current?.querySelector('button');
    if (!entering.current || !first) return;
    entering.current = false;
    // The picker itself puts the focus on its input when it opens.
    setTimeout(() => focusOnceShown(first));
  };
  const leave = () => {
    openCalendar(false);
    input.current?.focus();
  };
  return {
    /** They come with the calendar, some frames after the key. */
    hold: (element: HTMLElement | null) => {
      presets.current = element;
      enter();
    },
    keep: ({ target }: { target: EventTarget }) => {
      if (target instanceof HTMLInputElement) input.current = target;
    },
    /** Returns whether the key was for the ranges. */
    goDown: (event: KeyboardEvent): boolean => {
      if (event.key !== 'ArrowDown') return false;
      event.preventDefault();
      entering.current = true;
      openCalendar(true);
      enter();
      return true;
    },
    goBack: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      leave();
    },
    leave,
  };
}
