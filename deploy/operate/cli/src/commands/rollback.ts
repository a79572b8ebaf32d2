import type { CommandHelp, CommandInput } from '../command-line/command';
import { usageError } from '../command-line/parse-command-line';
import { exitCodes } from '../exit-codes';
import { type DescribedTenant, generationsOf, tenantNow, tenantPath } from '../portal-client/described-tenants';
import { portalClient, portalOptions, warningLines } from '../portal-client/portal-client';
import { type BegunChange, begunWatchLines } from '../portal-client/watch-words';
import { CommandError } from '../progress';

export const help: CommandHelp = {
  summary: 'go back to what a slot ran before, or several slots at once; done twice, to what ran before that',
  usage: '<tenant> <slot> …   |   <tenant> [<slot>] --set',
  takes: [1, Number.POSITIVE_INFINITY],
  options: {
    set: {
      type: 'boolean',
      description: "all slots that moved in the tenant's last change, or in the one that brought the slot its release",
    },
    ...portalOptions,
  },
  examples: [
    'portal rollback localhost account',
    'portal rollback localhost host account registration',
    'portal rollback localhost --set',
    'portal rollback localhost account --set',
  ],
};

interface MovedBack extends BegunChange {
  slots: { slot: string; changed: boolean; generation: number; warnings?: string[] }[];
}

/** The change that goes back as a whole: the one that brought the slot its release, or the tenant's last one. */
function changeOf({ code, changeSet, slots }: DescribedTenant, slot: string | undefined): number {
  const found = slot === undefined ? changeSet : slots.find((one) => one.slot === slot)?.placed?.changeSet;
  if (found) return found;
  const where = slot === undefined ? code : `${code}/${slot}`;
  throw new CommandError(
    `${where} has no change with a number that could go back as a whole: name the slots that go back.`,
    exitCodes.failed,
  );
}

const releaseIn = ({ slots }: DescribedTenant, slot: string): string | null =>
  slots.find((one) => one.slot === slot)?.release ?? null;

export async function run({ positionals, options, output }: CommandInput): Promise<void> {
  const [tenant = '', ...named] = positionals;
  if (options.set === true ? named.length > 1 : named.length === 0) throw usageError('rollback', help, 0);
  const client = portalClient(options);
  const before = await tenantNow(client, tenant);
  const generations = generationsOf(before);
  const what = options.set === true ? { changeSet: changeOf(before, named[0]) } : { slots: named };
  const { slots, ...set } = await client.call<MovedBack>('POST', `${tenantPath(tenant)}/rollback`, {
    ...what,
    generations,
  });
  const after = await tenantNow(client, tenant);
  const moved = slots.map((one) => ({
    ...one,
    ...{ from: releaseIn(before, one.slot), to: releaseIn(after, one.slot) },
  }));
  const [only] = moved;
  // A script that takes one slot back reads it as ever.
  const result = 'slots' in what && moved.length === 1 ? only : { slots: moved };
  output.result({ tenant, ...set, ...result }, [
    ...moved.flatMap((one) => [`✓ ${tenant}/${one.slot}: ${one.from} → ${one.to}`, ...warningLines(one)]),
    ...begunWatchLines(set),
  ]);
}
