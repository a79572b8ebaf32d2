import type { FastifyInstance } from 'fastify';
import type { GatewayOptions } from './gateway-options';
import { admitted } from './wiring/admitted';
import { calls } from './wiring/calls';
import { figuresOf } from './wiring/figures';
import { operators } from './wiring/operators';
import { drawing, openPages, pages } from './wiring/pages';
import { selectedBy } from './wiring/selected';
import { createServer } from './wiring/server';

/**
 * The gateway: the one URL of the portal. It returns ready to listen; by then the first catalog was read, or the
 * gateway keeps trying.
 */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const figures = figuresOf(options);
  const app = createServer(options, figures);
  const admin = options.admin ? createServer(options, figures) : app;
  const selected = await selectedBy(options, app.log);
  const { keeper, kept, visitKey } = selected;

  const questions = admitted(app, selected);
  const { openStreams, forward } = openPages(app, options, selected, figures);
  const { drawn, renderer, stop: stopDrawing } = drawing(app, options, selected, figures);
  operators({ app, admin }, options, selected, { questions, drawn });
  const { services } = calls(app, options, selected, { questions, figures });
  pages(app, options, selected, drawn);

  let hide = () => {};
  app.addHook('onClose', async () => {
    hide();
    await stopDrawing();
    visitKey.stop();
    if (admin !== app) await admin.close();
    await selected.stop();
  });
  await keeper.refresh();
  await app.ready();
  if (options.admin) await admin.listen(options.admin);
  hide = await figures.show({ keeper, services, renderer, kept, openStreams, forward });
  return app;
}
