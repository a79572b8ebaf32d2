import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig, type ReporterDescription } from '@playwright/test';

const port = Number(process.env.PORTAL_TEST_PORT ?? 18080);
const root = join(import.meta.dirname, '..');
const report = process.env.PLAYWRIGHT_REPORT;

/**
 * Each window of a desktop browser loads two pages of its own, for what falls out of the address bar: two thirds of what a
 * new context costs. The others are those that Playwright turns off, which has no say after us: Chromium hears the
 * last flag alone.
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

/** Flags for a machine without a display, a GPU or a way out. */
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

const systemBrowser = '/usr/bin/chromium';

/** Named, or the system's; without either the one that Playwright brought. */
const executablePath = process.env.CHROMIUM ?? (existsSync(systemBrowser) ? systemBrowser : undefined);

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  // These need several processes: `npm run cluster -- --prove`.
  testIgnore: '**/e2e/cluster/**',
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  workers: 2,
  // A busy machine misses a moment now and then; what passes only then is reported as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine is slow, which is no fault: what has to be quick is asked for with its own time.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: report ? [['line'], ['json', { outputFile: report }], statements] : [['list'], statements],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // What cannot be clicked for so long never can: a code is had once a minute, and a test that waits on costs minutes.
    actionTimeout: 80_000,
    trace: 'on-first-retry',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args },
  },
  webServer: {
    command: 'node --import tsx deploy/cli/src/main.ts start',
    cwd: root,
    url: `http://localhost:${port}/healthz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    // A test says by a header where a visitor comes from, as a proxy on this machine would.
    // Releases that crash on purpose are warned of by the hundred.
    env: {
      PORT: String(port),
      DATA_DIR: join(root, '.cache/e2e-data'),
      TRUST_PROXY: '127.0.0.1, ::1',
      LOG_LEVEL: 'error',
    },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
