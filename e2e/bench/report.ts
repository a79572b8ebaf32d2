import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'report');

/** Saves a run's figures together with facts about the machine. Returns the file. */
export function keepReport(name: string, figures: object): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  const processors = cpus();
  const machine = { node: process.version, processors: processors.length, model: processors[0]?.model ?? '' };
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), machine, ...figures }, null, 2)}\n`);
  return file;
}
