import type { CommandHelp, CommandInput } from '../command-line/command';
import { usageError } from '../command-line/parse-command-line';
import { generationsOf, slotNow, slotPath, slotsPath, tenantNow } from '../portal-client/described-tenants';
import { portalClient, portalOptions, warningLines, yesOption } from '../portal-client/portal-client';
import { type BegunChange, begunWatchLines } from '../portal-client/watch-words';

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

interface MovedSlots extends BegunChange {
  slots: (MovedSlot & { slot: string })[];
}

const movedLine = (tenant: string, slot: string, from: string | null, { changed, release }: MovedSlot) =>
  changed
    ? `✓ ${tenant}/${slot}: ${from ?? '—'} → ${release}. Customers have it within a second.`
    : `${tenant}/${slot} ran ${release} before: nothing changed.`;

/** All of them or none: the gate looks at the releases that the tenant runs afterwards. */
async function assignTogether({ options, output }: CommandInput, tenant: string, releases: readonly string[]) {
  const client = portalClient(options);
  const before = await tenantNow(client, tenant);
  const body = { releases, generations: generationsOf(before), despiteVerdict: options.yes === true };
  const { slots, ...set } = await client.call<MovedSlots>('PUT', slotsPath(tenant), body);
  const fromOf = (slot: string) => before.slots.find((one) => one.slot === slot)?.release ?? null;
  output.result({ tenant, ...set, slots: slots.map((one) => ({ from: fromOf(one.slot), ...one })) }, [
    ...slots.flatMap((one) => [movedLine(tenant, one.slot, fromOf(one.slot), one), ...warningLines(one)]),
    ...(set.changeSet === null ? [] : [`  change ${set.changeSet}; back as a whole: portal rollback ${tenant} --set`]),
    ...begunWatchLines(set),
  ]);
}

export async function run(input: CommandInput): Promise<void> {
  const { positionals, options, output } = input;
  const [first = '', ...named] = positionals;
  if (named.length > 0 && named.every((name) => name.includes('@'))) return assignTogether(input, first, named);
  if (positionals.length !== 3) throw usageError('assign', help, 2);
  const [tenant = '', slot = '', release = ''] = positionals;
  const client = portalClient(options);
  const now = await slotNow(client, tenant, slot);
  const moved = await client.call<MovedSlot & BegunChange>('PUT', slotPath(tenant, slot), {
    ...{ release, generation: now.generation, despiteVerdict: options.yes === true },
  });
  output.result({ tenant, slot, from: now.release, ...moved }, [
    movedLine(tenant, slot, now.release, moved),
    ...warningLines(moved),
    ...begunWatchLines(moved),
  ]);
}
