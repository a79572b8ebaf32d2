/**
 * Who may import whom. `npm run lint` refuses every other arrow, `npm run floors` draws the ones there are.
 * A package takes from the packages named after it; inside a package a floor takes from its own and from those below.
 */
import { readFileSync } from 'node:fs';

const packages = {
  host: ['shared'],
  'remotes/[^/]+': ['shared'],
  shared: [],
  'deploy/delivery/gateway': [
    'deploy/teams/service',
    'deploy/operate/http',
    'deploy/delivery/releases',
    'deploy/delivery/release-record',
    'shared',
  ],
  'deploy/platform': ['deploy/operate/http', 'deploy/operate/database', 'shared'],
  'deploy/delivery/releases': ['deploy/operate/database', 'deploy/delivery/release-record', 'shared'],
  'deploy/operate/database': ['deploy/delivery/release-record'],
  'deploy/delivery/release-record': [],
  'deploy/operate/http': [],
  'deploy/delivery/renderer': [],
  'deploy/demo/simulator': ['deploy/operate/http'],
  'deploy/demo/demonstration': [
    'deploy/operate/run',
    'deploy/platform',
    'deploy/delivery/releases',
    'deploy/operate/database',
    'deploy/operate/http',
    'shared',
  ],
  'deploy/teams/service': ['deploy/operate/http', 'shared'],
  'deploy/delivery/build': ['deploy/delivery/release-record'],
  'deploy/operate/run': [
    'deploy/delivery/renderer',
    'deploy/delivery/gateway',
    'deploy/platform',
    'deploy/delivery/releases',
    'deploy/operate/database',
    'deploy/operate/http',
  ],
  'deploy/operate/cli': [
    'deploy/demo/demonstration',
    'deploy/demo/simulator',
    'deploy/delivery/build',
    'deploy/operate/run',
    'deploy/delivery/gateway',
    'deploy/delivery/releases',
    'deploy/delivery/release-record',
  ],
  e2e: [
    'deploy/operate/run',
    'deploy/platform',
    'deploy/operate/database',
    'deploy/delivery/build',
    'deploy/delivery/release-record',
    'shared',
  ],
};

/** From the top to the ground; what stands on one line is one floor. */
const floors = {
  'shared/src': [
    ['articles', 'live', 'rendering', 'testing'],
    ['ui'],
    ['api'],
    ['session'],
    ['crypto', 'columns'],
    ['contract'],
    ['company-fields.ts'],
    ['access', 'validators', 'theme'],
    ['boot', 'codes', 'format', 'headline', 'router.ts', 'use-ask-again.ts'],
  ],
  'shared/src/ui': [['gallery'], ['data'], ['dates', 'qr-code'], ['fields'], ['frame'], ['form'], ['base'], ['tabs']],
  'deploy/delivery/gateway/src': [
    ['public.ts'],
    ['gateway.ts'],
    ['crawlers', 'deploy-api', 'document', 'open-page'],
    ['explain', 'override', 'rendering', 'slices'],
    ['metrics', 'gateway-options.ts'],
    ['services'],
    ['catalog', 'dev', 'identity'],
    ['api', 'assets', 'kept', 'loads', 'operators', 'permissions', 'selection', 'tenancy', 'visitor', 'shared-key.ts'],
    ['http', 'hear-changes.ts', 'releases-port.ts', 'renderer-port.ts', 'signed-text.ts'],
  ],
  'host/src': [['index.ts', 'start.tsx'], ['app'], ['features'], ['kit', 'testing'], ['federation', 'shell']],
  'host/src/app': [
    ['staff', 'mount.tsx'],
    ['routing'],
    ['pages'],
    ['frame'],
    ['access', 'prefetch'],
    ['releases', 'standalone'],
  ],
  'host/src/features': [['login'], ['consents'], ['company', 'lock', 'step-up'], ['logout', 'password', 'proof']],
  'deploy/platform/src/features': [
    ['staff-requests', 'staff-work'],
    ['cases'],
    ['review'],
    ['staff-companies', 'staff-support', 'staff-tenants'],
    ['staff-people'],
    ['account-profile', 'admin-change', 'personal-data', 'providers', 'registration', 'support', 'ways-out'],
    ['company-change', 'products', 'step-up', 'verification'],
    ['login', 'real-name', 'session', 'signing', 'staff'],
    ['bank-accounts', 'company', 'employees', 'messages'],
    ['articles', 'captcha', 'content', 'files', 'invitations', 'password', 'reference', 'site', 'tenant'],
  ],
  'deploy/platform/src/core': [
    ['dispatch', 'files', 'review', 'step-up'],
    ['codes'],
    ['protection'],
    ['calls'],
    ['services.ts'],
    ['envelope', 'outbox', 'ports', 'session', 'staff'],
    ['messages', 'tenant'],
    ['config.ts'],
    ['passwords.ts'],
    ['http'],
    ['data', 'html'],
  ],
  'deploy/platform/src': [['public.ts', 'start.ts'], ['platform.ts'], ['server'], ['features'], ['core']],
  'remotes/[^/]+/src': [['routes.tsx'], ['pages'], ['[^/]+']],
  'deploy/delivery/releases/src': [
    ['public.ts'],
    ['releases.ts'],
    ['loads', 'describe-release.ts', 'set-standing.ts', 'unassign.ts'],
    ['assign.ts', 'canary.ts', 'tenants.ts', 'move-pointers.ts'],
    [
      'check-moves.ts',
      'override-grants.ts',
      'permission-grants.ts',
      'publish.ts',
      'read-catalog.ts',
      'slot-services.ts',
    ],
    ['[^/]+'],
  ],
  'deploy/demo/demonstration/src': [
    ['api-process.ts', 'demonstration.ts'],
    ['pages'],
    ['demo-options.ts'],
    ['demo-outbox.ts', 'seed', 'tenants'],
  ],
  'deploy/operate/database/src': [
    ['testing.ts'],
    ['prepared.ts', 'public.ts'],
    ['open-database.ts'],
    ['open-pglite.ts', 'open-postgres.ts'],
    ['[^/]+'],
  ],
  'deploy/delivery/build/src': [
    ['build-process.ts'],
    ['build-package.ts', 'dev-server.ts'],
    ['preset.ts'],
    ['release-plugin.ts'],
    ['[^/]+'],
  ],
  'deploy/operate/cli/src': [
    ['main.ts', 'command-groups.ts'],
    ['commands'],
    ['dev-portal.ts'],
    ['portal-server.ts'],
    ['seed-portal.ts'],
    ['[^/]+'],
  ],
};

const tests = '\\.test\\.tsx?$|\\.spec\\.ts$|/testing/|/test/';

const rules = [];
const refuse = (name, comment, from, to) => rules.push({ name, comment, severity: 'error', from, to });

for (const [own, others] of Object.entries(packages)) {
  const open = [own, ...others].join('|');
  refuse(
    `${own} imports ${others.join(', ') || 'no other package'}`,
    'A package takes from those that allowed-imports.mjs names after it.',
    { path: `^${own}/`, pathNot: tests },
    { path: '^(host|shared|e2e|remotes|deploy)/', pathNot: `^(${open})/` },
  );
}

for (const [folder, stack] of Object.entries(floors)) {
  refuse(
    `${folder}: each part has a floor`,
    'A new folder or file here is named on its floor in allowed-imports.mjs.',
    { path: `^${folder}/`, pathNot: `${tests}|^${folder}/(${stack.flat().join('|')})(/|$)` },
    {},
  );
  for (const [index, floor] of stack.entries()) {
    const above = stack.slice(0, index).flat();
    if (above.length === 0) continue;
    const named = above.filter((name) => name !== '[^/]+').join('|');
    refuse(
      `${folder}: ${floor.join(', ')} under ${above.join(', ')}`,
      'An arrow of the floors points down.',
      { path: `^(${folder})/(${floor.join('|')})(/|$)`, pathNot: `${tests}|^${folder}/(${named})(/|$)` },
      { path: `^$1/(${named})(/|$)`, pathNot: tests },
    );
  }
}

const { exports } = JSON.parse(readFileSync(new URL('shared/package.json', import.meta.url), 'utf8'));
const publicFiles = Object.values(exports).map((file) => `shared/${file.slice(2)}`);

refuse(
  'a remote is loaded, not imported',
  'The federation runtime loads a remote; another remote may not even be there.',
  { path: '^remotes/([^/]+)/' },
  { path: '^remotes/', pathNot: '^remotes/$1/' },
);
refuse(
  'nothing imports the host',
  'The host imports and loads; nobody stands on it.',
  { pathNot: '^host/' },
  { path: '^host/' },
);
refuse(
  'shared by its public subpaths',
  "Only the subpaths in shared's package.json are public.",
  { path: '^(host|remotes|deploy)/', pathNot: tests },
  { path: '^shared/src/', pathNot: `^(${publicFiles.join('|')})$` },
);
refuse(
  'platform and releases by their public files',
  'Only the demonstration and tests know their inside.',
  { path: '^(host|remotes|deploy)/', pathNot: `${tests}|^deploy/(platform|delivery/releases|demo/demonstration)/` },
  { path: '^deploy/(platform|delivery/releases)/src/', pathNot: '/src/public\\.ts$' },
);
refuse(
  'antd through the tiers of shared/ui',
  'A second way brings a second copy with its own theme.',
  { pathNot: '^(shared/src/ui|e2e/bench)/' },
  { path: 'node_modules/(antd|@ant-design/[^/]+|rc-[^/]+)/' },
);
refuse(
  'one file talks to the federation runtime',
  'That is host/src/federation/container.ts.',
  { path: '^(host|remotes|shared)/', pathNot: '^host/src/federation/container\\.ts$' },
  { path: 'node_modules/@module-federation/' },
);
refuse(
  'schemas stay on the server',
  'A browser takes types from @portal/shared/contract.',
  { path: '^(host|remotes)/|^shared/src/(?!contract|testing)', pathNot: tests },
  { path: '^shared/src/contract/schemas|node_modules/zod/', dependencyTypesNot: ['type-only'] },
);
refuse(
  'customers’ pages know no calls of staff',
  'A browser takes the rows of contract/customer-calls, and the desk those of contract/staff-calls.',
  { path: '^(host|remotes/(?!desk/))|^shared/src/(?!contract|testing)', pathNot: tests },
  { path: '^shared/src/contract/(calls|care-words|case-states|staff-calls|groups/staff[^/]*)\\.ts$' },
);
refuse(
  'rules know no React',
  'Contract, codes, validators, formats, theme and rules are the server’s too.',
  { path: '^shared/src/(access|contract|codes|validators|format|theme|session/rules)/' },
  { path: 'node_modules/(react|react-dom|react-router[^/]*|zustand)/' },
);
refuse(
  'releases are pure domain',
  'They know no HTTP.',
  { path: '^deploy/delivery/releases/' },
  { path: 'node_modules/fastify/' },
);

refuse(
  'every import is there',
  'It is neither a file nor a package that package.json names.',
  { pathNot: '^(e2e/bench/pages/variants|deploy/delivery/build/src/lean)/' },
  { couldNotResolve: true },
);

export default {
  forbidden: rules,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache)/|\\.(css|svg)$' },
    // Arrows of types count: what knows a type knows the part.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};
