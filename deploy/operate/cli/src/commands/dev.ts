import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { numberOption } from '../command-line/parse-command-line';
import { loadDevServer } from '../load-builders';
import { progress } from '../progress';
import { stopOnSignal } from '../stop-on-signal';

export const help: CommandHelp = {
  summary: 'the real portal with the named remotes from source, or one remote alone for a portal elsewhere',
  usage: '<remote …>   |   <folder> [--port <n>]',
  takes: [0, Number.POSITIVE_INFINITY],
  options: { port: { type: 'string', description: 'port of a remote that is served alone, 9001 by default' } },
  examples: ['portal dev account message', 'portal dev . --port 9001'],
};

/** One remote alone. A signed link swaps it into any portal, for one browser. */
async function serveAlone(directory: string, port: number, { output }: CommandInput): Promise<void> {
  progress.step('Building from source');
  const { startDevServer } = await loadDevServer();
  const server = await startDevServer(directory, port);
  stopOnSignal(() => server.stop());
  const { package: packageName } = server.record;
  output.result({ origin: server.origin, package: packageName }, [
    `ready: ${server.origin} serves ${packageName} from source`,
    '',
    'See it in a portal, in your browser alone:',
    `  portal override <tenant> --origin ${server.origin} --package ${packageName}`,
  ]);
}

export async function run(input: CommandInput): Promise<void> {
  const { positionals, options } = input;
  const [first] = positionals;
  const port = numberOption(options, 'port', { least: 1, most: 65_535 });
  const alone = first !== undefined && (port !== undefined || existsSync(join(resolve(first), 'package.json')));
  if (alone) return serveAlone(resolve(first), port ?? 9_001, input);
  // The whole portal needs packages that a remote's own repository does not have.
  const { devPortal } = await import('../dev-portal');
  return devPortal(positionals);
}
