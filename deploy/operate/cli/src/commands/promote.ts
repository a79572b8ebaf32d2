import type { CommandHelp, CommandInput } from '../command-line/command';
import { slotNow, slotPath } from '../portal-client/described-tenants';
import { portalClient, portalOptions, warningLines, yesOption } from '../portal-client/portal-client';
import { type BegunChange, begunWatchLines } from '../portal-client/watch-words';

export const help: CommandHelp = {
  summary: "make a slot's canary the release of everybody",
  usage: '<tenant> <slot> [--yes]',
  takes: 2,
  options: { ...yesOption, ...portalOptions },
  examples: ['portal promote localhost account'],
};

export async function run({ positionals, options, output }: CommandInput): Promise<void> {
  const [tenant = '', slot = ''] = positionals;
  const client = portalClient(options);
  const now = await slotNow(client, tenant, slot);
  const moved = await client.call<BegunChange & { warnings?: string[] }>('POST', `${slotPath(tenant, slot)}/promote`, {
    generation: now.generation,
    despiteVerdict: options.yes === true,
  });
  output.result({ tenant, slot, from: now.release, to: now.canary?.release ?? null, ...moved }, [
    `✓ ${tenant}/${slot}: ${now.release} → ${now.canary?.release}`,
    ...warningLines(moved),
    ...begunWatchLines(moved),
  ]);
}
