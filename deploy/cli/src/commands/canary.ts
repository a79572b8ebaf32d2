import type { CommandHelp, CommandInput } from '../command-line/command';
import { exitCodes } from '../command-line/exit-codes';
import { numberOption, positionalsOf } from '../command-line/parse-command-line';
import { slotNow, slotPath } from '../portal-client/described-tenants';
import { portalOptions } from '../portal-client/portal-address';
import { portalClient } from '../portal-client/portal-client';
import { CommandError } from '../progress';

export const help: CommandHelp = {
  summary: 'give a release to a part of the customers; one that does badly is rolled back by itself',
  usage: '<tenant> <slot> <package>@<build|version> --percent <1-99>   |   <tenant> <slot> --stop',
  options: {
    percent: { type: 'string', description: 'part of the customers; a larger one keeps those who are in' },
    stop: { type: 'boolean', description: "everybody gets the slot's own release again" },
    ...portalOptions,
  },
  examples: [
    'portal canary localhost account account@1.5.0 --percent 10',
    'portal canary localhost account account@1.5.0 --percent 50',
    'portal canary localhost account --stop',
  ],
};

async function stop({ positionals, options, output }: CommandInput): Promise<void> {
  const [tenant = '', slot = ''] = positionalsOf('canary', help, positionals, 2);
  const moved = await portalClient(options).call<object>('DELETE', `${slotPath(tenant, slot)}/canary`);
  output.result({ tenant, slot, ...moved }, [`✓ ${tenant}/${slot}: the canary is over`]);
}

export async function run(input: CommandInput): Promise<void> {
  const { positionals, options, output } = input;
  if (options.stop) return stop(input);
  const [tenant = '', slot = '', release = ''] = positionalsOf('canary', help, positionals, 3);
  const percent = numberOption(options, 'percent', { least: 1, most: 99 });
  if (percent === undefined)
    throw new CommandError(`Say to how many: --percent 10. For example: ${help.examples[0]}`, exitCodes.usage);
  const client = portalClient(options);
  const now = await slotNow(client, tenant, slot);
  const moved = await client.call<{ release: string }>('PUT', `${slotPath(tenant, slot)}/canary`, {
    release,
    percent,
    generation: now?.generation ?? 0,
  });
  output.result({ tenant, slot, stable: now?.release ?? null, ...moved }, [
    `✓ ${tenant}/${slot}: ${percent}% get ${moved.release}, the others ${now?.release}`,
    `  all of them: portal promote ${tenant} ${slot}`,
  ]);
}
