import { type BootDocument, rootElementId } from '@portal/shared/boot';
import { ownerOf } from './owner';

/**
 * An error in a handler comes without a word of the part whose handler it was, where all its stack is React's. The place
 * on screen says it: what stands in the page's `main` is the page's.
 */

/** Events in whose handlers pages do things. */
const types = [
  ...['click', 'pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'keydown', 'keyup'],
  ...['input', 'change', 'submit', 'focusin', 'focusout', 'paste', 'drop'],
];

/** An event keeps its element in memory, and so the page that was left. */
let latest: WeakRef<Event> | undefined;

export function followEvents(): void {
  const follow = (event: Event) => {
    latest = new WeakRef(event);
  };
  for (const type of types) addEventListener(type, follow, { capture: true, passive: true });
}

/** The slot whose page it is; a page that no remote owns is the host's. */
export const slotOfPage = ({ remotes }: Pick<BootDocument, 'remotes'>, path: string): string =>
  ownerOf(remotes, path)?.slot ?? 'host';

/** The slot in whose part an event is being handled now. Undefined: none is, or nobody knows whose part it is. */
export function slotOfEvent(boot: Pick<BootDocument, 'remotes'>): string | undefined {
  const event = latest?.deref();
  if (!event || event.eventPhase === Event.NONE) return undefined;
  const isInPage = event.target instanceof Element && event.target.closest(`#${rootElementId} main`);
  return isInPage ? slotOfPage(boot, location.pathname) : undefined;
}
