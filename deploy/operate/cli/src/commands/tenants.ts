import type { Opening } from '@portal/releases';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { table } from '../command-line/output';
import { textOption, usageError } from '../command-line/parse-command-line';
import { exitCodes } from '../exit-codes';
import { draftFirstContent } from '../first-run/draft-first-content';
import { describedTenants } from '../portal-client/described-tenants';
import { portalClient, portalOptions } from '../portal-client/portal-client';
import { brandBody, brandOptions } from '../portal-client/tenant-brand';
import { openedLine, openingLines, tenantOpening } from '../portal-client/tenant-opening';
import { CommandError } from '../progress';

export const help: CommandHelp = {
  summary: 'tenants and what they run; add one, change its brand, see what it lacks, close or remove it',
  usage:
    '[list]   |   add <host> --name <name> [--like <tenant>] [brand]   |   set <tenant> [brand]   |   check|open <tenant>   |   close|remove <tenant> [--yes]',
  options: {
    code: { type: 'string', description: 'code of a new tenant, its host name by default' },
    like: { type: 'string', description: 'a new tenant runs what this one runs; "none" for nothing yet' },
    yes: { type: 'boolean', description: 'close or remove it; without it nothing changes, and the exit code is 2' },
    'texts-elsewhere': {
      type: 'boolean',
      description: 'open it without texts of its own, because an API of another maker has them',
    },
    ...brandOptions,
    ...portalOptions,
  },
  examples: [
    'portal tenants',
    'portal tenants add scf.bank.example --name 某银行供应链 --color "#0B6E4F" --logo logo.webp',
    'portal tenants add scf.bank.example --name 某银行供应链 --hosts www.bank.example --like jinqiao.localhost',
    'portal tenants add desk.bank.example --name 业务工作台 --audience staff',
    'portal tenants set scf.bank.example --title 让贸易更简单 --filings 沪ICP备00000000号',
    'portal tenants check scf.bank.example',
    'portal tenants close scf.bank.example --yes',
  ],
};

const tenantPath = (tenant: string) => `/tenants/${encodeURIComponent(tenant)}`;

async function list({ options, output }: CommandInput): Promise<void> {
  const tenants = await describedTenants(portalClient(options));
  const lines = tenants.flatMap(({ code, platformName, hostNames, isDefault, audience, state, slots, emptySlots }) => [
    `${code}  ${platformName}  (${[hostNames.join(', '), ...(isDefault ? ['default'] : []), ...(audience === 'staff' ? ['staff'] : []), ...(state === 'open' ? [] : [state])].join('; ')})`,
    ...table(
      ['  SLOT', 'RELEASE', 'VERSION', 'CANARY', 'LAST GOOD', 'GENERATION'],
      [
        ...slots.map(({ slot, release, version, canary, lastGood, generation }) => [
          `  ${slot}`,
          release,
          version,
          canary ? `${canary.release} ${canary.percent}%` : '—',
          lastGood ?? '—',
          String(generation),
        ]),
        ...emptySlots.map(({ slot, generation }) => [`  ${slot}`, 'emptied', '—', '—', '—', String(generation)]),
      ],
    ),
    '',
  ]);
  output.result(tenants, lines);
}

interface MadeTenant extends Opening {
  code: string;
  like: string | null;
  slots: Record<string, string>;
}

async function add({ options, output }: CommandInput, host: string): Promise<void> {
  if (!textOption(options, 'name'))
    throw new CommandError(`A tenant needs a name. For example: ${help.examples[1]}`, exitCodes.usage);
  const like = textOption(options, 'like');
  const client = portalClient(options);
  const made = await client.call<MadeTenant>('POST', '/tenants', {
    ...brandBody(options, [host]),
    code: textOption(options, 'code') ?? host,
    ...(like === undefined ? {} : { like: like === 'none' ? null : like }),
  });
  const audience = textOption(options, 'audience') === 'staff' ? 'staff' : 'customers';
  // An API of another maker takes no texts.
  const drafted = await draftFirstContent(client, { code: made.code, audience }).catch(() => 0);
  const opening: Opening = { ...made, ...(drafted > 0 && { draft: true }) };
  const releases = Object.entries(made.slots).map(([slot, release]) => `  ${slot}  ${release}`);
  output.result({ ...made, drafted }, [
    `✓ ${made.code} is there; gateways have it within a second.`,
    ...(releases.length > 0
      ? [`It runs what ${made.like} runs:`, ...releases]
      : [`It runs nothing yet, its host comes first: portal assign ${made.code} host host@<build>`]),
    ...openingLines(made.code, opening),
  ]);
}

async function set({ options, output }: CommandInput, tenant: string): Promise<void> {
  const body = brandBody(options);
  if (Object.keys(body).length === 0)
    throw new CommandError(`Say what to change. For example: ${help.examples[4]}`, exitCodes.usage);
  const done = await portalClient(options).call<{ code: string; changed: string[]; opened: boolean }>(
    'PATCH',
    tenantPath(tenant),
    body,
  );
  output.result(done, [
    done.changed.length > 0
      ? `✓ ${tenant}: ${done.changed.join(', ')} changed; the next page shows it.`
      : `${tenant} was like that before: nothing changed.`,
    ...(done.opened ? [openedLine(tenant)] : []),
  ]);
}

async function check({ options, output }: CommandInput, tenant: string): Promise<void> {
  const opening = await tenantOpening(portalClient(options), tenant);
  output.result(opening, openingLines(tenant, opening));
  if (opening.missing.length > 0) process.exitCode = exitCodes.failed;
}

async function open({ options, output }: CommandInput, tenant: string): Promise<void> {
  const opening = await portalClient(options).call<Opening>('POST', `${tenantPath(tenant)}/open`, {
    textsElsewhere: options['texts-elsewhere'] === true,
  });
  output.result(opening, openingLines(tenant, opening));
  if (opening.state !== 'open') process.exitCode = exitCodes.failed;
}

/** Says what would happen, unless the person has said yes. */
function isMeant({ options, output }: CommandInput, tenant: string, act: 'close' | 'remove', what: string): boolean {
  if (options.yes === true) return true;
  output.result({ tenant, done: false }, [
    what,
    `Nothing was changed. Do it with: portal tenants ${act} ${tenant} --yes`,
  ]);
  process.exitCode = exitCodes.usage;
  return false;
}

async function close(input: CommandInput, tenant: string): Promise<void> {
  const what = `Customers of ${tenant} will be told that the service has ended, and their sessions end. Staff still see its data.`;
  if (!isMeant(input, tenant, 'close', what)) return;
  const { changed } = await portalClient(input.options).call<{ changed: boolean }>(
    'POST',
    `${tenantPath(tenant)}/close`,
  );
  input.output.result({ tenant, done: true, changed }, [
    changed
      ? `✓ ${tenant} is closed. Bring it back with: portal tenants open ${tenant}`
      : `${tenant} was closed before: nothing changed.`,
  ]);
}

async function remove(input: CommandInput, tenant: string): Promise<void> {
  const what = `${tenant} goes with its texts, providers, slots, host names and tokens. It is refused where people or companies are.`;
  if (!isMeant(input, tenant, 'remove', what)) return;
  const { hostNames } = await portalClient(input.options).call<{ hostNames: string[] }>('DELETE', tenantPath(tenant));
  input.output.result({ tenant, done: true, hostNames }, [
    `✓ ${tenant} is gone; ${hostNames.join(', ')} may be used again.`,
  ]);
}

const actions: Readonly<Record<string, (input: CommandInput, tenant: string) => Promise<void>>> = {
  ...{ add, set, check, open, close, remove },
};

export async function run(input: CommandInput): Promise<void> {
  const [action = 'list', name, ...more] = input.positionals;
  if (action === 'list' && name === undefined) return list(input);
  const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!act || !name || more.length > 0) throw usageError('tenants', help, 1);
  return act(input, name);
}
