import { standings } from '@portal/release-record/standing';
import type { ListedRelease, StandingChanged } from '@portal/releases';
import type { Command, CommandHelp, CommandInput } from '../command-line/command';
import { table } from '../command-line/output';
import { numberOption, textOption } from '../command-line/parse-command-line';
import { exitCodes } from '../exit-codes';
import { type DescribedRelease, describedLines, placeText, releasePath } from '../portal-client/described-release';
import { type AsJson, portalClient, portalOptions, warningLines } from '../portal-client/portal-client';
import { CommandError } from '../progress';

const listHelp: CommandHelp = {
  summary: 'published releases, newest first',
  usage: '[--package <p>] [--limit <n>]',
  options: {
    package: { type: 'string', description: 'only this package' },
    limit: { type: 'string', description: 'so many, 50 by default' },
    ...portalOptions,
  },
  examples: ['portal releases', 'portal releases --package account --limit 5 --json'],
};

const reason = { type: 'string', description: 'why, for everybody who wants to run it' } as const;

async function list({ options, output }: CommandInput): Promise<void> {
  const query = new URLSearchParams();
  const packageName = textOption(options, 'package');
  if (packageName) query.set('package', packageName);
  query.set('limit', String(numberOption(options, 'limit', { least: 1, most: 500 }) ?? 50));
  const answer = await portalClient(options).call<{ releases: AsJson<ListedRelease>[] }>('GET', `/releases?${query}`);
  output.result(
    answer.releases,
    table(
      ['RELEASE', 'VERSION', 'SLOT', 'BY', 'AT', 'STATE'],
      answer.releases.map((one) => [
        `${one.package}@${one.build}`,
        one.version,
        one.slot,
        one.publishedBy,
        one.publishedAt,
        [one.standing, one.bytesRemovedAt && 'bytes removed'].filter(Boolean).join(', '),
      ]),
    ),
  );
}

async function show({ positionals: [release = ''], options, output }: CommandInput): Promise<void> {
  const found = await portalClient(options).call<DescribedRelease>('GET', releasePath(release));
  output.result(found, describedLines(found));
}

type Changed = AsJson<Omit<StandingChanged, 'standing'>> & { release: string };

async function change(input: CommandInput, act: keyof typeof standings): Promise<void> {
  const { positionals, options, output } = input;
  const [release = ''] = positionals;
  const why = textOption(options, 'reason');
  if (act !== 'allow' && !why)
    throw new CommandError(`Say why: portal releases ${act} ${release} --reason <text>`, exitCodes.usage);
  const standing = standings[act];
  const rollBack = options['roll-back'] === true;
  const changed = await portalClient(options).call<Changed>('PUT', `${releasePath(release)}/standing`, {
    standing,
    ...(why ? { reason: why } : {}),
    ...(rollBack ? { rollBack } : {}),
  });
  const { runs, rolledBack, links } = changed;
  const goesOn = act === 'block' ? 'still runs' : 'runs';
  output.result({ standing, ...changed }, [
    ...rolledBack.flatMap((place) => [`  rolled back: ${placeText(place)}`, ...warningLines(place)]),
    `✓ ${changed.release} is ${standing}`,
    ...runs.map((place) => `  ${goesOn}: ${placeText(place)}`),
    ...(links.revoked > 0 ? [`  links revoked: ${links.revoked}`] : []),
    ...(links.held > 0 ? [`  browsers that have it by a link: ${links.held} (portal override list)`] : []),
    ...(act === 'block' && runs.length > 0 && !rollBack
      ? [`  take it out of these slots with: portal releases block ${changed.release} --reason … --roll-back`]
      : []),
  ]);
}

const standingAct = (
  act: keyof typeof standings,
  { example, ...help }: Pick<CommandHelp, 'summary' | 'usage' | 'options'> & { example: string },
): Command => ({
  help: { ...help, takes: 1, options: { ...help.options, ...portalOptions }, examples: [example] },
  run: (input) => change(input, act),
});

export const summary = 'published releases; what is known of one; deprecate, block or allow one';
export const usual = 'list';
export const acts: Readonly<Record<string, Command>> = {
  list: { help: listHelp, run: list },
  show: {
    help: {
      summary: 'all that is known of one',
      usage: '<release>',
      takes: 1,
      options: portalOptions,
      examples: ['portal releases show account@3f9a0c1b2d4e'],
    },
    run: show,
  },
  deprecate: standingAct('deprecate', {
    summary: 'warns everybody who wants to run it',
    usage: '<release> --reason <text>',
    options: { reason },
    example: 'portal releases deprecate account@1.4.0 --reason 请改用1.5',
  }),
  block: standingAct('block', {
    summary: 'nobody may run it anew',
    usage: '<release> --reason <text> [--roll-back]',
    options: {
      reason,
      'roll-back': { type: 'boolean', description: 'also take it out of the slots that run it, before it is blocked' },
    },
    example: 'portal releases block account@3f9a0c1b2d4e --reason 导出会丢失数据 --roll-back',
  }),
  allow: standingAct('allow', {
    summary: 'ends both: everybody may run it',
    usage: '<release> [--reason <text>]',
    options: { reason },
    example: 'portal releases allow account@3f9a0c1b2d4e',
  }),
};
