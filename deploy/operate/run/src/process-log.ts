import { basename } from 'node:path';
import { loggedError } from '@portal/database';
import { logNames } from '@portal/trace';
import { type Logger, pino } from 'pino';
import type { Settings } from './settings';

/** The name of the running process, by the file that it was started from: `api` for `dist/api-process.js`. */
const name = basename(process.argv[1] ?? '').replace(/(-process)?\.\w+$/, '');

/**
 * The log of a process, as lines of JSON on the standard error output. Every line of a request has its `number`, also
 * one that is not written by the request's own logger. `README.md` says what the levels and fields mean.
 */
export function processLog({ logLevel }: Pick<Settings, 'logLevel'>): Logger {
  return pino(
    {
      name,
      level: logLevel,
      serializers: { err: loggedError },
      // The logger of a request has it already.
      mixin: (_line, _level, logger) => ('number' in logger.bindings() ? {} : logNames()),
    },
    pino.destination({ dest: 2, sync: false }),
  );
}
