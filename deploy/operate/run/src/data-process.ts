import { readSettings } from './read-settings';
import { runProcess } from './run-process';
import { dataActOf, dataLines, sealedData } from './sealed-data';

/** Tells how far the sealing of personal data is, or ends the writing in clear, where a container has no workspace. */
await runProcess(async () => {
  const report = await sealedData(readSettings(process.env, '.data'), dataActOf(process.argv.slice(2)));
  process.stdout.write(`${dataLines(report).join('\n')}\n`);
  process.exit(0);
});
