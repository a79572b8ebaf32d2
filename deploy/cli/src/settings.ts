import { join } from 'node:path';
import { CommandError } from './progress';
import { root } from './workspace';

/** Everything that the environment decides, read once. */
export interface Settings {
  port: number;
  /** Address to listen on. */
  bind: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** A platform API elsewhere; without it the portal runs its own. */
  apiUpstream: string | undefined;
  demo: boolean;
  logLevel: string;
}

function portOf(text: string | undefined): number {
  const port = Number(text ?? 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new CommandError(`PORT=${text} is not a port number.`);
  return port;
}

export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  return {
    port: portOf(environment.PORT),
    bind: environment.BIND ?? '::',
    dataDir: environment.DATA_DIR ?? join(root, '.data'),
    databaseUrl: environment.DATABASE_URL || undefined,
    apiUpstream: environment.API_UPSTREAM || undefined,
    demo: environment.DEMO !== 'off',
    logLevel: environment.LOG_LEVEL ?? 'warn',
  };
}
