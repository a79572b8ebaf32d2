import { readFileSync, watchFile } from 'node:fs';

/**
 * Moves the clock of a server process ahead by the milliseconds in the file that `REHEARSAL_CLOCK` names, also while it
 * runs, so that a rehearsal need not wait. The process loads it before its own script.
 */
const file = process.env.REHEARSAL_CLOCK ?? '';
const read = () => Number(readFileSync(file, 'utf8'));
let ahead = read();
watchFile(file, { interval: 100, persistent: false }, () => {
  ahead = read();
});

globalThis.Date = new Proxy(Date, {
  construct: (real, given, made) => Reflect.construct(real, given.length === 0 ? [real.now() + ahead] : given, made),
  get: (real, name) => (name === 'now' ? () => real.now() + ahead : Reflect.get(real, name)),
});
