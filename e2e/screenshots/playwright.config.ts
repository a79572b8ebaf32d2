import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

const { webServer, ...settings } = base;
if (!webServer || Array.isArray(webServer)) throw new Error('the tests start one portal');

/** A portal that only these pictures use: `npm run portal screenshots`. */
export default defineConfig({
  ...settings,
  testDir: import.meta.dirname,
  testMatch: '**/*.shots.ts',
  testIgnore: [],
  retries: 0,
  use: { ...settings.use, actionTimeout: 15_000 },
  reporter: [['list']],
  globalTeardown: './contact-sheet.ts',
  webServer: {
    ...webServer,
    env: { ...webServer.env, DATA_DIR: join(import.meta.dirname, '../../.cache/screenshots-data') },
  },
});
