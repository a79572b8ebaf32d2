import { loggedError } from '@portal/database';
import { lastLine } from '@portal/http';

const fatal = 60;

/** Has the form of the server's other log lines. Writes at once, because soon there is no process to write it. */
function log(error: unknown): void {
  const line = {
    level: fatal,
    time: Date.now(),
    pid: process.pid,
    err: loggedError(error),
    msg: 'nothing answered an error',
  };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

/** An uncaught error ends this process after its running work. `stop` returns undefined until the process serves. */
export function endOnUncaught(stop: () => (() => Promise<void>) | undefined): void {
  lastLine({ log, stop });
}
