/** To an address of another product. It takes this page's place, so that the way back does not lead here. */
export function leavePortal(url: string): void {
  window.location.replace(url);
}
