import { linkLines, type StaffAct, staffLink } from '@portal/run/staff-link';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { textOption, usageError } from '../command-line/parse-command-line';
import { portalSettings } from '../portal-settings';

export const help: CommandHelp = {
  summary: 'on the server: a one-time link for the first two administrators, or for a lost authenticator',
  usage: 'invite <login name> --admin [--name <name>]   |   recover <login name>',
  options: {
    admin: { type: 'boolean', description: 'the new person is an administrator; refused once two of them can work' },
    name: { type: 'string', description: 'name of the new person; the login name by default' },
  },
  examples: ['portal staff invite zhang.wei --admin --name 张伟', 'portal staff recover zhang.wei'],
};

function actOf({ positionals, options }: CommandInput): StaffAct {
  const [kind, loginName, ...more] = positionals;
  if (loginName !== undefined && more.length === 0) {
    if (kind === 'recover') return { kind, loginName };
    if (kind === 'invite' && options.admin === true)
      return { kind, loginName, displayName: textOption(options, 'name') ?? loginName };
  }
  throw usageError('staff', help, 0);
}

/** It opens the database of the settings itself. Who may do that on the server needs no account. */
export async function run(input: CommandInput): Promise<void> {
  const link = await staffLink(portalSettings(), actOf(input));
  input.output.result(link, linkLines(link));
}
