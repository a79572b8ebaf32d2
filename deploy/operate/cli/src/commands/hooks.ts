import type { Hook, ListedHook } from '@portal/releases';
import type { Command, CommandHelp, CommandInput } from '../command-line/command';
import { table } from '../command-line/output';
import { textOption } from '../command-line/parse-command-line';
import { type AsJson, portalClient, portalOptions } from '../portal-client/portal-client';
import { CommandError } from '../progress';

const addHelp: CommandHelp = {
  summary: 'tells one more receiver: a server by https, or an e-mail address',
  usage: '<url>|mailto:<address> [--events <event>,…]',
  takes: 1,
  options: {
    events: {
      type: 'string',
      description: 'some of canary-ended, watch-went-back, watch-tells, gate-refused, new-error; all by default',
    },
    ...portalOptions,
  },
  examples: [
    'portal hooks add https://ops.bank.example/portal',
    'portal hooks add mailto:ops@bank.example --events watch-went-back,watch-tells',
  ],
};

const hookPath = (id: string) => `/hooks/${encodeURIComponent(id)}`;

async function list({ options, output }: CommandInput): Promise<void> {
  const { hooks } = await portalClient(options).call<{ hooks: AsJson<ListedHook>[] }>('GET', '/hooks');
  const rows = hooks.map(({ id, url, events, by, waiting, givenUp, lastError }) => [
    ...[id, url, events.join(', '), by, String(waiting), String(givenUp)],
    lastError || '—',
  ]);
  output.result(hooks, table(['ID', 'RECEIVER', 'EVENTS', 'BY', 'WAITING', 'GIVEN UP', 'LAST ERROR'], rows));
}

async function add({ positionals: [url = ''], options, output }: CommandInput): Promise<void> {
  const events = textOption(options, 'events')
    ?.split(',')
    .map((event) => event.trim())
    .filter(Boolean);
  const made = await portalClient(options).call<AsJson<Hook> & { secret: string | null }>('POST', '/hooks', {
    url,
    ...(events ? { events } : {}),
  });
  output.result(made, [
    `✓ ${made.url} is told of ${made.events.join(', ')}`,
    ...(made.secret === null
      ? []
      : [
          `  key ${made.id}, secret ${made.secret}`,
          '  The secret is shown this once: the receiver checks signatures by it.',
        ]),
    `  try it: portal hooks test ${made.id}`,
  ]);
}

async function remove({ positionals: [id = ''], options, output }: CommandInput): Promise<void> {
  const done = await portalClient(options).call<{ removed: string }>('DELETE', hookPath(id));
  output.result({ id, ...done }, [`✓ ${done.removed} is told nothing any more`]);
}

interface Tried {
  url: string;
  told: boolean;
  failure: string | null;
}

async function test({ positionals: [id = ''], options, output }: CommandInput): Promise<void> {
  const tried = await portalClient(options).call<Tried>('POST', `${hookPath(id)}/test`);
  if (!tried.told) throw new CommandError(`${tried.url} could not be told: ${tried.failure}`);
  output.result({ id, ...tried }, [`✓ ${tried.url} took the event "test"`]);
}

const ofOne = (summary: string, example: string): CommandHelp => ({
  ...{ summary, usage: '<id>', takes: 1, options: portalOptions },
  examples: [example],
});

export const summary = 'who is told what happens to releases: list, add, remove, test a receiver';
export const usual = 'list';
export const acts: Readonly<Record<string, Command>> = {
  list: {
    help: {
      summary: 'every receiver, and what it was not told yet',
      usage: '',
      options: portalOptions,
      examples: ['portal hooks'],
    },
    run: list,
  },
  add: { help: addHelp, run: add },
  remove: { help: ofOne('tells it nothing any more', 'portal hooks remove Zx81bQ0aYw2c'), run: remove },
  test: { help: ofOne('sends it a test, once and at once', 'portal hooks test Zx81bQ0aYw2c'), run: test },
};
