import type { KeyboardEvent } from 'react';

const focusable = 'a[href], button, input, select, textarea, iframe, [tabindex]';

/** Tab stops only at the chosen radio of a group. */
function isPassedOver(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false;
  const group = element.closest('[role="radiogroup"]') ?? element.form;
  return !!group?.querySelector(`input[type="radio"][name="${CSS.escape(element.name)}"]:checked`);
}

function stopsIn(layer: HTMLElement): HTMLElement[] {
  return [...layer.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.getClientRects().length > 0 &&
      !isPassedOver(element),
  );
}

/**
 * Tab goes round inside a layer over the page. antd only brings back a focus that has landed elsewhere: Tab would stop
 * at nothing in between, and a question over a panel would lose the focus to the panel.
 */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  const layer = event.currentTarget;
  const at = document.activeElement;
  // React may count an element as part of this layer although the element lies over the layer in the page.
  if (event.key !== 'Tab' || !at || !layer.contains(at)) return;
  const stops = stopsIn(layer);
  const [first, last] = [stops[0], stops.at(-1)];
  const leaves = event.shiftKey ? at === first || !stops.some((stop) => isBefore(stop, at)) : at === last;
  if (!leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

function isBefore(one: Element, other: Element): boolean {
  return one !== other && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
