import type { BootDocument } from '@portal/shared/boot';
import { isSparing } from '../prefetch/is-sparing';
import { whenQuiet } from '../prefetch/when-quiet';
import type { Router, RouterState } from './vitals';

/**
 * The share of documents that tell their vitals. The 75th percentile of a page is steady after some hundred visits,
 * which a small portal has in a month of tenths; more would cost customers bytes, and nobody would know more.
 */
const share = 0.1;

/** Longer than a page takes between two things that it loads. The other pages' files, which it fetches ahead, go first. */
const quiet = 2_000;

/**
 * Lets a share of documents tell how fast and how steady their pages were. This runs at the visitor's first sign, and the
 * code that measures comes when the page is quiet: a visitor who gives no sign, has left by then, or pays for each byte,
 * tells nothing.
 */
export function watchVitals(boot: BootDocument, router: Router): void {
  // The harness has no tickets.
  if (!boot.tickets || isSparing() || Math.random() >= share) return;
  const shown: RouterState[] = [router.state];
  const stop = router.subscribe((state) => {
    shown.push(state);
  });
  whenQuiet(quiet, () => {
    import(/* webpackChunkName: "vitals" */ './vitals').then(({ measureVitals }) => {
      stop();
      measureVitals(boot, router, shown);
    }, stop);
  });
}
