type Ask = () => Promise<boolean>;

const asking = new Set<Ask>();

/** A part of the page with unsaved changes, which answers whether they may go. */
export function askBeforeLeaving(ask: Ask): () => void {
  asking.add(ask);
  return () => asking.delete(ask);
}

/**
 * To be asked before what is on screen goes without a navigation, as it does with another company or a logout. True at
 * once where nothing is unsaved, otherwise as the person answers.
 */
export async function mayLeavePage(): Promise<boolean> {
  for (const ask of asking) if (!(await ask())) return false;
  return true;
}
