import { linkLines, type StaffAct, staffLink } from '@portal/run/staff-link';
import type { Command, CommandHelp, CommandInput } from '../command-line/command';
import { textOption, usageError } from '../command-line/parse-command-line';
import { portalSettings } from '../portal-settings';

const inviteHelp: CommandHelp = {
  summary: 'a one-time link for a new administrator, until two of them can work',
  usage: '<login name> --admin [--name <name>]',
  takes: 1,
  options: {
    admin: { type: 'boolean', description: 'the new person is an administrator; refused once two of them can work' },
    name: { type: 'string', description: 'name of the new person; the login name by default' },
  },
  examples: ['portal staff invite zhang.wei --admin --name 张伟'],
};

/** It opens the database of the settings itself. Who may do that on the server needs no account. */
async function showLink({ output }: CommandInput, act: StaffAct): Promise<void> {
  const link = await staffLink(portalSettings(), act);
  output.result(link, linkLines(link));
}

async function invite(input: CommandInput): Promise<void> {
  const { positionals, options } = input;
  const [loginName = ''] = positionals;
  if (options.admin !== true) throw usageError('staff invite', inviteHelp, 0);
  await showLink(input, { kind: 'invite', loginName, displayName: textOption(options, 'name') ?? loginName });
}

export const summary = 'on the server: a one-time link for the first two administrators, or for a lost authenticator';
export const acts: Readonly<Record<string, Command>> = {
  invite: { help: inviteHelp, run: invite },
  recover: {
    help: {
      summary: 'a one-time link for an administrator whose authenticator is lost',
      usage: '<login name>',
      takes: 1,
      examples: ['portal staff recover zhang.wei'],
    },
    run: (input) => showLink(input, { kind: 'recover', loginName: input.positionals[0] ?? '' }),
  },
};
