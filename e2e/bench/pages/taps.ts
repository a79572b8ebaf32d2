import type { Browser } from '@playwright/test';
import { numberOptions } from '../options';
import { keepReport } from '../report';
import { fail, say } from '../say';
import { textTable } from '../text-table';
import { has, missing } from '../tools';
import { median } from './figures';
import { withVariants } from './served-variants';
import { type Tap, tap } from './tap';
import { type Profile, profiles, publicPages, type Target } from './targets';
import { inContext, visit } from './visit';

/** Somebody who taps later finds the page long taken over. */
const longest = 1.5;

/** One visit for each moment, evenly from the first in which there is something to tap. */
async function tapsWhileLoading(
  browser: Browser,
  origin: string,
  target: Target,
  profile: Profile,
  moments: number,
): Promise<Tap[]> {
  const { takenOver } = await inContext(browser, [], (context) => visit(context, origin, target, profile, 'sign'));
  const taps: Tap[] = [];
  for (let moment = 0; moment < moments; moment += 1) {
    const timeFor = (offered: number) =>
      offered + (Math.max(0, takenOver * longest - offered) * moment) / (moments - 1);
    taps.push(await inContext(browser, [], (context) => tap(context, origin, target, profile, timeFor)));
  }
  return taps;
}

function rowOf(name: string, taps: readonly Tap[]): string[] {
  const answers = taps.map(({ answeredIn }) => answeredIn).filter((time) => time !== null);
  const [first, last] = [Math.min(...taps.map(({ at }) => at)), Math.max(...taps.map(({ at }) => at))];
  return [
    name,
    String(taps.length),
    `${first.toFixed(0)} to ${last.toFixed(0)}`,
    String(taps.length - answers.length),
    median(answers).toFixed(0),
    Math.max(...answers).toFixed(0),
  ];
}

/** A tap at many moments of loading: is it lost, and how long does a person wait until the page moves on? */
export async function run(given: readonly string[]): Promise<void> {
  const { runs, moments } = numberOptions(given, { runs: 3, moments: 10 });
  const [profile] = profiles;
  if (!profile) throw new Error('no profile');
  if (!has('openssl')) return fail(missing('openssl', 'there is no certificate for HTTP/2'));
  await withVariants(['one bundle'], async ({ origins, browser }) => {
    const measured: { target: string; variant: string; taps: Tap[] }[] = [];
    for (const target of publicPages) {
      const byVariant = Object.entries(origins).map(([variant, origin]) => ({ variant, origin, taps: [] as Tap[] }));
      // The first round is a warm-up.
      for (let round = 0; round <= runs; round += 1)
        for (const { variant, origin, taps } of byVariant) {
          const all = () => tapsWhileLoading(browser, origin, target, profile, round === 0 ? 2 : moments);
          const found = await all().catch((error: Error) => {
            say(`begun again: ${variant}, round ${round}: ${error.message}`);
            return all();
          });
          if (round > 0) taps.push(...found);
        }
      measured.push(...byVariant.map(({ variant, taps }) => ({ target: target.name, variant, taps })));
      const rows = byVariant.map(({ variant, taps }) => rowOf(variant, taps));
      say(
        `\n${target.name}, ${profile.name}\n${textTable(['', 'taps', 'at ms', 'lost', 'answered in ms', 'at most'], rows)}`,
      );
    }
    say(`\n${keepReport('taps', { runs, moments, measured })}`);
  });
}
