import { createReleases } from '@portal/releases';
import { openPortalDatabase } from '@portal/run/open-portal-database';
import { buildAll } from '../build-all';
import { startCluster } from '../cluster/start-cluster';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { describePortal } from '../describe-portal';
import { runScript } from '../hand-over';
import { writeLocalToken } from '../local-token';
import { assertPortFree } from '../portal-server';
import { portalSettings } from '../portal-settings';
import { CommandError, progress } from '../progress';
import { seedPortal } from '../seed-portal';
import { stopOnSignal } from '../stop-on-signal';
import { clientDirectories } from '../workspace';

export const help: CommandHelp = {
  summary: 'two gateways and two APIs on one PostgreSQL, nginx as the one URL, all on this machine',
  usage: '[--prove [flow …]]',
  takes: [0, Number.POSITIVE_INFINITY],
  options: {
    prove: {
      type: 'boolean',
      description: 'run the browser flows against it, on a database of their own, while each process is killed in turn',
    },
  },
  examples: [
    'DATABASE_URL=postgres://postgres@127.0.0.1:5432/portal npm run cluster',
    'PORT=8090 npm run cluster -- --prove',
    'npm run cluster -- --prove flows/customer/login',
  ],
};

export async function run({ positionals, options }: CommandInput): Promise<void> {
  // The proof is with the browser tests. This only calls it.
  if (options.prove) return runScript('cluster/prove.ts', ...positionals);
  const settings = portalSettings();
  const { port, databaseUrl, dataDir } = settings;
  if (!databaseUrl)
    throw new CommandError(
      'A cluster needs a PostgreSQL that all its processes share: set DATABASE_URL, such as postgres://postgres@127.0.0.1:5432/portal.',
    );
  for (let own = port; own <= port + 6; own += 1) await assertPortFree(own);
  const builds = await buildAll(clientDirectories());
  progress.step('Publishing');
  const database = await openPortalDatabase(settings);
  const releases = createReleases(database);
  await seedPortal(releases, builds);
  if (settings.demo) await writeLocalToken(releases, dataDir);
  await database.close();
  progress.step('Starting two APIs, two gateways and nginx');
  const cluster = startCluster({ port, databaseUrl, dataDir });
  stopOnSignal(cluster.stop);
  await cluster.ready;
  for (const line of describePortal(settings)) progress.note(line);
  progress.note(`process numbers: ${dataDir}/cluster/processes.json (kill one: it is started again)`);
}
