import type { Command, CommandInput } from '../../command-line/command';
import { exitCodes } from '../../exit-codes';
import { portalClient, portalOptions } from '../../portal-client/portal-client';
import { tenantPath } from './tenant-path';

/** Says what would happen, unless the person has said yes. */
function isMeant({ options, output }: CommandInput, tenant: string, act: 'close' | 'remove', what: string): boolean {
  if (options.yes === true) return true;
  output.result({ tenant, done: false }, [
    what,
    `Nothing was changed. Do it with: portal tenants ${act} ${tenant} --yes`,
  ]);
  process.exitCode = exitCodes.usage;
  return false;
}

async function runClose(input: CommandInput): Promise<void> {
  const [tenant = ''] = input.positionals;
  const what = `Customers of ${tenant} will be told that the service has ended, and their sessions end. Staff still see its data.`;
  if (!isMeant(input, tenant, 'close', what)) return;
  const { changed } = await portalClient(input.options).call<{ changed: boolean }>(
    'POST',
    `${tenantPath(tenant)}/close`,
  );
  input.output.result({ tenant, done: true, changed }, [
    changed
      ? `✓ ${tenant} is closed. Bring it back with: portal tenants open ${tenant}`
      : `${tenant} was closed before: nothing changed.`,
  ]);
}

async function runRemove(input: CommandInput): Promise<void> {
  const [tenant = ''] = input.positionals;
  const what = `${tenant} goes with its texts, providers, slots, host names and tokens. It is refused where people or companies are.`;
  if (!isMeant(input, tenant, 'remove', what)) return;
  const { hostNames } = await portalClient(input.options).call<{ hostNames: string[] }>('DELETE', tenantPath(tenant));
  input.output.result({ tenant, done: true, hostNames }, [
    `✓ ${tenant} is gone; ${hostNames.join(', ')} may be used again.`,
  ]);
}

const options = {
  yes: { type: 'boolean', description: 'do it; without it nothing changes, and the exit code is 2' },
  ...portalOptions,
} as const;

export const close: Command = {
  help: {
    summary: 'ends the service of a tenant and all its sessions',
    usage: '<tenant> [--yes]',
    takes: 1,
    options,
    examples: ['portal tenants close scf.bank.example --yes'],
  },
  run: runClose,
};

export const remove: Command = {
  help: {
    summary: "takes away a tenant that holds nobody's data",
    usage: '<tenant> [--yes]',
    takes: 1,
    options,
    examples: ['portal tenants remove scf.bank.example --yes'],
  },
  run: runRemove,
};
