/** The host listens for this event on every page of the centre. */
const requested = 'portal-change-password';

/** Asks the host to open its password dialog over the page that is on screen. */
export function requestPasswordChange(): void {
  window.dispatchEvent(new Event(requested));
}

/** For the host; returns the function that stops listening. */
export function onPasswordChangeRequest(open: () => void): () => void {
  window.addEventListener(requested, open);
  return () => window.removeEventListener(requested, open);
}
