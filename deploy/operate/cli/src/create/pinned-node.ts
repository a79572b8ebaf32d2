import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The one place that names the version: the bootstrap brings the same Node to the workspace. */
const manifest = join(import.meta.dirname, '../../bootstrap/node/package.json');

const { optionalDependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as {
  optionalDependencies: Readonly<Record<string, string>>;
};
const [major = '', minor = ''] = Object.values(optionalDependencies)[0]?.split('.') ?? [];

export const nodeMajor = major;

/**
 * The Node of a remote's own repository. npm takes the package for the machine's own system and puts its `node` first in
 * PATH for `npm run` and `npx`. On systems without such a package, `engines` names the version to install.
 */
export const pinnedNode = {
  engines: { node: `>=${major}.${minor} <${Number(major) + 1}` },
  optionalDependencies,
};
