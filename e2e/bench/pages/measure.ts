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
  /** By name, our variant first. */
  readonly variants: Record<string, Visits>;
}

/**
 * Visits each variant in turn, so that a busy moment of the machine affects all of them. The first round is a warm-up.
 * One of hundreds of visits may hang; it is started again once.
 */
export async function measure(
  browser: Browser,
  origins: Readonly<Record<string, string>>,
  target: Target,
  profile: Profile,
  runs: number,
  cookies: Cookie[],
  onceMore: (reason: string) => void,
): Promise<Measured> {
  const variants = Object.fromEntries(
    Object.keys(origins).map((name): [string, Visits] => [name, { cold: [], warm: [] }]),
  );
  for (let round = 0; round <= runs; round += 1) {
    for (const [name, origin] of Object.entries(origins)) {
      const visit = () => visitTwice(browser, origin, target, profile, cookies);
      const { cold, warm } = await visit().catch((error: Error) => {
        onceMore(`${name}, round ${round}: ${error.message}`);
        return visit();
      });
      if (round === 0) continue;
      variants[name]?.cold.push(cold);
      variants[name]?.warm.push(warm);
    }
  }
  return { target: target.name, profile: profile.name, variants };
}
