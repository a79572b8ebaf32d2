/** Moves the focus to the next value that a provider read differently, and brings it into sight. */
export function nextDifference(values: HTMLElement | null): void {
  const rows = [...(values?.querySelectorAll<HTMLElement>('[data-differs]') ?? [])];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[(at + 1) % rows.length];
  row?.scrollIntoView({ block: 'center' });
  const finding = row?.querySelector<HTMLElement>('[data-finding]') ?? row?.querySelector<HTMLElement>('button');
  finding?.focus({ preventScroll: true });
}
