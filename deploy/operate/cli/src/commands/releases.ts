import { standings } from '@portal/release-record/standing';
import type { ListedRelease, StandingChanged } from '@portal/releases';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { table } from '../command-line/output';
import { numberOption, textOption, usageError } from '../command-line/parse-command-line';
import { exitCodes } from '../exit-codes';
import { type DescribedRelease, describedLines, placeText, releasePath } from '../portal-client/described-release';
import { type AsJson, portalClient, portalOptions, warningLines } from '../portal-client/portal-client';
import { CommandError } from '../progress';

export const help: CommandHelp = {
  summary: 'published releases, newest first; what is known of one; deprecate, block or allow one',
  usage:
    '[list]   |   show <release>   |   deprecate <release> --reason <text>   |   block <release> --reason <text> [--roll-back]   |   allow <release>',
  options: {
    package: { type: 'string', description: 'only this package' },
    limit: { type: 'string', description: 'so many, 50 by default' },
    reason: { type: 'string', description: 'why, for everybody who wants to run it' },
    'roll-back': { type: 'boolean', description: 'also take it out of the slots that run it, before it is blocked' },
    ...portalOptions,
  },
  examples: [
    'portal releases',
    'portal releases --package account --limit 5 --json',
    'portal releases show account@3f9a0c1b2d4e',
    'portal releases deprecate account@1.4.0 --reason 请改用1.5',
    'portal releases block account@3f9a0c1b2d4e --reason 导出会丢失数据 --roll-back',
    'portal releases allow account@3f9a0c1b2d4e',
  ],
};

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

async function show({ options, output }: CommandInput, release: string): Promise<void> {
  const found = await portalClient(options).call<DescribedRelease>('GET', releasePath(release));
  output.result(found, describedLines(found));
}

type Changed = Omit<StandingChanged, 'standing'> & { release: string };

async function change({ options, output }: CommandInput, act: keyof typeof standings, release: string): Promise<void> {
  const reason = textOption(options, 'reason');
  if (act !== 'allow' && !reason)
    throw new CommandError(`Say why: portal releases ${act} ${release} --reason <text>`, exitCodes.usage);
  const standing = standings[act];
  const rollBack = options['roll-back'] === true;
  const changed = await portalClient(options).call<Changed>('PUT', `${releasePath(release)}/standing`, {
    standing,
    ...(reason ? { reason } : {}),
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

function isAct(action: string): action is keyof typeof standings {
  return Object.hasOwn(standings, action);
}

export async function run(input: CommandInput): Promise<void> {
  const [action = 'list', release, ...more] = input.positionals;
  if (action === 'list' && release === undefined) return list(input);
  if (release !== undefined && more.length === 0) {
    if (action === 'show') return show(input, release);
    if (isAct(action)) return change(input, action, release);
  }
  throw usageError('releases', help, 2);
}
