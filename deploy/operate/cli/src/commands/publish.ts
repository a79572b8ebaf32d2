import { resolve } from 'node:path';
import { buildAll } from '../build-all';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { textOption } from '../command-line/parse-command-line';
import { portalClient, portalOptions } from '../portal-client/portal-client';
import { uploadBuild } from '../portal-client/upload-build';
import { CommandError, progress } from '../progress';
import { packageDirectory } from '../workspace';

export const help: CommandHelp = {
  summary: 'build a remote (or the host) if it changed, and publish the build; no customer gets it yet',
  usage: '<dir>',
  takes: 1,
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

export async function run({ positionals, options, output }: CommandInput): Promise<void> {
  const [given = ''] = positionals;
  const client = portalClient(options);
  const [build] = await buildAll([packageDirectory(resolve(given), given)]);
  if (!build) throw new CommandError(`${given} was not built.`);
  const name = `${build.record.package}@${build.record.build}`;
  progress.step(`Publishing ${name} to ${client.url}`);
  const answer = await uploadBuild(client, build, { note: textOption(options, 'note'), ahead: options.ahead === true });
  const fits = answer.tenants.filter(({ faults }) => faults.length === 0).map(({ tenant }) => tenant);
  const slot = build.record.kind === 'host' ? 'host' : build.record.slot;
  output.result(answer, [
    `✓ ${name} (${answer.version}) ${answer.created ? 'is published' : answer.restored ? 'has its files again' : 'was published before'}`,
    ...answer.tenants.flatMap(({ tenant, faults }) => faults.map((fault) => `  ! ${tenant}: ${fault}`)),
    `  give it to customers: portal assign ${fits.length === 1 ? fits[0] : '<tenant>'} ${slot} ${name}`,
    ...(fits.length > 1 ? [`  it fits ${fits.join(', ')}`] : []),
  ]);
}
