/** The distances between the button and the menu, and between the menu and the window's edge. */
const gap = 4;
const edge = 8;
/** The menu stands below the button if it has this much room there. */
const enough = 240;

type Size = Pick<Element, 'clientWidth' | 'clientHeight'>;
type Rect = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** The place of a menu, from its button alone: nothing has to be measured after it is in the page. */
export function placeBeside(
  { top, bottom, left, right }: Rect,
  placement: 'bottomLeft' | 'bottomRight',
  { clientWidth: width, clientHeight: height }: Size = document.documentElement,
): Readonly<Record<string, number>> {
  const roomBelow = height - bottom - gap - edge;
  const roomAbove = top - gap - edge;
  const below = roomBelow >= enough || roomBelow >= roomAbove;
  return {
    ...(below ? { top: bottom + gap, maxHeight: roomBelow } : { bottom: height - top + gap, maxHeight: roomAbove }),
    ...(placement === 'bottomLeft' ? { left: Math.max(left, edge) } : { right: Math.max(width - right, edge) }),
  };
}
