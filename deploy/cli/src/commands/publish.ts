import { resolve } from 'node:path';
import { bundleType, encodeBundle } from '@portal/release-record/bundle';
import { buildAll } from '../build-all';
import { readBuildFiles } from '../build-files';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { textOption } from '../command-line/parse-command-line';
import { exitCodes } from '../exit-codes';
import { gitSource } from '../git-source';
import { portalOptions } from '../portal-client/portal-address';
import { portalClient } from '../portal-client/portal-client';
import { CommandError, progress } from '../progress';
import { packageDirectory } from '../workspace';

interface Published {
  created: boolean;
  /** The build was known, but its files had been removed. */
  restored: boolean;
  package: string;
  build: string;
  version: string;
  tenants: { tenant: string; faults: string[] }[];
}

export const help: CommandHelp = {
  summary: 'build a remote (or the host) if it changed, and publish the build; no customer gets it yet',
  usage: '<dir>',
  options: {
    note: { type: 'string', description: 'what is new in it, for portal releases show' },
    ahead: { type: 'boolean', description: 'also where it fits no tenant yet: before the host that it needs' },
    ...portalOptions,
  },
  examples: [
    'portal publish remotes/account',
    'portal publish . --note 发票列表可导出',
    'portal publish . --json',
    'portal publish . --ahead',
  ],
};

const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} KB`;

/** Shows the progress of the upload: in one line at a terminal, otherwise at each quarter. */
function uploadProgress(whole: number): (sent: number) => void {
  let told = 0;
  return (sent) => {
    const quarter = Math.floor((Math.min(sent, whole) / whole) * 4);
    if (quarter === told) return;
    told = quarter;
    progress.note(`${inKilobytes(Math.min(sent, whole))} of ${inKilobytes(whole)}`);
  };
}

export async function run({ positionals, options, output }: CommandInput): Promise<void> {
  const [given] = positionals;
  if (!given || positionals.length > 1)
    throw new CommandError(`portal publish ${help.usage}\nFor example: ${help.examples[0]}`, exitCodes.usage);
  const client = portalClient(options);
  const [build] = await buildAll([packageDirectory(resolve(given), given)]);
  if (!build) throw new CommandError(`${given} was not built.`);
  const note = textOption(options, 'note');
  const source = { ...gitSource(build.directory), ...(note ? { note } : {}) };
  const bytes = encodeBundle({ record: build.record, files: await readBuildFiles(build), source });
  const name = `${build.record.package}@${build.record.build}`;
  progress.step(`Publishing ${name} to ${client.url}`);
  const path = options.ahead ? '/releases?ahead=1' : '/releases';
  const answer = await client.upload<Published>(path, bundleType, bytes, uploadProgress(bytes.length));
  const fits = answer.tenants.filter(({ faults }) => faults.length === 0).map(({ tenant }) => tenant);
  const slot = build.record.kind === 'host' ? 'host' : build.record.slot;
  output.result(answer, [
    `✓ ${name} (${answer.version}) ${answer.created ? 'is published' : answer.restored ? 'has its files again' : 'was published before'}`,
    ...answer.tenants.flatMap(({ tenant, faults }) => faults.map((fault) => `  ! ${tenant}: ${fault}`)),
    `  give it to customers: portal assign ${fits.length === 1 ? fits[0] : '<tenant>'} ${slot} ${name}`,
    ...(fits.length > 1 ? [`  it fits ${fits.join(', ')}`] : []),
  ]);
}
