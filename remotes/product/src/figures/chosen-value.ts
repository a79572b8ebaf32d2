import { type KeyboardEvent, useRef, useState } from 'react';

/** By how much a key moves on; the ends are further away than any list is long. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -1_000, End: 1_000 };

/**
 * The value of a chart that is read out below it: the one under the pointer or with the focus. The chart is one stop of
 * the Tab key, and arrow keys move within it.
 */
export function useChosenValue(count: number, first: number) {
  const [picked, setPicked] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const chosen = Math.min(picked ?? first, count - 1);

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(count - 1, Math.max(0, chosen + step));
    setPicked(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  }

  const valueProps = (index: number) => ({
    tabIndex: index === chosen ? 0 : -1,
    'aria-current': index === chosen,
    onFocus: () => setPicked(index),
    onPointerEnter: () => setPicked(index),
    onClick: () => setPicked(index),
  });
  return { chosen, list, onKeyDown, valueProps };
}
