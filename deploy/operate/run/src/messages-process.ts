import { parseArgs } from 'node:util';
import { readSettings } from './read-settings';
import { runProcess } from './run-process';
import { SettingError } from './setting-error';
import { outcomeLines, sendTestLetter, wantedLetter } from './test-letter';

const option = { type: 'string' } as const;

/** Sends one test message where a container has no workspace: `test --to <number or address>`. */
await runProcess(async () => {
  const { values, positionals } = parseArgs({
    options: { to: option, channel: option, provider: option, sender: option },
    allowPositionals: true,
  });
  if (positionals[0] !== 'test') throw new SettingError('Write test --to <number or address>.');
  const outcome = await sendTestLetter(
    readSettings(process.env, '.data'),
    process.env,
    wantedLetter(values.to, values),
  );
  process.stdout.write(`${outcomeLines(outcome).join('\n')}\n`);
  process.exit(outcome.taken ? 0 : 1);
});
