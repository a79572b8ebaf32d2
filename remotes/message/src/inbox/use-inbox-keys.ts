import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Where letters are typed. */
const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

interface InboxKeys {
  /** `j` and `k`: the message after or before the present one. */
  onStep: (step: 1 | -1) => void;
  /** `u`: the present message was not read after all. */
  onUnread: () => void;
}

/**
 * The keys of the inbox. They work while the focus is in it or nowhere, so never in a field, menu or dialog, and never
 * together with a modifier key.
 */
export function useInboxKeys(inbox: RefObject<HTMLElement | null>, { onStep, onUnread }: InboxKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey, isComposing, defaultPrevented } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || isComposing || defaultPrevented) return;
    if (!(target instanceof Element) || target.closest(fields)) return;
    if (target !== document.body && !inbox.current?.contains(target)) return;
    const act = { j: () => onStep(1), k: () => onStep(-1), u: onUnread }[key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
