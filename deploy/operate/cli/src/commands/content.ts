import { askYes } from '../ask-person';
import type { Command, CommandHelp, CommandInput } from '../command-line/command';
import { table } from '../command-line/output';
import { numberOption, textOption } from '../command-line/parse-command-line';
import { readContentFolder } from '../content-folder';
import { exitCodes } from '../exit-codes';
import { differenceLines, refuseFaults } from '../portal-client/content-client';
import { openedLine } from '../portal-client/tenant-opening';
import { CommandError } from '../progress';
import * as branches from './content/branches';
import { clientOf, contentOptions, pushOptions, tenantOf } from './content/content-of';

const checkHelp: CommandHelp = {
  summary: 'all faults of a folder, and what pushing it would change',
  usage: '<folder> --tenant <t>',
  takes: 1,
  options: contentOptions,
  examples: ['portal content check deploy/operate/content --tenant scf.bank.example'],
};

const pushHelp: CommandHelp = {
  summary: 'makes a folder the content of a tenant, all of it or nothing; asks first',
  usage: '<folder> --tenant <t> [--note <text>] [--yes]',
  takes: 1,
  options: pushOptions,
  examples: [
    'portal content push deploy/operate/content --tenant scf.bank.example --note 更新隐私政策',
    'portal content push deploy/operate/content --tenant scf.bank.example --yes',
  ],
};

const confirmHelp: CommandHelp = {
  summary: 'publishes the texts that portal init has left as a draft, as they are; asks first',
  usage: '--tenant <t> [--yes]',
  options: { yes: { type: 'boolean', description: 'confirm without asking' }, ...contentOptions },
  examples: ['portal content confirm --tenant scf.bank.example'],
};

const versionsHelp: CommandHelp = {
  summary: 'what was pushed, by whom and when',
  usage: '--tenant <t>',
  options: contentOptions,
  examples: ['portal content versions --tenant scf.bank.example'],
};

const restoreHelp: CommandHelp = {
  summary: 'makes an old version the newest again',
  usage: '<version> --tenant <t> [--shared]',
  takes: 1,
  options: {
    shared: { type: 'boolean', description: 'restore what all tenants share: products, banks, branches, holidays' },
    ...contentOptions,
  },
  examples: ['portal content restore 3 --tenant scf.bank.example'],
};

async function check(input: CommandInput): Promise<void> {
  const [folder = ''] = input.positionals;
  const checked = await clientOf(input).check(readContentFolder(folder));
  refuseFaults(checked.faults);
  input.output.result(checked, differenceLines(checked.changes));
}

async function push(input: CommandInput): Promise<void> {
  const { positionals, options, output } = input;
  const [folder = ''] = positionals;
  const client = clientOf(input);
  const files = readContentFolder(folder);
  const checked = await client.check(files);
  refuseFaults(checked.faults);
  if (checked.changes.length > 0 && options.yes !== true) {
    if (!output.json) for (const line of differenceLines(checked.changes)) process.stdout.write(`${line}\n`);
    if (!(await askYes('Push it?'))) throw new CommandError('Nothing was pushed. Scripts say --yes.', exitCodes.failed);
  }
  const done = await client.push(files, textOption(options, 'note') ?? '', checked.base);
  output.result(done, [
    done.changes.length === 0
      ? 'Everything was like that before: nothing changed.'
      : `✓ ${done.changes.length} files changed; version ${done.pushed.own}, shared version ${done.pushed.shared}. Pages show it within a second.`,
    ...(done.opened ? [openedLine(tenantOf(input))] : []),
  ]);
}

const consentFile = /^consents\//;

/** Publishes the texts that `portal init` brought, as they are. Whoever changes them pushes a folder of their own. */
async function confirm(input: CommandInput): Promise<void> {
  const { options, output } = input;
  const client = clientOf(input);
  const { draft } = await client.versions();
  if (draft && options.yes !== true) {
    if (!output.json) {
      const texts = [...draft.files].sort((a, b) => Number(consentFile.test(b)) - Number(consentFile.test(a)));
      process.stdout.write(
        `${[`Saved by ${draft.by} at ${draft.at}:`, ...texts.map((file) => `  ${file}`)].join('\n')}\n`,
      );
    }
    if (!(await askYes('Has somebody read the agreements, and may customers see all of it?')))
      throw new CommandError('Nothing was published. Scripts say --yes.', exitCodes.failed);
  }
  const done = await client.confirm();
  output.result(done, [
    `✓ ${done.changes.length} files are published; version ${done.pushed.own}, shared version ${done.pushed.shared}.`,
    ...(done.opened ? [openedLine(tenantOf(input))] : []),
  ]);
}

async function versions(input: CommandInput): Promise<void> {
  const listed = await clientOf(input).versions();
  const rowsOf = (kind: string, rows: typeof listed.own) =>
    rows.map(({ version, by, at, note }) => [kind, String(version), by, at, note]);
  input.output.result(
    listed,
    table(['OF', 'VERSION', 'BY', 'AT', 'NOTE'], [...rowsOf('tenant', listed.own), ...rowsOf('all', listed.shared)]),
  );
}

async function restore(input: CommandInput): Promise<void> {
  const [text] = input.positionals;
  const version = numberOption({ version: text }, 'version', { least: 1, most: 1_000_000 }) ?? 0;
  const done = await clientOf(input).restore(version, input.options.shared === true);
  refuseFaults('faults' in done ? done.faults : []);
  input.output.result(done, [
    'changes' in done && done.changes.length > 0
      ? `✓ version ${version} is in use again.`
      : 'Everything was like that before: nothing changed.',
    ...('opened' in done && done.opened ? [openedLine(tenantOf(input))] : []),
  ]);
}

export const summary =
  'texts, products, banks and holidays of a tenant: check a folder, push it, confirm a draft, list versions, go back to one';
export const acts: Readonly<Record<string, Command>> = {
  check: { help: checkHelp, run: check },
  push: { help: pushHelp, run: push },
  branches,
  confirm: { help: confirmHelp, run: confirm },
  versions: { help: versionsHelp, run: versions },
  restore: { help: restoreHelp, run: restore },
};
