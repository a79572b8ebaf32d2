import type { CommandHelp, CommandInput } from '../command-line/command';
import { exitCodes } from '../command-line/exit-codes';
import { numberOption, textOption } from '../command-line/parse-command-line';
import { portalOptions } from '../portal-client/portal-address';
import { type PortalClient, portalClient } from '../portal-client/portal-client';
import { CommandError } from '../progress';

export const help: CommandHelp = {
  summary: 'a signed link that swaps one remote in one browser, for a limited time',
  usage: '<tenant> <package>@<build|version>   |   <tenant> --origin <address of portal dev>',
  options: {
    origin: { type: 'string', description: "a developer's own server, started with: portal dev <folder>" },
    package: { type: 'string', description: 'the package that the server at --origin serves' },
    minutes: { type: 'string', description: 'how long it holds, 60 by default, 1440 at most' },
    ...portalOptions,
  },
  examples: [
    'portal override localhost account@1.5.0',
    'portal override localhost --origin http://localhost:9001 --package account --minutes 30',
  ],
};

/** What the developer's server says of its remote: the portal has to know its paths and its entry. */
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
  const minutes = numberOption(options, 'minutes', { least: 1, most: 1_440 }) ?? 60;
  const origin = textOption(options, 'origin');
  const packageName = textOption(options, 'package');
  if (origin && packageName) return { origin, record: await servedRecord(origin, packageName), minutes };
  const release = positionals[1];
  if (release && !origin) return { release, minutes };
  throw new CommandError(`portal override ${help.usage}\nFor example: ${help.examples[0]}`, exitCodes.usage);
}

/** The link is opened at the tenant's own address: it holds nowhere else. */
async function addressOf(client: PortalClient, tenant: string): Promise<string> {
  const { tenants } = await client.call<{ tenants: { code: string; isDefault: boolean; hostNames: string[] }[] }>(
    'GET',
    '/tenants',
  );
  const found = tenants.find(({ code }) => code === tenant);
  const url = new URL(client.url);
  const own = found?.hostNames[0];
  if (!found?.isDefault && own && !found?.hostNames.includes(url.hostname)) url.hostname = own;
  return url.origin;
}

export async function run(input: CommandInput): Promise<void> {
  const [tenant] = input.positionals;
  if (!tenant) throw new CommandError(`portal override ${help.usage}`, exitCodes.usage);
  const client = portalClient(input.options);
  const body = await bodyOf(input);
  const made = await client.call<{ path: string; until: string; slot: string }>(
    'POST',
    `/tenants/${encodeURIComponent(tenant)}/overrides`,
    body,
  );
  const url = `${await addressOf(client, tenant)}${made.path}`;
  input.output.result({ ...made, url }, [
    url,
    '',
    `Opens ${tenant}/${made.slot} swapped, in that browser, until ${made.until}.`,
  ]);
}
