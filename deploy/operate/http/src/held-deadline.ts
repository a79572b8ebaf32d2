import type { ServerResponse } from 'node:http';

/** When a request that had to wait for its turn was let on; for ever while it waits. */
const letOn = new WeakMap<ServerResponse, number>();

/** Stops a request's deadline while the request waits for its turn. The returned function starts the deadline anew. */
export function holdDeadline(response: ServerResponse): () => void {
  letOn.set(response, Number.POSITIVE_INFINITY);
  return () => {
    letOn.set(response, performance.now());
  };
}

/** The time from which a request's deadline counts, if it ever had to wait. */
export function letOnAt(response: ServerResponse): number | undefined {
  return letOn.get(response);
}
