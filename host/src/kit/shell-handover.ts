import { bootDocument, rootElementId, shellElementId, whenShellIsFree } from '@portal/shared/boot';
import { useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';

/** However long a placeholder stands, the application is shown after this time. */
const patience = 5_000;

/** If the gateway has sent the page itself in the shell's place, its visitor may have done something there. */
const carrying = bootDocument().answers && import('./carry-over');

/** Removes the gateway's shell, once the application has painted the same place itself. */
async function removeShell(): Promise<void> {
  const carry = await carrying?.catch(() => undefined);
  requestAnimationFrame(() => {
    const shell = document.getElementById(shellElementId);
    const application = document.getElementById(rootElementId);
    if (shell && application && carry) {
      // It is hidden so far, and a hidden element takes no focus.
      application.style.visibility = 'visible';
      carry.carryOver(shell, application);
      application.style.visibility = '';
    }
    shell?.remove();
  });
}

/**
 * The application takes the shell's place in one frame. If the shell is the page itself, it stays until the application
 * has drawn all of the page, and the visitor stays where they have scrolled to.
 */
export function useShellHandover(): void {
  const scrolled = useRef(0);
  useInsertionEffect(() => {
    scrolled.current = window.scrollY;
  }, []);
  // The router has scrolled to the top by now, in an effect of a child.
  useLayoutEffect(() => {
    if (carrying && scrolled.current > 0) window.scrollTo({ top: scrolled.current, behavior: 'instant' });
  }, []);
  useEffect(() => {
    whenShellIsFree(() => void removeShell());
    setTimeout(removeShell, patience);
  }, []);
}
