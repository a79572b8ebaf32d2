import { parseArgs } from 'node:util';
import { findLines } from './logs/find-lines';
import { readable } from './logs/log-line';
import { digitsOf, numberForm, pageNumberForm } from './logs/request-number';
import { runProcess } from './run-process';
import { SettingError } from './setting-error';

const options = { number: { type: 'string' }, file: { type: 'string' }, since: { type: 'string' } } as const;

function asked() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new SettingError((error as Error).message);
  }
}

/** Shows the log lines of one request, where a machine has no workspace. */
await runProcess(async () => {
  const { number, file, since } = asked();
  const digits = digitsOf(number ?? '');
  if (digits === undefined) throw new SettingError(`Say --number: ${numberForm}`);
  const lines = await findLines({ digits, files: file?.split(','), since });
  if (lines.length === 0) throw new SettingError(`No line has this number. ${pageNumberForm}`);
  process.stdout.write(`${lines.map(readable).join('\n')}\n`);
  process.exit(0);
});
