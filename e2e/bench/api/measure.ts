import type { Incoming } from '@portal/platform/testing/api-client';
import { ServedPlatform } from '@portal/platform/testing/served-platform';
import { median } from '../pages/figures';
import { bareRsa } from './costs';
import { type Load, runLoad } from './load';
import { everybody } from './people';
import { spent, warmSeconds } from './spent';
import { Traffic } from './traffic';

export interface Measured extends Load {
  /** Microseconds of processor time for one request, in the API process with its embedded database. */
  readonly processor: number;
  readonly memory: number;
}

/** Every answer has to be a success in the envelope, not just an HTTP 200. */
function fault({ httpStatus, text }: Incoming): string | undefined {
  if (httpStatus !== 200) return `HTTP ${httpStatus}`;
  const { ok, status, msg } = JSON.parse(text) as { ok: boolean; status: string; msg: string };
  return ok ? undefined : `${status} ${msg}`;
}

/** Measures one kind of traffic on an API process. A warm-up before it also tells how many requests to prepare. */
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

/** The smallest signed call, and RSA alone before and after it, in microseconds. */
export interface SignedRound extends Measured {
  readonly bare: number;
}

const signedRounds = 7;

/**
 * The machine's pace changes within minutes. So the call and RSA alone are measured in turn, and each round compares
 * figures of the same time.
 */
async function measureSigned(
  served: ServedPlatform,
  traffic: Traffic,
  connections: number,
  seconds: number,
): Promise<SignedRound[]> {
  const rounds: SignedRound[] = [];
  for (let round = 0; round < signedRounds; round += 1) {
    const bareBefore = await bareRsa();
    const measured = await measure(served, traffic, connections, seconds / signedRounds);
    rounds.push({ ...measured, bare: (bareBefore + (await bareRsa())) / 2 });
  }
  return rounds;
}

/** Joins rounds into one load: counts are added up, and of measured figures the middle one counts. */
function together(rounds: readonly SignedRound[]): Measured {
  const middle = (figure: 'perSecond' | 'p50' | 'p99' | 'processor' | 'memory') =>
    median(rounds.map((round) => round[figure]));
  const faults: Record<string, number> = {};
  for (const round of rounds)
    for (const [what, count] of Object.entries(round.faults)) faults[what] = (faults[what] ?? 0) + count;
  return {
    requests: rounds.reduce((sum, { requests }) => sum + requests, 0),
    seconds: rounds.reduce((sum, { seconds }) => sum + seconds, 0),
    perSecond: middle('perSecond'),
    p50: middle('p50'),
    p99: middle('p99'),
    processor: middle('processor'),
    memory: middle('memory'),
    faults,
  };
}

export interface MeasuredApi {
  readonly usual: Measured;
  readonly click: Measured;
  readonly signed: readonly SignedRound[];
}

export async function measureApi(
  where: Parameters<typeof ServedPlatform.start>[0],
  connections: number,
  seconds: number,
): Promise<MeasuredApi> {
  const served = await ServedPlatform.start(where);
  try {
    const clients = await everybody(served);
    const usual = await measure(served, new Traffic(clients, 'usual'), connections, seconds);
    const signed = await measureSigned(served, new Traffic(clients, 'click'), connections, Math.min(seconds, 20));
    return { usual, click: together(signed), signed };
  } finally {
    await served.stop();
  }
}
