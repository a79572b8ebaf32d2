import type { Browser, Cookie } from '@playwright/test';
import type { Profile, Target } from './targets';
import { type Figures, visitTwice } from './visit';

export interface Visits {
  cold: Figures[];
  warm: Figures[];
}

export interface Measured {
  readonly target: string;
  readonly profile: string;
  /** By name, ours first. */
  readonly variants: Record<string, Visits>;
}

/** Visits each variant in turn, so that a busy moment of the machine meets all of them; the first round warms up. */
export async function measure(
  browser: Browser,
  origins: Readonly<Record<string, string>>,
  target: Target,
  profile: Profile,
  runs: number,
  cookies: Cookie[],
): Promise<Measured> {
  const variants = Object.fromEntries(
    Object.keys(origins).map((name): [string, Visits] => [name, { cold: [], warm: [] }]),
  );
  for (let round = 0; round <= runs; round += 1) {
    for (const [name, origin] of Object.entries(origins)) {
      const { cold, warm } = await visitTwice(browser, origin, target, profile, cookies);
      if (round === 0) continue;
      variants[name]?.cold.push(cold);
      variants[name]?.warm.push(warm);
    }
  }
  return { target: target.name, profile: profile.name, variants };
}
