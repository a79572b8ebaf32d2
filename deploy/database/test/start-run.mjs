import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the workers of one test run keep the databases that they share: see `src/prepared.ts`. */
export default function startRun() {
  process.env.PORTAL_TEST_RUN = mkdtempSync(join(tmpdir(), 'portal-tests-'));
}
