/** The actions that change a slot's own release. A canary beside it does not. */
export const historyActions = ['assign', 'promote', 'rollback', 'watch-rollback', 'unassign'];

/** An audit row of a slot, oldest first. */
export interface HistoryStep {
  action: string;
  /** `<package>@<build>`. */
  toBuild: string | null;
}

/**
 * The releases that a slot went through, oldest first, without those that were rolled back. The last one runs; a
 * roll-back goes to the one before it. So a second roll-back goes further back instead of to the bad release again.
 * A slot that was emptied begins anew.
 */
export function releaseHistory(steps: readonly HistoryStep[]): string[] {
  const history: string[] = [];
  for (const { action, toBuild } of steps) {
    if (action === 'unassign') history.length = 0;
    if (toBuild === null) continue;
    if (action === 'rollback' || action === 'watch-rollback') {
      // It went to the latest entry of that name before the last one; releases between them were passed over.
      const at = history.lastIndexOf(toBuild, -2);
      history.length = at < 0 ? Math.max(0, history.length - 1) : at + 1;
    }
    if (history.at(-1) !== toBuild) history.push(toBuild);
  }
  return history;
}
