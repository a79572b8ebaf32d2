import type { CommandHelp, CommandInput } from '../../command-line/command';
import { exitCodes } from '../../exit-codes';
import { portalClient, portalOptions } from '../../portal-client/portal-client';
import { brandBody, brandOptions } from '../../portal-client/tenant-brand';
import { openedLine } from '../../portal-client/tenant-opening';
import { CommandError } from '../../progress';
import { tenantPath } from './tenant-path';

export const help: CommandHelp = {
  summary: 'changes the brand, the company and the watch of a tenant; only what is named',
  usage: '<tenant> [brand]',
  takes: 1,
  options: { ...brandOptions, ...portalOptions },
  examples: [
    'portal tenants set scf.bank.example --title 让贸易更简单 --filings 沪ICP备00000000号',
    'portal tenants set scf.bank.example --watch goBack',
  ],
};

export async function run({ positionals: [tenant = ''], options, output }: CommandInput): Promise<void> {
  const body = brandBody(options);
  if (Object.keys(body).length === 0)
    throw new CommandError(`Say what to change. For example: ${help.examples[0]}`, exitCodes.usage);
  const done = await portalClient(options).call<{ code: string; changed: string[]; opened: boolean }>(
    'PATCH',
    tenantPath(tenant),
    body,
  );
  output.result(done, [
    done.changed.length > 0
      ? `✓ ${tenant}: ${done.changed.join(', ')} changed; the next page shows it.`
      : `${tenant} was like that before: nothing changed.`,
    ...(done.opened ? [openedLine(tenant)] : []),
  ]);
}
