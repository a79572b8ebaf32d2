import { readFileSync } from 'node:fs';
import { environmentOf, installedPortal } from '@portal/run/installed-portal';
import { buildAll } from '../build-all';
import type { Command, CommandHelp, CommandInput } from '../command-line/command';
import { textOption } from '../command-line/parse-command-line';
import { exitCodes } from '../exit-codes';
import { CommandError } from '../progress';
import { tenantMoves } from '../upgrade/tenant-moves';
import { breaks, upgradeLines } from '../upgrade/upgrade-lines';
import { clientDirectories } from '../workspace';

const checkHelp: CommandHelp = {
  summary: 'what would break if an installed portal came to this version; it reads the database and changes nothing',
  usage: '[--settings <file>[,<file>]]',
  options: {
    settings: { type: 'string', description: 'the files with which gateways and APIs start, with commas between them' },
  },
  examples: [
    'portal upgrade check',
    'portal upgrade check --settings /etc/portal/gateway.env,/etc/portal/api.env --json',
    'sudo cat /etc/portal/gateway.env /etc/portal/api.env | portal upgrade check --settings /dev/stdin',
  ],
};

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CommandError(`--settings ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** An earlier portal's deploy API does not tell what its releases need, so the database is asked. */
async function check({ options, output }: CommandInput): Promise<void> {
  const files = (textOption(options, 'settings') ?? '').split(',').filter(Boolean).map(textOf);
  const report = await installedPortal(environmentOf(files));
  const builds = await buildAll(clientDirectories());
  const moves = tenantMoves(
    report.places,
    builds.map(({ record }) => record),
  );
  const { places: _, ...said } = report;
  output.result({ ...said, tenants: moves }, upgradeLines(report, moves));
  if (breaks(report, moves)) process.exitCode = exitCodes.failed;
}

export const summary = 'on the server: what an upgrade to this version would break';
export const acts: Readonly<Record<string, Command>> = { check: { help: checkHelp, run: check } };
