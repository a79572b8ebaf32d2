import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { noticesName, writeNotices } from '../notices/notices-file';
import { CommandError } from '../progress';
import type { ReleasedCommit } from './released-commit';

/** The folder in the archive that holds everything. */
export const archiveFolder = ({ version }: ReleasedCommit) => `portal-${version}`;

/** The files of the commit and the notices of others' packages, as git packs them: sorted, and of the commit's time. */
function tarOf(folder: string, released: ReleasedCommit, notices: string): Buffer {
  const beside = mkdtempSync(join(tmpdir(), 'portal-notices-'));
  try {
    writeNotices(beside, notices);
    const prefix = `--prefix=${archiveFolder(released)}/`;
    const file = `--add-file=${join(beside, noticesName)}`;
    const { status, stdout, stderr } = spawnSync(
      'git',
      ['-C', folder, '-c', 'tar.umask=0022', 'archive', '--format=tar', prefix, file, released.commit],
      { maxBuffer: 512 * 1024 * 1024 },
    );
    if (status !== 0) throw new CommandError(`git archive failed: ${stderr}`);
    return stdout;
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

/** Writes the archive that everything else can be made of. Returns its name. */
export function writeSourceArchive(folder: string, released: ReleasedCommit, notices: string, to: string): string {
  const name = `${archiveFolder(released)}.tar.gz`;
  writeFileSync(join(to, name), gzipSync(tarOf(folder, released, notices), { level: 9 }));
  return name;
}
