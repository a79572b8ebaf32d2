import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { textOption } from '../command-line/parse-command-line';
import { insideFiles } from '../create/inside-files';
import type { NewRemote } from '../create/new-remote';
import { outsideFiles } from '../create/outside-files';
import { inWorkspace, packPackages, sharedPeers, workspaceVersions } from '../create/pack-packages';
import { installWorkspace } from '../create/package-manager';
import { exitCodes } from '../exit-codes';
import { CommandError, progress } from '../progress';
import { remoteDirectories, root } from '../workspace';

export const help: CommandHelp = {
  summary: 'a new remote that builds, tests and runs at once: in the workspace, or in a folder outside it',
  usage: '<name>',
  takes: 1,
  options: {
    title: { type: 'string', description: 'title of its first page, in Chinese' },
    prefix: { type: 'string', description: 'the path that belongs to it, /<name> by default' },
    permission: { type: 'boolean', description: 'its pages need a login' },
    service: { type: 'boolean', description: 'with a service of its own behind it: list, form, detail page, database' },
  },
  examples: [
    'portal create invoice --title 发票中心 --permission',
    'portal create invoice --title 发票中心 --prefix /center/invoice --service',
    'cd /somewhere/empty && node /path/to/portal/deploy/operate/cli/bin/portal.mjs create invoice',
  ],
};

const nameForm = /^[a-z][a-z0-9-]{1,40}$/;
const prefixForm = /^(\/[A-Za-z0-9_~][A-Za-z0-9._~-]*)+$/;

function newRemote({ options }: CommandInput, name: string): NewRemote {
  const prefix = textOption(options, 'prefix') ?? `/${name}`;
  const title = textOption(options, 'title') ?? '新的页面';
  if (!nameForm.test(name))
    throw new CommandError(`"${name}" is no name for a remote: small letters, digits and hyphens.`, exitCodes.usage);
  if (!prefixForm.test(prefix))
    throw new CommandError(
      `"${prefix}" is no path to own: like /center/invoice, without / at the end.`,
      exitCodes.usage,
    );
  if (/['\\`${}<>]/.test(title))
    throw new CommandError('The title holds characters that no title needs.', exitCodes.usage);
  const service = options.service === true;
  return { name, title, prefix, permission: service || options.permission === true, service };
}

/** The federation runtime finds remotes by the beginning of their names. */
function assertNoPrefix(name: string, others: readonly string[]): void {
  const clash = others.find((other) => other === name || other.startsWith(name) || name.startsWith(other));
  if (clash)
    throw new CommandError(`There is a remote "${clash}": no remote's name may be the beginning of another's.`);
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

export async function run(input: CommandInput): Promise<void> {
  const [name = ''] = input.positionals;
  const remote = newRemote(input, name);
  if (!inWorkspace())
    throw new CommandError('"create" packs the portal\'s packages: call it from the workspace\'s own command.');
  const inside = !relative(root, process.cwd()).startsWith('..');
  const folder = inside ? join(root, 'remotes', name) : resolve(name);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new CommandError(`${folder} is there already.`);
  if (inside) {
    assertNoPrefix(
      name,
      remoteDirectories().map((directory) => relative(join(root, 'remotes'), directory)),
    );
    write(folder, insideFiles(remote));
    progress.step('Installing it into the workspace');
    installWorkspace();
  } else {
    progress.step("Packing the portal's packages");
    const archives = packPackages(folder, remote);
    write(folder, outsideFiles(remote, workspaceVersions(), archives, sharedPeers()));
  }
  const next = inside
    ? [`npm run portal test remotes/${name}`, `npm run dev ${name}`]
    : [
        `cd ${name}`,
        'npm install',
        'npx portal test .',
        ...(remote.service ? ['npm run service'] : []),
        'npx portal dev .',
      ];
  input.output.result({ folder, next }, [`✓ ${folder}`, '', 'Next:', ...next.map((line) => `  ${line}`)]);
}
