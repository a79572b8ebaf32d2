import type { CommandInput, CommandOption } from '../../command-line/command';
import { textOption } from '../../command-line/parse-command-line';
import { exitCodes } from '../../exit-codes';
import { contentClient } from '../../portal-client/content-client';
import { portalClient, portalOptions } from '../../portal-client/portal-client';
import { CommandError } from '../../progress';

/** The options of every act on content. */
export const contentOptions: Readonly<Record<string, CommandOption>> = {
  tenant: { type: 'string', description: 'code of the tenant' },
  ...portalOptions,
};

/** The options of an act that brings something new. */
export const pushOptions: Readonly<Record<string, CommandOption>> = {
  note: { type: 'string', description: 'what is new, for portal content versions' },
  yes: { type: 'boolean', description: 'push without asking' },
  ...contentOptions,
};

export function tenantOf({ options }: CommandInput): string {
  const named = textOption(options, 'tenant');
  if (!named) throw new CommandError('Say whose content it is: --tenant <t>.', exitCodes.usage);
  return named;
}

export const clientOf = (input: CommandInput) => contentClient(portalClient(input.options), tenantOf(input));
