import { shellElementId } from '@portal/shared/boot-document';

/** Takes the gateway's branded shell away once the application has painted the same place itself. */
export function removeShell(): void {
  requestAnimationFrame(() => document.getElementById(shellElementId)?.remove());
}
