import type { ListedPermission } from '@portal/gateway';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { table } from '../command-line/output';
import { textOption } from '../command-line/parse-command-line';
import { exitCodes } from '../exit-codes';
import { type AsJson, portalClient, portalOptions } from '../portal-client/portal-client';
import { CommandError } from '../progress';

export const help: CommandHelp = {
  summary: 'which roles of a tenant have which permission; give one to a role, take it, or go back to the release',
  usage: '<tenant>   |   <tenant> <permission> [--give <roles>] [--take <roles>] [--reset]',
  takes: [1, 2],
  options: {
    give: { type: 'string', description: 'employee or company roles, as in E105,SCM-C101' },
    take: { type: 'string', description: 'roles that lose it; from a company role it is withheld altogether' },
    reset: { type: 'boolean', description: "forgets what was granted: the release's own roles count again" },
    ...portalOptions,
  },
  examples: [
    'portal grants localhost',
    'portal grants localhost invoice.write --give E105',
    'portal grants localhost invoice.write --give SCM-C104 --take E102,SCM-C102',
    'portal grants localhost invoice.write --reset',
  ],
};

const rolesIn = (text: string | undefined) => text?.split(',').map((role) => role.trim()) ?? [];

async function list({ options, output }: CommandInput, tenant: string): Promise<void> {
  const { permissions } = await portalClient(options).call<{ permissions: AsJson<ListedPermission>[] }>(
    'GET',
    `/tenants/${encodeURIComponent(tenant)}/grants`,
  );
  output.result(permissions, [
    ...table(
      ['PERMISSION', 'TITLE', 'ROLES', 'GIVEN', 'TAKEN', ''],
      permissions.map(({ code, title, roles, given, taken, fixed }) => [
        code,
        title,
        roles === 'everyone' ? 'everyone' : roles.join(' '),
        given.join(' '),
        taken.join(' '),
        fixed ? 'fixed' : '',
      ]),
    ),
    '',
    "fixed: the platform's own calls ask for it. They decide by the role, so a grant would only show pages whose calls are refused.",
  ]);
}

async function change({ options, output }: CommandInput, tenant: string, code: string): Promise<void> {
  const body = {
    give: rolesIn(textOption(options, 'give')),
    take: rolesIn(textOption(options, 'take')),
    reset: options.reset === true,
  };
  if (body.give.length + body.take.length === 0 && !body.reset)
    throw new CommandError(`Say what to change. For example: ${help.examples[1]}`, exitCodes.usage);
  const done = await portalClient(options).call<{ grants: { role: string; effect: 'give' | 'take' }[] }>(
    'PATCH',
    `/tenants/${encodeURIComponent(tenant)}/grants/${encodeURIComponent(code)}`,
    body,
  );
  output.result(done, [
    `✓ ${code}: ${done.grants.map(({ role, effect }) => `${effect === 'give' ? 'given to' : 'taken from'} ${role}`).join(', ') || 'as the release says'}`,
    'Gateways know it within a second; a person sees it at their next login or change of company.',
  ]);
}

export async function run(input: CommandInput): Promise<void> {
  const [tenant = '', code] = input.positionals;
  return code === undefined ? list(input, tenant) : change(input, tenant, code);
}
