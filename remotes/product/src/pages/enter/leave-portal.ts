/**
 * Goes to an address of another product. It replaces this page in the history, so that the back button does not lead
 * here.
 */
export function leavePortal(url: string): void {
  window.location.replace(url);
}
