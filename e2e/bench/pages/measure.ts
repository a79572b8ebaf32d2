import type { Browser, Cookie } from '@playwright/test';
import { firstTapThatOpens, type Tap, tap } from './tap';
import type { Profile, Target } from './targets';
import { type Figures, inContext, visit } from './visit';

/** What a page costs, and when it answers. */
export interface PageFigures extends Figures {
  /** The earliest time at which a real tap on the link opens its address. Without a link: until it is taken over. */
  usable: number;
  afterLargest: number;
  /** The script that had come over the network by then. */
  scriptUsable: number;
}

export interface Visits {
  cold: PageFigures[];
  warm: PageFigures[];
}

export interface Measured {
  readonly target: string;
  readonly profile: string;
  /** By name, our variant first. */
  readonly variants: Record<string, Visits>;
}

const withTap = (figures: Figures, { at, largestPaint, script }: Tap): PageFigures => ({
  ...figures,
  usable: at,
  // Of the same visit: two visits differ by more than this.
  afterLargest: at - largestPaint,
  scriptUsable: script,
});

const withoutLink = (figures: Figures): PageFigures => ({
  ...figures,
  usable: figures.takenOver,
  afterLargest: figures.takenOver - figures.largestPaint,
  scriptUsable: figures.scriptTakenOver,
});

type ColdAndWarm = Record<keyof Visits, PageFigures>;

/**
 * With an empty cache and with that of the first visit. What a person does changes what a page does, so each is a visit
 * of its own: nobody touches the page, somebody gives it a first sign, somebody taps.
 */
async function visits(
  browser: Browser,
  origin: string,
  target: Target,
  profile: Profile,
  cookies: Cookie[],
): Promise<ColdAndWarm> {
  const own = target.loggedIn ? cookies : [];
  if (!target.link)
    return inContext(browser, own, async (context) => ({
      cold: withoutLink(await visit(context, origin, target, profile, 'quiet')),
      warm: withoutLink(await visit(context, origin, target, profile, 'quiet')),
    }));
  const sign = await inContext(browser, own, (context) => visit(context, origin, target, profile, 'sign'));
  const first = await firstTapThatOpens((delay) =>
    inContext(browser, own, (context) => tap(context, origin, target, profile, (offered) => offered + delay)),
  );
  return inContext(browser, own, async (context) => {
    const { takenOver, scriptTakenOver } = sign;
    const cold = { ...(await visit(context, origin, target, profile, 'quiet')), takenOver, scriptTakenOver };
    const warm = await visit(context, origin, target, profile, 'sign');
    const again = await firstTapThatOpens((delay) =>
      tap(context, origin, target, profile, (offered) => offered + delay),
    );
    return { cold: withTap(cold, first), warm: withTap(warm, again) };
  });
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
      const all = () => visits(browser, origin, target, profile, cookies);
      const { cold, warm } = await all().catch((error: Error) => {
        onceMore(`${name}, round ${round}: ${error.message}`);
        return all();
      });
      if (round === 0) continue;
      variants[name]?.cold.push(cold);
      variants[name]?.warm.push(warm);
    }
  }
  return { target: target.name, profile: profile.name, variants };
}
