import { repeat } from '@portal/database';
import type { RemovedBytes } from './remove-unused-bytes';

const everyMs = 600_000;

export interface BytesKeeping {
  readonly onRemoved: (removed: RemovedBytes) => void;
  readonly onError: (error: unknown) => void;
  readonly everyMs?: number;
}

/**
 * Regularly removes the files of releases that nobody has run for long. Returns a function that stops it and waits for
 * the running turn.
 */
export function keepBytes(
  { removeUnusedBytes }: { removeUnusedBytes: () => Promise<RemovedBytes[]> },
  keeping: BytesKeeping,
): () => Promise<void> {
  async function turn(): Promise<void> {
    for (const removed of await removeUnusedBytes()) keeping.onRemoved(removed);
  }
  return repeat(turn, { everyMs, ...keeping });
}
