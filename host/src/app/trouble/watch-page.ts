import { type BootDocument, rootElementId } from '@portal/shared/boot';
import { reportsOf, type Trouble } from '../../federation/crash-report';
import { slotOfPage } from '../../federation/event-slot';
import { reportText } from '../../federation/report';
import { patternOf, type ShownRoute } from '../../federation/route-pattern';
import type { TellTrouble } from '../../federation/watch-crashes';
import { beat, watchLongFrames } from './blocked-thread';
import { KeptPages } from './kept-pages';

/** The router, as far as it says which page is on screen. */
interface ShownPages {
  readonly state: {
    readonly location: { readonly pathname: string };
    readonly navigation: { readonly state: string };
    readonly matches: readonly ShownRoute[];
  };
  subscribe: (changed: () => void) => unknown;
}

interface WatchedPage {
  readonly boot: BootDocument;
  readonly router: ShownPages;
  readonly tell: TellTrouble;
}

/** A page is drawn by then. */
const drawnMs = 1_000;

/** Watches what a page does to the browser while people are on it, and after they have left it. */
export function watchPage({ boot, router, tell }: WatchedPage): void {
  const blocked = (place = ''): Trouble => ({
    kind: 'blocked',
    place,
    slot: slotOfPage(boot, router.state.location.pathname),
  });
  watchLongFrames((place) => tell(blocked(place)));
  beat(() => {
    const reports = reportsOf(boot, blocked(), router.state.matches);
    return reports && reportText(reports.whole);
  });

  const kept = new KeptPages<Pick<Trouble, 'slot' | 'page'>>((page) => tell({ kind: 'kept', ...page }));
  let timer = 0;
  const show = () => {
    const { location, matches, navigation } = router.state;
    const heading = document.querySelector(`#${rootElementId} main h1`);
    if (navigation.state !== 'idle' || !heading) return;
    kept.show({ slot: slotOfPage(boot, location.pathname), page: patternOf(matches) }, heading);
  };
  const showLater = () => {
    clearTimeout(timer);
    timer = window.setTimeout(show, drawnMs);
  };
  router.subscribe(showLater);
  showLater();
}
