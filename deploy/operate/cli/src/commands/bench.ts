import type { CommandHelp, CommandInput } from '../command-line/command';
import { runScript } from '../hand-over';

export const help: CommandHelp = {
  summary: 'measures; the figures go to e2e/bench/report',
  usage: '[name]',
  takes: [0, 1],
  options: {
    seconds: { type: 'string', description: 'of each run' },
    connections: { type: 'string', description: 'at the same time' },
    runs: { type: 'string', description: 'of each page, answer or build' },
    profiles: { type: 'string', description: 'of the pages: how many of the networks, the fastest last' },
    moments: { type: 'string', description: 'of loading, at which a page is tapped' },
    tenants: { type: 'string', description: 'that the gateway knows' },
    releases: { type: 'string', description: 'that the gateway knows' },
  },
  examples: [
    'npm run bench',
    'npm run bench -- taps',
    'npm run bench -- api --seconds 10',
    'npm run bench -- gateway',
    'npm run bench -- build',
    'npm run bench -- desk',
    'npm run bench -- lighthouse',
  ],
};

/** The measurements are with the browser tests. This only calls them. */
export async function run({ positionals, options }: CommandInput): Promise<void> {
  const given = Object.keys(help.options ?? {}).flatMap((name) => (options[name] ? [[name, options[name]]] : []));
  runScript('bench/main.ts', ...positionals, ...given.map(([name, value]) => `--${name}=${value}`));
}
