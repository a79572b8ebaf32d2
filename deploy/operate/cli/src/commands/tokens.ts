import type { ListedToken } from '@portal/releases';
import type { Command, CommandHelp, CommandInput } from '../command-line/command';
import { table } from '../command-line/output';
import { numberOption, textOption } from '../command-line/parse-command-line';
import { type AsJson, portalClient, portalOptions } from '../portal-client/portal-client';

type Token = AsJson<ListedToken>;

const megabyte = 1024 ** 2;

/** The quotas of a token: the option's name, the deploy API's name, and the unit of the option. */
const quotas = [
  ['releases-a-day', 'releasesADay', 1],
  ['megabytes-a-day', 'bytesADay', megabyte],
  ['megabytes-stored', 'bytesStored', megabyte],
] as const;

const createHelp: CommandHelp = {
  summary: 'makes a deploy token and shows it, this once',
  usage: '<name> [--package <p>] [--tenant <t>] [--days <n>] [quotas]',
  takes: 1,
  options: {
    package: {
      type: 'string',
      description: 'may publish this package and change slots that run it, no other and no new',
    },
    tenant: { type: 'string', description: 'may change slots of this tenant, no other' },
    days: { type: 'string', description: 'ends by itself after so many days' },
    'releases-a-day': { type: 'string', description: 'how many it may publish; 100, or 1000 without --package' },
    'megabytes-a-day': { type: 'string', description: 'how much it may upload; 1024, or 10240 without --package' },
    'megabytes-stored': {
      type: 'string',
      description: 'how much it may keep here; 10240, or 102400 without --package',
    },
    ...portalOptions,
  },
  examples: [
    'portal tokens create "account team" --package account --days 365',
    'portal tokens create "account team" --package account --releases-a-day 20',
    'portal tokens create jinqiao --tenant jinqiao.localhost',
  ],
};

async function list({ options, output }: CommandInput): Promise<void> {
  const { tokens } = await portalClient(options).call<{ tokens: Token[] }>('GET', '/tokens');
  const state = ({ revokedAt, expiresAt }: Token) =>
    revokedAt ? `revoked ${revokedAt}` : expiresAt ? `until ${expiresAt}` : 'in use';
  output.result(
    tokens,
    table(
      ['NAME', 'PACKAGE', 'TENANT', 'A DAY', 'STATE', 'BY'],
      tokens.map((one) => [
        one.name,
        one.package ?? 'all',
        one.tenant ?? 'all',
        `${one.quota.releasesADay}, ${Math.floor(one.quota.bytesADay / megabyte)} MB`,
        state(one),
        one.createdBy,
      ]),
    ),
  );
}

async function create({ positionals: [name = ''], options, output }: CommandInput): Promise<void> {
  const days = numberOption(options, 'days', { least: 1, most: 3_650 });
  const packageName = textOption(options, 'package');
  const tenant = textOption(options, 'tenant');
  const quota = Object.fromEntries(
    quotas.flatMap(([option, field, unit]) => {
      const count = numberOption(options, option, { least: 1, most: 100_000 });
      return count === undefined ? [] : [[field, count * unit]];
    }),
  );
  const made = await portalClient(options).call<{ token: string }>('POST', '/tokens', {
    name,
    ...(packageName ? { package: packageName } : {}),
    ...(tenant ? { tenant } : {}),
    ...(days ? { days } : {}),
    ...(Object.keys(quota).length > 0 ? { quota } : {}),
  });
  output.result(made, [made.token, '', 'Keep it now: it is stored nowhere and cannot be shown again.']);
}

async function revoke({ positionals: [name = ''], options, output }: CommandInput): Promise<void> {
  await portalClient(options).call('DELETE', `/tokens/${encodeURIComponent(name)}`);
  output.result({ revoked: name }, [`✓ ${name} opens nothing any more`]);
}

export const summary = 'deploy tokens: list them, create one, revoke one';
export const usual = 'list';
export const acts: Readonly<Record<string, Command>> = {
  list: {
    help: {
      summary: 'all tokens, and what each may do',
      usage: '',
      options: portalOptions,
      examples: ['portal tokens'],
    },
    run: list,
  },
  create: { help: createHelp, run: create },
  revoke: {
    help: {
      summary: 'ends a token at once',
      usage: '<name>',
      takes: 1,
      options: portalOptions,
      examples: ['portal tokens revoke "account team"'],
    },
    run: revoke,
  },
};
