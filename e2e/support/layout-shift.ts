import type { Page } from '@playwright/test';

interface Shifts {
  readonly sum: number;
  /** The elements that moved, the largest movement first. */
  readonly moved: readonly string[];
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

type Watched = Window & { layoutShifts?: { value: number; moved: string[] }[] };

function noteShifts(): void {
  const shifts: { value: number; moved: string[] }[] = [];
  Object.assign(window, { layoutShifts: shifts });
  const nameOf = (node: Node | undefined) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'what is gone';
    const classes = element.getAttribute('class') ?? '';
    return `<${element.localName} class="${classes}"> ${(element.textContent ?? '').trim().slice(0, 30)}`;
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as ShiftEntry[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
        return `${value.toFixed(3)} from ${from.y},${from.height} to ${to.y},${to.height}: ${nameOf(node)}`;
      });
      shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** From now on, each document of the page records what moves in it by itself. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(noteShifts);

/** The movements since the document began. */
export async function shiftsOf(page: Page): Promise<Shifts> {
  const shifts = await page.evaluate(() => (window as Watched).layoutShifts ?? []);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const moved = [...shifts].sort((a, b) => b.value - a.value).flatMap((shift) => shift.moved);
  return { sum, moved };
}
