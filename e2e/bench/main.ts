/** `npm run bench -- <name> [options]` runs a measurement. Each has a folder. */
import type { Bench } from './bench';

const benches: Readonly<Record<string, Bench>> = {
  pages: {
    summary:
      'the portal against one bundle and against plain federation of the same sources: [--runs=7] [--profiles=3]',
    load: () => import('./pages/run'),
  },
  taps: {
    summary: 'taps at ten moments while a public page loads, beside one bundle: [--runs=3] [--moments=10]',
    load: () => import('./pages/taps'),
  },
  gateway: {
    summary:
      'documents and assets against nginx: [--seconds=8] [--runs=3] [--connections=200] [--tenants=1000] [--releases=5000]',
    load: () => import('./gateway/run'),
  },
  build: {
    summary: 'builds of one remote and of everything, cold and warm: [--runs=3]',
    load: () => import('./build/run'),
  },
  api: {
    summary: 'logged-in traffic on the platform API: [--seconds=60] [--connections=100]',
    load: () => import('./api/run'),
  },
  desk: {
    summary: "the staff's desk on 50,000 cases of 20,000 companies, from key to paint: [--runs=20]",
    load: () => import('./desk/run'),
  },
  rendering: {
    summary: 'public pages as HTML against the same build with shells: [--runs=5] [--seconds=5]',
    load: () => import('./rendering/run'),
  },
  lighthouse: {
    summary: "Lighthouse's view of the public pages and the login, both tenants, mobile and desktop: [--runs=1]",
    load: () => import('./lighthouse/run'),
  },
};

const [first = 'pages', ...rest] = process.argv.slice(2);
const [name, options] = first.startsWith('--') ? ['pages', [first, ...rest]] : [first, rest];
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
if (bench) {
  const { run } = await bench.load();
  await run(options);
} else {
  const rows = Object.entries(benches).map(([known, { summary }]) => `  ${known.padEnd(10)} ${summary}`);
  process.stdout.write(`npm run bench -- <name>\n\n${rows.join('\n')}\n`);
  process.exitCode = 1;
}
