import type { ListedService } from '@portal/releases';
import type { Command, CommandHelp, CommandInput } from '../command-line/command';
import { table } from '../command-line/output';
import { usageError } from '../command-line/parse-command-line';
import { type AsJson, portalClient, portalOptions } from '../portal-client/portal-client';

const options = {
  all: { type: 'boolean', description: 'for each tenant that has no service of its own in the slot' },
  ...portalOptions,
} as const;

const setHelp: CommandHelp = {
  summary: 'gives a slot its backend',
  usage: '<tenant>|--all <slot> <url>',
  takes: [2, 3],
  options,
  examples: [
    'portal services set localhost invoice http://invoice:9000',
    'portal services set --all invoice http://invoice:9000',
  ],
};

const removeHelp: CommandHelp = {
  summary: 'takes the backend of a slot away',
  usage: '<tenant>|--all <slot>',
  takes: [1, 2],
  options,
  examples: ['portal services remove localhost invoice'],
};

async function list({ options, output }: CommandInput): Promise<void> {
  const { services } = await portalClient(options).call<{ services: AsJson<ListedService>[] }>('GET', '/services');
  const rows = services.map(({ slot, tenant, url, by, at }) => [slot, tenant ?? 'all', url, by, at]);
  output.result(services, table(['SLOT', 'TENANT', 'URL', 'BY', 'AT'], rows));
}

/** The tenant comes first, or `--all` stands for it. The rest are `count` words. */
function placeOf(name: string, help: CommandHelp, { positionals, options }: CommandInput, count: number) {
  const named = [...positionals];
  const tenant = options.all === true ? null : (named.shift() ?? '');
  if (named.length !== count) throw usageError(name, help, 0);
  const [slot = '', url = ''] = named;
  return { tenant, slot, url, path: `/services/${encodeURIComponent(slot)}` };
}

const placeText = ({ tenant, slot }: { tenant: string | null; slot: string }) =>
  `${tenant ?? 'every tenant'}, /api/${slot}/…`;

async function set(input: CommandInput): Promise<void> {
  const { tenant, slot, url, path } = placeOf('services set', setHelp, input, 2);
  await portalClient(input.options).call('PUT', path, { tenant, url });
  input.output.result({ tenant, slot, url }, [`✓ ${placeText({ tenant, slot })} goes to ${url}`]);
}

async function remove(input: CommandInput): Promise<void> {
  const { tenant, slot, path } = placeOf('services remove', removeHelp, input, 1);
  const query = tenant === null ? '' : `?tenant=${encodeURIComponent(tenant)}`;
  const { removed } = await portalClient(input.options).call<{ removed: string }>('DELETE', `${path}${query}`);
  input.output.result({ tenant, slot, removed }, [
    `✓ ${placeText({ tenant, slot })} goes nowhere any more, it went to ${removed}`,
  ]);
}

export const summary = 'the backends of slots: list them, set one, remove one';
export const usual = 'list';
export const acts: Readonly<Record<string, Command>> = {
  list: {
    help: {
      summary: 'every backend, by slot and tenant',
      usage: '',
      options: portalOptions,
      examples: ['portal services'],
    },
    run: list,
  },
  set: { help: setHelp, run: set },
  remove: { help: removeHelp, run: remove },
};
