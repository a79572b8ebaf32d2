import { createServer } from 'node:net';
import { type Database, DatabaseInUseError, openDatabase } from '@portal/database';
import { createGateway, type DevRemoteTable } from '@portal/gateway';
import { createReleases } from '@portal/releases';
import { pino } from 'pino';
import type { Build } from './build-all';
import { platformApi } from './platform-api';
import { CommandError, progress } from './progress';
import { seedPortal } from './seed-portal';
import type { Settings } from './settings';

export interface RunningPortal {
  stop: () => Promise<void>;
}

/** Fails at once, and in words, where another program has the port. */
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

async function open({ databaseUrl, dataDir }: Settings): Promise<Database> {
  progress.step(databaseUrl ? 'Opening PostgreSQL' : 'Opening the embedded database');
  try {
    return await openDatabase(databaseUrl ? { url: databaseUrl } : { dataDir });
  } catch (error) {
    if (error instanceof DatabaseInUseError) throw new CommandError(error.message);
    if (databaseUrl)
      throw new CommandError(
        `The database at DATABASE_URL does not answer: ${error instanceof Error ? error.message : error}`,
      );
    throw error;
  }
}

/** Database, releases, API and gateway in one process: the portal as one person runs it. */
export async function startPortal(
  settings: Settings,
  builds: readonly Build[],
  devRemotes?: DevRemoteTable,
): Promise<RunningPortal> {
  const database = await open(settings);
  const releases = createReleases(database);
  progress.step('Publishing');
  await seedPortal(releases, builds);
  const gateway = await createGateway({
    releases,
    api: await platformApi(database, settings),
    demo: settings.demo,
    https: false,
    logger: pino({ level: settings.logLevel }, pino.destination({ dest: 2, sync: false })),
    ...(devRemotes ? { devRemotes } : {}),
  });
  await gateway.listen({ port: settings.port, host: settings.bind });
  return {
    async stop() {
      await gateway.close();
      await database.close();
    },
  };
}
