import { askYes } from '../ask-person';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { table } from '../command-line/output';
import { numberOption, positionalsOf, textOption, usageError } from '../command-line/parse-command-line';
import { readContentFolder } from '../content-folder';
import { exitCodes } from '../exit-codes';
import { contentClient, differenceLines, refuseFaults } from '../portal-client/content-client';
import { portalClient, portalOptions } from '../portal-client/portal-client';
import { openedLine } from '../portal-client/tenant-opening';
import { CommandError } from '../progress';

export const help: CommandHelp = {
  summary:
    'texts, products, banks and holidays of a tenant: check a folder, push it, confirm a draft, list versions, go back to one',
  usage:
    'check|push <folder> --tenant <t>   |   confirm|versions --tenant <t>   |   restore <version> --tenant <t> [--shared]',
  options: {
    tenant: { type: 'string', description: 'code of the tenant' },
    note: { type: 'string', description: 'what is new, for portal content versions' },
    yes: { type: 'boolean', description: 'push or confirm without asking' },
    shared: { type: 'boolean', description: 'restore what all tenants share: products, banks, branches, holidays' },
    ...portalOptions,
  },
  examples: [
    'portal content check deploy/operate/content --tenant scf.bank.example',
    'portal content push deploy/operate/content --tenant scf.bank.example --note 更新隐私政策',
    'portal content push deploy/operate/content --tenant scf.bank.example --yes',
    'portal content confirm --tenant scf.bank.example',
    'portal content versions --tenant scf.bank.example',
    'portal content restore 3 --tenant scf.bank.example',
  ],
};

const wrongLine = () => usageError('content', help, 0);

function tenantOf({ options }: CommandInput): string {
  const tenant = textOption(options, 'tenant');
  if (!tenant) throw wrongLine();
  return tenant;
}

const clientOf = (input: CommandInput) => contentClient(portalClient(input.options), tenantOf(input));

async function check(input: CommandInput, folder: string): Promise<void> {
  const checked = await clientOf(input).check(readContentFolder(folder));
  refuseFaults(checked.faults);
  input.output.result(checked, differenceLines(checked.changes));
}

async function push(input: CommandInput, folder: string): Promise<void> {
  const { options, output } = input;
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

async function restore(input: CommandInput, text: string): Promise<void> {
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

export async function run(input: CommandInput): Promise<void> {
  const [action = '', ...named] = input.positionals;
  if (action === 'versions' && named.length === 0) return versions(input);
  if (action === 'confirm' && named.length === 0) return confirm(input);
  const acts: Record<string, (input: CommandInput, named: string) => Promise<void>> = { check, push, restore };
  const act = acts[action];
  if (!act) throw wrongLine();
  const [one = ''] = positionalsOf(`content ${action}`, help, named, 1);
  return act(input, one);
}
