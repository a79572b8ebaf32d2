import type { CommandHelp, CommandInput } from '../command-line/command';
import { usageError } from '../command-line/parse-command-line';
import { slotNow, slotPath, slotsPath, tenantNow } from '../portal-client/described-tenants';
import { portalClient, portalOptions, warningLines, yesOption } from '../portal-client/portal-client';

export const help: CommandHelp = {
  summary: 'let a slot of a tenant run a published release, or several slots at once',
  usage: '<tenant> <slot> <package>@<build|version> [--yes]   |   <tenant> <package>@<build|version> … [--yes]',
  takes: [2, Number.POSITIVE_INFINITY],
  options: { ...yesOption, ...portalOptions },
  examples: [
    'portal assign localhost account account@1.4.0',
    'portal assign jinqiao.localhost site site-jinqiao@3f9a0c1b2d4e',
    'portal assign localhost host@1.1.0 account@1.1.0 product@1.1.0',
  ],
};

interface MovedSlot {
  changed: boolean;
  generation: number;
  release: string;
  warnings?: string[];
}

const movedLine = (tenant: string, slot: string, from: string | null, { changed, release }: MovedSlot) =>
  changed
    ? `✓ ${tenant}/${slot}: ${from ?? '—'} → ${release}. Customers have it within a second.`
    : `${tenant}/${slot} ran ${release} before: nothing changed.`;

/** All of them or none: the gate looks at the releases that the tenant runs afterwards. */
async function assignTogether({ options, output }: CommandInput, tenant: string, releases: readonly string[]) {
  const client = portalClient(options);
  const { slots: before, emptySlots } = await tenantNow(client, tenant);
  const generations = Object.fromEntries([...before, ...emptySlots].map((one) => [one.slot, one.generation]));
  const body = { releases, generations, despiteVerdict: options.yes === true };
  const { slots } = await client.call<{ slots: (MovedSlot & { slot: string })[] }>('PUT', slotsPath(tenant), body);
  const fromOf = (slot: string) => before.find((one) => one.slot === slot)?.release ?? null;
  output.result(
    { tenant, slots: slots.map((one) => ({ from: fromOf(one.slot), ...one })) },
    slots.flatMap((one) => [movedLine(tenant, one.slot, fromOf(one.slot), one), ...warningLines(one)]),
  );
}

export async function run(input: CommandInput): Promise<void> {
  const { positionals, options, output } = input;
  const [first = '', ...named] = positionals;
  if (named.length > 0 && named.every((name) => name.includes('@'))) return assignTogether(input, first, named);
  if (positionals.length !== 3) throw usageError('assign', help, 2);
  const [tenant = '', slot = '', release = ''] = positionals;
  const client = portalClient(options);
  const now = await slotNow(client, tenant, slot);
  const moved = await client.call<MovedSlot>('PUT', slotPath(tenant, slot), {
    ...{ release, generation: now.generation, despiteVerdict: options.yes === true },
  });
  output.result({ tenant, slot, from: now.release, ...moved }, [
    movedLine(tenant, slot, now.release, moved),
    ...warningLines(moved),
  ]);
}
