import { LateDatabase } from './late-database';
import { openGatewayDatabase } from './open-gateway-database';
import { processLog } from './process-log';
import { gatewayNeeds } from './process-needs';
import { readSettings } from './read-settings';
import { runProcess } from './run-process';
import { serveGateway } from './serve-gateway';
import { startTraces } from './start-traces';

/** One gateway: documents, assets and the deploy API. The platform API is a separate process. */
await runProcess(async (endWith) => {
  const settings = readSettings(process.env, '.data', gatewayNeeds);
  const { apiUpstream = '', apiSecret } = settings;
  const stopTraces = await startTraces(settings, 'portal-gateway');
  const database = await LateDatabase.open({
    open: () => openGatewayDatabase(settings),
    onUnsafe: endWith,
    log: processLog(settings),
  });
  const stop = await serveGateway(settings, database, { kind: 'upstream', url: apiUpstream, secret: apiSecret });
  const without = database.isOpen ? '' : ', without its database';
  process.stdout.write(`ready: gateway on port ${settings.port}${without}\n`);
  return async () => {
    await stop();
    await database.close();
    await stopTraces();
  };
});
