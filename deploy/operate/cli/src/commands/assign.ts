import type { CommandHelp, CommandInput } from '../command-line/command';
import { positionalsOf } from '../command-line/parse-command-line';
import { slotNow, slotPath } from '../portal-client/described-tenants';
import { portalClient, portalOptions, warningLines, yesOption } from '../portal-client/portal-client';

export const help: CommandHelp = {
  summary: 'let a slot of a tenant run a published release',
  usage: '<tenant> <slot> <package>@<build|version> [--yes]',
  options: { ...yesOption, ...portalOptions },
  examples: [
    'portal assign localhost account account@1.4.0',
    'portal assign jinqiao.localhost site site-jinqiao@3f9a0c1b2d4e',
  ],
};

export async function run({ positionals, options, output }: CommandInput): Promise<void> {
  const [tenant = '', slot = '', release = ''] = positionalsOf('assign', help, positionals, 3);
  const client = portalClient(options);
  const now = await slotNow(client, tenant, slot);
  const moved = await client.call<{ changed: boolean; generation: number; release: string; warnings?: string[] }>(
    'PUT',
    slotPath(tenant, slot),
    { release, generation: now.generation, despiteVerdict: options.yes === true },
  );
  output.result({ tenant, slot, from: now.release, ...moved }, [
    moved.changed
      ? `✓ ${tenant}/${slot}: ${now.release ?? '—'} → ${moved.release}. Customers have it within a second.`
      : `${tenant}/${slot} ran ${moved.release} before: nothing changed.`,
    ...warningLines(moved),
  ]);
}
