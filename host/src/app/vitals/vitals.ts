import type { BootDocument, ReportedRelease, Vitals } from '@portal/shared/boot';
import type { createBrowserRouter } from 'react-router-dom';
import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';
import { ownerOf } from '../../federation/owner';
import { fellBack } from '../../federation/remotes';
import { sendReport } from '../../federation/report';
import { patternOf } from '../../federation/route-pattern';

export type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
export type RouterState = Router['state'];

/** The time that one pattern is on screen. */
interface View {
  pattern: string;
  readonly release: ReportedRelease;
  /** Its addresses: filters and tabs of a page change them. */
  readonly paths: Set<string>;
  readonly vitals: Vitals;
}

/** The most pages that one document tells of: 2 KB. */
const maxReports = 8;
/** The library tells of a page's last interaction a second after it, at most. */
const settle = 1_500;

/** The release whose page is at the path; undefined if the one before stands in for it, whose ticket nobody has. */
function releaseAt({ host, remotes }: BootDocument, path: string): ReportedRelease | undefined {
  const remote = ownerOf(remotes, path);
  if (remote && fellBack(remote)) return undefined;
  const { package: name, build } = remote ?? host;
  return { slot: remote?.slot ?? 'host', package: name, build };
}

const rounded = ({ cls, ...times }: Vitals): Vitals => ({
  ...Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, Math.round(ms)])),
  ...(cls === undefined ? {} : { cls: Number(cls.toFixed(3)) }),
});

/**
 * Measures the pages of this document and tells the gateway of each once, when it is left or hidden: no address, no
 * element, only figures and the pattern of its route. LCP is told of the document's first page only, because a later one
 * paints into a frame that is there. INP and CLS belong to the page that was on screen; the browser itself says where
 * the next one begins (soft navigations), and where it does not, only the first page tells.
 *
 * `shown` are the router's states until now, the first of them from the visitor's first sign.
 */
export function measureVitals(boot: BootDocument, router: Router, shown: readonly RouterState[]): void {
  const patterns = new Set<string>();
  let views: View[] = [];

  function tell(view: View): void {
    const { pattern, release, vitals } = view;
    // Nothing was measured yet. A page that is hidden may come back.
    if (Object.keys(vitals).length === 0) return;
    const isNews = views.includes(view) && !patterns.has(pattern) && patterns.size < maxReports;
    end(view);
    if (!isNews) return;
    patterns.add(pattern);
    sendReport({ ...release, page: pattern, vitals: rounded(vitals) });
  }

  function end(view: View): void {
    views = views.filter((one) => one !== view);
  }

  function show({ initialized, navigation, location, matches }: RouterState): void {
    if (!initialized || navigation.state !== 'idle') return;
    const { pathname: path } = location;
    const pattern = patternOf(matches);
    const release = releaseAt(boot, path);
    const last = views.at(-1);
    // A stand-in gives way to the page itself, at the same address.
    if (last && pattern && last.paths.has(path)) last.pattern = pattern;
    if (last?.pattern === pattern) return void last?.paths.add(path);
    if (last)
      setTimeout(() => {
        tell(last);
        end(last);
      }, settle);
    if (pattern && release) views.push({ pattern, release, paths: new Set([path]), vitals: {} });
  }

  function viewOf({ navigationType, navigationURL }: MetricType): View | undefined {
    if (navigationType === 'back-forward-cache') return undefined;
    if (navigationType !== 'soft-navigation') return first;
    const { pathname } = new URL(navigationURL ?? '', location.href);
    return views.findLast(({ paths }) => paths.has(pathname));
  }

  const keepIn = (name: keyof Vitals) => (metric: MetricType) => {
    const view = viewOf(metric);
    if (!view || (name === 'lcp' && view !== first)) return;
    view.vitals[name] = Math.max(view.vitals[name] ?? 0, metric.value);
  };

  for (const state of shown) show(state);
  // A first sign may be the tap that led on. Then nobody knows what belongs to the page before.
  const first = shown[0]?.historyAction === 'PUSH' ? undefined : views[0];
  router.subscribe(show);
  onLCP(keepIn('lcp'), { reportAllChanges: true });
  onINP(keepIn('inp'), { reportAllChanges: true, reportSoftNavs: true });
  onCLS(keepIn('cls'), { reportAllChanges: true, reportSoftNavs: true });
  // The library hears of it before, on the way down to the document.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') for (const view of views) tell(view);
  });
}
