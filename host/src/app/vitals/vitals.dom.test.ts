import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type BootDocument, bootElementId } from '@portal/shared/boot';
import { createMemoryRouter } from 'react-router-dom';
import type { MetricType } from 'web-vitals';

type Told = Pick<MetricType, 'value' | 'navigationType' | 'navigationURL'>;
const library: Record<string, (told: Told) => void> = {};
jest.mock('web-vitals', () => {
  const hear = (name: string) => (tell: (told: Told) => void) => {
    library[name] = tell;
  };
  return { onLCP: hear('lcp'), onINP: hear('inp'), onCLS: hear('cls') };
});
let quiet: () => void = () => undefined;
jest.mock('../prefetch/when-quiet', () => ({
  whenQuiet: (_milliseconds: number, then: () => void) => {
    quiet = then;
  },
}));

const owns = (prefix: string) => [{ prefix, permission: true, prodCode: 'CRM' }];
const boot = {
  host: { package: 'host', version: '1.0.0', build: 'h1', hashes: null },
  remotes: [{ slot: 'account', package: 'account', build: 'b2', lastGood: null, owns: owns('/center/crm') }],
  tickets: { host: 'of-host', account: 'of-account' },
} as unknown as BootDocument;

let sent: object[];
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  sent = [];
  quiet = () => undefined;
  visibility = 'visible';
  for (const name of Object.keys(library)) delete library[name];
  document.body.innerHTML = `<script type="application/json" id="${bootElementId}">${JSON.stringify(boot)}</script>`;
  navigator.sendBeacon = (_address, body) => {
    sent.push(JSON.parse(String(body)));
    return true;
  };
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const pageAt = (pattern: string) => ({ path: pattern, handle: { pattern }, element: null });

interface Visit {
  /** The number by which it is drawn whether the document tells. */
  readonly drawn?: number;
  /** Where the visitor goes with the first sign, and before the page is quiet. */
  readonly goesTo?: string;
  readonly goesOn?: string;
}

/** A visitor opens a page and gives a sign. */
async function open(address: string, { drawn = 0, goesTo, goesOn }: Visit = {}) {
  jest.spyOn(Math, 'random').mockReturnValue(drawn);
  const patterns = ['/login', '/center/crm/user/:id', '/center/crm/company'];
  const router = createMemoryRouter(patterns.map(pageAt), { initialEntries: [address] });
  if (goesTo) await router.navigate(goesTo);
  // After the library was replaced: imports come before everything else.
  const { watchVitals } = await import('./watch-vitals');
  watchVitals(boot, router);
  if (goesOn) await router.navigate(goesOn);
  quiet();
  await import('./vitals');
  await new Promise((resolve) => setTimeout(resolve));
  return router;
}

function hide(): void {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

const document_ = { navigationType: 'navigate' } as const;
const soft = (path: string) =>
  ({ navigationType: 'soft-navigation', navigationURL: `https://portal.example${path}` }) as const;
const ofAccount = { slot: 'account', package: 'account', build: 'b2', ticket: 'of-account' };

test('a page tells its figures once when it is hidden: by the pattern of its route, never by its address', async () => {
  await open('/center/crm/user/13800000001?name=zhangsan');
  library.lcp?.({ value: 812.4, ...document_ });
  library.inp?.({ value: 48, ...document_ });
  library.inp?.({ value: 104, ...document_ });
  library.cls?.({ value: 0.012_345, ...document_ });
  expect(sent).toEqual([]);
  hide();
  hide();
  expect(sent).toEqual([{ ...ofAccount, page: '/center/crm/user/:id', vitals: { lcp: 812, inp: 104, cls: 0.012 } }]);
});

test('nine documents in ten tell nothing, and measure nothing', async () => {
  await open('/login', { drawn: 0.1 });
  expect(Object.keys(library)).toEqual([]);
  await open('/login', { drawn: 0.099 });
  expect(Object.keys(library)).toEqual(['lcp', 'inp', 'cls']);
});

test('a page that was left tells what belongs to it, and the next one no paint of its own', async () => {
  const router = await open('/login');
  library.lcp?.({ value: 500, ...document_ });
  await router.navigate('/center/crm/company');
  // The click that led on is told a moment later.
  library.inp?.({ value: 64, ...document_ });
  library.lcp?.({ value: 90, ...soft('/center/crm/company') });
  library.inp?.({ value: 32, ...soft('/center/crm/company') });
  library.cls?.({ value: 0, ...soft('/center/crm/company') });
  hide();
  expect(sent).toEqual([
    { slot: 'host', package: 'host', build: 'h1', ticket: 'of-host', page: '/login', vitals: { lcp: 500, inp: 64 } },
    { ...ofAccount, page: '/center/crm/company', vitals: { inp: 32, cls: 0 } },
  ]);
});

test('filters and other entries of a page are the same page; its worst figure counts', async () => {
  const router = await open('/center/crm/user/1');
  library.inp?.({ value: 160, ...document_ });
  await router.navigate('/center/crm/user/2?tab=more');
  library.inp?.({ value: 40, ...soft('/center/crm/user/2') });
  hide();
  expect(sent).toEqual([{ ...ofAccount, page: '/center/crm/user/:id', vitals: { inp: 160 } }]);
});

test('whoever goes on before the page is quiet has left its figures there', async () => {
  await open('/login', { goesOn: '/center/crm/company' });
  library.lcp?.({ value: 500, ...document_ });
  library.inp?.({ value: 40, ...soft('/center/crm/company') });
  hide();
  expect(sent).toMatchObject([
    { page: '/login', vitals: { lcp: 500 } },
    { page: '/center/crm/company', vitals: { inp: 40 } },
  ]);
});

test('whose first sign is the tap that leads on tells of the next page only', async () => {
  await open('/login', { goesTo: '/center/crm/company' });
  library.lcp?.({ value: 500, ...document_ });
  library.inp?.({ value: 40, ...soft('/center/crm/company') });
  hide();
  expect(sent).toEqual([{ ...ofAccount, page: '/center/crm/company', vitals: { inp: 40 } }]);
});

test('a page of which nothing was known when it was hidden tells once it was seen again', async () => {
  await open('/login');
  hide();
  visibility = 'visible';
  library.inp?.({ value: 40, ...document_ });
  hide();
  expect(sent).toMatchObject([{ page: '/login', vitals: { inp: 40 } }]);
});

test('a page that was opened twice is told once, and a document says 2 KB at most', async () => {
  const router = await open('/center/crm/company');
  for (const path of ['/login', '/center/crm/company', '/login']) {
    await router.navigate(path);
    library.inp?.({ value: 40, ...soft(path) });
  }
  hide();
  expect(sent).toHaveLength(2);
  expect(JSON.stringify(sent).length).toBeLessThan(512);
});
