import type { Incoming } from '@portal/platform/testing/api-client';
import { ServedPlatform } from '@portal/platform/testing/served-platform';
import { type Load, runLoad } from './load';
import { everybody } from './people';
import { spent, warmSeconds } from './spent';
import { type mixes, Traffic } from './traffic';

export interface Measured extends Load {
  /** Microseconds of the API process's processor time for one request, the embedded database's included. */
  readonly processor: number;
  readonly memory: number;
}

/** Every answer has to be a success of the envelope, not just an HTTP 200. */
function fault({ httpStatus, text }: Incoming): string | undefined {
  if (httpStatus !== 200) return `HTTP ${httpStatus}`;
  const { ok, status, msg } = JSON.parse(text) as { ok: boolean; status: string; msg: string };
  return ok ? undefined : `${status} ${msg}`;
}

/** One kind of traffic on an API process, after a warm-up that also tells how many requests to have ready. */
async function measure(
  served: ServedPlatform,
  traffic: Traffic,
  connections: number,
  seconds: number,
): Promise<Measured> {
  const { origin } = served;
  const next = () => traffic.next();
  const warm = await runLoad({ origin, connections, seconds: warmSeconds, next, fault });
  traffic.prepare(Math.ceil(warm.perSecond * seconds * 1.5));
  const before = await served.usage();
  const load = await runLoad({ origin, connections, seconds, next, fault });
  const after = await served.usage();
  return { ...load, processor: spent(before, after) / load.requests, memory: after.rss };
}

export async function measureApi(
  where: Parameters<typeof ServedPlatform.start>[0],
  connections: number,
  seconds: number,
): Promise<Record<keyof typeof mixes, Measured>> {
  const served = await ServedPlatform.start(where);
  try {
    const clients = await everybody(served);
    const usual = await measure(served, new Traffic(clients, 'usual'), connections, seconds);
    const click = await measure(served, new Traffic(clients, 'click'), connections, Math.min(seconds, 20));
    return { usual, click };
  } finally {
    await served.stop();
  }
}
