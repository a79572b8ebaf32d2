import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

/** Two processes on one embedded database corrupt it, and PGlite itself does not look. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';

  constructor(file: string, pid: number) {
    super(
      `The database folder is in use by process ${pid} (${file}). Stop that process, or choose another folder with DATA_DIR.`,
    );
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is alive too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function create(file: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600);
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function holder(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

/** Takes the lock or throws; the returned function gives it back. Only a dead process's lock is ever taken over. */
export function takeLock(file: string): () => void {
  for (let tries = 0; tries < 3; tries += 1) {
    if (create(file)) {
      const release = () => rmSync(file, { force: true });
      process.once('exit', release);
      return () => {
        process.off('exit', release);
        release();
      };
    }
    const pid = holder(file);
    if (pid > 0 && isAlive(pid)) throw new DatabaseInUseError(file, pid);
    rmSync(file, { force: true });
  }
  throw new DatabaseInUseError(file, holder(file));
}
