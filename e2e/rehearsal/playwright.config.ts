import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

const { webServer: _own, use = {}, ...settings } = base;
const { args = [], ...launch } = use.launchOptions ?? {};

/** `npm run rehearse`: each rehearsal starts a portal of its own, as an operator does. */
export default defineConfig({
  ...settings,
  testDir: import.meta.dirname,
  testMatch: '**/*.rehearsal.ts',
  testIgnore: [],
  outputDir: join(import.meta.dirname, '../../.cache/rehearsal'),
  retries: 0,
  workers: 1,
  timeout: 1_800_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./step-table.ts']],
  use: {
    ...use,
    // The certificate is self-made, and the host names are known on this machine only.
    ignoreHTTPSErrors: true,
    trace: 'retain-on-failure',
    launchOptions: { ...launch, args: [...args, '--host-resolver-rules=MAP *.rehearsal.test 127.0.0.1'] },
  },
});
