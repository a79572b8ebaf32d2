/** Long enough to tell a pointer that aims at a link from a pointer that only crosses it. */
export const dwell = 65;

const pointed = 'pointerover';
const pressed = 'pointerdown';
const focused = 'focusin';

/**
 * The address within the portal to which a link leads; null for other sites, files and links that open beside this
 * page.
 */
function leadsTo(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target === '_blank' || link.hasAttribute('download'))
    return null;
  return link.pathname === location.pathname ? null : link.pathname;
}

/** Tells which page somebody is about to go to: their pointer or focus rests on its link, or they press it. */
export function followLinks(tell: (path: string) => void): () => void {
  let aimed: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const aim = ({ target, type }: Event) => {
    const path = leadsTo(target);
    if (path === aimed && type !== pressed) return;
    clearTimeout(timer);
    aimed = path;
    if (path === null) return;
    if (type === pressed) tell(path);
    else timer = setTimeout(tell, dwell, path);
  };
  const kinds = [pointed, pressed, focused];
  for (const kind of kinds) addEventListener(kind, aim, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const kind of kinds) removeEventListener(kind, aim);
  };
}
