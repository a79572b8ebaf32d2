import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mayBeAlive, ownIdentity, type ProcessIdentity } from './process-identity';

/** Two processes on one embedded database corrupt it, and PGlite itself does not check for a second one. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';

  constructor(file: string, { host, pid }: ProcessIdentity) {
    super(
      `The database folder is in use by process ${pid} on ${host}. Stop that process, or choose another folder with DATA_DIR. ` +
        `If it is certain that no portal runs there any more, delete ${file}.`,
    );
  }
}

function isCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Creates the file whole or not at all, and never replaces an existing lock. */
function create(file: string, content: string): boolean {
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes the lock that was read. A lock that somebody else has put there since stays. */
function remove(file: string, content: string): void {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  const moved = read(aside);
  if (moved !== undefined && moved !== content) create(file, moved);
  rmSync(aside, { force: true });
}

function holderOf(content: string): ProcessIdentity {
  try {
    return JSON.parse(content) as ProcessIdentity;
  } catch {
    throw new Error(`the lock file of the database folder holds no lock: ${content.slice(0, 80)}`);
  }
}

/** Takes the lock or throws; the returned function gives it back. It takes over only the lock of a dead process. */
export function takeLock(file: string): () => void {
  const own = JSON.stringify(ownIdentity());
  while (!create(file, own)) {
    const content = read(file);
    if (content === undefined) continue;
    const holder = holderOf(content);
    if (mayBeAlive(holder)) throw new DatabaseInUseError(file, holder);
    remove(file, content);
  }
  const release = () => remove(file, own);
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}
