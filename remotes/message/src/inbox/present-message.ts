/** The links to the messages of the list, in their order. */
const linksIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLAnchorElement>('a[data-message]')];

/** The entry that has the focus, on its link or beside it. */
const focusedIn = (links: readonly HTMLAnchorElement[]) => {
  const entry = document.activeElement?.closest('li');
  return links.find((link) => entry?.contains(link));
};

/** The number of the message that has the focus in the list; null if none has. */
export const focusedMessage = (list: HTMLElement): string | null => focusedIn(linksIn(list))?.dataset.message ?? null;

/** Moves the focus to the message after or before the focused one, or else the open one, or else to the first. */
export function focusNext(list: HTMLElement, step: 1 | -1): void {
  const links = linksIn(list);
  const present = focusedIn(links) ?? links.find((link) => link.hasAttribute('aria-current'));
  const next = present ? links.indexOf(present) + step : 0;
  links[Math.max(next, 0)]?.focus();
}

/** Opens the message after or before the one that alone is on screen. */
export const openNeighbour = (message: HTMLElement, step: 1 | -1): void =>
  message.querySelector<HTMLAnchorElement>(step > 0 ? 'a[rel="next"]' : 'a[rel="prev"]')?.click();
