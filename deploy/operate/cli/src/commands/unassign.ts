import type { CutOff } from '@portal/releases';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { exitCodes } from '../exit-codes';
import { slotPath } from '../portal-client/described-tenants';
import { portalClient, portalOptions } from '../portal-client/portal-client';

export const help: CommandHelp = {
  summary: 'empty a slot: nobody gets its pages and menu entries any more; without --yes only say what is cut off',
  usage: '<tenant> <slot> [--yes]',
  takes: 2,
  options: {
    yes: { type: 'boolean', description: 'do it; without it nothing changes, and the exit code is 2' },
    ...portalOptions,
  },
  examples: ['portal unassign localhost invoice', 'portal unassign localhost invoice --yes'],
};

function cutOffLines({ release, version, pages, menu, canary, loads }: CutOff): string[] {
  return [
    `${release} (${version}) runs there, with ${loads} loads in the last seven days. This is cut off:`,
    ...pages.map(({ path, title }) => `  page    ${title}  ${path}`),
    ...menu.map(({ path, title }) => `  menu    ${title}  ${path}`),
    ...(canary ? [`  canary  ${canary.release} at ${canary.percent}%`] : []),
  ];
}

export async function run({ positionals, options, output }: CommandInput): Promise<void> {
  const [tenant = '', slot = ''] = positionals;
  const client = portalClient(options);
  const path = slotPath(tenant, slot);
  const cutOff = await client.call<CutOff>('GET', `${path}/cut-off`);
  if (options.yes !== true) {
    const lines = [...cutOffLines(cutOff), `Nothing was changed. Do it with: portal unassign ${tenant} ${slot} --yes`];
    output.result({ tenant, slot, done: false, ...cutOff }, lines);
    process.exitCode = exitCodes.usage;
    return;
  }
  // The change is refused if the slot is not as it was when the facts were read.
  const { generation } = await client.call<{ generation: number }>('DELETE', `${path}?generation=${cutOff.generation}`);
  output.result({ tenant, slot, done: true, ...cutOff, generation }, [
    ...cutOffLines(cutOff),
    `✓ ${tenant}/${slot} is empty. Fill it again with: portal assign ${tenant} ${slot} ${cutOff.release}`,
  ]);
}
