import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShippedPackage } from '../notices/shipped-packages';
import { CommandError } from '../progress';
import type { ReleasedCommit } from './released-commit';

interface Component {
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly scope?: string;
  readonly properties?: unknown;
}

/** What pnpm writes: CycloneDX 1.7. */
export interface BillOfMaterials {
  readonly serialNumber?: string;
  readonly metadata: { readonly timestamp?: string };
  readonly components: readonly Component[];
}

const called = ({ group, name, version }: Component) => `${group ? `${group}/` : ''}${name}@${version}`;

/**
 * pnpm goes by who asked for a package: it calls a tool of the build excluded, also where the tool writes its own code
 * into bundles. This goes by whose code is shipped. The random number is left out and the time is the commit's, so that
 * a second run gives the same bytes.
 */
export function ofRelease(
  { serialNumber: _, ...bill }: BillOfMaterials,
  shipped: readonly ShippedPackage[],
  { time }: Pick<ReleasedCommit, 'time'>,
): BillOfMaterials {
  const names = new Set(shipped.map(({ name, version }) => `${name}@${version}`));
  return {
    ...bill,
    metadata: { ...bill.metadata, timestamp: new Date(time * 1_000).toISOString() },
    components: bill.components.map(({ properties: __, scope: ___, ...component }) => {
      const isShipped = component.group === '@portal' || names.has(called(component));
      return { ...component, scope: isShipped ? 'required' : 'excluded' };
    }),
  };
}

/** Writes the packages of the lock file, with their licences and checksums, as CycloneDX. Returns its name. */
export function writeBillOfMaterials(
  folder: string,
  released: ReleasedCommit,
  shipped: readonly ShippedPackage[],
  to: string,
): string {
  const { engines } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { engines: { pnpm: string } };
  const name = `portal-${released.version}.cdx.json`;
  const path = join(to, name);
  rmSync(path, { force: true });
  const options = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--out', path];
  const { status, stderr } = spawnSync('npx', ['--yes', `pnpm@${engines.pnpm}`, 'sbom', ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new CommandError(`pnpm sbom failed: ${stderr.trim()}`);
  const bill = JSON.parse(readFileSync(path, 'utf8')) as BillOfMaterials;
  writeFileSync(path, `${JSON.stringify(ofRelease(bill, shipped, released), null, 1)}\n`);
  return name;
}
