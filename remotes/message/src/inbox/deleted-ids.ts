const none: readonly string[] = [];

/** The state of the navigation from a message that was just deleted to the list. */
export const deletedState = (ids: readonly string[]) => ({ deleted: ids });

export function deletedIds(state: unknown): readonly string[] {
  const deleted = (state as { deleted?: unknown } | null)?.deleted;
  return Array.isArray(deleted) && deleted.every((id) => typeof id === 'string') ? deleted : none;
}
