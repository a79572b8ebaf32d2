import { rootElementId, shellElementId } from '@portal/shared/boot';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const inside = <T extends Element>(element: Element, selector: string): T[] => [
  ...element.querySelectorAll<T>(selector),
];

/** Writes like a person, so that React learns of it. */
function write(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function carryFocus(page: Element, application: Element): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !page.contains(focused)) return;
  const alike = focused.tagName.toLowerCase();
  const same = inside<HTMLElement>(application, alike)[inside(page, alike).indexOf(focused)];
  same?.focus({ preventScroll: true });
  if (focused instanceof HTMLInputElement && same instanceof HTMLInputElement && focused.selectionStart !== null)
    same.setSelectionRange(focused.selectionStart, focused.selectionEnd);
}

/**
 * Repeats in the application what a visitor did in the page's HTML before: fields they filled, folds they opened, the
 * focus. The application has drawn the same page, so each element has its counterpart in the same place.
 */
export function carryOver(): void {
  const page = document.getElementById(shellElementId);
  const application = document.getElementById(rootElementId);
  if (!page || !application) return;
  const fields = inside<Field>(application, 'input, textarea, select');
  inside<Field>(page, 'input, textarea, select').forEach((field, index) => {
    const same = fields[index];
    if (same && same.name === field.name && same.value !== field.value) write(same, field.value);
  });
  const folds = inside<HTMLDetailsElement>(application, 'details');
  inside<HTMLDetailsElement>(page, 'details').forEach((fold, index) => {
    const same = folds[index];
    if (same) same.open = fold.open;
  });
  // The application is hidden so far, and a hidden element takes no focus.
  application.style.visibility = 'visible';
  carryFocus(page, application);
  application.style.visibility = '';
}
