import { buildAll } from '../build-all';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { textOption } from '../command-line/parse-command-line';
import { askFacts } from '../first-run/ask-facts';
import { draftFirstContent } from '../first-run/draft-first-content';
import { fillSlots } from '../first-run/fill-slots';
import { leftLines } from '../first-run/left-to-do';
import { setUpTenants } from '../first-run/set-up-tenants';
import { portalClient, portalOptions } from '../portal-client/portal-client';
import { openingLines, tenantOpening } from '../portal-client/tenant-opening';
import { uploadBuild } from '../portal-client/upload-build';
import { progress } from '../progress';
import { productDirectories } from '../workspace';

export const help: CommandHelp = {
  summary: 'the first run of a new platform: tenants, releases, texts, and the first administrator',
  usage: '',
  options: {
    host: { type: 'string', description: "customers' host name" },
    'staff-host': { type: 'string', description: "staff's host name" },
    name: { type: 'string', description: 'name of the platform, in Chinese' },
    'legal-name': { type: 'string', description: 'company that runs it' },
    'credit-code': { type: 'string', description: 'unified social credit code of that company' },
    'legal-person': { type: 'string', description: 'its legal representative' },
    color: { type: 'string', description: 'theme colour, #RRGGBB' },
    admin: { type: 'string', description: 'login name of the first administrator; "admin" by default' },
    'admin-name': { type: 'string', description: 'the name of that person; 管理员 by default' },
    ...portalOptions,
  },
  examples: [
    'portal init',
    'portal init --host portal.example.com --staff-host desk.example.com --name 某某供应链 --legal-name 某某科技有限公司 --credit-code 91310000MA1K4BU037 --legal-person 王某某 --color "#0B6E4F"',
  ],
};

interface Invited {
  made: boolean;
  link?: string;
  expiresAt?: string;
}

/** Everything here asks first what is there, so a second run changes nothing. */
export async function run({ options, output }: CommandInput): Promise<void> {
  const client = portalClient(options);
  const facts = await askFacts(options);

  progress.step(`Tenants at ${client.url}`);
  const tenants = await setUpTenants(client, facts);
  for (const { tenant, made } of tenants)
    progress.done(`${tenant.code} (${tenant.audience}) ${made ? 'is made' : 'was there before'}`);

  const builds = await buildAll(productDirectories());
  progress.step('Releases');
  let published = 0;
  // Remotes may come before the host that they need.
  for (const build of builds) {
    progress.note(`${build.record.package}@${build.record.build}`);
    if ((await uploadBuild(client, build, { ahead: true })).created) published += 1;
  }
  progress.done(published === 0 ? 'all builds were published before' : `${published} builds published`);
  const filled = [];
  for (const { tenant } of tenants)
    for (const slot of await fillSlots(client, tenant, builds)) filled.push({ tenant: tenant.code, ...slot });
  progress.done(filled.length === 0 ? 'every slot has its release' : `${filled.length} slots have their release`);

  progress.step('Content');
  let drafted = 0;
  for (const { tenant } of tenants) drafted += await draftFirstContent(client, tenant);
  progress.done(
    drafted === 0 ? 'there is content already' : `${drafted} files of deploy/operate/content wait to be confirmed`,
  );

  const loginName = textOption(options, 'admin') ?? 'admin';
  const admin = await client.call<Invited>('POST', '/first-administrator', {
    loginName,
    displayName: textOption(options, 'admin-name') ?? '管理员',
  });
  const waiting = [];
  for (const { tenant } of tenants) {
    const opening = await tenantOpening(client, tenant.code);
    if (opening.state === 'preparing') waiting.push({ tenant: tenant.code, ...opening });
  }
  const result = {
    tenants: tenants.map(({ tenant, made }) => ({ code: tenant.code, made })),
    published,
    filled,
    drafted,
    waiting,
    admin: { ...admin, ...(admin.made && { loginName }) },
  };
  output.result(result, [
    ...waiting.flatMap(({ tenant, ...opening }) => [...openingLines(tenant, opening), '']),
    ...leftLines(facts),
    '',
    ...(admin.made
      ? [
          `The first administrator sets password and authenticator here, and logs in as ${loginName}:`,
          `  ${admin.link}`,
          `It works once, until ${admin.expiresAt}. Hand it to the person by a way that you trust.`,
        ]
      : ['There is an administrator already. For a new link: portal staff recover <login name>, at the server.']),
  ]);
}
