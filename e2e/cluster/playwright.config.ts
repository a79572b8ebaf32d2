import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** Flows that make and break portals, or measure builds, say nothing of a cluster. */
const elsewhere = ['**/flows/{remote-team,platform-team}/**', '**/{override,explain,page-weight}.spec.ts'];
const { webServer: _own, ...settings } = base;

/** The portal is there already: `prove.ts` has started it. */
export default defineConfig({
  ...settings,
  // What a kill cuts off is begun again, and who is away takes a while to be back.
  retries: 2,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  testDir: join(import.meta.dirname, '..'),
  testMatch: ['**/e2e/cluster/*.spec.ts', '**/flows/**/*.spec.ts'],
  testIgnore: elsewhere,
});
