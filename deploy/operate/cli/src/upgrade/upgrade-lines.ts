import type { InstalledReport } from '@portal/run/installed-portal';
import { nodeMajor } from '../create/pinned-node';
import type { TenantMoves } from './tenant-moves';

function schemaLines({ pending, foreign }: Pick<InstalledReport, 'pending' | 'foreign'>): string[] {
  if (foreign.length > 0)
    return [
      '! Schema: the database has migrations that this version does not know or has otherwise; it is of another version:',
      ...foreign.map((name) => `    ${name}`),
    ];
  if (pending === null) return ['· Schema: the database is empty. This is a new installation, no upgrade.'];
  if (pending.length === 0) return ['✓ Schema: it is of this version.'];
  return [
    `✓ Schema: ${pending.length} migrations will run (node dist/migrate-process.js). They only add, and the earlier processes go on with it:`,
    `    ${pending[0]}${pending.length > 1 ? ` … ${pending.at(-1)}` : ''}`,
  ];
}

const settingLines = ({ missing, changed, fault }: InstalledReport['settings']): string[] => [
  ...(fault === null
    ? []
    : ['! Settings: no process starts with these:', ...fault.split('\n').map((line) => `    ${line}`)]),
  ...missing.map(
    ({ name, of, needed, without }) => `${needed ? '!' : '·'} Settings: ${name} (${of}) is new; without it ${without}.`,
  ),
  ...changed.map(({ name, now }) => `· Settings: ${name}: ${now}.`),
  ...(fault === null && missing.length + changed.length === 0 ? ['✓ Settings: nothing is missing.'] : []),
];

function tenantLines({ tenant, releases, faults, together }: TenantMoves): string[] {
  if (faults.length > 0)
    return [
      `! ${tenant}: the gate will refuse this version's releases beside those that it runs:`,
      ...faults.map((fault) => `    ${fault}`),
    ];
  if (releases.length === 0) return [`✓ ${tenant}: it runs the releases of this version.`];
  return [
    `✓ ${tenant}: ${releases.length} slots change${together ? ', host and remotes only together' : ''}. When they are published (portal publish <folder> --ahead):`,
    `    portal assign ${tenant} ${releases.join(' ')}`,
  ];
}

/** What breaks, or needs somebody, begins with `!`. */
export const upgradeLines = (report: InstalledReport, moves: readonly TenantMoves[]): string[] => [
  `· Node: the processes need Node ${nodeMajor}; images and machine/install.sh have it, and 1.0.0 ran on Node 20.`,
  ...schemaLines(report),
  ...settingLines(report.settings),
  ...moves.flatMap(tenantLines),
];

/** Whether something has to change before the upgrade. */
export const breaks = ({ foreign, settings: { missing, fault } }: InstalledReport, moves: readonly TenantMoves[]) =>
  foreign.length > 0 ||
  fault !== null ||
  missing.some(({ needed }) => needed === true) ||
  moves.some(({ faults }) => faults.length > 0);
