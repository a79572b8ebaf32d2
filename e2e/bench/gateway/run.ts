import { createPostgresDatabase, serverAnswers } from '@portal/database/scratch-database';
import { numberOptions } from '../options';
import { keepReport } from '../report';
import { fail, say } from '../say';
import { textTable } from '../text-table';
import { has, missing } from '../tools';
import { endConnections } from './ask';
import { columns, rowsOf } from './compared';
import { fillDatabase } from './fill-database';
import { loadAll, page } from './load-all';
import { changeCatalog, firstDocuments } from './many-tenants';
import { serveGateway } from './serve-gateway';

/**
 * Compares documents and assets of one gateway with the same bytes from a bare Node and from one nginx worker, in turn.
 */
export async function run(given: readonly string[]): Promise<void> {
  const defaults = { seconds: 8, runs: 3, connections: 200, tenants: 1_000, releases: 5_000 };
  const settings = numberOptions(given, defaults);
  const { seconds, runs, connections, tenants, releases } = settings;
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
    const atStart = gateway.resident();
    const first = await firstDocuments(gateway.origin, page, tenants);
    const withDocuments = gateway.resident();

    say(`${connections} connections, ${runs} runs of ${seconds} s each`);
    const compared = await loadAll(gateway, host, settings);
    const afterLoad = gateway.resident();
    const change = await changeCatalog(gateway.origin, page, database.url);

    say(`\n${textTable(columns, compared.flatMap(rowsOf))}`);
    const figures: [name: string, value: number, unit: string][] = [
      ['start, catalog and assets read', startedAfter, 'ms'],
      ['first document of a tenant, p50', first.p50, 'ms'],
      ['first document of a tenant, p99', first.p99, 'ms'],
      ['a change of the catalog is seen after', change.seenAfter, 'ms'],
      ['slowest document meanwhile', change.slowest, 'ms'],
      ['memory, started', atStart, 'MB'],
      ['memory, a document of each tenant', withDocuments, 'MB'],
      ['memory, after the load', afterLoad, 'MB'],
    ];
    const rows = figures.map(([name, value, unit]) => [name, `${value.toFixed(value < 10 ? 1 : 0)} ${unit}`]);
    say(`\n${textTable([`${tenants} tenants, ${releases} releases`, ''], rows)}`);
    const memory = { atStart, withDocuments, afterLoad };
    say(`\n${keepReport('gateway', { ...settings, compared, startedAfter, first, change, memory })}`);
  } finally {
    endConnections();
    for (const stop of stops.reverse()) await stop();
  }
}
