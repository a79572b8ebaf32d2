import { join } from 'node:path';
import { buildAll } from '../build-all';
import { clientDirectories, root, typedDirectories } from '../workspace';
import { browser } from './browser-stage';
import { type Outcome, oneOutcome } from './outcome';
import type { Stage } from './run-stages';
import { bin, runTool } from './run-tool';
import { threats } from './threats-stage';
import { writeTypePrograms } from './type-programs';
import { unit } from './unit-stage';

/** Each program is checked alone; the compiler's messages name the files of the packages. */
function types(): Outcome {
  const programs = writeTypePrograms(typedDirectories(), join(root, '.cache/types'));
  const failed = programs.filter((program) => !runTool(bin('tsc'), ['--noEmit', '-p', program])).length;
  return { passed: programs.length - failed, failed, failures: failed > 0 ? ['see above'] : [] };
}

async function builds(): Promise<Outcome> {
  await buildAll(clientDirectories());
  return oneOutcome(true, '');
}

/** The stages of `npm test`: that the product works. `useKept` leaves out what passed with the same files before. */
export const quickStages = (useKept: boolean): readonly Stage[] => [
  { name: 'format', run: () => oneOutcome(runTool(bin('biome'), ['format', '.']), 'npm run format puts it right') },
  { name: 'lint', run: () => oneOutcome(runTool('npm', ['run', '--silent', 'lint']), 'see above') },
  { name: 'types', run: types },
  { name: 'unit', run: () => unit({ useKept }) },
  { name: 'builds', run: builds },
  { name: 'browser', run: () => browser({ useKept }) },
  { name: 'threats', run: (before) => threats(before.get('unit'), before.get('browser')) },
];
