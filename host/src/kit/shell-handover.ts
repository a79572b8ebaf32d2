import { shellElementId } from '@portal/shared/boot';
import { useLayoutEffect, useState } from 'react';

/** Parts that have not come yet, while the gateway's shell is the page itself. */
const missing = '[data-page]~* [aria-label$=加载中]';
/** What a visitor did in such a page: went to, typed, unfolded. */
const touched = '[data-page] :is(:focus,:user-valid,[open])';

async function removeShell(): Promise<void> {
  const carry = document.querySelector(touched) && (await import('./carry-over').catch(() => null));
  requestAnimationFrame(() => {
    if (document.querySelector(missing)) return void removeShell();
    carry?.carryOver();
    document.getElementById(shellElementId)?.remove();
  });
}

/**
 * Removes the gateway's shell once the application has painted the same place itself. If the shell is the page, it stays
 * until nothing of the page is missing, and the visitor stays where they have scrolled to: the router has scrolled to
 * the top in an effect of a child, before this one.
 */
export function useShellHandover(): void {
  const [scrolled] = useState(() => scrollY);
  useLayoutEffect(() => {
    if (scrolled) scrollTo(0, scrolled);
    void removeShell();
  }, [scrolled]);
}
