import type { ListedService } from '@portal/releases';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { table } from '../command-line/output';
import { usageError } from '../command-line/parse-command-line';
import { type AsJson, portalClient, portalOptions } from '../portal-client/portal-client';

export const help: CommandHelp = {
  summary: 'the backends of slots: list them, set one, remove one',
  usage: '[list]   |   set <tenant>|--all <slot> <url>   |   remove <tenant>|--all <slot>',
  options: {
    all: { type: 'boolean', description: 'for each tenant that has no service of its own in the slot' },
    ...portalOptions,
  },
  examples: [
    'portal services',
    'portal services set localhost invoice http://invoice:9000',
    'portal services set --all invoice http://invoice:9000',
    'portal services remove localhost invoice',
  ],
};

async function list({ options, output }: CommandInput): Promise<void> {
  const { services } = await portalClient(options).call<{ services: AsJson<ListedService>[] }>('GET', '/services');
  const rows = services.map(({ slot, tenant, url, by, at }) => [slot, tenant ?? 'all', url, by, at]);
  output.result(services, table(['SLOT', 'TENANT', 'URL', 'BY', 'AT'], rows));
}

export async function run(input: CommandInput): Promise<void> {
  const { positionals, options, output } = input;
  const [action = 'list', ...named] = positionals;
  if (action === 'list') return list(input);
  const tenant = options.all === true ? null : (named.shift() ?? '');
  const [slot = '', url = ''] = named;
  if (tenant === '' || named.length !== { set: 2, remove: 1 }[action]) throw usageError('services', help);
  const client = portalClient(options);
  const path = `/services/${encodeURIComponent(slot)}`;
  const place = `${tenant ?? 'every tenant'}, /api/${slot}/…`;
  if (action === 'set') {
    await client.call('PUT', path, { tenant, url });
    output.result({ tenant, slot, url }, [`✓ ${place} goes to ${url}`]);
    return;
  }
  const query = tenant === null ? '' : `?tenant=${encodeURIComponent(tenant)}`;
  const { removed } = await client.call<{ removed: string }>('DELETE', `${path}${query}`);
  output.result({ tenant, slot, removed }, [`✓ ${place} goes nowhere any more, it went to ${removed}`]);
}
