import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { SettingError } from '../setting-error';
import { type LogLine, lineOf } from './log-line';

export interface Wanted {
  /** As `digitsOf` reads them. */
  readonly digits: string;
  /** The files of the log; `-` is the standard input. Left away: systemd's journal. */
  readonly files?: readonly string[] | undefined;
  /** Where the journal begins, as `journalctl --since` takes it. */
  readonly since?: string | undefined;
}

/** The processes of a machine that `machine/install.sh` has set up. */
const journal = ['--namespace=portal', '--output=cat', '--quiet', '--no-pager'];
const usualSince = '-7d';

async function linesIn(stream: Readable, digits: string, found: LogLine[]): Promise<void> {
  for await (const text of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    const line = lineOf(text, digits);
    if (line) found.push(line);
  }
}

async function inFile(file: string, digits: string, found: LogLine[]): Promise<void> {
  const stream = file === '-' ? process.stdin : createReadStream(file);
  try {
    // A file that cannot be opened would be an error that the reader of lines does not hear.
    if (file !== '-') await once(stream, 'open');
    await linesIn(stream, digits, found);
  } catch (error) {
    throw new SettingError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

async function inJournal(since: string, digits: string, found: LogLine[]): Promise<void> {
  const reader = spawn('journalctl', [...journal, `--since=${since}`], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    reader.once('error', reject).once('close', resolve);
  });
  const reading = linesIn(reader.stdout, digits, found);
  const code = await ended.catch(() => {
    throw new SettingError(
      'There is no journalctl here: name the files of the log with --file, or - for the standard input.',
    );
  });
  await reading;
  if (code !== 0) throw new SettingError(`journalctl ended with ${code}: ask as root, or name the files with --file.`);
}

/** All lines of one request, of all processes, in the order of time. */
export async function findLines({ digits, files = [], since = usualSince }: Wanted): Promise<LogLine[]> {
  const found: LogLine[] = [];
  if (files.length === 0) await inJournal(since, digits, found);
  for (const file of files) await inFile(file, digits, found);
  return found.sort((one, other) => one.time - other.time);
}
