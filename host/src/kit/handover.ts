import { pageMark, rootElementId, shellElementId } from '@portal/shared/boot';
import { useLayoutEffect } from 'react';

/**
 * Ends what the gateway has put into the document for the time without the application: the shell goes once the
 * application has painted the same place itself; a page that came as HTML loses its mark, and the browser draws no
 * further pages ahead, since the application goes there by itself now.
 */
export function useHandover(): void {
  useLayoutEffect(() => {
    requestAnimationFrame(() => document.getElementById(shellElementId)?.remove());
    document.getElementById(rootElementId)?.removeAttribute(pageMark);
    document.querySelector('script[type=speculationrules]')?.remove();
  }, []);
}
