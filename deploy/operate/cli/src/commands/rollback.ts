import type { CommandHelp, CommandInput } from '../command-line/command';
import { slotNow, slotPath } from '../portal-client/described-tenants';
import { portalClient, portalOptions, warningLines } from '../portal-client/portal-client';

export const help: CommandHelp = {
  summary: 'go back to what a slot ran before; done twice, to what it ran before that',
  usage: '<tenant> <slot>',
  takes: 2,
  options: portalOptions,
  examples: ['portal rollback localhost account'],
};

export async function run({ positionals, options, output }: CommandInput): Promise<void> {
  const [tenant = '', slot = ''] = positionals;
  const client = portalClient(options);
  const before = await slotNow(client, tenant, slot);
  const moved = await client.call<{ warnings?: string[] }>('POST', `${slotPath(tenant, slot)}/rollback`, {
    generation: before.generation,
  });
  const after = await slotNow(client, tenant, slot);
  output.result({ tenant, slot, from: before.release, to: after.release, ...moved }, [
    `✓ ${tenant}/${slot}: ${before.release} → ${after.release}`,
    ...warningLines(moved),
  ]);
}
