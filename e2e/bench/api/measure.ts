import type { Incoming } from '@portal/platform/testing/api-client';
import { ServedPlatform } from '@portal/platform/testing/served-platform';
import { median } from '../pages/figures';
import { bareRsa } from './costs';
import { type Load, runLoad } from './load';
import { everybody } from './people';
import { spent, warmSeconds } from './spent';
import { Traffic } from './traffic';

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

/** The least signed call, and RSA by itself before and after it, in microseconds. */
export interface SignedRound extends Measured {
  readonly bare: number;
}

const signedRounds = 7;

/**
 * The machine's pace changes within minutes: the call and RSA by itself are measured in turn, so that each round compares
 * what belongs together.
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

/** Rounds as one load: what was counted together, what was measured in the middle. */
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
