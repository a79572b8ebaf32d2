import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'report');

/** Keeps a run's figures, with what they were measured on. Answers the file. */
export function keepReport(name: string, figures: object): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  const processors = cpus();
  const machine = { node: process.version, processors: processors.length, model: processors[0]?.model ?? '' };
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), machine, ...figures }, null, 2)}\n`);
  return file;
}
