import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { CommandHelp } from '../command-line/command';
import { parseCommandLine } from '../command-line/parse-command-line';
import { outsideFiles } from '../create/outside-files';
import { packagesFor, sharedPeers, workspaceVersions } from '../create/pack-packages';
import { findCommand } from '../find-command';
import { CommandError } from '../progress';
import { root } from '../workspace';
import { type CommandBlock, commandBlocks, commandFiles, translatedFiles } from './testing/command-blocks';
import { commandsOf } from './testing/shell-words';

/** Where a block is typed decides which scripts and files there are. */
interface PackageFolder {
  readonly scripts: Readonly<Record<string, string>>;
  readonly folder: string;
}

const scriptsOf = (manifest: string) => (JSON.parse(manifest) as { scripts: Record<string, string> }).scripts;
const scriptsIn = (folder: string) => scriptsOf(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** The scripts of a repository that `portal create --service` makes. */
function createdScripts(): Record<string, string> {
  const remote = { name: 'invoice', title: '发票中心', prefix: '/center/invoice', permission: true, service: true };
  const archives = Object.fromEntries(packagesFor(remote).map((name) => [name, 'vendor/packed.tgz']));
  return scriptsOf(outsideFiles(remote, workspaceVersions(), archives, sharedPeers())['package.json'] ?? '');
}

/** Programs that the system brings. */
const systemPrograms = new Set([
  'cat',
  'cd',
  'createdb',
  'curl',
  'docker',
  'export',
  'journalctl',
  'kubectl',
  'openssl',
  'pg_dump',
  'pg_restore',
  'psql',
  'sha256sum',
  'skopeo',
  'sudo',
  'sudoedit',
  'systemctl',
  'tar',
]);

/** A sentence may name a command without its arguments, and then nothing but them is left away. */
const anyCount = (help: CommandHelp): CommandHelp => ({ ...help, takes: [0, Number.POSITIVE_INFINITY] });

async function portalFaults(
  [name = 'help', ...args]: readonly string[],
  place: 'block' | 'sentence' = 'block',
): Promise<string[]> {
  if (name === 'help') return [];
  try {
    const { name: whole, command, args: rest } = await findCommand(name, args);
    if (!command) return place === 'sentence' ? [] : [`portal ${name} has to say which act`];
    parseCommandLine(whole, place === 'sentence' ? anyCount(command.help) : command.help, rest);
    return [];
  } catch (error) {
    if (error instanceof CommandError) return [`portal ${name}: ${error.message.split('\n')[0]}`];
    throw error;
  }
}

/** npm keeps options for itself until `--`. */
async function npmFaults([first = '', ...rest]: readonly string[], place: PackageFolder): Promise<string[]> {
  if (first === 'install') return [];
  const [script = '', ...args] = first === 'run' ? rest : [first, ...rest];
  const text = place.scripts[script];
  if (!text) return [`there is no script "${script}"`];
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const kept = args.slice(0, end).filter((one) => one.startsWith('-'));
  const portal = /(?:run\.mjs|^portal)(?: (.+))?$/.exec(text);
  const begun = portal?.[1]?.split(' ') ?? [];
  return [
    ...kept.map((option) => `npm takes ${option} for itself: it has to stand behind --`),
    ...(portal ? await portalFaults([...begun, ...args.toSpliced(end, 1)]) : []),
  ];
}

async function nodeFaults(words: readonly string[], { folder }: PackageFolder): Promise<string[]> {
  const [file = '', ...args] = words[0] === '--import' ? words.slice(2) : words;
  // What a build makes is there if its source is.
  const path = file.replace(/^\$PORTAL\//, `${root}/`).replace(/^dist\/(.+)\.js$/, 'src/$1.ts');
  if (!existsSync(path.startsWith('/') ? path : join(root, folder, path))) return [`there is no file ${file}`];
  return path.endsWith('/bin/portal.mjs') ? portalFaults(args) : [];
}

async function faultsOf([program = '', ...words]: readonly string[], place: PackageFolder): Promise<string[]> {
  if (program === 'npm') return npmFaults(words, place);
  if (program === 'node') return nodeFaults(words, place);
  if (program === 'npx') return words[0] === 'portal' ? portalFaults(words.slice(1)) : [`there is no ${words[0]}`];
  return systemPrograms.has(program) ? [] : [`there is no program ${program}`];
}

/** A block that goes on stays in the repository of the one before, and so does a terminal opened there. */
function placesOf(blocks: readonly CommandBlock[]): [CommandBlock, PackageFolder][] {
  let place: PackageFolder = { scripts: scriptsIn('.'), folder: '.' };
  return blocks.map((block) => {
    const { markers } = block;
    if (markers.has('empty-folder')) place = { scripts: createdScripts(), folder: '.' };
    else if (!markers.has('go-on') && !markers.has('terminal')) {
      const folder = markers.get('in') ?? '.';
      place = { scripts: scriptsIn(folder), folder };
    }
    return [block, place];
  });
}

/** The lines of a file's blocks that are typed there. */
const typedLines = (file: string): ReadonlySet<string> =>
  new Set(
    commandBlocks(file)
      .filter(({ markers }) => !markers.has('not-here') && !markers.has('typed-in'))
      .flatMap(({ lines }) => lines.map(({ text }) => text)),
  );

/** The lines of a block that the file named by its marker does not have. */
function missingIn({ markers, lines }: CommandBlock): string[] {
  const file = markers.get('typed-in') ?? '';
  const typed = typedLines(file);
  return lines.filter(({ text }) => !typed.has(text)).map(({ place, text }) => `${place}: ${file} types no "${text}"`);
}

async function faultsIn(file: string): Promise<string[]> {
  const blocks = commandBlocks(file);
  const faults = blocks.filter(({ markers }) => markers.has('typed-in')).flatMap(missingIn);
  const own = blocks.filter(({ markers }) => !markers.has('typed-in'));
  for (const [{ lines }, place] of placesOf(own))
    for (const line of lines)
      for (const command of commandsOf(line.text))
        for (const fault of await faultsOf(command, place)) faults.push(`${line.place}: ${fault}`);
  return faults;
}

test.each(commandFiles)('every command and option in the blocks of %s exists', async (file) => {
  if (!translatedFiles.includes(file))
    expect(commandBlocks(file).flatMap(({ lines }) => lines).length).toBeGreaterThan(3);
  expect(await faultsIn(file)).toEqual([]);
});

/** The commands that a text names in the middle of a sentence. */
const namedCommands = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/`(?:npm run |npx )?(portal [a-z][^`…]*)`/g)].map(
    ([, command = '']) => command,
  );

test.each(translatedFiles)('every portal command that the sentences of %s name exists', async (file) => {
  const faults: string[] = [];
  for (const command of namedCommands(file))
    for (const [, ...words] of commandsOf(command))
      faults.push(
        ...(await portalFaults(
          words.filter((one) => one !== '--'),
          'sentence',
        )),
      );
  expect(faults).toEqual([]);
});

test('the files in Chinese have commands, in blocks and in sentences', () => {
  expect(translatedFiles.flatMap(commandBlocks).length).toBeGreaterThan(40);
  expect(translatedFiles.flatMap(namedCommands).length).toBeGreaterThan(40);
});
