import { type RefObject, useEffect, useState } from 'react';

/** Whether a box's content is wider than the box. */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!element || !content || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setOverflows(content.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, [box]);
  return overflows;
}
