import { createServer } from 'node:net';
import { demonstration } from '@portal/demonstration/demonstration';
import type { DevRemoteTable } from '@portal/gateway';
import { createReleases } from '@portal/releases';
import { openGatewayDatabase } from '@portal/run/open-gateway-database';
import { platformTarget } from '@portal/run/platform-target';
import { serveGateway } from '@portal/run/serve-gateway';
import type { Settings } from '@portal/run/settings';
import { startTraces } from '@portal/run/start-traces';
import { startSimulator } from '@portal/simulator';
import type { Build } from './build-all';
import { writeLocalToken } from './local-token';
import { ownProcess } from './own-process';
import { CommandError, progress } from './progress';
import { seedPortal } from './seed-portal';

const simulatorProcess = () => ownProcess(import.meta.resolve('@portal/simulator/process'));

export interface RunningPortal {
  stop: () => Promise<void>;
}

/** Fails at once with a sentence if another program uses the port. */
export function assertPortFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new CommandError(`Port ${port} is taken by another program. Stop it, or choose a port: PORT=8081 npm start`)
          : error,
      ),
    );
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

/** Database, releases, API and gateway in one process, for a portal that one person runs. */
export async function startPortal(
  asked: Settings,
  builds: readonly Build[],
  devRemotes?: DevRemoteTable,
): Promise<RunningPortal> {
  // It plays the providers of a demonstration: the reader of papers, the bank, the face recognition.
  const simulator =
    asked.demo && !asked.apiUpstream && !asked.simulator ? await startSimulator(await simulatorProcess()) : undefined;
  const settings = simulator ? { ...asked, simulator: simulator.provider } : asked;
  const stopTraces = await startTraces(settings, 'portal');
  progress.step(settings.databaseUrl ? 'Opening PostgreSQL' : 'Opening the embedded database');
  const database = await openGatewayDatabase(settings);
  const releases = createReleases(database);
  progress.step('Publishing');
  await seedPortal(releases, builds);
  if (settings.demo) await writeLocalToken(releases, settings.dataDir);
  const api = await platformTarget(database, settings, demonstration);
  if (settings.demo) progress.done('demonstration data');
  if (settings.demo && settings.databaseUrl)
    progress.warn('Demonstration mode on a real database: codes are shown at /dev/outbox. Set DEMO=off in production.');
  const stopGateway = await serveGateway(settings, database, api, devRemotes);
  return {
    async stop() {
      await stopGateway();
      await database.close();
      await simulator?.stop();
      await stopTraces();
    },
  };
}
