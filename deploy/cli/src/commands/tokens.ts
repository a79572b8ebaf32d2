import type { CommandHelp, CommandInput } from '../command-line/command';
import { exitCodes } from '../command-line/exit-codes';
import { table } from '../command-line/output';
import { numberOption, textOption } from '../command-line/parse-command-line';
import { portalOptions } from '../portal-client/portal-address';
import { portalClient } from '../portal-client/portal-client';
import { CommandError } from '../progress';

interface ListedToken {
  name: string;
  package: string | null;
  tenant: string | null;
  createdBy: string;
  createdAt: string;
  expiresAt: string | null;
  revokedAt: string | null;
}

export const help: CommandHelp = {
  summary: 'deploy tokens: list them, create one, revoke one',
  usage: '[list]   |   create <name> [--package <p>] [--tenant <t>] [--days <n>]   |   revoke <name>',
  options: {
    package: { type: 'string', description: 'may publish this package and change slots that run it, no other' },
    tenant: { type: 'string', description: 'may change slots of this tenant, no other' },
    days: { type: 'string', description: 'ends by itself after so many days' },
    ...portalOptions,
  },
  examples: [
    'portal tokens',
    'portal tokens create "account team" --package account --days 365',
    'portal tokens create jinqiao --tenant jinqiao.localhost',
    'portal tokens revoke "account team"',
  ],
};

async function list({ options, output }: CommandInput): Promise<void> {
  const { tokens } = await portalClient(options).call<{ tokens: ListedToken[] }>('GET', '/tokens');
  const state = ({ revokedAt, expiresAt }: ListedToken) =>
    revokedAt ? `revoked ${revokedAt}` : expiresAt ? `until ${expiresAt}` : 'in use';
  output.result(
    tokens,
    table(
      ['NAME', 'PACKAGE', 'TENANT', 'STATE', 'BY'],
      tokens.map((one) => [one.name, one.package ?? 'all', one.tenant ?? 'all', state(one), one.createdBy]),
    ),
  );
}

async function create({ options, output }: CommandInput, name: string): Promise<void> {
  const days = numberOption(options, 'days', { least: 1, most: 3_650 });
  const packageName = textOption(options, 'package');
  const tenant = textOption(options, 'tenant');
  const made = await portalClient(options).call<{ token: string }>('POST', '/tokens', {
    name,
    ...(packageName ? { package: packageName } : {}),
    ...(tenant ? { tenant } : {}),
    ...(days ? { days } : {}),
  });
  output.result(made, [made.token, '', 'Keep it now: it is stored nowhere and cannot be shown again.']);
}

export async function run(input: CommandInput): Promise<void> {
  const [action = 'list', name] = input.positionals;
  if (action === 'list') return list(input);
  if (!name || !['create', 'revoke'].includes(action))
    throw new CommandError(`portal tokens ${help.usage}`, exitCodes.usage);
  if (action === 'create') return create(input, name);
  await portalClient(input.options).call('DELETE', `/tokens/${encodeURIComponent(name)}`);
  input.output.result({ revoked: name }, [`✓ ${name} opens nothing any more`]);
}
