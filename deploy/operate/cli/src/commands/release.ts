import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { textOption } from '../command-line/parse-command-line';
import { currentNotices } from '../notices/notices-file';
import { shippedNotices } from '../notices/shipped-notices';
import { CommandError, progress } from '../progress';
import { writeBillOfMaterials } from '../release/bill-of-materials';
import { checksumsName, writeChecksums } from '../release/checksums';
import { hasBuildah, writeImage } from '../release/image-layout';
import { releasedCommit, tagVersion } from '../release/released-commit';
import { writeSourceArchive } from '../release/source-archive';
import { root } from '../workspace';

export const help: CommandHelp = {
  summary: 'makes the files of this version from a clean working copy, and tags it',
  usage: '',
  options: {
    to: { type: 'string', description: 'the folder for the files; .cache/release/<version> by default' },
    'without-image': { type: 'boolean', description: 'leave the image out; it needs buildah' },
    'node-image': { type: 'string', description: 'the image with Node to build on, instead of the public one' },
    registry: { type: 'string', description: 'a mirror of npm for the build of the image' },
    ca: { type: 'string', description: 'a file with the certificates of a proxy that inspects, for the same' },
  },
  examples: ['npm run release', 'npm run release -- --without-image --to /srv/releases'],
};

export async function run({ options, output }: CommandInput): Promise<void> {
  const released = releasedCommit(root);
  const withImage = !options['without-image'];
  if (withImage && !hasBuildah())
    throw new CommandError('There is no buildah to build the image with: install it, or say --without-image.');
  const to = resolve(root, textOption(options, 'to') ?? join('.cache/release', released.version));
  mkdirSync(to, { recursive: true });
  progress.step(`Version ${released.version} of ${released.commit.slice(0, 12)}`);
  const shipped = shippedNotices();
  const archive = writeSourceArchive(root, released, currentNotices(shipped), to);
  const names = [archive, writeBillOfMaterials(root, released, shipped, to)];
  if (withImage) {
    const sources = {
      nodeImage: textOption(options, 'node-image'),
      registry: textOption(options, 'registry'),
      ca: textOption(options, 'ca'),
    };
    names.push(writeImage(released, archive, sources, to));
  }
  writeChecksums(to, names);
  tagVersion(root, released);
  const files = [...names, checksumsName];
  output.result(
    { ...released, folder: to, files },
    files.map((name) => join(to, name)),
  );
}
