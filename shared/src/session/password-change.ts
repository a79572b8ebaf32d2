/** The host stands ready for it on every page of the centre. */
const requested = 'portal-change-password';

/** Asks the host to open its password dialog over the page that is on screen. */
export function requestPasswordChange(): void {
  window.dispatchEvent(new Event(requested));
}

/** For the host; answers how to stop listening. */
export function onPasswordChangeRequest(open: () => void): () => void {
  window.addEventListener(requested, open);
  return () => window.removeEventListener(requested, open);
}
