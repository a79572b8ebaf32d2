import { Agent } from 'node:http';
import type { Incoming, Outgoing, Transport } from '@portal/platform/testing/api-client';
import { httpTransport } from '@portal/platform/testing/http-transport';

export interface LoadOptions {
  readonly origin: string;
  readonly connections: number;
  readonly seconds: number;
  /** The next request of a connection. */
  readonly next: (connection: number) => Outgoing;
  /** The fault of an answer; undefined if the answer is right. */
  readonly fault: (answer: Incoming) => string | undefined;
}

export interface Load {
  readonly requests: number;
  readonly seconds: number;
  readonly perSecond: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** The number of faults of each kind. */
  readonly faults: Readonly<Record<string, number>>;
}

export function percentile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Keeps every connection busy: each sends its next request as soon as it has an answer. */
export async function runLoad({ origin, connections, seconds, next, fault }: LoadOptions): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send: Transport = httpTransport(origin, agent);
  const times: number[] = [];
  const faults: Record<string, number> = {};
  const started = performance.now();
  const end = started + seconds * 1000;
  const connection = async (index: number) => {
    while (performance.now() < end) {
      const request = next(index);
      const sent = performance.now();
      const wrong = await send(request).then(fault, (error: Error) => error.message);
      times.push(performance.now() - sent);
      if (wrong !== undefined) faults[wrong] = (faults[wrong] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => connection(index)));
  const took = (performance.now() - started) / 1000;
  agent.destroy();
  const sorted = Float64Array.from(times).sort();
  return {
    requests: times.length,
    seconds: took,
    perSecond: times.length / took,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    faults,
  };
}
