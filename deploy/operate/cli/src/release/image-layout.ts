import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CommandError } from '../progress';
import type { ReleasedCommit } from './released-commit';
import { archiveFolder } from './source-archive';

/** What the build takes from elsewhere, where the public registries are not reached as they are. */
export interface ImageSources {
  /** The image with Node on which the build runs; unset: the Dockerfile's own. */
  readonly nodeImage?: string | undefined;
  /** The address of a mirror of npm. */
  readonly registry?: string | undefined;
  /** A file with the certificates of a proxy that inspects. */
  readonly ca?: string | undefined;
}

/** Writes its output to this terminal's errors, so that the result of `--json` stays alone. */
function runTool(command: string, args: readonly string[], cwd?: string): void {
  const { status, error } = spawnSync(command, args, { cwd, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new CommandError(`${command} failed: ${error?.message ?? `it ended with ${status}`}`);
}

export const hasBuildah = () => spawnSync('buildah', ['--version']).status === 0;

const optionsOf = ({ nodeImage, registry, ca }: ImageSources): string[] => [
  ...(nodeImage ? ['--build-arg', `NODE_IMAGE=${nodeImage}`] : []),
  ...(registry ? ['--build-arg', `NPM_REGISTRY=${registry}`] : []),
  ...(ca ? ['--secret', `id=ca,src=${resolve(ca)}`] : []),
];

/**
 * Builds the image from the release's archive alone, and writes it as one file with an OCI layout. No daemon is needed.
 * Layers and archive have the commit's time. Returns the file's name.
 */
export function writeImage(released: ReleasedCommit, archive: string, sources: ImageSources, to: string): string {
  const { version, time } = released;
  const image = `localhost/portal:${version}`;
  const name = `portal-${version}-image.tar`;
  const folder = mkdtempSync(join(tmpdir(), 'portal-image-'));
  try {
    runTool('tar', ['-xzf', join(to, archive), '-C', folder]);
    const dockerfile = 'deploy/operate/run/Dockerfile';
    const files = ['--file', dockerfile, '--ignorefile', `${dockerfile}.dockerignore`];
    const alike = ['--timestamp', String(time), '--isolation', 'chroot', '--format', 'oci'];
    const built = ['bud', ...files, ...alike, ...optionsOf(sources), '--tag', image, '.'];
    runTool('buildah', built, join(folder, archiveFolder(released)));
    const layout = join(folder, 'layout');
    mkdirSync(layout);
    runTool('buildah', ['push', '--quiet', image, `oci:${layout}:${version}`]);
    const plain = [
      '--sort=name',
      `--mtime=@${time}`,
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--mode=u=rwX,go=rX',
    ];
    runTool('tar', [...plain, '-cf', join(to, name), '-C', layout, '.']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return name;
}
