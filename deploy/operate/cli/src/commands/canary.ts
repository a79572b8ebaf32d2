import type { AuditRow, DescribedCanary } from '@portal/releases';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { numberOption, usageError } from '../command-line/parse-command-line';
import { exitCodes } from '../exit-codes';
import { canaryFigures, whyCanaryEnded } from '../portal-client/canary-words';
import { slotNow, slotPath } from '../portal-client/described-tenants';
import {
  type AsJson,
  type PortalClient,
  portalClient,
  portalOptions,
  warningLines,
  yesOption,
} from '../portal-client/portal-client';
import { CommandError } from '../progress';

export const help: CommandHelp = {
  summary: 'give a release to a part of the customers; one that does badly is rolled back by itself',
  usage:
    '<tenant> <slot> <package>@<build|version> --percent <1-99> [--yes]   |   <tenant> <slot> --stop   |   <tenant> <slot> (how it stands, or why it ended)',
  takes: [2, 3],
  options: {
    percent: { type: 'string', description: 'part of the customers; a larger one keeps those who are in' },
    stop: { type: 'boolean', description: "everybody gets the slot's own release again" },
    ...yesOption,
    ...portalOptions,
  },
  examples: [
    'portal canary localhost account account@1.5.0 --percent 10',
    'portal canary localhost account account@1.5.0 --percent 50',
    'portal canary localhost account --stop',
    'portal canary localhost account',
  ],
};

async function stop({ positionals, options, output }: CommandInput): Promise<void> {
  const [tenant = '', slot = ''] = positionals;
  const moved = await portalClient(options).call<object>('DELETE', `${slotPath(tenant, slot)}/canary`);
  output.result({ tenant, slot, ...moved }, [`✓ ${tenant}/${slot}: the canary is over`]);
}

const ended: Record<string, string> = {
  'canary-rollback': 'was rolled back by itself',
  'canary-stop': 'was stopped',
};

/** Learns from the slot's latest changes how its last canary ended. */
async function lastEnd(client: PortalClient, tenant: string, slot: string): Promise<AsJson<AuditRow> | undefined> {
  const query = new URLSearchParams({ tenant, slot, limit: '100' });
  const { changes } = await client.call<{ changes: AsJson<AuditRow>[] }>('GET', `/audit?${query}`);
  return changes.find(({ action }) => action in ended);
}

async function show({ positionals, options, output }: CommandInput): Promise<void> {
  const [tenant = '', slot = ''] = positionals;
  const client = portalClient(options);
  const now = await slotNow(client, tenant, slot);
  const canary = now.canary;
  const { canaries } = canary
    ? await client.call<{ canaries: AsJson<DescribedCanary>[] }>('GET', '/canaries')
    : { canaries: [] };
  const running = canaries.find((one) => one.tenant === tenant && one.slot === slot);
  const last = canary ? undefined : await lastEnd(client, tenant, slot);
  const why = whyCanaryEnded(last?.detail ?? null);
  const state = canary
    ? `${canary.percent}% get ${canary.release} since ${canary.since}, the others ${now.release}`
    : `no canary, everybody gets ${now.release ?? 'nothing'}`;
  output.result({ tenant, slot, stable: now.release, canary, figures: running ?? null, lastEnd: last ?? null }, [
    `${tenant}/${slot}: ${state}`,
    ...(running ? canaryFigures(running) : []),
    ...(last ? [`  the last one, ${last.fromBuild}, ${ended[last.action]} at ${last.at}`] : []),
    ...(why ? [`  ${why}`] : []),
  ]);
}

export async function run(input: CommandInput): Promise<void> {
  const { positionals, options, output } = input;
  if (options.stop && positionals.length === 2) return stop(input);
  if (positionals.length === 2 && options.percent === undefined) return show(input);
  const [tenant = '', slot = '', release = ''] = positionals;
  if (!release || options.stop) throw usageError('canary', help, 0);
  const percent = numberOption(options, 'percent', { least: 1, most: 99 });
  if (percent === undefined)
    throw new CommandError(`Say to how many: --percent 10. For example: ${help.examples[0]}`, exitCodes.usage);
  const client = portalClient(options);
  const now = await slotNow(client, tenant, slot);
  const moved = await client.call<{ release: string; warnings?: string[] }>('PUT', `${slotPath(tenant, slot)}/canary`, {
    release,
    percent,
    generation: now.generation,
    despiteVerdict: options.yes === true,
  });
  output.result({ tenant, slot, stable: now.release, ...moved }, [
    `✓ ${tenant}/${slot}: ${percent}% get ${moved.release}, the others ${now.release}`,
    ...warningLines(moved),
    `  all of them: portal promote ${tenant} ${slot}`,
  ]);
}
