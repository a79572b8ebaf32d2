import { exitCodes } from '../exit-codes';
import { CommandError } from '../progress';
import type { PortalClient } from './portal-client';

interface Fault {
  file: string;
  line: number;
  text: string;
}

interface FileChange {
  file: string;
  change: 'added' | 'changed' | 'removed';
  lines: string[];
}

interface Base {
  own: number;
  shared: number;
}

interface Version {
  version: number;
  by: string;
  at: string;
  note: string;
}

interface CheckedContent {
  faults: Fault[];
  changes: FileChange[];
  base: Base;
}

interface PushedContent {
  pushed: Base;
  changes: FileChange[];
  /** The tenant waited for these texts, and customers are served there now. */
  opened: boolean;
}

interface Versions {
  own: Version[];
  shared: Version[];
  /** The files that wait to be confirmed. */
  draft: { by: string; at: string; files: string[] } | null;
}

type Files = Record<string, string>;

/** The calls about the content of one tenant. */
export function contentClient(client: PortalClient, tenant: string) {
  const path = `/tenants/${encodeURIComponent(tenant)}/content`;
  return {
    check: (files: Files) => client.call<CheckedContent>('POST', `${path}/check`, { files }),
    versions: () => client.call<Versions>('GET', path),
    restore: (version: number, shared: boolean) =>
      client.call<PushedContent | { faults: Fault[] }>('POST', `${path}/restore`, { version, shared }),
    confirm: () => client.call<PushedContent>('POST', `${path}/confirm`),
    async draft(files: Files): Promise<number> {
      const done = await client.call<{ files: number } | { faults: Fault[] }>('POST', `${path}/draft`, { files });
      if ('faults' in done) refuseFaults(done.faults);
      return 'files' in done ? done.files : 0;
    },
    async push(files: Files, note: string, base: Base | null): Promise<PushedContent> {
      const body = { files, note, base };
      const done = await client.call<PushedContent | { faults: Fault[] } | { moved: Base }>('POST', path, body);
      if ('moved' in done)
        throw new CommandError('Somebody else pushed in the meantime. Look at the difference again.', exitCodes.moved);
      if ('faults' in done) refuseFaults(done.faults);
      return done as PushedContent;
    },
  };
}

/** Ends the command if a folder has faults, with all of them. */
export function refuseFaults(faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  const lines = faults.map(({ file, line, text }) => `  ${file}:${line}  ${text}`);
  const title = `The folder has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}; nothing was pushed:`;
  throw new CommandError([title, ...lines].join('\n'), exitCodes.refused, { faults });
}

const marks = { added: '+', changed: '~', removed: '-' } as const;

/** The changes that a push would make, as a person reads them. */
export function differenceLines(changes: readonly FileChange[]): string[] {
  if (changes.length === 0) return ['Nothing would change.'];
  return changes.flatMap(({ file, change, lines }) => [
    `${marks[change]} ${file}`,
    ...lines.map((line) => `    ${line}`),
  ]);
}
