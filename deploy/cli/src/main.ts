import type { Command } from './command-line/command';
import { outputTo } from './command-line/output';
import { helpText, parseCommandLine } from './command-line/parse-command-line';
import { exitCodes } from './exit-codes';
import { CommandError, progress } from './progress';

/** Every command is one file, which is loaded when the command is called. */
const groups: Record<string, Record<string, { summary: string; load: () => Promise<Command> }>> = {
  'a team that owns a remote': {
    create: { summary: 'a new remote that builds, tests and runs at once', load: () => import('./commands/create') },
    dev: { summary: 'run remotes from source, with hot reload', load: () => import('./commands/dev') },
    build: { summary: 'build what changed', load: () => import('./commands/build') },
    test: { summary: 'all checks of the workspace, or of one remote', load: () => import('./commands/test') },
    publish: { summary: 'bring a build to a portal', load: () => import('./commands/publish') },
  },
  'the platform team': {
    assign: { summary: 'let a slot run a release', load: () => import('./commands/assign') },
    unassign: { summary: 'empty a slot: its pages are gone', load: () => import('./commands/unassign') },
    rollback: { summary: 'go back to what ran before', load: () => import('./commands/rollback') },
    canary: { summary: 'give a release to a part of the customers', load: () => import('./commands/canary') },
    promote: { summary: 'give the canary to all', load: () => import('./commands/promote') },
    releases: { summary: 'what is published', load: () => import('./commands/releases') },
    grants: {
      summary: 'which roles of a tenant have which permission; give and take one',
      load: () => import('./commands/grants'),
    },
    tenants: { summary: 'who runs what; add and change tenants', load: () => import('./commands/tenants') },
    services: { summary: 'the backends of slots', load: () => import('./commands/services') },
    audit: { summary: 'who changed what', load: () => import('./commands/audit') },
    tokens: { summary: 'who may change what', load: () => import('./commands/tokens') },
  },
  QA: {
    explain: { summary: 'why a customer gets a release', load: () => import('./commands/explain') },
    override: { summary: 'swap one remote in one browser', load: () => import('./commands/override') },
    screenshots: { summary: 'pictures of every page and state', load: () => import('./commands/screenshots') },
  },
  operators: {
    start: { summary: 'everything in one process', load: () => import('./commands/start') },
    staff: { summary: 'the first administrator; a way back in', load: () => import('./commands/staff') },
    cluster: { summary: 'two gateways and two APIs on one PostgreSQL', load: () => import('./commands/cluster') },
    bench: { summary: 'how fast it is', load: () => import('./commands/bench') },
  },
};

function help(): string {
  const lines = Object.entries(groups).flatMap(([who, commands]) => [
    `For ${who}`,
    ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(11)} ${summary}`),
    '',
  ]);
  return [
    'portal <command> [--help] [--json]',
    '',
    ...lines,
    'Exit codes: 0 done, 1 failed, 2 wrong command line, 3 no answer or wrong token, 4 refused by the gate,',
    '5 somebody else changed the slot in the meantime.',
    '',
  ].join('\n');
}

async function main([name = 'help', ...args]: string[]): Promise<void> {
  const found = Object.values(groups).find((commands) => Object.hasOwn(commands, name))?.[name];
  if (!found) {
    process.stdout.write(help());
    if (name !== 'help' && name !== '--help') throw new CommandError(`There is no command "${name}".`, exitCodes.usage);
    return;
  }
  const command = await found.load();
  if (args.includes('--help')) {
    process.stdout.write(helpText(name, command.help));
    return;
  }
  const json = args.includes('--json');
  if (json) progress.useStandardError();
  const { positionals, options } = parseCommandLine(name, command.help, args);
  const output = outputTo((text) => process.stdout.write(text), json);
  await command.run({ positionals, options, output });
}

/** The start-up checks throw errors with these names; their messages are complete sentences. */
const readable = new Set(['CommandError', 'SettingError', 'DatabaseInUseError']);

try {
  await main(process.argv.slice(2));
} catch (error) {
  const known = error instanceof Error && readable.has(error.name);
  const text = error instanceof Error ? (known ? error.message : (error.stack ?? error.message)) : String(error);
  if (process.argv.includes('--json') && error instanceof CommandError)
    process.stdout.write(`${JSON.stringify({ error: { message: error.message }, ...error.detail }, null, 2)}\n`);
  process.stderr.write(`\n✗ ${text}\n`);
  process.exit(error instanceof CommandError ? error.exitCode : exitCodes.failed);
}
