import type { CDPSession } from '@playwright/test';

/** In bytes, after a garbage collection. */
export interface Heap {
  /** Objects, closures, texts and the like. The page holds on to these. */
  readonly kept: number;
  /** Machine code, feedback and the like. V8 makes more of it the longer a page is used, whatever the page does. */
  readonly code: number;
}

interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } };
  readonly nodes: number[];
}

/**
 * The nodes of a snapshot are rows of numbers, one after the other in one list. `native` nodes belong to the browser.
 */
export function heapIn({ snapshot, nodes }: Snapshot): Heap {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const type = fields.indexOf('type');
  const size = fields.indexOf('self_size');
  const bytes: Record<string, number> = {};
  for (let row = 0; row < nodes.length; row += fields.length) {
    const name = types[0][nodes[row + type] ?? -1] ?? '';
    bytes[name] = (bytes[name] ?? 0) + (nodes[row + size] ?? 0);
  }
  const { native: _, code = 0, ...rest } = bytes;
  return { code, kept: Object.values(rest).reduce((total, one) => total + one, 0) };
}

export async function heapOf(session: CDPSession): Promise<Heap> {
  await session.send('HeapProfiler.collectGarbage');
  const parts: string[] = [];
  const take = ({ chunk }: { chunk: string }) => parts.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  return heapIn(JSON.parse(parts.join('')) as Snapshot);
}
