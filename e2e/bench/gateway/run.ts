import { createPostgresDatabase, serverAnswers } from '@portal/database/scratch-database';
import { numberOptions } from '../options';
import { median } from '../pages/figures';
import { keepReport } from '../report';
import { textTable } from '../text-table';
import { ask, endConnections } from './ask';
import { fillDatabase, hostNameOf } from './fill-database';
import { changeCatalog, firstDocuments } from './many-tenants';
import { type SavedAnswer, startNginx } from './nginx';
import { serveGateway } from './serve-gateway';
import { has, missing } from './tools';
import { type Load, runWrk, type Target } from './wrk';

const say = (text: string) => process.stdout.write(`${text}\n`);
const whole = (value: number) => value.toFixed(0);
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

const page = '/index/index';
/** What most chunks of the host weigh, and its heaviest. */
const smallBytes = 14 * 1024;

interface Compared {
  readonly name: string;
  readonly bytes: number;
  readonly gateway: Load[];
  readonly nginx: Load[];
  /** Of what nginx does; null: none was set. */
  readonly goal: number | null;
}

const medianOf = (loads: readonly Load[], figure: keyof Load) => median(loads.map((load) => load[figure]));

function rowsOf({ name, bytes, gateway, nginx, goal }: Compared): string[][] {
  const row = (server: string, loads: readonly Load[], share: string) => [
    `${name}, ${kilobytes(bytes)} KB, ${server}`,
    whole(medianOf(loads, 'perSecond')),
    medianOf(loads, 'p50').toFixed(1),
    medianOf(loads, 'p99').toFixed(1),
    whole(loads.reduce((sum, { failed }) => sum + failed, 0)),
    share,
  ];
  if (nginx.length === 0) return [row('gateway', gateway, '')];
  const ratio = medianOf(gateway, 'perSecond') / medianOf(nginx, 'perSecond');
  const wanted = goal === null ? '' : `, goal ${goal}`;
  return [row('gateway', gateway, `${ratio.toFixed(2)}${wanted}`), row('nginx', nginx, '1')];
}

async function saved(origin: string, path: string): Promise<SavedAnswer> {
  const { headers, bytes } = await ask(origin, path, hostNameOf(0));
  return { path, type: headers['content-type'] ?? '', encoding: headers['content-encoding'] ?? 'identity', bytes };
}

/** Documents and assets of one gateway against one nginx worker that serves the same bytes from files, in turn. */
export async function run(given: readonly string[]): Promise<void> {
  const defaults = { seconds: 8, runs: 3, connections: 200, tenants: 1_000, releases: 5_000 };
  const { seconds, runs, connections, tenants, releases } = numberOptions(given, defaults);
  if (!has('wrk')) return fail(missing('wrk', 'there is nothing fast enough to measure a gateway with'));
  if (!(await serverAnswers())) return fail('A gateway needs PostgreSQL: name one in TEST_DATABASE_URL.');
  if (!has('nginx')) say(missing('nginx', 'the gateway is measured by itself'));

  const database = await createPostgresDatabase();
  const stops: (() => unknown)[] = [database.drop];
  try {
    say(`Filling a database: ${tenants} tenants, ${releases} releases`);
    const host = await fillDatabase(database.url, tenants, releases);
    const before = performance.now();
    const gateway = await serveGateway(database.url);
    stops.push(gateway.stop);
    const startedAfter = performance.now() - before;
    const memory = { started: gateway.resident(), documents: 0, loaded: 0 };
    const first = await firstDocuments(gateway.origin, page, tenants);
    memory.documents = gateway.resident();

    const boot = await ask(gateway.origin, '/-/boot', hostNameOf(0));
    const { build } = (JSON.parse(boot.bytes.toString()) as { host: { build: string } }).host;
    const scripts = await Promise.all(
      host.record.assets
        .filter(({ path }) => path.endsWith('.js'))
        .map(({ path }) => saved(gateway.origin, `/assets/host/${build}/${path}`)),
    );
    scripts.sort((a, b) => Math.abs(a.bytes.length - smallBytes) - Math.abs(b.bytes.length - smallBytes));
    const document = await saved(gateway.origin, page);
    const [small, heaviest] = [scripts[0], scripts.toSorted((a, b) => b.bytes.length - a.bytes.length)[0]];
    if (!small || !heaviest) throw new Error('the host has no scripts');

    const compared: Compared[] = [
      { name: 'document', bytes: document.bytes.length, gateway: [], nginx: [], goal: 0.4 },
      { name: 'small asset', bytes: small.bytes.length, gateway: [], nginx: [], goal: 0.55 },
      { name: 'largest asset', bytes: heaviest.bytes.length, gateway: [], nginx: [], goal: null },
    ];
    const nginx = has('nginx') ? await startNginx([document, small, heaviest]) : undefined;
    if (nginx) stops.push(nginx.stop);
    const paths = [document.path, small.path, heaviest.path];
    const hostNames: Target['hostNames'] = [hostNameOf(0)];
    say(`${connections} connections, ${runs} runs of ${seconds} s each`);
    for (let round = 0; round < runs; round += 1)
      for (const [index, one] of compared.entries()) {
        const path = paths[index] ?? page;
        one.gateway.push(await runWrk({ origin: gateway.origin, path, hostNames }, connections, seconds));
        if (nginx) one.nginx.push(await runWrk({ origin: nginx.origin, path, hostNames }, connections, seconds));
      }
    const all = Array.from({ length: tenants }, (_, index) => hostNameOf(index)) as [string, ...string[]];
    const mixed = await runWrk({ origin: gateway.origin, path: page, hostNames: all }, connections, seconds);
    memory.loaded = gateway.resident();
    const change = await changeCatalog(gateway.origin, page, database.url);

    const everyTenant: Compared = {
      ...compared[0],
      name: 'documents of all tenants',
      gateway: [mixed],
      nginx: [],
    } as Compared;
    const head = ['', 'per s', 'p50 ms', 'p99 ms', 'failed', 'of nginx'];
    say(`\n${textTable(head, [...compared.flatMap(rowsOf), ...rowsOf(everyTenant)])}`);
    const figures: string[][] = [
      ['start, catalog and assets read', `${whole(startedAfter)} ms`],
      ['first document of a tenant, p50', `${first.p50.toFixed(1)} ms`],
      ['first document of a tenant, p99', `${first.p99.toFixed(1)} ms`],
      ['a change of the catalog is seen after', `${whole(change.seenAfter)} ms`],
      ['slowest document meanwhile', `${whole(change.slowest)} ms`],
      ['memory, started', `${whole(memory.started)} MB`],
      ['memory, a document of each tenant', `${whole(memory.documents)} MB`],
      ['memory, after the load', `${whole(memory.loaded)} MB`],
    ];
    say(`\n${textTable([`${tenants} tenants, ${releases} releases`, ''], figures)}`);
    const settings = { seconds, runs, connections, tenants, releases };
    say(`\n${keepReport('gateway', { ...settings, compared, mixed, startedAfter, first, change, memory })}`);
  } finally {
    endConnections();
    for (const stop of stops.reverse()) await stop();
  }
}

function fail(sentence: string): void {
  say(sentence);
  process.exitCode = 1;
}
