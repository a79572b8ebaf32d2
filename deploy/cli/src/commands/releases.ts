import type { CommandHelp, CommandInput } from '../command-line/command';
import { table } from '../command-line/output';
import { numberOption, textOption } from '../command-line/parse-command-line';
import { portalOptions } from '../portal-client/portal-address';
import { portalClient } from '../portal-client/portal-client';

interface ListedRelease {
  package: string;
  version: string;
  build: string;
  slot: string;
  publishedBy: string;
  publishedAt: string;
}

export const help: CommandHelp = {
  summary: 'published releases, newest first',
  usage: '',
  options: {
    package: { type: 'string', description: 'only this package' },
    limit: { type: 'string', description: 'so many, 50 by default' },
    ...portalOptions,
  },
  examples: ['portal releases', 'portal releases --package account --limit 5 --json'],
};

export async function run({ options, output }: CommandInput): Promise<void> {
  const query = new URLSearchParams();
  const packageName = textOption(options, 'package');
  if (packageName) query.set('package', packageName);
  query.set('limit', String(numberOption(options, 'limit', { least: 1, most: 500 }) ?? 50));
  const answer = await portalClient(options).call<{ releases: ListedRelease[] }>('GET', `/releases?${query}`);
  output.result(
    answer.releases,
    table(
      ['RELEASE', 'VERSION', 'SLOT', 'BY', 'AT'],
      answer.releases.map((one) => [
        `${one.package}@${one.build}`,
        one.version,
        one.slot,
        one.publishedBy,
        one.publishedAt,
      ]),
    ),
  );
}
