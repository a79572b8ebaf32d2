import { useEffect } from 'react';

/**
 * A press on a form's main button leaves the focus in the field. Without it the field would be judged between press and
 * release, what is said below it would come or go, and the button would no longer be under the pointer: no click.
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
