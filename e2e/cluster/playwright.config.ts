import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** Flows that make and break portals, or measure builds, say nothing of a cluster. */
const elsewhere = ['**/flows/{remote-team,platform-team}/**', '**/override.spec.ts', '**/page-weight.spec.ts'];
const known = Array.isArray(base.testIgnore) ? base.testIgnore : [];
const { webServer: _own, ...settings } = base;

/** The portal is there already: `prove.ts` has started it. */
export default defineConfig({
  ...settings,
  testDir: join(import.meta.dirname, '..'),
  testMatch: ['cluster/*.spec.ts', 'flows/**/*.spec.ts'],
  testIgnore: [...known, ...elsewhere],
});
