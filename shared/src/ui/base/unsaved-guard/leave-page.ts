type Ask = () => Promise<boolean>;

const asking = new Set<Ask>();

/** Registers a part of the page with unsaved changes. It answers whether they may be lost. */
export function askBeforeLeaving(ask: Ask): () => void {
  asking.add(ask);
  return () => asking.delete(ask);
}

/**
 * Ask this before the content on screen disappears without a navigation, for example with another company or a logout.
 * It answers true at once if nothing is unsaved, otherwise as the person decides.
 */
export async function mayLeavePage(): Promise<boolean> {
  for (const ask of asking) if (!(await ask())) return false;
  return true;
}
