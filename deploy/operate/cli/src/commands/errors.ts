import type { Command, CommandHelp, CommandInput } from '../command-line/command';
import { numberOption, textOption } from '../command-line/parse-command-line';
import { errorLines, type SeenError } from '../portal-client/error-lines';
import { portalClient, portalOptions } from '../portal-client/portal-client';

const showHelp: CommandHelp = {
  summary: 'one error with the lines of the source; the audit notes who reads them',
  usage: '<fingerprint>',
  takes: 1,
  options: portalOptions,
  examples: ['portal errors show 5d41402abc4b'],
};

const errorPath = (fingerprint: string) => `/errors/${encodeURIComponent(fingerprint)}`;

const listHelp: CommandHelp = {
  summary: 'whose error it is and in which file, or which call failed, the last seen first; nothing of its text',
  usage: '[slot] [--number <n>] [--release <r>] [--tenant <t>] [--muted | --resolved | --all] [--limit <n>]',
  takes: [0, 1],
  options: {
    number: {
      type: 'string',
      description: 'the number on a customer’s failure card or of a call, muted and resolved errors too',
    },
    release: { type: 'string', description: 'only those that were seen in this release' },
    tenant: { type: 'string', description: 'only those that were seen at this tenant' },
    muted: { type: 'boolean', description: 'those that were muted' },
    resolved: { type: 'boolean', description: 'those that were resolved' },
    all: { type: 'boolean', description: 'all of them' },
    limit: { type: 'string', description: 'so many, 50 by default' },
    ...portalOptions,
  },
  examples: [
    'portal errors',
    'portal errors account --release account@3f9a0c1b2d4e',
    'portal errors --number ACC-3F9A0C-M1X2Y3',
    'portal errors platform',
    'portal errors unknown --all --json',
  ],
};

type Standing = 'open' | 'muted' | 'resolved' | 'all';

/** A customer reads out a number whatever became of its error. */
function standingIn(options: CommandInput['options']): Standing {
  if (options.all === true || options.number !== undefined) return 'all';
  if (options.muted === true) return 'muted';
  return options.resolved === true ? 'resolved' : 'open';
}

async function list({ positionals: [slot], options, output }: CommandInput): Promise<void> {
  const query = new URLSearchParams({ standing: standingIn(options) });
  if (slot !== undefined) query.set('slot', slot);
  for (const name of ['number', 'release', 'tenant']) {
    const value = textOption(options, name)?.trim();
    if (value) query.set(name, value);
  }
  query.set('limit', String(numberOption(options, 'limit', { least: 1, most: 500 }) ?? 50));
  const client = portalClient(options);
  const { errors: found } = await client.call<{ errors: SeenError[] }>('GET', `/errors?${query}`);
  // Who finds a single one wants its lines.
  const [only] = found.length === 1 ? found : [];
  const errors = only ? [await client.call<SeenError>('GET', errorPath(only.fingerprint))] : found;
  const number = query.get('number');
  const nothing = number
    ? `No error has the number ${number}. Errors are kept for 30 days at most after they were last seen, each with its last 20 numbers of a release. The number of a request, such as 7f3a-91c2-b4d0, is found on the server by: portal logs --number`
    : 'No errors.';
  output.result(errors, errors.length > 0 ? errorLines(errors) : [nothing]);
}

async function show({ positionals: [fingerprint = ''], options, output }: CommandInput): Promise<void> {
  const error = await portalClient(options).call<SeenError>('GET', errorPath(fingerprint));
  output.result(error, errorLines([error]));
}

function decision(
  standing: Exclude<Standing, 'all'>,
  done: string,
  { summary, example }: Record<'summary' | 'example', string>,
): Command {
  const help: CommandHelp = { summary, usage: '<fingerprint>', takes: 1, options: portalOptions, examples: [example] };
  return {
    help,
    async run({ positionals: [fingerprint = ''], options, output }) {
      const path = `${errorPath(fingerprint)}/standing`;
      const answer = await portalClient(options).call<{ fingerprint: string }>('PUT', path, { standing });
      output.result(answer, [`✓ ${answer.fingerprint} is ${done}`]);
    },
  };
}

export const summary = 'errors of releases in browsers: whose, where, since when; show, mute, resolve or reopen one';
export const usual = 'list';
export const acts: Readonly<Record<string, Command>> = {
  list: { help: listHelp, run: list },
  show: { help: showHelp, run: show },
  mute: decision('muted', 'muted: it is counted, and no longer listed', {
    summary: 'is counted, and no longer listed',
    example: 'portal errors mute 5d41402abc4b',
  }),
  resolve: decision('resolved', 'resolved until a release has it that did not have it before', {
    summary: 'comes back by itself when a release has it that did not have it before',
    example: 'portal errors resolve 5d41402abc4b',
  }),
  reopen: decision('open', 'open again', {
    summary: 'takes back either',
    example: 'portal errors reopen 5d41402abc4b',
  }),
};
