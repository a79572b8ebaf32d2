import type { Explanation } from '@portal/gateway';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { table } from '../command-line/output';
import { textOption } from '../command-line/parse-command-line';
import { type AsJson, portalClient, portalOptions } from '../portal-client/portal-client';

export const help: CommandHelp = {
  summary: 'why a customer gets what they get at an address',
  usage: '--host <name> --path <path> [--user <number>]',
  options: {
    host: { type: 'string', description: 'host name of the address' },
    path: { type: 'string', description: 'path of the address, / by default' },
    user: { type: 'string', description: "the browser's number: its cookie portal_visitor" },
    ...portalOptions,
  },
  examples: [
    'portal explain --host jinqiao.localhost --path /index/index',
    'portal explain --host localhost --path /center/crm/user --user 3q2-7wAAAAAAAAAAAAAAAA --json',
  ],
};

function bucketText(bucket: Explanation['slots'][number]['bucket']): string {
  if (!bucket) return '—';
  return `${bucket.place === null ? 'no --user' : bucket.place.toFixed(2)} of ${bucket.percent}% for ${bucket.canary}`;
}

const changeText = ({ number, canaries }: Explanation['changeSet']) =>
  `${number === 0 ? 'from before changes had numbers' : number}${canaries.length > 0 ? `, with the canary of ${canaries.join(', ')}` : ''}`;

export async function run({ options, output }: CommandInput): Promise<void> {
  const client = portalClient(options);
  const host = textOption(options, 'host') ?? new URL(client.url).hostname;
  const query = new URLSearchParams({ host, path: textOption(options, 'path') ?? '/' });
  const user = textOption(options, 'user');
  if (user) query.set('user', user);
  const found = await client.call<AsJson<Explanation>>('GET', `/explain?${query}`);
  const { tenant, changeSet, owner, page, slots, emptySlots, gate } = found;
  output.result(found, [
    `tenant  ${tenant.code} ${tenant.platformName}: ${tenant.rule}`,
    `change  ${changeText(changeSet)}`,
    `slot    ${owner ? `${owner.slot}, by ${owner.prefix}` : "none: the host's own page"}`,
    `page    ${page ? `${page.title} (${page.path})${page.permission ? ', needs a login' : ''}` : 'none: 404'}`,
    `gate    ${gate.passed ? 'passed' : gate.faults.join('\n        ')}`,
    ...(emptySlots.length > 0 ? [`empty   ${emptySlots.join(', ')}: emptied with portal unassign`] : []),
    ...slots.flatMap(({ release, standing }) =>
      standing ? [`${standing.name.padEnd(7)} ${release}: ${standing.reason}`] : [],
    ),
    ...(page ? page.files.map((file) => `file    ${file}`) : []),
    '',
    ...table(
      ['SLOT', 'RELEASE', 'VERSION', 'CHOSEN BY', 'BUCKET', 'LAST GOOD', 'ENTRY HASH'],
      slots.map((one) => [
        one.slot,
        one.release,
        one.version,
        one.chosenBy,
        bucketText(one.bucket),
        one.lastGood ?? '—',
        one.integrity,
      ]),
    ),
  ]);
}
