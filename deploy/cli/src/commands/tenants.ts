import type { CommandHelp, CommandInput } from '../command-line/command';
import { table } from '../command-line/output';
import { textOption, usageError } from '../command-line/parse-command-line';
import { exitCodes } from '../exit-codes';
import { describedTenants } from '../portal-client/described-tenants';
import { portalClient, portalOptions } from '../portal-client/portal-client';
import { brandBody, brandOptions } from '../portal-client/tenant-brand';
import { CommandError } from '../progress';

export const help: CommandHelp = {
  summary: 'tenants and what each of their slots runs; add one, change the brand of one',
  usage: '[list]   |   add <host> --name <name> [--like <tenant>] [brand]   |   set <tenant> [brand]',
  options: {
    code: { type: 'string', description: 'code of a new tenant, its host name by default' },
    like: { type: 'string', description: 'a new tenant runs what this one runs; "none" for nothing yet' },
    ...brandOptions,
    ...portalOptions,
  },
  examples: [
    'portal tenants',
    'portal tenants add scf.bank.example --name 某银行供应链 --color "#0B6E4F" --logo logo.webp',
    'portal tenants add scf.bank.example --name 某银行供应链 --hosts www.bank.example --like jinqiao.localhost',
    'portal tenants add desk.bank.example --name 业务工作台 --audience staff',
    'portal tenants set scf.bank.example --title 让贸易更简单 --filings 沪ICP备00000000号',
  ],
};

async function list({ options, output }: CommandInput): Promise<void> {
  const tenants = await describedTenants(portalClient(options));
  const lines = tenants.flatMap(({ code, platformName, hostNames, isDefault, audience, slots, emptySlots }) => [
    `${code}  ${platformName}  (${hostNames.join(', ')}${isDefault ? '; default' : ''}${audience === 'staff' ? '; staff' : ''})`,
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

async function add({ options, output }: CommandInput, host: string): Promise<void> {
  if (!textOption(options, 'name'))
    throw new CommandError(`A tenant needs a name. For example: ${help.examples[1]}`, exitCodes.usage);
  const like = textOption(options, 'like');
  const made = await portalClient(options).call<{ code: string; like: string | null; slots: Record<string, string> }>(
    'POST',
    '/tenants',
    {
      ...brandBody(options, [host]),
      code: textOption(options, 'code') ?? host,
      ...(like === undefined ? {} : { like: like === 'none' ? null : like }),
    },
  );
  const releases = Object.entries(made.slots).map(([slot, release]) => `  ${slot}  ${release}`);
  output.result(made, [
    `✓ ${made.code} is there; gateways have it within a second.`,
    ...(releases.length > 0
      ? [`It runs what ${made.like} runs:`, ...releases]
      : [`It runs nothing yet, its host comes first: portal assign ${made.code} host host@<build>`]),
  ]);
}

async function set({ options, output }: CommandInput, tenant: string): Promise<void> {
  const body = brandBody(options);
  if (Object.keys(body).length === 0)
    throw new CommandError(`Say what to change. For example: ${help.examples[4]}`, exitCodes.usage);
  const done = await portalClient(options).call<{ code: string; changed: string[] }>(
    'PATCH',
    `/tenants/${encodeURIComponent(tenant)}`,
    body,
  );
  output.result(done, [
    done.changed.length > 0
      ? `✓ ${tenant}: ${done.changed.join(', ')} changed; the next page shows it.`
      : `${tenant} was like that before: nothing changed.`,
  ]);
}

const actions = { add, set };

export async function run(input: CommandInput): Promise<void> {
  const [action = 'list', name, ...more] = input.positionals;
  if (action === 'list' && name === undefined) return list(input);
  if (!(action === 'add' || action === 'set') || !name || more.length > 0) throw usageError('tenants', help, 1);
  return actions[action](input, name);
}
