import type { ListedOverrideGrant } from '@portal/releases';
import type { Command, CommandHelp, CommandInput } from '../command-line/command';
import { table } from '../command-line/output';
import { numberOption, textOption, usageError } from '../command-line/parse-command-line';
import { exitCodes } from '../exit-codes';
import { describedTenants } from '../portal-client/described-tenants';
import { type AsJson, type PortalClient, portalClient, portalOptions } from '../portal-client/portal-client';
import { CommandError } from '../progress';

const createHelp: CommandHelp = {
  summary: 'a signed link, used once, that swaps one remote in one browser or runs it alone there',
  usage:
    '<tenant> <package>@<build|version> [--standalone] [--path <page>]   |   <tenant> --origin <address of portal dev>',
  takes: [1, 2],
  options: {
    standalone: {
      type: 'boolean',
      description: 'by itself at /standalone/<slot>@<build>, not swapped into the portal',
    },
    origin: {
      type: 'string',
      description:
        "a developer's own server, started with: portal dev <folder>; the portal's OVERRIDE_ORIGINS has to name it",
    },
    package: { type: 'string', description: 'the package that the server at --origin serves' },
    path: { type: 'string', description: 'the page to which the link leads, for example /center/crm/user' },
    minutes: { type: 'string', description: 'how long it holds, 60 by default, 480 at most' },
    ...portalOptions,
  },
  examples: [
    'portal override localhost account@1.5.0',
    'portal override localhost account@1.5.0 --path /center/crm/user',
    'portal override portal.example.com account@1.5.0 --standalone',
    'portal override localhost --origin http://localhost:9001 --package account --minutes 30',
  ],
};

type ListedGrant = AsJson<ListedOverrideGrant>;

interface MadeLink {
  id: string;
  /** The link below its address. */
  path: string;
  /** Where customers find the tenant; null: at the address that this command uses. */
  address: string | null;
  until: string;
  slot: string;
  /** The page to which it leads; null: the first one. */
  opens: string | null;
}

/** Reads the remote's record from the developer's server. The portal has to know its paths and its entry. */
async function servedRecord(origin: string, packageName: string): Promise<unknown> {
  const address = `${origin}/assets/${packageName}/dev/release.json`;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(30_000) });
    if (response.ok) return await response.json();
    throw new Error(String(response.status));
  } catch (error) {
    throw new CommandError(
      `There is nothing at ${address} (${(error as Error).message}). Start it with "portal dev <folder>" and use the address that it prints.`,
      exitCodes.failed,
    );
  }
}

async function bodyOf({ positionals, options }: CommandInput): Promise<Record<string, unknown>> {
  const minutes = numberOption(options, 'minutes', { least: 1, most: 480 }) ?? 60;
  const origin = textOption(options, 'origin');
  const packageName = textOption(options, 'package');
  const path = textOption(options, 'path');
  const common = { minutes, ...(path === undefined ? {} : { path }) };
  if (origin && packageName) return { origin, record: await servedRecord(origin, packageName), ...common };
  const release = positionals[1];
  if (release && !origin) return { release, standalone: options.standalone === true, ...common };
  throw usageError('override', createHelp, 0);
}

/** The link is opened at the tenant's own address, on the port that the command knows. It works nowhere else. */
async function addressOf(client: PortalClient, tenant: string): Promise<string> {
  const found = (await describedTenants(client)).find(({ code }) => code === tenant);
  const url = new URL(client.url);
  const own = found?.hostNames[0];
  if (!found?.isDefault && own && !found?.hostNames.includes(url.hostname)) url.hostname = own;
  return url.origin;
}

async function list({ options, output }: CommandInput): Promise<void> {
  const { overrides } = await portalClient(options).call<{ overrides: ListedGrant[] }>('GET', '/overrides');
  const state = ({ revokedAt, openedAt }: ListedGrant) =>
    revokedAt ? 'revoked' : openedAt ? `opened ${openedAt}` : 'not opened yet';
  output.result(
    overrides,
    table(
      ['ID', 'TENANT', 'SLOT', 'RUNS', 'OPENS', 'ALONE', 'STATE', 'UNTIL', 'BY'],
      overrides.map((one) => [
        one.id,
        one.tenant,
        one.slot,
        one.origin ?? `${one.package}@${one.build}`,
        one.path ?? '',
        one.kind === 'standalone' ? 'yes' : '',
        state(one),
        one.expiresAt,
        one.createdBy,
      ]),
    ),
  );
}

async function revoke({ positionals: [id = ''], options, output }: CommandInput): Promise<void> {
  await portalClient(options).call('DELETE', `/overrides/${encodeURIComponent(id)}`);
  output.result({ revoked: id }, [`✓ ${id} holds in no browser any more`]);
}

async function create(input: CommandInput): Promise<void> {
  const [tenant = ''] = input.positionals;
  const client = portalClient(input.options);
  const body = await bodyOf(input);
  const made = await client.call<MadeLink>('POST', `/tenants/${encodeURIComponent(tenant)}/overrides`, body);
  const url = `${made.address ?? (await addressOf(client, tenant))}${made.path}`;
  const does = body.standalone ? `Runs ${made.slot} by itself` : `Opens ${tenant}/${made.slot} swapped`;
  input.output.result({ ...made, url }, [
    url,
    '',
    `${does}${made.opens ? ` at ${made.opens}` : ''}, in the browser that opens it first and says yes, until ${made.until}.`,
    `Take it back with: portal override revoke ${made.id}`,
  ]);
}

export const summary = 'links that swap or run one remote in one browser: make one, list them, revoke one';
export const usual = 'create';
export const acts: Readonly<Record<string, Command>> = {
  create: { help: createHelp, run: create },
  list: {
    help: { summary: 'the links in force', usage: '', options: portalOptions, examples: ['portal override list'] },
    run: list,
  },
  revoke: {
    help: {
      summary: 'ends a link, also where it was opened',
      usage: '<id>',
      takes: 1,
      options: portalOptions,
      examples: ['portal override revoke 3q2-7wAAAAAAAAAA'],
    },
    run: revoke,
  },
};
