import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The shipped files of nginx on this machine: only addresses, ports and folders are changed. */

const shippedPath = (name: string) => fileURLToPath(new URL(`../../nginx/${name}`, import.meta.url));
const shipped = (name: string) => readFileSync(shippedPath(name), 'utf8');

export const accessLogIn = (folder: string): string => join(folder, 'access.log');
export const errorLogIn = (folder: string): string => join(folder, 'error.log');

/** Docker's name server is not here, and the proxy in front comes from this machine. */
export const composeSettings = (gatewayPort: number): string =>
  shipped('settings/compose.conf')
    .replace(/^.*resolver .*$/gm, '')
    .replace(/server gateway:8080 [^;]*;/, `server 127.0.0.1:${gatewayPort};`)
    .replace(/server gateway:9091 [^;]*;/, 'server 127.0.0.1:9091;')
    .replace(/set_real_ip_from .*;/, 'set_real_ip_from 127.0.0.1;');

interface Certificate {
  readonly certFile: string;
  readonly keyFile: string;
}

export const machineSettings = ({ certFile, keyFile }: Certificate, gatewayPort: number): string =>
  shipped('settings/machine.conf')
    .replace(/server 127\.0\.0\.1:8081 [^;]*;/, `server 127.0.0.1:${gatewayPort};`)
    .replace(/^.*127\.0\.0\.1:8082 .*$/m, '')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certFile};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${keyFile};`);

/** A file of servers whose ports are others here; what has none is not listened on. */
export function serversOf(name: string, ports: Readonly<Record<string, number>>): string {
  return shipped(`servers/${name}.conf`)
    .replace(/^ *listen \[::\].*;\n/gm, '')
    .replace(/listen (?:127\.0\.0\.1:)?(\d+)/g, (line, port: string) =>
      ports[port] === undefined ? line : `listen 127.0.0.1:${ports[port]}`,
    );
}

/** What Debian's own file says around the files of `conf.d`, as far as it can be in their way. */
const around = 'ssl_protocols TLSv1.2; ssl_prefer_server_ciphers on;';

/** Writes the whole configuration of one nginx with these servers; gives the path of its main file. */
export function writeNginx(folder: string, settings: string, servers: readonly string[]): string {
  const here = (text: string) =>
    text
      .replaceAll('/var/log/portal-front/access.log', accessLogIn(folder))
      .replaceAll('/var/log/portal-front/error.log', errorLogIn(folder))
      .replaceAll('/var/cache/portal-files', join(folder, 'files'));
  mkdirSync(join(folder, 'portal'), { recursive: true });
  for (const name of readdirSync(shippedPath('portal')))
    writeFileSync(join(folder, 'portal', name), here(shipped(`portal/${name}`)));
  writeFileSync(join(folder, 'portal/settings.conf'), settings);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; master_process off; pid ${join(folder, 'pid')}; events { worker_connections 1024; }
http { ${around} access_log ${join(folder, 'queries.log')}; ${temporary}
${[shipped('servers/00-portal.conf'), ...servers].map(here).join('\n')} }`,
  );
  return config;
}
