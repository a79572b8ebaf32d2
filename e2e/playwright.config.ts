import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { filesInOrder } from './support/file-order';
import { identityProviderAt } from './support/identity-provider';
import { dataFolder, identityPort, metricsPort, origin, port } from './support/this-run';

const root = join(import.meta.dirname, '..');
const report = process.env.PLAYWRIGHT_REPORT;

/**
 * Each window of a desktop browser loads two pages of its own for the lists under the address bar. They take two thirds
 * of the time of a new context. The other features are those that Playwright turns off: Chromium obeys only the last
 * flag, so Playwright's own flag does not count beside ours.
 */
const featuresOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Flags for a machine without a display, a GPU or internet access. */
const args = [
  `--disable-features=${featuresOff.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Fails a whole run in which a statement of the specification has no passed test. */
const statements: ReporterDescription = [
  './statements/reporter.ts',
  report ? { outputFile: join(dirname(report), 'statements.json') } : {},
];

/** Chromium without windows costs a fifth less processor time. */
const systemBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The named browser, or the system's. Without either, the one that Playwright installed. */
const executablePath = process.env.CHROMIUM ?? systemBrowsers.find((path) => existsSync(path));

/** With an order, each file is a project, because projects begin in the order of this list. */
const order = process.env.TEST_ORDER;
if (order !== undefined && process.env.TEST_WORKER_INDEX === undefined)
  process.stdout.write(`files in the order TEST_ORDER=${order}\n`);

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  // The long ones have a configuration of their own. Those of the cluster need several processes:
  // `npm run cluster -- --prove`.
  testIgnore: ['**/*.deep.spec.ts', '**/e2e/cluster/**'],
  // The other branches of a journey stand beside it: `npm run test:deep -- branches`.
  grepInvert: /@deep/,
  ...(order === undefined
    ? {}
    : { projects: filesInOrder(order).map((file) => ({ name: file, testMatch: `**/${file}` })) }),
  outputDir: join(root, 'test-results'),
  // A file is the unit: its tests share a tenant of their own, and run one after another.
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine is slow, which is not a fault. Tests of speed set their own time.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: report ? [['dot'], ['json', { outputFile: report }], statements] : [['list'], statements],
  use: {
    baseURL: origin,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // An element that cannot be clicked for so long never can be. A phone gets a code once a minute, and a longer wait
    // costs minutes.
    actionTimeout: 80_000,
    // A test that fails leaves what it did, what was requested and said, and its last picture. Pictures of each step would
    // cost a test a quarter more processor time: `--trace retain-on-failure` takes them.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args },
  },
  webServer: {
    command: 'node deploy/operate/cli/bootstrap/run.mjs start',
    cwd: root,
    url: `${origin}/healthz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    // A test sets a visitor's address with a header, as a proxy on this machine would. Releases that crash on purpose
    // give hundreds of warnings.
    env: {
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      DATA_DIR: dataFolder,
      TRUST_PROXY: '127.0.0.1, ::1',
      LOG_LEVEL: 'error',
      ...identityProviderAt(identityPort),
    },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
