import { useEffect } from 'react';

/**
 * A press on a form's main button leaves the focus in the field. Otherwise the field would be judged between press and
 * release. A message below it would come or go, and the button would move away from the pointer: no click.
 */
function keepFocus(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button[type="submit"]') : null;
  const form = document.activeElement?.closest('form');
  if (button && form?.contains(button)) event.preventDefault();
}

export function useSteadySubmit(): void {
  useEffect(() => {
    document.addEventListener('mousedown', keepFocus);
    return () => document.removeEventListener('mousedown', keepFocus);
  }, []);
}
