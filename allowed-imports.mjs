/**
 * Who may import whom. `npm run lint` refuses every other import, `npm run layers` draws the ones there are.
 * A package takes from the packages named after it; inside a package a layer takes from its own and from those below.
 */
import { readFileSync } from 'node:fs';

const packages = {
  host: ['shared'],
  'remotes/(?!desk/)[^/]+': ['shared'],
  'remotes/desk': ['deploy/docs', 'shared'],
  shared: [],
  'deploy/docs': [],
  'deploy/delivery/gateway': [
    'deploy/teams/service',
    'deploy/operate/http',
    'deploy/operate/trace',
    'deploy/delivery/releases',
    'deploy/delivery/release-record',
    'shared',
  ],
  'deploy/platform': [
    'deploy/teams/port-adapter',
    'deploy/operate/http',
    'deploy/operate/trace',
    'deploy/operate/database',
    'shared',
  ],
  'deploy/delivery/releases': ['deploy/operate/database', 'deploy/delivery/release-record', 'shared'],
  'deploy/operate/database': ['deploy/operate/trace', 'deploy/delivery/release-record'],
  'deploy/delivery/release-record': [],
  'deploy/operate/http': [],
  'deploy/operate/trace': ['shared'],
  'deploy/delivery/renderer': [],
  'deploy/demo/simulator': ['deploy/operate/http', 'shared'],
  'deploy/demo/demonstration': [
    'deploy/operate/run',
    'deploy/platform',
    'deploy/delivery/releases',
    'deploy/operate/database',
    'deploy/operate/http',
    'shared',
  ],
  'deploy/teams/service': ['deploy/operate/http', 'shared'],
  'deploy/teams/port-adapter': [],
  'deploy/delivery/build': ['deploy/delivery/release-record'],
  'deploy/operate/run': [
    'deploy/delivery/renderer',
    'deploy/delivery/gateway',
    'deploy/platform',
    'deploy/teams/port-adapter',
    'deploy/delivery/releases',
    'deploy/operate/database',
    'deploy/operate/http',
    'deploy/operate/trace',
  ],
  'deploy/operate/cli': [
    'deploy/demo/demonstration',
    'deploy/demo/simulator',
    'deploy/delivery/build',
    'deploy/operate/run',
    'deploy/delivery/gateway',
    'deploy/delivery/releases',
    'deploy/delivery/release-record',
    'shared',
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

/** The layers inside packages. Each package says its own in `layers.mjs`; remotes have the same ones. */
const layers = { 'remotes/[^/]+/src': [['routes.tsx'], ['pages'], ['[^/]+']] };
for (const folder of [
  'shared',
  'deploy/delivery/gateway',
  'host',
  'deploy/platform',
  'deploy/delivery/releases',
  'deploy/demo/demonstration',
  'deploy/operate/database',
  'deploy/delivery/build',
  'deploy/operate/cli',
]) {
  const own = await import(new URL(`${folder}/layers.mjs`, import.meta.url).href);
  for (const [part, stack] of Object.entries(own.layers)) layers[`${folder}/${part}`] = stack;
}

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

for (const [folder, stack] of Object.entries(layers)) {
  refuse(
    `${folder}: each part has a layer`,
    "A new folder or file here is named in the package's layers.mjs.",
    { path: `^${folder}/`, pathNot: `${tests}|^${folder}/(${stack.flat().join('|')})(/|$)` },
    {},
  );
  for (const [index, layer] of stack.entries()) {
    const above = stack.slice(0, index).flat();
    if (above.length === 0) continue;
    const named = above.filter((name) => name !== '[^/]+').join('|');
    refuse(
      `${folder}: ${layer.join(', ')} under ${above.join(', ')}`,
      'An import points down.',
      { path: `^(${folder})/(${layer.join('|')})(/|$)`, pathNot: `${tests}|^${folder}/(${named})(/|$)` },
      { path: `^$1/(${named})(/|$)`, pathNot: tests },
    );
  }
}

const { featurePairs } = await import(new URL('deploy/platform/layers.mjs', import.meta.url).href);
const features = 'deploy/platform/src/(?:customers|staff)';
refuse(
  'a feature of the platform imports no other feature',
  'What several need is in domain/. An exception is a pair in featurePairs of deploy/platform/layers.mjs.',
  { path: `^(${features}/[^/]+)/`, pathNot: `${tests}|^deploy/platform/src/(${Object.keys(featurePairs).join('|')})/` },
  { path: `^${features}/`, pathNot: '^$1/' },
);
for (const [feature, others] of Object.entries(featurePairs))
  refuse(
    `${feature} imports no other feature than ${Object.keys(others).join(', ')}`,
    'What several need is in domain/. An exception is a pair in featurePairs of deploy/platform/layers.mjs.',
    { path: `^deploy/platform/src/${feature}/`, pathNot: tests },
    { path: `^${features}/`, pathNot: `^deploy/platform/src/(${[feature, ...Object.keys(others)].join('|')})/` },
  );

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
