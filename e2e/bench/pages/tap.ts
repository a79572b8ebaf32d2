import type { BrowserContext, CDPSession } from '@playwright/test';
import { knowNames, type Told, watchLink } from './page-marks';
import type { Profile, Target } from './targets';
import { bytesUntil, patience, throttle, watchNetwork } from './visit';

/** One tap on a link while its page loads. Times are in ms from the start of the navigation, sizes in bytes. */
export interface Tap {
  /** Since when the link could be seen and lay under the finger. */
  readonly offered: number;
  /** When the browser noticed the finger. */
  readonly at: number;
  /** The largest until then; a touch ends the count. */
  readonly largestPaint: number;
  /** Until the request for the link's address left, or the address changed; null means that neither happened. */
  readonly answeredIn: number | null;
  /** The bytes of scripts that had come over the network by then. */
  readonly script: number;
}

/** Somebody whose tap does nothing for so long takes it for lost. */
const tillLost = 3_000;

function told<What extends Told['what']>(session: CDPSession, what: What): Promise<Extract<Told, { what: What }>> {
  return new Promise((resolve) => {
    session.on('Runtime.bindingCalled', ({ payload }) => {
      const one: Told = JSON.parse(payload);
      if (one.what === what) resolve(one as Extract<Told, { what: What }>);
    });
  });
}

/** The time of the clock on the wall at which the page moved on to the address. */
function opened(session: CDPSession, address: string): Promise<number> {
  return new Promise((resolve) => {
    session.on('Network.requestWillBeSent', ({ type, request, wallTime }) => {
      if (type === 'Document' && request.url === address) resolve(wallTime * 1_000);
    });
    session.on('Page.navigatedWithinDocument', ({ url }) => url === address && resolve(Date.now()));
  });
}

const pause = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

/**
 * Opens the page, gives it no other sign, and taps the link: as soon as it can be seen, or at a later time. The tap is a
 * finger's, and the browser makes of it what it makes of every finger.
 */
export async function tap(
  context: BrowserContext,
  origin: string,
  { path, link = '', name }: Target,
  profile: Profile,
  timeFor: (offered: number) => number = (offered) => offered,
): Promise<Tap> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Runtime.enable');
    await session.send('Page.enable');
    await session.send('Runtime.addBinding', { name: '__tellBench' });
    await page.addInitScript(knowNames);
    await page.addInitScript(watchLink, link);
    const offers = told(session, 'offered');
    const taps = told(session, 'tapped');
    const { scripts } = await watchNetwork(session);
    await throttle(session, profile);
    await page.goto(origin + path, { waitUntil: 'commit', timeout: patience });
    const offer = await Promise.race([offers, pause(patience)]);
    if (!offer) throw new Error(`${name}: nobody can see or tap ${link}`);
    const { x, y, opens, began } = offer;
    const offered = Date.now() - began;
    const wait = timeFor(offered) - offered;
    if (wait > 0) await pause(wait);

    const opening = opened(session, opens);
    // A page that is busy answers these only later.
    const finger = [
      session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
      session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ];
    for (const touch of finger) touch.catch(() => undefined);
    const tapped = await Promise.race([taps, pause(patience)]);
    if (!tapped) throw new Error(`${name}: the browser did not notice the tap`);
    const { at, largestPaint } = tapped;
    const openedAt = await Promise.race([opening, pause(tillLost)]);
    return {
      offered,
      at,
      largestPaint,
      answeredIn: openedAt && openedAt - began - at,
      script: bytesUntil(scripts, began + at),
    };
  } finally {
    // Playwright does not hear of the end of a page whose place a prerendered one has taken. Its context ends it.
    await Promise.race([page.close(), pause(1_000)]);
  }
}

/** How much later the next visit taps, if a tap was lost. */
const later = [0, 50, 100, 200, 400, 800, 1_600, 3_200] as const;

/** The earliest tap that opens the link's address: as soon as it can be seen, or later, each in a visit of its own. */
export async function firstTapThatOpens(tapAfter: (delay: number) => Promise<Tap>): Promise<Tap> {
  for (const delay of later) {
    const one = await tapAfter(delay);
    if (one.answeredIn !== null) return one;
  }
  throw new Error('no tap opens the link');
}
