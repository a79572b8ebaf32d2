import type { CommandHelp, CommandInput } from '../command-line/command';
import { table } from '../command-line/output';
import { describedTenants } from '../portal-client/described-tenants';
import { portalOptions } from '../portal-client/portal-address';
import { portalClient } from '../portal-client/portal-client';

export const help: CommandHelp = {
  summary: 'tenants, and what each of their slots runs',
  usage: '',
  options: portalOptions,
  examples: ['portal tenants', 'portal tenants --portal https://portal.example.com --json'],
};

export async function run({ options, output }: CommandInput): Promise<void> {
  const tenants = await describedTenants(portalClient(options));
  const lines = tenants.flatMap(({ code, platformName, hostNames, isDefault, slots }) => [
    `${code}  ${platformName}  (${hostNames.join(', ')}${isDefault ? '; default' : ''})`,
    ...table(
      ['  SLOT', 'RELEASE', 'VERSION', 'CANARY', 'LAST GOOD', 'GENERATION'],
      slots.map(({ slot, release, version, canary, lastGood, generation }) => [
        `  ${slot}`,
        release,
        version,
        canary ? `${canary.release} ${canary.percent}%` : '—',
        lastGood ?? '—',
        String(generation),
      ]),
    ),
    '',
  ]);
  output.result(tenants, lines);
}
