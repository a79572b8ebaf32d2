import type { Command, CommandGroup } from './command-line/command';

/** Every command is one file, which is loaded when the command is called. */
export const commandGroups: Record<
  string,
  Record<string, { summary: string; load: () => Promise<Command | CommandGroup> }>
> = {
  'a team that owns a remote': {
    create: { summary: 'a new remote that builds, tests and runs at once', load: () => import('./commands/create') },
    dev: { summary: 'run remotes from source, with hot reload', load: () => import('./commands/dev') },
    build: { summary: 'build what changed', load: () => import('./commands/build') },
    test: { summary: 'all checks of the workspace, or of one remote', load: () => import('./commands/test') },
    'test-deep': { summary: 'what takes long to prove', load: () => import('./commands/test-deep') },
    publish: { summary: 'bring a build to a portal', load: () => import('./commands/publish') },
    errors: {
      summary: 'errors in browsers: whose, at which line, since which release',
      load: () => import('./commands/errors'),
    },
    vitals: {
      summary: 'how fast and steady pages are for their visitors, by release',
      load: () => import('./commands/vitals'),
    },
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
    content: {
      summary: 'texts, products, banks and holidays of a tenant, from files',
      load: () => import('./commands/content'),
    },
    services: { summary: 'the backends of slots', load: () => import('./commands/services') },
    hooks: { summary: 'who is told what happens to releases', load: () => import('./commands/hooks') },
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
    init: { summary: 'the first run of a new platform', load: () => import('./commands/init') },
    upgrade: {
      summary: 'what would break if an installed portal came to this version',
      load: () => import('./commands/upgrade'),
    },
    staff: { summary: 'the first two administrators; a way back in', load: () => import('./commands/staff') },
    data: { summary: 'personal data sealed at rest: status, seal', load: () => import('./commands/data') },
    doctor: { summary: 'what of an installation works, and what does not', load: () => import('./commands/doctor') },
    logs: { summary: 'the log lines of one request, by its number', load: () => import('./commands/logs') },
    messages: { summary: 'whether SMS and e-mail go out', load: () => import('./commands/messages') },
    cluster: { summary: 'two gateways and two APIs on one PostgreSQL', load: () => import('./commands/cluster') },
    bench: { summary: 'how fast it is', load: () => import('./commands/bench') },
    rehearse: {
      summary: 'the proof that the portal opens without demonstration data',
      load: () => import('./commands/rehearse'),
    },
    notices: {
      summary: "others' packages in what is shipped, with their licences",
      load: () => import('./commands/notices'),
    },
    release: { summary: 'the files of a version, and its tag', load: () => import('./commands/release') },
  },
};
