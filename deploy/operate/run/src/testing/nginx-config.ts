import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The shipped files of nginx on this machine: only addresses, ports and folders are changed. */

const shippedPath = (name: string) => fileURLToPath(new URL(`../../nginx/${name}`, import.meta.url));
const shipped = (name: string) => readFileSync(shippedPath(name), 'utf8');

export interface FrontPlaces {
  readonly folder: string;
  readonly port: number;
  readonly gatewayPort: number;
}

export const accessLogIn = (folder: string): string => join(folder, 'access.log');
export const errorLogIn = (folder: string): string => join(folder, 'error.log');

/** `front.conf`; the https proxy in front of it is on this machine. */
export function frontConfig({ folder, port, gatewayPort }: FrontPlaces): string {
  return shipped('front.conf')
    .replace(/^.*resolver .*$/m, '')
    .replace(/server gateway:8080 [^;]*;/, `server 127.0.0.1:${gatewayPort};`)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('set_real_ip_from 172.16.0.0/12;', 'set_real_ip_from 127.0.0.1;')
    .replace('/tmp/portal-files', join(folder, 'files'))
    .replace('/etc/nginx/portal/kept-files.conf', shippedPath('kept-files.conf'))
    .replace('/dev/stdout', accessLogIn(folder))
    .replace('/dev/stderr', errorLogIn(folder));
}

export interface HttpsPlaces {
  readonly names: readonly string[];
  readonly port: number;
  readonly frontPort: number;
  readonly certFile: string;
  readonly keyFile: string;
}

/** `https.conf`, the https proxy in front of `front.conf`. */
export function httpsConfig({ names, port, frontPort, certFile, keyFile }: HttpsPlaces): string {
  return shipped('https.conf')
    .replace(/listen \[::\].*;\n/, '')
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace(/server_name .*;/, `server_name ${names.join(' ')};`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certFile};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${keyFile};`)
    .replace('127.0.0.1:8080', `127.0.0.1:${frontPort}`);
}

/** The whole configuration of one nginx with these servers. */
export function nginxConfig(folder: string, servers: readonly string[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  return `daemon off; master_process off; pid ${join(folder, 'pid')}; events { worker_connections 1024; }
http { access_log off; ${temporary}
${servers.join('\n')} }`;
}
