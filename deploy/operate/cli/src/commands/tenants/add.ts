import type { Opening } from '@portal/releases';
import type { CommandHelp, CommandInput } from '../../command-line/command';
import { textOption } from '../../command-line/parse-command-line';
import { exitCodes } from '../../exit-codes';
import { draftFirstContent } from '../../first-run/draft-first-content';
import { portalClient, portalOptions } from '../../portal-client/portal-client';
import { brandBody, brandOptions } from '../../portal-client/tenant-brand';
import { openingLines } from '../../portal-client/tenant-opening';
import { CommandError, progress } from '../../progress';

export const help: CommandHelp = {
  summary: 'a new tenant: it runs what the default tenant runs, and waits for what customers must be able to read',
  usage: '<host> --name <name> [--like <tenant>] [brand]',
  takes: 1,
  options: {
    code: { type: 'string', description: 'code of the tenant, its host name by default' },
    like: { type: 'string', description: 'it runs what this one runs; "none" for nothing yet' },
    ...brandOptions,
    ...portalOptions,
  },
  examples: [
    'portal tenants add scf.bank.example --name 某银行供应链 --color "#0B6E4F" --logo logo.webp',
    'portal tenants add scf.bank.example --name 某银行供应链 --hosts www.bank.example --like jinqiao.localhost',
    'portal tenants add desk.bank.example --name 业务工作台 --audience staff',
  ],
};

interface MadeTenant extends Opening {
  code: string;
  like: string | null;
  slots: Record<string, string>;
}

export async function run({ positionals: [host = ''], options, output }: CommandInput): Promise<void> {
  if (!textOption(options, 'name'))
    throw new CommandError(`A tenant needs a name. For example: ${help.examples[0]}`, exitCodes.usage);
  const like = textOption(options, 'like');
  const client = portalClient(options);
  const made = await client.call<MadeTenant>('POST', '/tenants', {
    ...brandBody(options, [host]),
    code: textOption(options, 'code') ?? host,
    ...(like === undefined ? {} : { like: like === 'none' ? null : like }),
  });
  const audience = textOption(options, 'audience') === 'staff' ? 'staff' : 'customers';
  // The tenant is there all the same: an API of another maker takes no texts.
  const drafted = await draftFirstContent(client, { code: made.code, audience }).catch((error: Error) => {
    progress.warn(`The first texts could not be saved as a draft: ${error.message}`);
    return 0;
  });
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
