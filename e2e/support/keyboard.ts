import { expect, type Locator, type Page } from '@playwright/test';

/** No page has this many stops between two things that a person moves between. */
const maxStops = 150;

interface Stop {
  readonly element: Element;
  readonly look: string;
}

/** The page's window keeps this from one stop to the next. */
interface Walk {
  at?: Stop;
  before?: Stop | undefined;
}

/**
 * The fault at this stop of Tab for a person who sees the page but has no pointer; null if there is none. The check
 * that a stop looked focused comes at the next stop, when it looks different again.
 */
function faultOfStop(): string | null {
  const owner = window as unknown as { keyboardWalk?: Walk };
  if (!owner.keyboardWalk) {
    owner.keyboardWalk = {};
    // Transitions are off, so that looks can be compared at once.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
  }
  const walk = owner.keyboardWalk;
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()}> ${element.getAttribute('aria-label') ?? (element.id || element.textContent?.slice(0, 30))}`;
  // The look of a field comes from the elements around it; the look of a box comes from those beside it.
  const partsOf = (element: Element) => {
    const around = [element];
    for (let part = element.parentElement; part && around.length < 5; part = part.parentElement) around.push(part);
    return [...around, ...(element.parentElement?.children ?? [])];
  };
  const lookOf = (element: Element) =>
    partsOf(element)
      .map((part) => {
        const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor, transform } =
          getComputedStyle(part);
        return [outlineStyle === 'none' ? '' : outlineWidth, boxShadow, borderColor, backgroundColor, transform].join();
      })
      .join('\n');

  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body) return 'the focus is lost';
  if (walk.at?.element !== at) {
    walk.before = walk.at;
    walk.at = { element: at, look: lookOf(at) };
  }
  const { before } = walk;
  // From one part of a field to the next, the field stays highlighted.
  const sameField = before?.element.closest('.ant-select, .ant-picker')?.contains(at);
  if (before?.element.isConnected && !sameField && lookOf(before.element) === before.look)
    return `${nameOf(before.element)} does not show that it has the focus`;
  if (at.matches('a, button') && !at.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    return `${nameOf(at)} cannot be seen`;
  const { left, right, top, bottom } = at.getBoundingClientRect();
  const [x, y] = [
    (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  ];
  if (right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight) return `${nameOf(at)} is out of sight`;
  // The picture of a field may lie on top of the field.
  const around = at.closest('label') ?? at.parentElement?.parentElement ?? at;
  if (!around.contains(document.elementFromPoint(x, y))) return `${nameOf(at)} is covered`;
  return null;
}

/** A page used by a person without a pointer. */
export function byKeyboard(page: Page) {
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const focused = page.locator(':focus');

  /** Moves by Tab, or by Shift+Tab to something before, as often as needed. Each stop on the way has to be visible. */
  async function goTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const reached = await target.elementHandle();
    const back = await page.evaluate(
      (element) =>
        element !== null &&
        document.activeElement !== null &&
        (document.activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
      reached,
    );
    for (let stop = 0; stop < maxStops; stop += 1) {
      if (await page.evaluate((element) => element === document.activeElement, reached)) break;
      await press(back ? 'Shift+Tab' : 'Tab');
      if ((await page.evaluate(faultOfStop)) === null) continue;
      // A movement or a fade takes a moment.
      await expect.poll(() => page.evaluate(faultOfStop), { timeout: 3_000 }).toBeNull();
    }
    await expect(target).toBeFocused();
  }

  /** Opens the layer with the key on the focused element. The focus moves into the layer. */
  async function open(layer: Locator, key = 'Enter'): Promise<void> {
    await press(key);
    await expect(layer).toBeVisible();
    await expect(layer.and(focused).or(layer.locator(':focus'))).toHaveCount(1);
  }

  /** Closes the layer. The focus returns to its old place. */
  async function close(layer: Locator, opener: Locator, key = 'Escape'): Promise<void> {
    await press(key);
    await expect(layer).toBeHidden();
    await expect(opener).toBeFocused();
  }

  return { press, type: (text: string) => page.keyboard.type(text), goTo, open, close };
}
