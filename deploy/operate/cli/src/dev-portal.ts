import { basename } from 'node:path';
import type { DevServer } from '@portal/build/dev-server';
import type { DevRemote } from '@portal/gateway';
import { buildAll } from './build-all';
import { describePortal } from './describe-portal';
import { loadDevServer } from './load-builders';
import { assertPortFree, startPortal } from './portal-server';
import { portalSettings } from './portal-settings';
import { CommandError, progress } from './progress';
import { stopOnSignal } from './stop-on-signal';
import { clientDirectories, remoteDirectories } from './workspace';

function directoriesOf(names: readonly string[]): string[] {
  const remotes = new Map(remoteDirectories().map((directory) => [basename(directory), directory]));
  const listed = [...remotes.keys()].join(', ');
  if (names.length === 0)
    throw new CommandError(`Name the remotes to run from source: npm run dev account. There are: ${listed}.`);
  return names.map((name) => {
    const directory = remotes.get(name);
    if (!directory) throw new CommandError(`There is no remote "${name}". There are: ${listed}.`);
    return directory;
  });
}

/** Starts the real portal. The named remotes are built from source again at each change. */
export async function devPortal(names: readonly string[]): Promise<void> {
  const directories = directoriesOf(names);
  const { startDevServer } = await loadDevServer();
  const settings = portalSettings();
  await assertPortFree(settings.port);
  const builds = await buildAll(clientDirectories());

  progress.step(`From source: ${names.join(', ')}`);
  const servers: DevServer[] = [];
  const devRemotes: Record<string, DevRemote> = {};
  for (const directory of directories) {
    const server = await startDevServer(directory);
    servers.push(server);
    if (server.record.kind === 'remote')
      devRemotes[server.record.slot] = { origin: server.origin, package: server.record.package };
  }
  const portal = await startPortal(settings, builds, devRemotes);
  stopOnSignal(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await portal.stop();
  });
  for (const line of describePortal(settings)) progress.note(line);
}
