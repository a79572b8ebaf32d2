import type { Opening } from '@portal/releases';
import type { Command, CommandInput } from '../../command-line/command';
import { exitCodes } from '../../exit-codes';
import { portalClient, portalOptions } from '../../portal-client/portal-client';
import { openingLines, tenantOpening } from '../../portal-client/tenant-opening';
import { tenantPath } from './tenant-path';

async function runCheck({ positionals: [tenant = ''], options, output }: CommandInput): Promise<void> {
  const opening = await tenantOpening(portalClient(options), tenant);
  output.result(opening, openingLines(tenant, opening));
  if (opening.missing.length > 0) process.exitCode = exitCodes.failed;
}

async function runOpen({ positionals: [tenant = ''], options, output }: CommandInput): Promise<void> {
  const opening = await portalClient(options).call<Opening>('POST', `${tenantPath(tenant)}/open`, {
    textsElsewhere: options['texts-elsewhere'] === true,
  });
  output.result(opening, openingLines(tenant, opening));
  if (opening.state !== 'open') process.exitCode = exitCodes.failed;
}

export const check: Command = {
  help: {
    summary: 'what a tenant still lacks, with the command that brings it; ends with 1 if it lacks something',
    usage: '<tenant>',
    takes: 1,
    options: portalOptions,
    examples: ['portal tenants check scf.bank.example'],
  },
  run: runCheck,
};

export const open: Command = {
  help: {
    summary: 'brings a closed tenant back, or opens one whose texts are elsewhere',
    usage: '<tenant> [--texts-elsewhere]',
    takes: 1,
    options: {
      'texts-elsewhere': {
        type: 'boolean',
        description: 'open it without texts of its own, because an API of another maker has them',
      },
      ...portalOptions,
    },
    examples: ['portal tenants open scf.bank.example'],
  },
  run: runOpen,
};
