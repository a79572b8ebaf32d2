import { createServer } from 'node:net';
import type { ReleaseRecord } from '@portal/release-record';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { recordFile } from './build-location';
import { portalBuild } from './preset';

export interface DevServer {
  /** The origin that serves the files, e.g. `http://127.0.0.1:40123`. */
  origin: string;
  record: ReleaseRecord;
  stop: () => Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function firstBuild(compiler: webpack.Compiler): Promise<void> {
  return new Promise((resolve, reject) => {
    compiler.hooks.failed.tap('DevServer', reject);
    compiler.hooks.done.tap('DevServer', (stats) => {
      if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });
}

/**
 * Serves a remote from its sources below `/assets/<name>/dev/`, and rebuilds it at each change. With a port of its own,
 * pages of any portal take the remote directly from it. Without one, the gateway passes the files on.
 */
export async function startDevServer(directory: string, ownPort?: number): Promise<DevServer> {
  const { manifest, config } = portalBuild(directory, 'development');
  const alone = ownPort !== undefined;
  const port = ownPort ?? (await freePort());
  const origin = alone ? `http://localhost:${port}` : `http://127.0.0.1:${port}`;
  const publicPath = `/assets/${manifest.name}/dev/`;
  if (alone && config.output) config.output.publicPath = origin + publicPath;
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack gave no compiler');
  const server = new WebpackDevServer(
    {
      host: alone ? 'localhost' : '127.0.0.1',
      port,
      hot: true,
      liveReload: true,
      allowedHosts: 'all',
      devMiddleware: { publicPath, stats: 'errors-warnings' },
      webSocketServer: { type: 'ws', options: { path: `${publicPath}ws` } },
      ...(alone ? { headers: { 'access-control-allow-origin': '*' } } : {}),
      client: {
        // The gateway passes the socket on, so the page's host and port are used, whatever they are.
        webSocketURL: alone ? `ws://localhost:${port}${publicPath}ws` : `auto://0.0.0.0:0${publicPath}ws`,
        overlay: true,
        logging: 'warn',
      },
    },
    compiler,
  );
  const built = firstBuild(compiler);
  await server.start();
  await built;
  const record = (await (await fetch(`${origin}${publicPath}${recordFile}`)).json()) as ReleaseRecord;
  return { origin, record, stop: () => server.stop() };
}
