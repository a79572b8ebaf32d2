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

interface BranchChanges {
  branches: number;
  added: number;
  changed: number;
  removed: number;
  /** The rows that were left out, by bank. */
  leftOut: Record<string, number>;
  /** The version of what all tenants share. */
  version: number;
}

interface BranchPush {
  text: string;
  knownBanks: boolean;
  check: boolean;
  note: string;
  base: number | null;
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
    async branches(push: BranchPush): Promise<BranchChanges> {
      const done = await client.call<BranchChanges | { faults: Fault[] } | { moved: number }>(
        'POST',
        `${path}/branches`,
        push,
      );
      if ('moved' in done) throw pushedMeanwhile();
      if ('faults' in done) refuseFaults(done.faults, 'list');
      return done as BranchChanges;
    },
    async push(files: Files, note: string, base: Base | null): Promise<PushedContent> {
      const body = { files, note, base };
      const done = await client.call<PushedContent | { faults: Fault[] } | { moved: Base }>('POST', path, body);
      if ('moved' in done) throw pushedMeanwhile();
      if ('faults' in done) refuseFaults(done.faults);
      return done as PushedContent;
    },
  };
}

const pushedMeanwhile = () =>
  new CommandError('Somebody else pushed in the meantime. Look at the difference again.', exitCodes.moved);

/** Ends the command if a folder or a list has faults, with all of them. */
export function refuseFaults(faults: readonly Fault[], what: 'folder' | 'list' = 'folder'): void {
  if (faults.length === 0) return;
  const lines = faults.map(({ file, line, text }) => `  ${file}:${line}  ${text}`);
  const title = `The ${what} has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}; nothing was pushed:`;
  throw new CommandError([title, ...lines].join('\n'), exitCodes.failed, { faults });
}

const marks = { added: '+', changed: '~', removed: '-' } as const;

/** What a list of branches changes, as a person reads it. */
export function branchLines({ branches, added, changed, removed, leftOut }: BranchChanges): string[] {
  const rows = Object.entries(leftOut).map(([bank, count]) => `${count} of ${bank}`);
  return [
    `${branches} branches: ${added} added, ${changed} changed, ${removed} removed.`,
    ...(rows.length > 0 ? [`Left out, because banks.csv does not name their banks: ${rows.join(', ')}.`] : []),
  ];
}

/** The changes that a push would make, as a person reads them. */
export function differenceLines(changes: readonly FileChange[]): string[] {
  if (changes.length === 0) return ['Nothing would change.'];
  return changes.flatMap(({ file, change, lines }) => [
    `${marks[change]} ${file}`,
    ...lines.map((line) => `    ${line}`),
  ]);
}
