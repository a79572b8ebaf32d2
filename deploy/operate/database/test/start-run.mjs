import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes the folder where the workers of one test run keep their shared databases: see `src/prepared.ts`. */
export default function startRun() {
  process.env.PORTAL_TEST_RUN = mkdtempSync(join(tmpdir(), 'portal-tests-'));
}
