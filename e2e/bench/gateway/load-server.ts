import type { ServerProcess } from '../../support/server-process';
import { type Load, runWrk, type Target } from './wrk';

export interface ServerLoad extends Load {
  /** Microseconds of the server's processor time for one answer. It stays the same even if the machine is busy. */
  readonly processor: number;
}

export type Server = ServerProcess & { readonly origin: string };

export async function loadServer(
  server: Server,
  target: Omit<Target, 'origin'>,
  connections: number,
  seconds: number,
): Promise<ServerLoad> {
  const before = server.processor();
  const load = await runWrk({ ...target, origin: server.origin }, connections, seconds);
  return { ...load, processor: (server.processor() - before) / load.requests };
}
