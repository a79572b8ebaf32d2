import { shellElementId } from '@portal/shared/boot-document';

/** Removes the gateway's branded shell once the application has painted the same place itself. */
export function removeShell(): void {
  requestAnimationFrame(() => document.getElementById(shellElementId)?.remove());
}
