import { loggedError } from '@portal/database';
import { type Logger, pino } from 'pino';
import type { Settings } from './settings';

/** The log of a process, as lines on the standard error output. */
export function processLog({ logLevel }: Pick<Settings, 'logLevel'>): Logger {
  return pino({ level: logLevel, serializers: { err: loggedError } }, pino.destination({ dest: 2, sync: false }));
}
