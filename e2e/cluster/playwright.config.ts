import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** Flows that make and break portals, or measure builds and pages, tell nothing about a cluster. */
const elsewhere = ['**/flows/{remote-team,platform-team}/**', '**/{override,explain}.spec.ts', '**/*.deep.spec.ts'];
const { webServer: _own, ...settings } = base;
const report = process.env.PLAYWRIGHT_REPORT;

/** The portal is already running: `prove.ts` has started it. */
export default defineConfig({
  ...settings,
  // A test that a kill cuts off starts again. A killed process needs a while to come back.
  retries: 2,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  testDir: join(import.meta.dirname, '..'),
  testMatch: ['**/e2e/cluster/*.spec.ts', '**/flows/**/*.spec.ts'],
  testIgnore: elsewhere,
  // Some statements are shown by tests that do not run here, so nobody judges them.
  reporter: report ? [['line'], ['json', { outputFile: report }]] : 'list',
});
