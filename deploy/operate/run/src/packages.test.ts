import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';

/** The packages in the image: this package and everything that it needs to run, directly or through others. */

interface Manifest {
  readonly name: string;
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}

/** The folder of a package for another one that needs it, found like Node does. */
function folderOf(name: string, from: string): string | undefined {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(found)) return realpathSync(found);
  }
  return undefined;
}

function withAllItNeeds(folder: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(folder)) return found;
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  found.set(folder, manifest.name);
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
    const needed = folderOf(name, folder);
    // Optional packages for other systems are not installed here.
    if (needed) withAllItNeeds(needed, found);
  }
  return found;
}

const bytesIn = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    if (entry.name === 'node_modules') return sum;
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? bytesIn(path) : entry.isFile() ? statSync(path).size : 0);
  }, 0);

const packages = withAllItNeeds(realpathSync(join(import.meta.dirname, '..')));

// `react` itself comes with the router, because the gateway uses the router's matching. It is small and draws nothing.
test('the servers need no build tool and nothing of the screen', () => {
  const names = [...packages.values()];
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'zod']));
  const foreign = /^(webpack|react-dom|antd|axios|typescript|@module-federation\/.*|@swc\/core|@portal\/build)$/;
  expect(names.filter((name) => foreign.test(name))).toEqual([]);
});

test('the packages of others that they need are 150 MB or less', () => {
  const others = [...packages].filter(([, name]) => !name.startsWith('@portal/'));
  const megabytes = others.reduce((sum, [folder]) => sum + bytesIn(folder), 0) / 1024 / 1024;
  expect(megabytes).toBeGreaterThan(20);
  expect(megabytes).toBeLessThanOrEqual(150);
});
