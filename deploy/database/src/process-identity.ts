import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Names one run of one process on one machine. */
export interface ProcessIdentity {
  host: string;
  pid: number;
  /** When the process began, in the system's own count; empty where the system does not tell. Process ids come again, this pair does not. */
  started: string;
}

function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command's name and may hold anything; the rest follows its closing bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[19] ?? '';
  } catch {
    return '';
  }
}

export function ownIdentity(): ProcessIdentity {
  return { host: hostname(), pid: process.pid, started: startOf(process.pid) };
}

/** Whether that process may still run; in doubt it does. */
export function mayBeAlive({ host, pid, started }: ProcessIdentity): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process is alive too.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return started === '' || now === '' || now === started;
}
