/**
 * What `npm run test:deep` proves, beside `npm test`. Each walk takes longer than its rule deserves in every run, or
 * needs the machine for itself. A browser file of a walk is named `*.deep.spec.ts`, a unit file `*.deep.test.ts`.
 */
export interface DeepWalk {
  readonly name: string;
  readonly proves: string;
  /** Minutes on a quiet machine with two processors. */
  readonly minutes: number;
  /** It needs tools that few machines have, and runs only when it is named. */
  readonly onlyByName?: true;
  /** A change below these folders can change the result; what their packages need counts too. */
  readonly guards: readonly string[];
  /** Browser files, the tests with a tag in the files of `npm test`, unit files, or the command of another proof. */
  readonly runs:
    | { readonly browser: readonly string[] }
    | { readonly tag: '@deep' }
    | { readonly unit: readonly string[] }
    | { readonly script: readonly string[] };
}

const clients = ['host', 'remotes'];
const servers = ['deploy/operate/run'];
const everything = [...clients, ...servers, 'deploy/operate/cli'];

export const deepWalks: readonly DeepWalk[] = [
  {
    name: 'every-page',
    proves:
      'every page of both tenants and the desk stays still, fits its window at 1440, 992 and 375 px, looks finished',
    minutes: 8,
    guards: everything,
    runs: {
      browser: [
        'e2e/flows/customer/every-page/every-page.deep.spec.ts',
        'e2e/flows/staff/every-page.deep.spec.ts',
        'e2e/flows/customer/headlines.deep.spec.ts',
      ],
    },
  },
  {
    name: 'branches',
    proves: 'the other branches of each journey: refusals, other roles and companies, phones, what fails on the way',
    minutes: 3,
    guards: everything,
    runs: { tag: '@deep' },
  },
  {
    name: 'owners',
    proves:
      'each of 114 faults in the five remotes and the host is told to its owner, with the line, and to nobody else',
    minutes: 25,
    guards: [...clients, 'deploy/delivery', 'e2e/faults/owners'],
    runs: { browser: ['e2e/faults/owners/owners.deep.spec.ts'] },
  },
  {
    name: 'accessibility',
    proves: 'axe finds nothing in any state of login, frame and account centre, on desktops and phones; keys do all',
    minutes: 6,
    guards: everything,
    runs: {
      browser: [
        'e2e/flows/customer/host/accessibility.deep.spec.ts',
        'e2e/flows/customer/account-pages/accessibility.deep.spec.ts',
        'e2e/flows/customer/account-pages/keyboard.deep.spec.ts',
        'e2e/flows/customer/account-pages/forms.deep.spec.ts',
        'e2e/flows/customer/account-pages/states.deep.spec.ts',
      ],
    },
  },
  {
    name: 'faults',
    proves:
      'every way in which a remote, a chunk, a list of hashes or the host itself can fail; 200 streams and a restart',
    minutes: 5,
    guards: everything,
    runs: {
      browser: [
        'e2e/faults/remote-faults.deep.spec.ts',
        'e2e/faults/last-good.deep.spec.ts',
        'e2e/faults/event-streams.deep.spec.ts',
      ],
    },
  },
  {
    name: 'weights',
    proves: 'no page fetches more script than its limit',
    minutes: 2,
    guards: everything,
    runs: { browser: ['e2e/flows/customer/page-weight.deep.spec.ts'] },
  },
  {
    name: 'next-paint',
    proves: 'every click of the centre shows its result in the next picture on a slow processor',
    minutes: 4,
    guards: clients,
    runs: { browser: ['e2e/flows/customer/next-paint.deep.spec.ts'] },
  },
  {
    name: 'canary',
    proves: 'a canary that throws on its page is ended by its visitors in browsers of their own',
    minutes: 2,
    guards: everything,
    runs: { browser: ['e2e/flows/platform-team/canary-crash.deep.spec.ts'] },
  },
  {
    name: 'verdict',
    proves: 'of 3,000 honest canaries of each kind at most nine are ended, and bad ones are found in time; five liars',
    minutes: 10,
    guards: ['deploy/delivery/releases'],
    runs: {
      unit: [
        'deploy/delivery/releases/src/loads/canary-verdict.deep.test.ts',
        'deploy/delivery/releases/src/loads/canary-counts.deep.test.ts',
      ],
    },
  },
  {
    name: 'own-repository',
    proves: 'a remote with pages and one with a service live in repositories of their own, from nothing to customers',
    minutes: 5,
    guards: everything,
    runs: {
      browser: ['e2e/flows/remote-team/own-repository.deep.spec.ts', 'e2e/flows/remote-team/own-service.deep.spec.ts'],
    },
  },
  {
    name: 'stranger',
    proves:
      'what the README says to a team works in an empty folder with npm itself, up to a customer who sees the page',
    minutes: 4,
    guards: everything,
    runs: { browser: ['e2e/flows/remote-team/real-install.deep.spec.ts'] },
  },
  {
    name: 'readme',
    proves: 'the command blocks of the READMEs and the handbook work as they stand there, in a fresh clone',
    minutes: 8,
    guards: [...everything, 'README.md', 'README.zh-CN.md', 'deploy/docs', 'deploy/operate/content'],
    runs: { unit: ['deploy/operate/cli/src/readme/typed-blocks.deep.test.ts'] },
  },
  {
    name: 'killed',
    proves: 'no acknowledged write is lost and no case is decided twice when a server is killed in the middle',
    minutes: 3,
    guards: ['deploy/platform', 'deploy/demo/simulator'],
    runs: {
      unit: [
        'deploy/platform/src/testing/killed-process.deep.test.ts',
        'deploy/platform/src/testing/killed-providers.deep.test.ts',
      ],
    },
  },
  {
    name: 'lost-connections',
    proves: 'connections to PostgreSQL that end at random end no process, and nothing that was confirmed is lost',
    minutes: 1,
    guards: servers,
    runs: { unit: ['deploy/operate/run/src/lost-connections.deep.test.ts'] },
  },
  {
    name: 'together',
    proves: 'no document mixes two changes of releases while gateways are killed, and open pages find their files',
    minutes: 1,
    guards: servers,
    runs: { unit: ['deploy/operate/run/src/moved-together.deep.test.ts'] },
  },
  {
    name: 'followed-request',
    proves: 'the number on a card leads through gateway and API to the slow statement, in traces and in logs',
    minutes: 1,
    guards: servers,
    runs: { unit: ['deploy/operate/run/src/followed-request.deep.test.ts'] },
  },
  {
    name: 'without-database',
    proves: 'gateways whose database is away start, serve what they kept, and are usual ones again when it is back',
    minutes: 3,
    guards: servers,
    runs: { unit: ['deploy/operate/run/src/serves-without-database.deep.test.ts'] },
  },
  {
    name: 'manifests',
    proves: 'kubectl renders each overlay for Kubernetes into what two versions of it know, by the rules; needs npm',
    minutes: 1,
    guards: servers,
    runs: { unit: ['deploy/operate/run/src/manifests.deep.test.ts'] },
  },
  {
    name: 'image',
    proves: 'a release is the same twice, and each process starts from its image; as root, with buildah, debootstrap',
    minutes: 15,
    onlyByName: true,
    guards: [...servers, 'deploy/operate/cli'],
    runs: { unit: ['deploy/operate/cli/src/release/image.deep.test.ts'] },
  },
  {
    name: 'alerts',
    proves: '28 faults of a live portal are each told by an alert in time; as root, with prometheus',
    minutes: 35,
    onlyByName: true,
    guards: [...servers, 'e2e/rehearsal'],
    runs: { browser: ['e2e/rehearsal/monitoring/alerts.deep.spec.ts'] },
  },
  {
    name: 'coverage',
    proves: 'what decides by itself in shared is tested to its edges',
    minutes: 1,
    guards: ['shared'],
    runs: { script: ['node_modules/.bin/jest', '--config', 'jest.coverage.config.mjs'] },
  },
  {
    name: 'opening',
    proves: 'a portal without demonstration data opens, spoken to by HTTP, from an empty database to a frozen company',
    minutes: 1,
    guards: [...servers, 'deploy/operate/cli', 'deploy/operate/content', 'deploy/demo/simulator'],
    runs: { browser: ['e2e/rehearsal/short/short.deep.spec.ts'] },
  },
  {
    name: 'rehearsal',
    proves: 'the same in browsers, with providers and by hand, up to renewal, lost phone and freeze',
    minutes: 6,
    guards: [...everything, 'deploy/operate/content'],
    runs: { script: ['e2e/node_modules/.bin/playwright', 'test', '--config', 'e2e/rehearsal/playwright.config.ts'] },
  },
];
