import { defineConfig } from '@playwright/test';
import deep from './deep.config';
import base from './playwright.config';

/** `npm run test:deep -- branches`: the tests that `npm test` leaves out of its own files, by their tag. */
export default defineConfig({
  ...base,
  reporter: deep.reporter,
  grepInvert: undefined,
  grep: /@deep/,
});
