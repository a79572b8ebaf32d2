import { defineConfig } from '@playwright/test';
import deep from './deep.config';
import quick from './playwright.config';

const { grepInvert: _, ...withTagged } = quick;

/** `npm run test:deep -- branches`: the tests that `npm test` leaves out of its own files, by their tag. */
export default defineConfig({ ...withTagged, ...(deep.reporter && { reporter: deep.reporter }), grep: /@deep/ });
