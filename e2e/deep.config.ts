import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** `npm run test:deep`: the long tests, one walk at a time, so that a walk that measures has the machine for itself. */
export default defineConfig({
  ...base,
  testMatch: '**/*.deep.spec.ts',
  testIgnore: [],
  reporter: process.env.PLAYWRIGHT_REPORT
    ? [['line'], ['json', { outputFile: process.env.PLAYWRIGHT_REPORT }]]
    : 'list',
});
