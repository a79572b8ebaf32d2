import { CommandError } from './progress';

interface Command {
  summary: string;
  load: () => Promise<{ run: (args: string[]) => Promise<void> }>;
}

/** Every command: a file each, loaded when it is called. */
const commands: Record<string, Command> = {
  start: { summary: 'build what changed, publish it and serve the portal', load: () => import('./commands/start') },
  dev: {
    summary: 'start, with the named remotes from source: dev account message',
    load: () => import('./commands/dev'),
  },
  test: { summary: 'format, lint, types, unit tests, builds, browser tests', load: () => import('./commands/test') },
  build: { summary: 'build the named packages, or all', load: () => import('./commands/build') },
};

function help(): string {
  const rows = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`);
  return ['portal <command>', '', ...rows, ''].join('\n');
}

async function main([name = 'help', ...args]: string[]): Promise<void> {
  const command = commands[name];
  if (!command) {
    process.stdout.write(help());
    if (name !== 'help' && name !== '--help') throw new CommandError(`There is no command "${name}".`);
    return;
  }
  const { run } = await command.load();
  await run(args);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const text = error instanceof CommandError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\n✗ ${text}\n`);
  process.exit(1);
}
