import { loggedError } from '@portal/database';
import { lastLine } from '@portal/http';

const fatal = 60;

/** As the server's other lines are, and at once: soon there is no process to write it. */
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

/** An error that nothing answers ends this process, after what is under way; `stop` is undefined until it serves. */
export function endOnUncaught(stop: () => (() => Promise<void>) | undefined): void {
  lastLine({ log, stop });
}
