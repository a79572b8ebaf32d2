import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Identifies one run of one process on one machine. */
export interface ProcessIdentity {
  host: string;
  pid: number;
  /**
   * The time when the process began, in the system's own count; empty if the system does not tell. The system gives a
   * process id again, but never this pair.
   */
  started: string;
}

function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command's name and may hold any text; the other fields follow its closing bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[19] ?? '';
  } catch {
    return '';
  }
}

export function ownIdentity(): ProcessIdentity {
  return { host: hostname(), pid: process.pid, started: startOf(process.pid) };
}

/** Returns whether that process may still run. In doubt it answers true. */
export function mayBeAlive({ host, pid, started }: ProcessIdentity): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user is alive, too.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return started === '' || now === '' || now === started;
}
